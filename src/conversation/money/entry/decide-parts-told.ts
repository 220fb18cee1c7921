// "140 na farmácia, o remédio foi 90 e o resto fralda", "feira: banana 8, tomate 12, o resto 31", "o remédio foi 90, o resto foi
// fralda" of the 140 just recorded: what one purchase was made of, each an entry, which together are no more than it was.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Draft } from '../../../finance/draft.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { asTyped, TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { draftsOf } from './drafts-of.ts';
import { recordCall } from './record-call.ts';

const LEADS = '(?:(?:sendo|que|s[óo]|foi|foram|teve|tinha|com|e|mas|desses?|dessa),? )*';
const NAME = '(?:d[aeo]s? |[oa]s? |uma? )?(?<what>(?!resto|restante)[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
/** Payments, people and days are no things bought. */
const NO_THING = new RegExp(
  `(?<![a-zà-ÿ])(?:me|eu|d?el[ea]s?|parte|pag[a-zà-ÿ]+|receb[a-zà-ÿ]+|dei|deu|dev[a-zà-ÿ]+|dia|m[êe]s|semana|amanh[ãa]|depois|resto|${WEEKDAY_NAMES})(?![a-zà-ÿ])`,
  'i',
);
const IS = '(?:foi|foram|deu|deram|custou|era|eram|é|saiu)';
const THING_FIRST = new RegExp(`^${LEADS}${NAME}(?: ${IS})?(?: uns| por)? (?<value>${TYPED_AMOUNT})$`, 'i');
const VALUE_FIRST = pattern('i')`
  ^${LEADS}(?<value>${TYPED_AMOUNT}) (?:${IS} |(?=d[aeo]s? |em |com |n[oa]s? ))(?:d[aeo]s? |em |com |n[oa]s? |pr[ao] |s[óo] )*${NAME}$
`;
const REST = pattern('i')`
  ^(?:e |mais |a[íi] )*o (?:resto|restante)(?: (?:todo|foi|foram|era|é|deu|d[aeo]s?|em|com|pr[ao]|[oa]|
  tudo))* (?:(?<value>(?:r\$ ?)?\d[\d.,]*(?: reais)?)|(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,40}?))$
`;
const WITH_REST = /(?<![a-zà-ÿ])o (?:resto|restante)(?![a-zà-ÿ])/i;
/** "…, o remédio foi 90", "…: 90 foi o remédio". */
const WITHIN = new RegExp(
  `\\d.{0,40}?(?: sendo (?:r\\$ ?)?\\d|[,;:.] .{0,40}?(?:(?<![a-zà-ÿ])${IS} (?:uns )?(?:r\\$ ?)?\\d|\\d ${IS} ))`,
  'i',
);
const SHOPS =
  'feira|(?:super)?mercado|farm[áa]cia|drogaria|padaria|a[çc]ougue|hortifruti|sacol[ãa]o|shopping|papelaria|posto|restaurante|bar|lanchonete';
const EVENTS =
  'festa|anivers[áa]rio|niver|reforma|obra|viagem|casamento|churrasco|formatura|batizado|ch[áa] de [a-zà-ÿ]+|mudan[çc]a|natal|ceia';
const SHOP = new RegExp(`^(?:[nd]?[oa] )?(?:${SHOPS})(?![a-zà-ÿ])`, 'i');
/** "Festa: bolo 150, salgado 200". */
const HEADED = pattern('i')`
  ^(?:[nd]?[oa] )?(?:${SHOPS}|${EVENTS})(?: d[aeo] [a-zà-ÿ]{2,20})?: ?[^\d:]{3,30}${TYPED_AMOUNT}(?:,| e|;) ?[^\d:]{3,30}${TYPED_AMOUNT}
`;
/** Where one part ends and the next begins; a comma within a value does not. */
const BETWEEN = pattern()`
  \s*[;:.](?!\d)\s*|\s*,(?!\d)\s*| (?=sendo (?:r\$ ?)?\d)| e (?=(?:o (?:resto|restante)|[a-zà-ÿ ]{3,30} \d|(?:r\$ ?)?\d[\d.,]*
  (?: reais)? (?:d[aeo]s?|foi|foram|era) ))| (?=o (?:resto|restante) )
`;
/** "Desses 62": of what is recorded already. */
const OF_IT = /^(?:d?ess[ea]s?|d?isso|del[ea]s?)(?![a-zà-ÿ])|(?<![a-zà-ÿ])minha parte(?![a-zà-ÿ])/i;
const LONGEST = 200;

