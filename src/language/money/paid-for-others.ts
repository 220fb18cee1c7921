// Bills the person pays for others: the full amount is an expense, and the others' shares are receivable.

import type { Amount } from '../amounts/amounts.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { PAST } from '../verbs/tense.ts';
import { isPerson, partiesIn } from './counterpart.ts';
import { headsIn } from './heads.ts';
import { shareOfWhole } from './share-of-whole.ts';

const GIVE = '(?:devolver|pagar|passar|acertar|mandar|reembolsar|ressarcir|dar|repassar|transferir|pixar)';
/** The others' future repayment: "elas me devolvem", "vão me pagar", "ficou de me passar", "a firma reembolsa". */
const THEY_REPAY = new RegExp(
  `\\b(?:me devem? (?:r\\$ )?[\\d,]+|me (?:devolvem?|pagam?|passam?|acertam?|mandam?|reembolsam?|ressarcem?|repassam?)|v(?:ao|ai) me ${GIVE}|fic(?:ou|aram) de me ${GIVE}|combin(?:ou|aram) de me ${GIVE}|cada uma? (?:del[ea]s )?(?:me )?dev(?:e|em)|(?:vai|vao) (?:reembolsar|ressarcir)|(?:empresa|firma|chefe|trabalho|escritorio|plano|convenio|escola) (?:me )?(?:reembolsa|ressarce|devolve|paga depois))\\b`,
);
/** Each paid their own part, so nothing is receivable: "cada uma pagou a sua metade". */
const EACH_PAID = /\bcada uma? (?:pagou|paga|deu|bancou|ficou com)\b/;
/** "sushi com a Lari 140, ela me deve metade": half is receivable. */
const OWES_HALF = /\b(?:me dev(?:e|em)|fic(?:ou|aram) me devendo|ta me devendo) (?:a )?metade\b/;
/** The person was the payer: "quem pagou fui eu", "paguei tudo", "passei no meu". */
const MINE_PAID =
  /\b(?:quem pagou .*fui eu|eu (?:que )?(?:paguei|banquei)|paguei eu|banquei|passei (?:tudo |inteir[oa] )?no meu)\b/;
/** "Rachamos em 4, eu paguei tudo": the others owe their parts. */
const ALL_MINE = /\bpaguei (?:tudo|tod[oa]|inteir[oa])\b/;
/** "Paguei almoço pra mim, pro João e pra Maria". */
const FOR_ME_TOO = /\b(?:pra|para) mim (?:,|e) (?:pr[oa]|para) /;
/** Work done for others, which is income rather than a shared bill. */
const MY_WORK =
  /\b(?:vendi|revendi|fiz|fizemos|atendi|entreguei|costurei|consertei|instalei|pintei|montei|cortei|dei aulas?|faxinei|toquei|cantei|trabalhei|emprestei|adiantei)\b/;
/** One payer covers everything. */
const BEARS_ALL =
  /\b(?:empresa|firma|chefe|trabalho|escritorio|plano|convenio|secretaria|produtora|agencia|prefeitura|orgao|cliente|escola|governo|seguradora|seguro|loja)\b/;

/** Number of tokens before an offset of the line. */
const tokensBefore = (r: Reading, index: number): number =>
  index === 0 ? 0 : r.line.slice(0, index).trimEnd().split(' ').length;

/** Token index of the repayment clause; undefined when the person did not pay the bill. */
function repayingAt(r: Reading): number | undefined {
  const found = r.match(THEY_REPAY);
  if (found === null || r.money === undefined) return undefined;
  if (r.fits(MINE_PAID)) return tokensBefore(r, found.index);
  const at = tokensBefore(r, found.index);
  const told = r.amounts.some((amount) => amount.to <= at);
  if (!told || r.fits(MY_WORK) || !namesPurchase(r)) return undefined;
  // "bolo da Maria 80, ela vai me pagar": the person's work, unless a payment is stated.
  const mine = r.findVerb('v_pay', PAST) >= 0 || r.findVerb('v_buy', PAST) >= 0;
  const hers = /\bel[ea]\b/.test(r.line.slice(0, found.index + 1)) && namesOwner(r, at);
  return mine || !hers ? at : undefined;
}

