// @ts-check
// Honest dice: this page does the sums itself. The fingerprint of the secret number is BLAKE3, the chance of each entry of
// the log a stream of ChaCha8 of its own; both are written out here, so that nobody has to believe the server.

import "./page.js";

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const IV = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

/** @param {number} word @param {number} by */
const left = (word, by) => ((word << by) | (word >>> (32 - by))) >>> 0;

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** @param {Uint8Array} from @param {number} count */
function words(from, count) {
  const view = new DataView(from.buffer);
  return Array.from({ length: count }, (_, i) => view.getUint32(4 * i, true));
}

/**
 * BLAKE3 of 32 bytes: one block, which is the first, the last and the root.
 * @param {string} hex
 */
export function fingerprint(hex) {
  let block = [...words(bytes(hex), 8), 0, 0, 0, 0, 0, 0, 0, 0];
  const v = [...IV, IV[0], IV[1], IV[2], IV[3], 0, 0, 32, 1 | 2 | 8];
  for (let round = 0; round < 7; round++) {
    QUARTERS.forEach(([a, b, c, d], i) => {
      v[a] = (v[a] + v[b] + block[2 * i]) >>> 0;
      v[d] = left(v[d] ^ v[a], 16);
      v[c] = (v[c] + v[d]) >>> 0;
      v[b] = left(v[b] ^ v[c], 20);
      v[a] = (v[a] + v[b] + block[2 * i + 1]) >>> 0;
      v[d] = left(v[d] ^ v[a], 24);
      v[c] = (v[c] + v[d]) >>> 0;
      v[b] = left(v[b] ^ v[c], 25);
    });
    block = ORDER.map((i) => block[i]);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) out.setUint32(4 * i, (v[i] ^ v[i + 8]) >>> 0, true);
  return Array.from(new Uint8Array(out.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The numbers of one stream of ChaCha8, one after the other.
 * @param {string} seed
 * @param {number} stream
 */
export function* chance(seed, stream) {
  const key = words(bytes(seed), 8);
  for (let count = 0; ; count++) {
    const start = [...SIGMA, ...key, count >>> 0, Math.floor(count / 2 ** 32), stream >>> 0, Math.floor(stream / 2 ** 32)];
    const v = [...start];
    for (let round = 0; round < 4; round++) {
      for (const [a, b, c, d] of QUARTERS) {
        v[a] = (v[a] + v[b]) >>> 0;
        v[d] = left(v[d] ^ v[a], 16);
        v[c] = (v[c] + v[d]) >>> 0;
        v[b] = left(v[b] ^ v[c], 12);
        v[a] = (v[a] + v[b]) >>> 0;
        v[d] = left(v[d] ^ v[a], 8);
        v[c] = (v[c] + v[d]) >>> 0;
        v[b] = left(v[b] ^ v[c], 7);
      }
    }
    for (let i = 0; i < 16; i++) yield (v[i] + start[i]) >>> 0;
  }
}

/**
 * One of so many, each equally likely: numbers that would favour some are passed over.
 * @param {Generator<number, void>} numbers
 * @param {number} low
 * @param {number} count
 */
export function pick(numbers, low, count) {
  const threshold = (2 ** 32 - count) % count;
  for (;;) {
    const wide = BigInt(numbers.next().value ?? 0) * BigInt(count);
    if (Number(wide & 0xffffffffn) >= threshold) return low + Number(wide >> 32n);
  }
}

/** @typedef {{ low: number, count: number, drawn: number, bag?: number[] }} Draw */
/** @typedef {{ commitment: string, seed: string, before: { entries: number, seed: string }[], entries: { entry: number, draws: Draw[] }[] }} Draws */

const proof = /** @type {HTMLElement | null} */ (document.querySelector("[data-draws]"));
if (proof) verify(proof);

/** @param {HTMLElement} proof */
async function verify(proof) {
  const said = JSON.parse(proof.dataset.words ?? "{}");
  /** @param {string} id @param {boolean} good @param {string} text */
  const tell = (id, good, text) => {
    const line = document.getElementById(id);
    line?.classList.add(good ? "good" : "bad");
    if (line) line.textContent = text;
  };
  const seed = document.getElementById("d-seed")?.textContent ?? "";
  const hash = fingerprint(seed);
  const shown = document.getElementById("d-hash");
  if (shown) shown.textContent = hash;
  const kept = hash === document.getElementById("d-commitment")?.textContent;
  tell("d-promise", kept, kept ? said.yes : said.no);
  const answer = await fetch(proof.dataset.draws ?? "").catch(() => null);
  if (!answer?.ok) return;
  /** @type {Draws} */
  const all = await answer.json();
  const rows = document.getElementById("d-draws");
  let [compared, wrong] = [0, ""];
  for (const { entry, draws } of all.entries) {
    const name = entry === 0 ? said.setup : `${said.entry} ${entry}`;
    // Up to there the match was another one, and so was its number.
    const numbers = chance(all.before.find((before) => entry <= before.entries)?.seed ?? all.seed, entry);
    for (const { low, count, drawn } of draws) {
      const again = pick(numbers, low, count);
      compared += 1;
      if (again !== drawn) wrong ||= name;
      const row = document.createElement("tr");
      for (const text of [name, `${low}–${low + count - 1}`, drawn, again]) {
        const cell = document.createElement("td");
        cell.textContent = String(text);
        row.append(cell);
      }
      rows?.append(row);
    }
  }
  tell("d-chance", !wrong, wrong ? `${said.wrong} ${wrong}` : `${said.all} ${compared}`);
}
