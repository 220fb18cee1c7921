// Finds document and card numbers: plain, punctuated, spaced, broken over lines. A match needs valid check digits and a
// usual digit grouping; check digits alone pass by chance once in a hundred.

import { isCard, isCnpj, isCpf } from './check-digits.ts';
import type { Found, PiiKind } from './found.ts';
import { sparing } from './spared.ts';

type Group = { readonly digits: string; readonly start: number; readonly end: number };

/** Groups of digits as they are usually written; a run of single digits is any of them. */
const SHAPES: readonly {
  readonly kind: PiiKind;
  readonly valid: (digits: string) => boolean;
  readonly shapes: RegExp;
}[] = [
  { kind: 'CPF', valid: isCpf, shapes: /^(?:11|9 2|3 3 3 2|3 3 5|6 5|3 6 2|3 8)$/u },
  { kind: 'CNPJ', valid: isCnpj, shapes: /^(?:14|12 2|8 6|8 4 2|2 3 3 4 2|2 3 3 6|2 6 4 2)$/u },
  {
    kind: 'cartão',
    valid: isCard,
    shapes: /^(?:1[3-9]|4 4 4 [1-4]|4 4 4 4 [1-3]|4 6 [45]|8 8|6 10|4 12|4 8 4|4 4 8|8 4 4)$/u,
  },
];
const MOST_GROUPS = 19;

const RUN = /\d(?:[\d]|[\s.\-_/·•|–—]{1,3}(?=\d))*/gu;

/** 47 or 48 digits in the groups of a bank slip. */
const BOLETO =
  /(?<!\d)(?:\d{47,48}|\d{5}\.?\d{5}\s+\d{5}\.?\d{6}\s+\d{5}\.?\d{6}\s+\d\s+\d{14}|(?:\d{11}-?\d\s*){4})(?!\d)/gu;
/** In printed form, whatever its check digits: with a typing error it still identifies somebody. */
const PRINTED_CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}[-–]\d{2}(?!\d)/gu;
const PRINTED_CNPJ = /(?<![\dA-Z])[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}[-–]\d{2}(?!\d)/giu;
const PLAIN_CNPJ = /(?<![\dA-Z])(?=[0-9A-Z]*[A-Z])(?=[0-9A-Z]*\d)[0-9A-Z]{12}\d{2}(?![\dA-Z])/giu;

/** Spans [start, end) in UTF-16 units of `text`. Overlaps are left in: the caller merges them. */
export function numbersIn(text: string): Found[] {
  const spared = sparing(text);
  const all = (kind: PiiKind, pattern: RegExp): Found[] =>
    [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
  return [
    ...all('boleto', BOLETO),
    ...all('CPF', PRINTED_CPF),
    ...all('CNPJ', PRINTED_CNPJ),
    ...all('CNPJ', PLAIN_CNPJ).filter(({ start, end }) => isCnpj(text.slice(start, end).toUpperCase())),
    ...[...text.matchAll(RUN)].flatMap((match) => amongGroups(groupsOf(match[0], match.index), spared)),
  ];
}

const groupsOf = (run: string, offset: number): Group[] =>
  [...run.matchAll(/\d+/gu)].map(([digits, ...rest], index, every) => {
    const start = offset + (every[index]?.index ?? 0);
    return { digits, start, end: start + digits.length + rest.length };
  });

function amongGroups(groups: readonly Group[], spared: (start: number, end: number) => boolean): Found[] {
  const found: Found[] = [];
  for (let first = 0; first < groups.length; first += 1) {
    for (let last = first; last < Math.min(groups.length, first + MOST_GROUPS); last += 1) {
      const taken = groups.slice(first, last + 1);
      const digits = taken.map((group) => group.digits).join('');
      if (digits.length > 19) break;
      const shape = taken.map((group) => group.digits.length).join(' ');
      const single = /^1(?: 1){10,}$/u.test(shape);
      const kind = SHAPES.find(({ shapes, valid }) => (single || shapes.test(shape)) && valid(digits))?.kind;
      const start = taken[0]?.start ?? 0;
      const end = taken.at(-1)?.end ?? 0;
      if (kind !== undefined && !(taken.length > 1 && spared(start, end))) found.push({ kind, start, end });
    }
  }
  return found;
}
