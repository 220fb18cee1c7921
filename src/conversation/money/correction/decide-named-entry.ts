// "O fio foi 150", "a do dia 20 foi 59", "aquele de 15 foi 18", "\"xerox 12\" esse foi ontem", "o primeiro da lista foi
// em dinheiro": corrects an entry identified by name, date, amount, quoted words or position on the screen.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { actOnEntry } from '../../focus/act-on-meant.ts';
import { entryMeant, pointing } from '../../focus/entries-in-focus.ts';
import { pointsAtSomething } from '../../focus/pointing.ts';
import type { Meant } from '../../focus/resolve.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';
import { changesOf } from './entry-changes-of.ts';
import { saidOfEntry } from './said-of-entry.ts';

const WAS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|e|mas|ah|a[ií]|ent[ãa]o)[,: ]+)*
  (?:
    ["“](?<quote>[^"”]{2,60})["”](?:,? (?:ess[ea]|iss[oe]|est[ea]|a[íi]))*|
    (?<which>(?:[oa]s?|ess[ea]s?|aquel[ea]s?) [^,.;:?!"]{1,40}?(?<! (?:me|te|nos|lhe)))
  ),? (?:(?:na verdade|na vdd|s[óo]) )?(?<what>(?:foi|era|foram|eram|custou|saiu|deu)\b[^?]+)$
`;
/** "Xerox foi 15". */
const BARE = pattern('i')`
  ^(?:(?:${TAKES_BACK}|e|ah)[, ]+)*(?<name>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,2}?) (?<what>(?:foi|era|deu|custou)\b[^?]+)$
`;
/** "Foi 275 na verdade o que fiz", behind what was spent since: what came in today. */
const EARNED_WAS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|errei),? )*(?:(?:foi|foram|deu|era|eram) (?<value>${TYPED_AMOUNT})(?:,? (?:na verdade|na real))? (?:o )?que (?:eu )?(?:fiz|ganhei|rodei|recebi|vendi|tirei|entrou)|(?:o que )?eu? ?(?:fiz|ganhei|rodei|vendi) (?:foi|foram) (?<value_>${TYPED_AMOUNT}))(?: (?:hoje|na verdade|na real))*[.!]*$
`;

function earnedWas(situation: Situation): Decision | undefined {
  const { value, value_ = value } = EARNED_WAS.exec(situation.text.trim())?.groups ?? {};
  const cents = value_ === undefined ? undefined : valueSaid(value_, situation);
  const date = localDate(situation.asking.said, situation.zone);
  const came = situation.loaded.entries({ last: 8 }).find((one) => one.kind === 'receita' && one.date === date);
  return cents === undefined || came === undefined ? undefined : run(editCall(came.id, { cents }));
}

/** "Na verdade foi 187 na 99": of what it names, where the last entry is of something else. */
const PLACED = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah),? )+(?:foi|foram|era|deu) (?<value>${TYPED_AMOUNT}) (?:n[oa]|d[eoa]|com [oa]?) ?(?<where>[a-zà-ÿ\d][a-zà-ÿ\d ]{1,25}?)[.!]*$
`;
/** Of a value, by which it may have been told wrongly. */
const NEAR = 0.15;

/** Whose name says so, else the only one told lately whose value is near, while the last one's is not. */
function placed(situation: Situation): Decision | undefined {
  const { value = '', where = '' } = PLACED.exec(situation.text.trim())?.groups ?? {};
  const cents = valueSaid(value, situation);
  const { lastEntry: last } = situation.loaded;
  const isNear = (one: Lancamento): boolean => Math.abs(one.cents - (cents ?? 0)) <= NEAR * one.cents;
  if (cents === undefined || last === undefined || isNear(last)) return undefined;
  if (folded(`${last.description} ${last.counterpart}`).includes(folded(where))) return undefined;
  const named = entryMeant(pointing(`o ${where}`, situation), situation, { lately: true });
  const meant = named.is === 'one' ? named : entryMeant({ words: [] }, situation, { lately: true, fits: isNear });
  return meant.is === 'one' ? run(editCall(meant.one.id, { cents })) : undefined;
}

const ARTICLE = /^(?:[oa]s?|ess[ea]s?|aquel[ea]s?) (?:(?:gastos?|compras?|lan[çc]amentos?) )?/i;

/** "A Rose deu 65 de sinal": an advance, not the price. */
const ADVANCE = /\d(?: reais)? (?:de (?:entrada|sinal|adiantamento)|adiantad[oa])(?![a-zà-ÿ])/i;

/** "A luz foi 30 a mais que a do mês passado": a difference. */
const COMPARES = /\d(?: reais)? (?:a )?(?:mais|menos)(?: car[oa]| barat[oa])? (?:d?[oa] )?(?:que|d[oa])(?![a-zà-ÿ])/i;

/** "O cara do violão deu mais 100": what somebody gave is no price. */
const GAVE = /^(?:deu|deram) (?:mais|outros) /i;
const PAYER =
  /^(?:[oa]|ess[ea]|aquel[ea]) (?:cara|mo[çc][oa]|rapaz|homem|mulher|menin[oa]|guria?|senhora?|dona|seu|client[ea]|vizinh[oa]|comprador[a]?|inquilin[oa]|pessoal|turma|galera)(?![a-zà-ÿ])/i;

/** "Mercado foi 186 e a Carol pagou": another purchase, and not the person's. */
const OTHER_PAID = /\d,? (?:e |mas )?(?:[oa] )?[a-zà-ÿ]+ (?:que |quem )?pagou(?![a-zà-ÿ])/i;

const HOW = `(?:ontem|anteontem|(?:n[oa]s?|em|com|pelo) (?:o |a )?(?:cart[ãa]o(?: de)? )?(?:${METHODS})[^.?!]{0,25})`;
const AH = `(?:(?:${TAKES_BACK}|e|ah|mas|esqueci),? )*`;
/** The same, put in other orders: "o primeiro não era almoço, era janta", "a escola eu paguei no pix", "paguei no débito o mercado". */
const PUT_OTHERWISE: readonly (readonly [said: RegExp, as: string])[] = [
  [
    new RegExp(
      `^(?:(?:ah|opa|ops|ih|eita|vixe|errei|n[ãa]o|na verdade|na vdd)[,!]? )+(?<which>[oa] [a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?:é|eh|s[ãa]o|t[áa]) (?<what>${TYPED_AMOUNT})$`,
      'i',
    ),
    '$1 foi $2',
  ],
  [
    new RegExp(`^${AH}(?:n?[ao]) (?<which>ida|volta) (?<what>(?:foi|deu|custou|saiu) (?:por )?${TYPED_AMOUNT})$`, 'i'),
    'o de $1 $2',
  ],
  [
    new RegExp(
      `^${AH}(?<what>(?:foi|era|deu|custou) ${TYPED_AMOUNT}) (?<which>[oa] [a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?:,? (?:t[áa]|viu|ok|n[ãa]o \\S{1,12}))?$`,
      'i',
    ),
    '$2 $1',
  ],
  [
    new RegExp(
      `^${AH}(?<which>[oa] (?:conta |boleto )?d[aeo] [a-zà-ÿ][^,.;:?!\\d]{1,30}?),? (?:el[ea]s? |l[áa] )?(?:me )?(?:baix|abaix|diminu|aument|sub|reduz)(?:ou|aram|iu|iram)(?: d[eo] ${TYPED_AMOUNT})? (?:pr[ao]|para) (?<what>${TYPED_AMOUNT})$`,
      'i',
    ),
    '$1 foi $2',
  ],
  [
    pattern('i')`
      ^${AH}(?<which>(?:[oa]s?|ess[ea]|aquel[ea]) [^,.;:?!]{1,40}?),? n[ãa]o (?:era|foi|é|eh) [^,]{1,40}?,?
      (?: (?:e sim|mas sim|mas|e))?,? (?:era|foi|é|eh|sim) (?<what>[^?,]{2,40})$
    `,
    '$1 foi $2',
  ],
  [
    new RegExp(
      `^${AH}(?<which>[oa]s? [a-zà-ÿ][^,.;:?!\\d]{1,40}?),? (?:eu |que eu )?(?:paguei|comprei|passei|foi pag[oa])(?: foi)? (?<what>${HOW})$`,
      'i',
    ),
    '$1 foi $2',
  ],
  [
    new RegExp(
      `^${AH}(?:eu )?(?:paguei|passei) (?<what>(?:n[oa]|em) (?:${METHODS})) (?<which>[oa]s? [a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?:,? (?:t[áa]|viu|ok))?$`,
      'i',
    ),
    '$2 foi $1',
  ],
];

/** "O de ida também", behind a correction: the same of another. */
const ALSO = /^(?:e )?(?<which>(?:[oa]s?|ess[ea]|aquel[ea]) [^,.;:?!\d]{2,40}?) (?:tamb[ée]m|tb|tbm)$/i;

function putPlainly({ text: said, loaded }: Situation): string {
  const text = said.trim().replace(/[.!]+$/u, '');
  const other = ALSO.exec(text)?.groups?.['which'];
  const before = other === undefined ? undefined : WAS.exec(inPlainOrder(loaded.lastSaid ?? ''))?.groups?.['what'];
  if (other !== undefined && before !== undefined && loaded.wroteLast()) return `${other} ${before}`;
  return inPlainOrder(said);
}

function inPlainOrder(said: string): string {
  const text = said.trim().replace(/[.!]+$/u, '');
  const way = PUT_OTHERWISE.find(([pattern]) => pattern.test(text));
  return way === undefined ? said.trim() : text.replace(...way);
}

/** @returns undefined when no such entry exists, or nothing about it changes. */
export function decideNamedEntry(situation: Situation): Decision | undefined {
  const earned = earnedWas(situation) ?? placed(situation);
  if (earned !== undefined) return earned;
  const text = putPlainly(situation);
  const { quote, which = oneOfLast(situation), what } = (WAS.exec(text) ?? BARE.exec(text))?.groups ?? {};
  if (what === undefined || (quote === undefined && which === undefined) || ADVANCE.test(what)) return undefined;
  if (COMPARES.test(what) || OTHER_PAID.test(what) || GAVE.test(what)) return undefined;
  if (/^deu/i.test(what) && PAYER.test(which ?? '')) return undefined;
  const corrected = situation.read(`na verdade ${what.replace(/^(?:custou|saiu|deu) (?:por )?/i, 'foi ')}`);
  const changes = corrected.intent === 'edit_transaction' ? changesOf(corrected.slots.changes) : {};
  if (Object.keys(changes).length === 0) return halfOf(which ?? '', what, situation);
  if (quote !== undefined) {
    const entry = told(quote, situation);
    return entry && run(editCall(entry.id, changes));
  }
  const meant = named(which ?? '', { changes, old: valueSaid(OLD.exec(what)?.[1] ?? '', situation) }, situation);
  // "O presente custou 120" is no correction of what was received for it.
  if (meant.is === 'one' && meant.one.kind === 'receita' && /^custou/i.test(what)) return undefined;
  return actOnEntry(meant, ({ id }) => editCall(id, changes), 'Qual deles eu corrijo?', situation);
}
decideNamedEntry.says = [EARNED_WAS, PLACED, WAS, BARE, ALSO, ...PUT_OTHERWISE.map(([said]) => said)];

/** "O primeiro foi presente", "a feira foi fiado", of what was told lately. */
function halfOf(which: string, what: string, situation: Situation): Decision | undefined {
  const said = pointing(which, situation);
  const meant = pointsAtSomething(said) ? entryMeant(said, situation, { lately: true }) : undefined;
  return meant?.is === 'one' ? saidOfEntry(meant.one, what, situation) : undefined;
}

/** Behind a message that recorded several, the bare name of one of them. */
function oneOfLast({ text, loaded }: Situation): string | undefined {
  const name = BARE.exec(text.trim())?.groups?.['name'];
  const last = name === undefined ? [] : loaded.lastEntries();
  return last.length > 1 && last.some(({ description }) => folded(description) === folded(name ?? ''))
    ? `o ${name}`
    : undefined;
}

/** A correction of an entry other than the one the open confirmation is about. */
export function correctsElse(situation: Situation): Decision | undefined {
  const { state } = situation.loaded;
  if (state.at !== 'pending' || state.action.kind !== 'confirm') return undefined;
  const { which = '' } = WAS.exec(situation.text.trim())?.groups ?? {};
  const [name = ''] = folded(which.replace(ARTICLE, '')).split(' ');
  return name.length < 3 || folded(state.action.question).includes(name) ? undefined : decideNamedEntry(situation);
}

/** The newest entry that the quoted words would create. */
function told(quote: string, { read, loaded }: Situation): Lancamento | undefined {
  const { intent, slots } = read(quote);
  if (intent !== 'lancamento' || slots.amount_cents === undefined || slots.description === undefined) return undefined;
  return loaded.entries({ words: slots.description, cents: slots.amount_cents })[0];
}

/** "Foi 15 e não 12": the amount recorded so far. */
const OLD = /\bn[ãa]o (?:era |foi |eram |foram )?(?:r\$ ?)?(\d[\d.,]*)/i;

/** "O de volta", of "uber de ida" and "uber de volta" that were told together. */
function partOfLast(words: string, { lastEntries, lastSaid = '' }: Situation['loaded']): Lancamento | undefined {
  const name = folded(/^d[eoa]s? (ida|volta)$/i.exec(words)?.[1] ?? '');
  const ways = [...lastSaid.matchAll(/(?<![a-zà-ÿ])(?:ida|volta)(?![a-zà-ÿ])/gi)].map(([way]) => folded(way));
  const told = name === '' || ways.length !== 2 ? [] : lastEntries();
  // "Uber 18 ida e 22 volta" tells both apart, and the entries have one name.
  return told.length === 2 && ways[0] !== ways[1]
    ? told.toSorted((a, b) => a.id - b.id)[ways.indexOf(name)]
    : undefined;
}

type Correction = { readonly changes?: EntryChanges; readonly old?: number | undefined };

/** What has the value already is not corrected to it; a value alone, long after the entry, is a new one. */
function named(which: string, { changes = {}, old }: Correction, situation: Situation): Meant<Lancamento> {
  const rest = which.replace(ARTICLE, '');
  const ofLast = partOfLast(rest, situation.loaded);
  if (ofLast !== undefined) return { is: 'one', one: ofLast };
  const said = { ...pointing(which, situation), ...(old === undefined ? {} : { cents: old }) };
  const { cents } = changes;
  const { state, lastEntry } = situation.loaded;
  // "A outra também foi 40" tells of one more; "as duas", while one of them is asked about, are not both kept.
  const untold = (said.other && /tamb|tb/i.test(which)) || (said.count !== undefined && state.at === 'pending');
  return untold || !pointsAtSomething(said)
    ? { is: 'none' }
    : entryMeant(said, situation, {
        fits: (one) =>
          (cents === undefined || one.cents !== cents) && (said.count === undefined || one.kind === lastEntry?.kind),
        lately: cents !== undefined && (said.cents ?? said.date) === undefined,
      });
}
