// "Desses 57 tinha 20 de ração", "20 disso foi remédio", "o remédio foi 89 desse valor": a part of the purchase just recorded was for
// something else, and is an entry of its own.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { missingPiece } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { askToChoose } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { lessOf } from './less-of.ts';
import { FRACTION, SHARE, shareSaid } from './share-said.ts';

const OF_IT = piece`
  (?:d(?:ess[ea]s?|isso|el[ea]s?|aquel[ea]s?)(?: (?:valor|total|conta|compra|gasto|dinheiro|(?!semana|m[êe]s|vez)[a-zà-ÿ]{4,}|${TYPED_AMOUNT}))?|da[íi])
`;
const WAS = '(?:tinha|teve|tem|foi|foram|era|eram|é|s[ãa]o|deu|deram)';
const PART = `(?<part>${SHARE})`;
const WHAT = '(?:d[eao]s? |com |em |n[ao]s? |pr[ao] )?(?:[oa]s? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)';
const BUT = `^${AND}`;
const WAYS = [
  pattern('i')`${BUT}${OF_IT},? (?:${WAS} )?${PART} (?:${WAS} )?${WHAT}[.!]*$`,
  pattern('i')`${BUT}${PART} ${OF_IT} (?:${WAS} )?${WHAT}[.!]*$`,
  pattern('i')`${BUT}sendo ${PART} (?:${WAS} )?${WHAT}[.!]*$`,
  pattern(
    'i',
  )`${BUT}(?<part>${FRACTION}|${TYPED_AMOUNT}(?= (?:foi|era|foram|eram) (?:s[óo] )?(?:d[ae] |em )?[a-zà-ÿ]{4})) (?:foi|foram|era|eram|é) (?:s[óo] |tudo )?${WHAT}[.!]*$`,
  pattern(
    'i',
  )`${BUT}(?:[oa]s? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?) (?:foi|foram|deu|deram|custou) ${PART} ${OF_IT}[.!]*$`,
] as const;

type PartSaid = { readonly part: string; readonly what: string };

/** The value as typed, and what it went for. */
export function partSaid(text: string): PartSaid | undefined {
  const said = WAYS.map((way) => way.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  return said && { part: said['part'] ?? '', what: said['what'] ?? '' };
}

/** The words tell of a part, so that its value corrects nothing. */
export const tellsOfPart = (text: string): boolean => partSaid(text) !== undefined;

/** "Na verdade só 600, 150 gastei no tênis", of 750. */
const REST_WENT = pattern('i')`
  ^(?:(?:${TAKES_BACK}|mas),? )*(?:foi |foram |guardei |botei )?(?:s[óo] )?(?<kept>${TYPED_AMOUNT})
  ,? (?:e |os outros |porque |pq )*(?<part>${TYPED_AMOUNT}) (?:eu )?(?<how>(?:j[áa] )?(?:gastei|usei|paguei|comprei|foi|foram|dei) .{3,40})$
`;

function restWent(last: Lancamento, situation: Situation): Decision | undefined {
  const { kept = '', part = '', how = '' } = REST_WENT.exec(situation.text.trim())?.groups ?? {};
  const cents = kept === '' ? undefined : valueSaid(kept, situation);
  const other = part === '' ? undefined : valueSaid(part, situation);
  if (cents === undefined || other === undefined || cents + other !== last.cents) return undefined;
  const told = reworded(situation, `gastei ${part} ${how.replace(/^(?:j[áa] )?[a-zà-ÿ]+ /i, '')}`);
  const entries = told.understanding.intent === 'lancamento' ? draftsOf(told.understanding.slots, told) : [];
  const [draft, ...more] = entries;
  if (draft === undefined || more.length > 0 || missingPiece(draft) !== undefined) return undefined;
  return run(lessOf(last, other), recordCall(draft));
}

/** Undefined unless an entry larger than the part was just recorded. */
export function decidePartOfLast(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { lastSaid = '', lastEntries } = loaded;
  // Another part is taken from what the one before was taken from.
  const last = (tellsOfPart(lastSaid) ? lastEntries()[0] : undefined) ?? loaded.lastEntry;
  if (last === undefined || last.status !== 'paga' || last.parcelas > 1 || !loaded.wroteLast()) return undefined;
  const rest = restWent(last, situation);
  if (rest !== undefined) return rest;
  const { part = '', what = '' } = partSaid(text) ?? {};
  const cents = part === '' ? undefined : shareSaid(part, last.cents, situation);
  if (cents === undefined) return undefined;
  if (last.kind === 'receita') return cameBeside(last, cents, what) ?? askIfHandedOn(cents, situation);
  return last.kind === 'despesa' ? boughtApart(last, cents, what, situation) : undefined;
}
decidePartOfLast.says = [...WAYS, REST_WENT];

/** "Sendo 45 de gorjeta", of what came in. */
const BESIDE_WORK = /^(?:gorjetas?|caixinha|b[ôo]nus|comiss[ãa]o|extras?|frete|taxa de entrega|hora extra)$/i;

function cameBeside(last: Lancamento, cents: number, what: string): Decision | undefined {
  if (!BESIDE_WORK.test(what) || cents >= last.cents) return undefined;
  const { category, date } = last;
  return run(
    lessOf(last, cents),
    recordCall({ kind: 'receita', category, date, cents, description: what.toLowerCase() }),
  );
}

const WHOSE = /(?:é|era|foi|fica|vai|s[ãa]o|eram) (?:d[ao]|pr[ao]|para [ao]) (?<who>\p{Lu}\p{L}+)/u;

/** "Desse 525, 200 é da Paula": whether she has it already is not told. */
function askIfHandedOn(cents: number, { text, asking, zone }: Situation): Decision | undefined {
  const who = WHOSE.exec(text)?.groups?.['who'];
  if (who === undefined) return undefined;
  const date = localDate(asking.said, zone);
  const theirs = { kind: 'despesa', date, cents, category: 'outros', description: who, counterpart: who } as const;
  return askToChoose(
    'clarify_type',
    [{ bold: reais(cents) }, ' são de ', { bold: who }, ': você já pagou?'],
    [
      { label: 'Já paguei', act: recordCall(theirs) },
      { label: 'Ainda não', act: recordCall({ ...theirs, pending: true }) },
    ],
    asking,
  );
}

/** A person ("200 é da Paula") is no thing bought. `of`: its category, where that is not by its name. */
export function boughtApart(
  last: Lancamento,
  cents: number,
  what: string,
  { read }: Situation,
  of?: Lancamento['category'],
): Decision | undefined {
  const told = read(`gastei 10 com ${what}`);
  if (told.intent !== 'lancamento' || told.slots.description === undefined) return undefined;
  // "Flores pra minha sogra" are bought all the same; what is "da vizinha" is hers.
  if (told.slots.counterpart !== undefined && !/ (?:pr[ao]|para) /i.test(what)) return undefined;
  const { description, category = last.category } = told.slots;
  const { date } = last;
  return run(lessOf(last, cents), recordCall({ kind: 'despesa', date, cents, description, category: of ?? category }));
}
