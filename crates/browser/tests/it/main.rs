//! All browser tests in one program: what serves five games is compiled and linked once.

mod common;

mod after;
mod civilization_2002;
mod civilization_2010;
mod clash_of_cultures;
mod foreseen;
mod frame;
mod healing;
mod history_of_the_world;
mod lessons;
mod people;
mod table;
mod touch;
