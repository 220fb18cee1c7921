// "O nubank fecha dia 2, o itaú dia 20 e o c6 dia 28", then "vencem dia 9, 27 e 5": the days of several cards in one message.

import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { decideAccount } from '../decide-told.ts';
import { bankNamed } from './decide-cards-told.ts';

const BETWEEN = /\s*[,;\n]\s*(?:e\s+)?|\s+e\s+/u;
/** One day of one card; the card, or the verb, may be that of the part before. */
const PART = pattern('i')`
  ^(?:(?:o|a|j[áa]|meu) )*(?:cart[ãa]o )?(?:d[oa] )?(?<card>(?!fecha|vence|vira)[a-zà-ÿ][a-zà-ÿ\d& ]{1,24}?)?(?:(?:^| )
  (?<verb>fecha|vence|vira))?(?: (?:no|todo))*(?: ?dia)? (?<day>\d{1,2})$
`;
/** "É o inter", before its days. */
const NAMED =
  /^(?:(?:[ée]|o|a|meu|do|da|no) )*(?:cart[ãa]o )?(?:[ée] )?(?:(?:o|do|da) )?(?<card>[a-zà-ÿ][a-zà-ÿ\d ]{1,24})$/i;
const SEVERAL = /(?:fecha|vence|vira)m?(?: n?o)?(?: dia)? \d/i;
/** One day for each of the cards just named. */
const IN_ORDER =
  /^(?:(?:e|eles|todos|os (?:dois|tr[êe]s|quatro)) )*(?<verb>fecham|vencem|viram) (?:(?:no|nos|dias?) )*(?<days>\d{1,2}(?:(?:, ?(?:e )?| e )(?:dia )?\d{1,2}){1,5})$/i;

type Days = { account: string; closing_day?: number; due_day?: number };

const withDay = (days: Days, verb: string, day: number): Days =>
  /^venc/i.test(verb) ? { ...days, due_day: day } : { ...days, closing_day: day };

const exists = (day: number): boolean => day >= 1 && day <= 31;

/** "Temos 3 cartões:", so that whatever is named is one. */
const LISTED =
  /^(?:(?:oi|eu|a gente|aqui),? )*(?:tenho|temos|uso|usamos|s[ãa]o)(?: (?:os|\d|dois|tr[êe]s|quatro))* cart[õo]es(?: de cr[ée]dito)?[:,]? /i;

/** The cards of the message, in its order; undefined unless every part gives a day of a known bank's card. */
function cardsIn(said: string, situation: Situation): readonly Days[] | undefined {
  const cards: Days[] = [];
  let verb: string | undefined;
  let ahead: string | undefined;
  const listed = LISTED.test(said);
  const named = (name: string): string | undefined =>
    bankNamed(name, situation) ?? (listed && name !== '' ? name.toLowerCase() : undefined);
  const days = said.replace(LISTED, '').replace(/(?<=\d) (?=(?:fecha|vence|vira) )/gi, ', ');
  for (const part of days.split(BETWEEN)) {
    const groups = PART.exec(part.trim())?.groups;
    if (groups === undefined && cards.length === 0 && ahead === undefined) {
      ahead = named(NAMED.exec(part.trim())?.groups?.['card'] ?? '');
      continue;
    }
    if (groups === undefined) return undefined;
    verb = groups['verb'] ?? verb;
    const account = groups['card'] === undefined ? (cards.at(-1)?.account ?? ahead) : named(groups['card']);
    const day = Number(groups['day']);
    if (account === undefined || verb === undefined || !exists(day)) return undefined;
    const before = cards.at(-1)?.account === account ? cards.pop() : undefined;
    cards.push(withDay(before ?? { account }, verb, day));
  }
  return new Set(cards.map(({ account }) => account)).size === cards.length ? cards : undefined;
}

/** The banks that the message before names, in its order. */
function justNamed({ loaded, readingOf }: Situation): readonly string[] {
  const { units } = readingOf(loaded.lastSaid ?? '');
  const cards = loaded.contas().filter(({ value }) => value.kind === 'cartao');
  const named = units.flatMap(({ norm }) => cards.find(({ value }) => value.slug === norm)?.value.slug ?? []);
  return [...new Set(named)];
}

function inOrder(said: string, situation: Situation): readonly Days[] | undefined {
  const { verb, days = '' } = IN_ORDER.exec(said)?.groups ?? {};
  if (verb === undefined) return undefined;
  const each = days.match(/\d+/gu)?.map(Number) ?? [];
  const named = justNamed(situation);
  if (named.length !== each.length || !each.every(exists)) return undefined;
  return named.map((account, i) => withDay({ account }, verb, each[i] ?? 0));
}

/** Undefined for one day of a single card, and unless every card is known by its bank. */
export function decideEachCardDays(situation: Situation): Decision | undefined {
  const said = situation.text.trim().replace(/[.!]+$/u, '');
  if (!SEVERAL.test(said) || said.includes('?')) return undefined;
  const cards = inOrder(said, situation) ?? cardsIn(said, situation) ?? [];
  const [only] = cards;
  if (cards.length < 2 && (only?.closing_day === undefined || only.due_day === undefined)) return undefined;
  const calls = cards.flatMap((days): readonly ToolCall[] => {
    const set = decideAccount({ kind: 'card', ...withoutUndefined(days) });
    return set.do === 'run_tool' ? set.calls : [];
  });
  const [first, ...rest] = calls;
  return first === undefined ? undefined : run(first, ...rest);
}
decideEachCardDays.says = [SEVERAL];