type Part = { readonly what: string; readonly cents: number };

function partIn(words: string, situation: Situation): Part | undefined {
  const { what, value } = (THING_FIRST.exec(words) ?? VALUE_FIRST.exec(words))?.groups ?? {};
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  return what === undefined || cents === undefined ? undefined : { what, cents };
}

/** A purchase of that, as it would be told by itself. */
function bought(what: string, cents: number, situation: Situation): Draft | undefined {
  const told = reworded(situation, `gastei ${asTyped(cents)} com ${what}`);
  const { intent, slots } = told.understanding;
  const [draft, ...more] = intent === 'lancamento' ? draftsOf(slots, told) : [];
  return draft?.kind === 'despesa' && draft.cents === cents && more.length === 0 ? draft : undefined;
}

type Told = { readonly parts: readonly Part[]; readonly rest?: { readonly what?: string; readonly cents?: number } };

/** All of the words are parts, the last perhaps what remains. */
function toldIn(pieces: readonly string[], situation: Situation): Told | undefined {
  const last = REST.exec(pieces.at(-1) ?? '')?.groups;
  const parts = (last === undefined ? pieces : pieces.slice(0, -1)).map((one) => partIn(one, situation));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const { what, value } = last ?? {};
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  return {
    parts: parts as readonly Part[],
    ...(last === undefined
      ? {}
      : { rest: { ...(what === undefined ? {} : { what }), ...(cents === undefined ? {} : { cents }) } }),
  };
}

/** Entries for the parts, and what remains of the whole for its own name or the one told. */
function entriesOf({ parts, rest }: Told, whole: Draft, situation: Situation): readonly Draft[] | undefined {
  const { category = 'outros', description = '', date, method } = whole;
  const of = (what: string, cents: number): Draft => {
    const { category: own = category, description: named = what, counterpart } = bought(what, cents, situation) ?? {};
    return {
      kind: 'despesa',
      date,
      cents,
      description: named,
      category: own === 'outros' ? category : own,
      ...withoutUndefined({ method, counterpart }),
    };
  };
  const told = parts.reduce((sum, { cents }) => sum + cents, 0);
  const left = rest?.cents ?? (whole.cents === undefined ? 0 : whole.cents - told);
  if (left < 0 || (rest !== undefined && left === 0)) return undefined;
  if ([...parts, rest].some((one) => one?.what !== undefined && NO_THING.test(one.what))) return undefined;
  const each = parts.map(({ what, cents }) => of(what, cents));
  if (left === 0) return each;
  return [
    ...each,
    rest?.what === undefined ? { ...of(description, left), description, category } : of(rest.what, left),
  ];
}

/** The message between its commas; undefined where it tells no parts. */
function piecesOf(said: string): readonly string[] | undefined {
  const text = said.trim().replace(/[.!]+$/u, '');
  if (text.length > LONGEST || !(WITH_REST.test(text) || WITHIN.test(text) || HEADED.test(text))) return undefined;
  return text.split(BETWEEN).filter((one) => one !== '');
}

/** "40 disso foi ração e 30 foi pro churrasco": parts of what is recorded already, which may leave some of it. */
const OF_RECORDED =
  /(?:^|(?<=\d)),? ?d(?:isso|ess[ea]s?|el[ea]s?)(?: (?:valor|total|conta|compra|\d[\d.,]*))?,?(?: |$)/i;

/** "O gás foi 40 e a embalagem 24", of the 64 just told. */
const TWO_PARTS = /^[^\d?]{3,40}\d[\d.,]*(?:,| e|, e) [^\d?]{3,40}\d[\d.,]*[.!]*$/i;

