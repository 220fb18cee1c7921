// A copy of a message as thumbs write it (PERFORMANCE.md section 3): accents dropped in half of them, chat abbreviations in a
// quarter, one slip in two of five. The same copy for everybody and for every run.

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bvocê\b/giu, 'vc'],
  [/\bhoje\b/giu, 'hj'],
  [/\bquanto\b/giu, 'qto'],
  [/\bque\b/giu, 'q'],
  [/\bpara\b/giu, 'p'],
  [/\btambém\b/giu, 'tb'],
  [/\bpor favor\b/giu, 'pfv'],
  [/\bcom\b/giu, 'c'],
];

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Two neighbouring letters of one longer word change places. */
function slip(text: string, roll: () => number): string {
  const words = [...text.matchAll(/\p{L}{5,}/gu)];
  const word = words[Math.floor(roll() * words.length)];
  if (word === undefined) return text;
  const at = word.index + 1 + Math.floor(roll() * (word[0].length - 3));
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}

export function noisy(texts: readonly string[]): readonly string[] {
  const roll = dice(17);
  return texts.map((text) => {
    let out = roll() < 0.5 ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
    if (roll() < 0.25) for (const [full, short] of ABBREVIATIONS) out = out.replace(full, short);
    return roll() < 0.4 ? slip(out, roll) : out;
  });
}
