//! Whole pages, from plain data. All but the live table work without script.

mod account;
mod after;
mod aids;
mod example;
mod form;
mod halted;
mod home;
mod invite;
mod leaving;
mod link;
mod lobby;
mod moderation;
mod new;
mod options;
mod room;
mod rules;
mod shell;
mod table;

pub use account::{
    AccountPage, QuestionPage, ReminderForm, SignPage, Tie, TokenInfo, account_page, question_page,
    sign_in_page, sign_up_page,
};
pub use after::{
    AnalysisPage, ArchiveOf, Better, BoutRow, DicePage, EmbedPage, HadRow, MinePage, MomentCard, PersonRow,
    SharePage, StudyPage, TablesOf, Variation, analysis_page, dice_page, embed_page, game_page, mine_page,
    share_page, study_page, waiting_page,
};
pub use aids::aids_page;
pub use example::{example_page, rules_that_play};
pub use form::{Filled, Problem};
pub use halted::{HaltedPage, halted_page};
pub use home::lobby_page;
pub use invite::{InvitePage, invite_page};
pub use leaving::{ResetPage, forgot_page, reset_page};
pub use link::LinkCard;
pub use lobby::{Archive, Lobby, TableCard, archive_page};
pub use moderation::{
    ComplaintCard, ComplaintPage, ModerationPage, PersonCard, complaint_page, moderation_page,
};
pub use new::{GameCard, NewTable, Taught, new_page};
pub(crate) use options::value_name;
pub use options::{OptionCard, PresetCard};
pub use room::{RoomPage, room_page};
pub use rules::{RulesPage, rules_page};
pub use shell::{Chrome, Theme, error_page, offline_page};
pub use table::{Place, TablePage, page_around, table_page};
