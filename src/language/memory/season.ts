// Season of a series ("a 3a temporada de Breaking Bad"), and the title without it.

import type { Reading } from '../reading/reading.ts';
import { type Cut, insideFrame } from './frame.ts';

type Season = { readonly season: number } & Cut;

const ORDINALS: Readonly<Record<string, string>> = {
  primeira: '1',
  segunda: '2',
  terceira: '3',
  quarta: '4',
  quinta: '5',
};

/** The season and its position in the text. */
export function seasonOf(r: Reading): Season | undefined {
  for (let i = 0; i < r.units.length; i++) {
    if (!/^temporada$|^temp$/.test(r.norm(i))) continue;
    const [before, after] = [i - 1, i + 1].map(
      (at) => ORDINALS[r.norm(at)] ?? /^(\d{1,2})[aoª]?$/.exec(r.norm(at))?.[1],
    );
    if (before !== undefined) return { season: Number(before), from: i - 1, to: i + 1 };
    if (after !== undefined) return { season: Number(after), from: i, to: i + 2 };
  }
  return undefined;
}

/** The title without the season: "breaking bad, 3a temporada", "a 3a temporada de breaking bad". */
export function withoutSeason(r: Reading, cut: Cut, said: Season | undefined): Cut {
  if (said === undefined) return cut;
  if (said.from > cut.from) return insideFrame(r, cut.from, Math.min(cut.to, said.from));
  return said.to > cut.from && said.to < r.tail ? insideFrame(r, said.to) : cut;
}