const namesPurchase = (r: Reading): boolean =>
  r.units.some(({ entry }) => entry?.out !== undefined && entry.out.category !== 'outros');

function namesOwner(r: Reading, end: number): boolean {
  for (let i = r.head + 1; i < r.unitOf(end); i++) if (r.is(i - 1, 'prep_of') && isPerson(r, i)) return true;
  return false;
}

/** Whether the person paid a shared bill; the others' verbs then describe the sharing. */
export const isPaidForOthers = oncePerReading(
  (r) => r.fits(EACH_PAID) || (r.fits(OWES_HALF) && r.has('cat')) || repayingAt(r) !== undefined,
);

/** Number of sharers: "cada uma das 3 vai me pagar 21". */
const EACH_OF = /\bcada uma? (?:d[aeo]s? )?(?:outr[oa]s )?(\d{1,2}|[a-z]+)\b/;

/** One share of equal ones, the person's included: "almoço da galera 160, cada um me deve 40". */
const EACH_SHARE = /\bcada uma? (?:del[ea]s )?(?:me (?:deve|paga|da|passa|manda)|deve|vai me [a-z]+)\b/;

/** "as 2 me devolvem 30 cada". */
const EACH_BACK = /\b[oa]s (\d{1,2}|[a-z]+) (?:[a-z]+ )?me [a-z]+ [\d.,]+ (?:reais )?cada\b/;

/** Centavos the others owe of a bill the person paid; undefined when no repayment or amount is stated. */
export function othersOwe(r: Reading, amount: Amount | undefined): number | undefined {
  if (amount === undefined) return undefined;
  if (r.fits(OWES_HALF) && r.has('cat')) return Math.round(amount.cents / 2);
  const allMine = r.has('v_split') && (r.fits(MINE_PAID) || r.fits(ALL_MINE)) ? headsIn(r) : undefined;
  const fed = r.fits(FOR_ME_TOO) ? 1 + partiesIn(r, r.head, r.tail).length : allMine;
  if (fed !== undefined) return amount.cents - Math.round(amount.cents / fed);
  const at = repayingAt(r);
  if (at === undefined) return undefined;
  const told = r.amounts.find((other) => other.from > at && other !== amount && other.cents < amount.cents);
  const each = r.match(EACH_OF)?.[1] ?? (told?.unitPrice === undefined ? r.match(EACH_BACK)?.[1] : undefined) ?? '';
  // "A Carla e o Rui me devem 80 cada".
  const named =
    told !== undefined && r.tokens[told.to]?.norm === 'cada'
      ? r.units.filter((unit, i) => unit.from < at && unit.from > amount.to && isPerson(r, i)).length
      : 0;
  const many = NUMBER_WORDS.get(each)?.value ?? (Number(each) || named || undefined);
  const shared = told !== undefined && many === undefined && r.fits(EACH_SHARE) ? shareOfWhole(r) : undefined;
  if (shared !== undefined) return amount.cents - shared.share;
  if (told !== undefined) return many === undefined ? told.cents : told.cents * many;
  const after = r.words(at, at + 8);
  if (/\bmetade\b/.test(after)) return Math.round(amount.cents / 2);
  const people = headsIn(r);
  if (people !== undefined) return amount.cents - Math.round(amount.cents / people);
  return r.fits(BEARS_ALL) || boughtForOne(r, at) ? amount.cents : undefined;
}

/** Bought for one other person, so all of it is receivable: "comprei fralda pra minha irmã 80, ela vai me pagar". */
const boughtForOne = (r: Reading, at: number): boolean =>
  /\bel[ea] /.test(r.words(Math.max(0, at - 2), at + 1)) &&
  partiesIn(r, r.head, r.unitOf(at)).filter(({ from }) => r.is(from, 'prep_to') || r.is(from, 'prep_of')).length === 1;
