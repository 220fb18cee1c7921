// "dividi 80 com o Leo": the entry is my share. Counting people is not counting parcels ("em 4x").

import type { Amount } from '../amounts.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { Reading } from '../reading.ts';
import { ANY_TENSE } from '../verbs/tense.ts';
import type { Party } from './counterpart.ts';

export type Split = { readonly total: number; readonly people: number; readonly share: number };

function countAt(r: Reading, i: number): number | undefined {
  const norm = r.norm(i);
  const value = /^\d{1,2}$/.test(norm) ? Number(norm) : NUMBER_WORDS.get(norm)?.value;
  return value !== undefined && value >= 2 && value <= 30 ? value : undefined;
}

/** "deu 60 pra cada", "30 por cabeça": the amount is already my share. */
function isEach(r: Reading, amount: Amount): boolean {
  const after = r.tokens.slice(amount.to, amount.to + 3).map((token) => token.norm);
  return /^(?:(?:pra|para|de|por) )?(?:cada|cabeca|pessoa)\b/.test(after.join(' '));
}

/** "18 minha parte", "minha parte deu 18": told as mine already. */
function isMyShare(r: Reading, amount: Amount): boolean {
  const before = r.tokens.slice(Math.max(0, amount.from - 4), amount.from).map((token) => token.norm);
  const after = r.tokens.slice(amount.to, amount.to + 3).map((token) => token.norm);
  return /\bminha parte(?: \w+)?$/.test(before.join(' ')) || /^(?:(?:d?a|foi|so) )?minha parte\b/.test(after.join(' '));
}

/** "metade é do Lucas", "meio a meio", "metade cada": two people with no verb of sharing. */
function halved(r: Reading, amount: Amount, from: number, to: number): Split | undefined {
  if (to - from < 4) return undefined;
  return /\bmetade (?:e|eh|foi) (?:d[aeo]|meu|minha)\b|\bmeio a meio\b|\bmeia? (?:a )?meia\b|\bmetade (?:pra )?cada\b/.test(
    r.line,
  )
    ? { total: amount.cents, people: 2, share: Math.round(amount.cents / 2) }
    : undefined;
}

/** People among whom the amount was divided, me included; undefined when nothing was divided. */
export function splitOf(
  r: Reading,
  from: number,
  to: number,
  amount: Amount | undefined,
  parties: readonly Party[],
  parcelled: boolean,
): Split | undefined {
  if (amount === undefined || parcelled) return undefined;
  if (isMyShare(r, amount)) return undefined;
  const verb = r.findVerb('v_split', ANY_TENSE, from, to);
  if (verb < 0) return halved(r, amount, from, to);
  let people: number | undefined;
  for (let i = verb + 1; i < to; i++) {
    const count = countAt(r, i);
    if (count === undefined || (i >= r.unitOf(amount.from) && i < r.unitOf(amount.to))) continue;
    const before = r.norm(i - 1);
    if (before === 'em' || before === 'entre' || before === 'por') people = count;
    else if (before === 'com') people = count + 1;
    if (people !== undefined) break;
  }
  if (people !== undefined && isEach(r, amount)) return { total: amount.cents * people, people, share: amount.cents };
  const told = /\b(?:somos|eramos) (\d{1,2}|[a-z]+)\b/.exec(r.line)?.[1];
  people ??= told === undefined ? undefined : (NUMBER_WORDS.get(told)?.value ?? (Number(told) || undefined));
  people ??= 1 + Math.max(1, parties.length);
  return { total: amount.cents, people, share: Math.round(amount.cents / people) };
}