/** "O remédio foi 90, o resto foi fralda", right behind the purchase. */
export function decidePartsOfLast(situation: Situation): Decision | undefined {
  const { lastEntry: last, wroteLast } = situation.loaded;
  const apart = situation.text.replace(OF_RECORDED, ' ').trim();
  const ofRecorded = apart !== situation.text.trim();
  const two = TWO_PARTS.test(apart);
  const pieces = ofRecorded
    ? apart.split(BETWEEN)
    : (piecesOf(situation.text) ?? (two ? apart.split(BETWEEN) : undefined));
  if (pieces === undefined || last?.kind !== 'despesa' || last.status !== 'paga') return undefined;
  if (last.parcelas > 1 || last.category === 'dividas' || !wroteLast()) return undefined;
  const told = toldIn(pieces, situation);
  const all = two && told?.parts.reduce((sum, { cents }) => sum + cents, 0) === last.cents && told.parts.length > 1;
  const named =
    all || (told?.rest !== undefined ? told.rest.cents === undefined : ofRecorded && (told?.parts.length ?? 0) > 1);
  const entries = named && told !== undefined ? entriesOf(told, draftLike(last), situation) : undefined;
  return entries && run(removed(last), recordCall(...entries));
}
decidePartsOfLast.says = [WITH_REST, OF_RECORDED, TWO_PARTS];

export const removed = ({ id }: Lancamento) =>
  ({ tool: 'remove_transaction', args: { pointer: { ids: [id] } } }) as const;

export const draftLike = ({ kind, cents, category, description, date, method, counterpart }: Lancamento): Draft => ({
  kind: kind === 'receita' ? kind : 'despesa',
  cents,
  category,
  description,
  date,
  ...(method === '' ? {} : { method }),
  ...(counterpart === '' ? {} : { counterpart }),
});

/** "140 na farmácia, …", "feira: …". Undefined unless all of the message tells the parts of one purchase. */
export function decidePartsTold(situation: Situation): Decision | undefined {
  const [first = '', ...pieces] = piecesOf(situation.text) ?? [];
  const told = pieces.length === 0 || OF_IT.test(first) ? undefined : toldIn(pieces, situation);
  if (told === undefined) return undefined;
  const valued = /\d/u.test(first);
  const head = reworded(situation, valued ? first : `gastei 10 com ${first}`);
  const { intent, slots } = head.understanding;
  const [draft, ...more] = intent === 'lancamento' ? draftsOf(slots, head) : [];
  if (draft?.kind !== 'despesa' || more.length > 0 || draft.description === undefined) return undefined;
  // "Festa da Lara: bolo 150, salgado 200": of the header, which has no price of its own.
  const listed = !valued && told.rest === undefined && HEADED.test(situation.text);
  if (listed) return run(recordCall(...ofHeader(told.parts, first, draft, situation)));
  if (valued ? told.rest?.cents !== undefined : told.rest?.cents === undefined) return undefined;
  const { cents: _, ...unpriced } = draft;
  const entries = entriesOf(told, valued ? draft : unpriced, situation);
  // "Gastei 60 no posto, o almoço foi 35": two purchases.
  const inside =
    told.rest !== undefined ||
    / sendo /i.test(situation.text) ||
    entries?.every(({ category }) => category === draft.category);
  return entries && inside ? run(recordCall(...entries)) : undefined;
}
decidePartsTold.says = [WITH_REST, WITHIN, HEADED];

const HERS = /^(?:festa|reforma|obra|viagem|formatura|mudan[çc]a|ceia)/i;

function ofHeader(parts: readonly Part[], header: string, of: Draft, situation: Situation): readonly Draft[] {
  const { date, category = 'outros', counterpart } = of;
  const shop = SHOP.test(header);
  const name = header.trim().replace(/^[nd]?[oa] /i, '');
  const event = `d${HERS.test(name) ? 'a' : 'o'} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return parts.map(({ what, cents }) => {
    const { category: own = category, description = what } = bought(what, cents, situation) ?? {};
    return {
      kind: 'despesa',
      date,
      cents,
      description: shop ? description : `${description} ${event}`,
      category: shop || own === 'outros' ? category : own,
      ...withoutUndefined({ counterpart }),
    };
  });
}
