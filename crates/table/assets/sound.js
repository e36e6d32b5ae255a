// @ts-check
// A soft note when it becomes the reader's turn, for whoever wants one: said beside the table's own facts.

const KEY = "ecumene-sound";
let asked = document.querySelector("#t-prompt.yours") !== null;
/** @type {AudioContext | undefined} */
let audio;

/** Shows what was chosen, and plays when a question comes; to be called after every change of the page. */
export function listen() {
  const box = document.querySelector("input[data-sound]");
  const on = localStorage.getItem(KEY) === "on";
  if (box instanceof HTMLInputElement) box.checked = on;
  const now = document.querySelector("#t-prompt.yours") !== null;
  if (on && now && !asked) play();
  asked = now;
}

/** Two notes, a fifth apart. */
function play() {
  audio ??= new AudioContext();
  [523.25, 783.99].forEach((pitch, i) => {
    if (!audio) return;
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + 0.16 * i];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.5);
  });
}

document.addEventListener("change", (event) => {
  const box = event.target;
  if (!(box instanceof HTMLInputElement) || !box.matches("[data-sound]")) return;
  localStorage.setItem(KEY, box.checked ? "on" : "off");
  // Whoever turns it on hears it, and the browser knows that somebody wants it.
  if (box.checked) play();
});
