// Movement stated in a range of units: its direction, the people involved, and whether it is lent, repaid or owed. Name and category (entry-name,
// entry-category) build on it.

import type { Amount } from '../amounts/amounts.ts';
import type { Reading } from '../reading/reading.ts';
import type { CategoryReading } from './category-evidence.ts';
import { lentAThing } from './coming-in.ts';
import { type Party, partiesIn, subjectBefore } from './counterpart.ts';
import { entryTypeIn } from './entry-type.ts';
import { OWED_IT } from './other-pays.ts';
import { isLentInOtherWords } from './promised.ts';
import { sellerReturns } from './refund.ts';
import { asTransfer } from './transfer-accounts.ts';
import type { TypeReading } from './type-reading.ts';

export type EntryRange = {
  readonly from: number;
  readonly to: number;
  readonly amount: Amount | undefined;
  readonly pending?: boolean;
  /** Cue by which the previous entry was income, when this one continues it: "vendi 3 bolos 90 e 2 tortas 80". */
  readonly earned?: string;
};

export type Movement = {
  readonly from: number;
  readonly to: number;
  readonly type: TypeReading;
  /** The category of an expense, or of what first seemed one. */
  readonly bought: CategoryReading | undefined;
  /** People named after a preposition. */
  readonly parties: readonly Party[];
  /** The same, preceded by the subject of a verb of paying. */
  readonly people: readonly Party[];
  /** Repayment of money the person lent. */
  readonly owed: boolean;
  readonly lent: boolean;
  /** The person pays a debt. */
  readonly repaid: boolean;
  /** Sent to somebody, by a verb of sending or by Pix. */
  readonly sent: boolean;
};

const BESIDE = /^(?:perto|frente|lado|saida|esquina|refeitorio|cantina|pessoal|galera|turma|povo|festa)$/;

/** Where or with whom it was spent, not what paid: "na venda", "perto do trabalho", "no quilo da firma". */
const isPlaced = (r: Reading, i: number): boolean =>
  (r.norm(i) === 'venda' && r.is(i - 1, 'prep_in')) ||
  (r.is(i - 1, 'prep_of') &&
    (BESIDE.test(r.norm(i - 2)) || (r.units[i - 2]?.kind === 'word' && r.isAny(i - 3, 'prep_in', 'prep_to'))));

/** The first unit that names income, or -1. */
function incomeNoun(r: Reading, from: number, to: number): number {
  let at = r.find('money_in', from, to);
  while (at >= 0 && isPlaced(r, at)) at = r.find('money_in', at + 1, to);
  return at;
}

/** @param amount the entry's amount after self-repair; its sign may decide the direction. */
export function movementIn(r: Reading, { from, to, earned }: EntryRange, amount: Amount | undefined): Movement {
  const moneyIn = incomeNoun(r, from, to);
  const inOnly = moneyIn >= 0 && r.units[moneyIn]?.entry?.out === undefined ? moneyIn : -1;
  const told: TypeReading =
    earned === undefined
      ? entryTypeIn(r, from, to, inOnly, amount?.sign ?? 0)
      : { type: 'income', why: earned, verb: -1 };
  const { type, bought } = asTransfer(r, from, to, told);
  const parties = partiesIn(r, from, to);
  const subject =
    type.type === 'income' && type.verb >= 0 ? (subjectBefore(r, from, type.verb) ?? nicknamed(r, from)) : undefined;
  // "a Ana me pagou": the article before the subject is not a preposition.
  const others = parties.filter(
    (party) => subject === undefined || party.to <= subject.from || party.from >= subject.to,
  );
  const people = subject === undefined ? parties : [subject, ...others];
  // "paguei 3 meses adiantado": prepaid, not lent.
  const lender = r.find('v_lend', from, to);
  const lends = lender >= 0 && !/^adiantad/.test(r.norm(lender)) && !lentAThing(r);
  return {
    from,
    to,
    type,
    bought,
    parties,
    people,
    owed: type.type === 'income' && isOwed(r, from, to, type),
    lent: type.type === 'expense' && (lends || isLentInOtherWords(r)),
    repaid: type.type === 'expense' && (type.why === 'repay' || r.fits(PAYS_OFF)),
    sent: type.why === 'send' || (r.find('method_pix', from, to) >= 0 && people.length > 0),
  };
}

/** "Paguei 100 do que devo pra minha mãe". */
const PAYS_OFF = /\b(?:paguei|dei|mandei|passei|transferi|pix)\b.*\b(?:d[oa] que|que) (?:eu )?(?:devo|devia)\b/;
/** "Me pagou 100 dos 200": part of what was lent. */
const PAID_IN_PART =
  /\bme (?:pagou|deu|mandou|passou|pixou|devolveu) (?:r\$ )?[\d.,]+(?: reais)? d[oe]s (?:r\$ )?[\d.,]+/;

/** "me devolveram o caução": a deposit, not a loan. */
const NEVER_LENT =
  /\b(?:estorn|reembols|ressarc|restitu)(?:ou|aram|iu|iram)\b|\bdevolvi (?:[oa]s?|um|uma|meu|minha) (?!dinheiro|valor|grana|pix|empresti).*\bde volta\b|\bdevolv(?:eu|eram|ido|ida)\b.{0,16}\b(?:matricula|caucao|calcao|cheque|taxa|frete|compra|produto|passagem|ingresso|reserva|inscricao|mensalidade|pedido|imposto|iptu|ipva)\b|\b(?:cancelei|desisti|devolvi|troquei|cancelaram)\b.*\bme devolv|\bdevolv(?:eu|eram)\b.* que (?:eu )?(?:troquei|devolvi|cancelei|comprei)\b/;

/** The debtor is a person even when the word is a common noun: "o Bola pagou os 30 que me devia". */
function nicknamed(r: Reading, from: number): Party | undefined {
  if (!r.fits(OWED_IT)) return undefined;
  const verb = r.units.findIndex(({ norm }) => /^(?:pagou|acertou|quitou|mandou)$/.test(norm));
  const at = verb - 1;
  return at > from && r.is(at - 1, 'det') && r.units[at]?.kind === 'word'
    ? { name: r.raw(at, verb), from: at, to: verb }
    : undefined;
}

function isOwed(r: Reading, from: number, to: number, type: TypeReading): boolean {
  if (r.fits(NEVER_LENT) || sellerReturns(r)) return false;
  if (type.why === 'emprestado' || r.fits(OWED_IT) || r.fits(PAID_IN_PART)) return true;
  for (let i = from; i < to; i++) {
    const norm = r.norm(i);
    if (r.is(i, 'v_owe') && norm.startsWith('dev')) return true;
    if (/^(?:me )?(?:devolv|emprest)/.test(norm)) return r.find('refund_noun', from, to) < 0;
  }
  return (
    type.why === 'entrou' && r.find('v_lend', from, to) >= 0 && !r.fits(/\badiantad[oa]s? (?:com|d[oa]|pr[oa]|n[oa]) /)
  );
}
