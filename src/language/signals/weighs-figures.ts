// Whether the numbers of a message belong together as a decision: a price with its down payment and interest rate, two
// ways to pay, an age and a later income. Such a message is a question even without asking.

import type { Figure } from '../figures/figure.ts';
import type { Reading } from '../reading/reading.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { asks } from './asks.ts';

/** Prefilter: every such message has one of these. */
const CUES =
  /%|\b(?:por cento|entrada|parcelas?|prestac(?:ao|oes)|vezes|\d+ ?x|aposent[a-z]*|aos \d\d|dividas?|devo|meses|anos|aluguel|ganh[oa]|ganhamos|renda|salario)\b/;
const CREDIT = /\b(?:financi[a-z]*|parcel[a-z]*|prestac(?:ao|oes)|juros|consorcio|emprestimo|taxa)\b/;
/** "quanto já paguei das 12 parcelas?" is answered by the ledger. */
const RECALLS =
  /\b(?:quanto|quantas|quais|que) (?:eu )?(?:ja )?(?:gastei|paguei|recebi|ganhei|falta|faltam|devo|sobrou)\b/;
/** Already done or owed: recorded, not weighed. */
const SETTLED =
  /\b(?:comprei|compramos|financiei|refinanciei|parcelei|dei|fechei|peguei|assinei|paguei|pagamos|quitei|fiz)\b/;

const has = (figures: readonly Figure[], ...roles: readonly Figure['role'][]): boolean =>
  figures.some((one) => roles.includes(one.role));

const rated = (figures: readonly Figure[]): number =>
  figures.filter((one) => one.role === 'debt' && one.percent !== undefined).length;

function weighed(figures: readonly Figure[]): boolean {
  if (figures.length < 2) return false;
  if (rated(figures) > 0 || figures.filter((one) => one.role === 'debt').length > 1) return true;
  const kinds = ['interest', 'discount', 'index_share', 'over_inflation', 'down_payment', 'target_age'] as const;
  if (has(figures, ...kinds)) return true;
  if (has(figures, 'installments', 'term') && has(figures, 'saving', 'loan', 'price', 'target', 'rent')) return true;
  return has(figures, 'have', 'income') && has(figures, 'debt', 'price', 'rent', 'expense', 'target', 'installment');
}

/** "anota: …" and "me lembra de …" have their own rules. */
const ordered = (r: Reading): boolean =>
  r.has('remind_me') ||
  r.isVerb(r.head, 'v_keep', ORDER_OR_INFINITIVE) ||
  r.isVerb(r.head, 'v_put', ORDER_OR_INFINITIVE);

/** A question with several figures to compare; never a single number. */
export function asksToWeigh(r: Reading): boolean {
  return r.numbered && r.fits(CUES) && asks(r) && !ordered(r) && !r.fits(RECALLS) && weighed(r.figures);
}

/** The same without a question: a purchase to be financed, an income at a future age. */
export function laysOutDecision(r: Reading): boolean {
  if (!r.numbered || !r.fits(CUES) || asks(r) || r.fits(SETTLED) || ordered(r)) return false;
  const { figures } = r;
  if (rated(figures) > 1) return true;
  if (has(figures, 'target_age')) return has(figures, 'current_age', 'target_income', 'saving', 'have');
  if (has(figures, 'installments') && r.fits(/\bou\b/)) return has(figures, 'discount', 'price');
  return (
    has(figures, 'price') &&
    has(figures, 'down_payment', 'interest') &&
    has(figures, 'interest', 'installments', 'term') &&
    r.fits(CREDIT)
  );
}

/** Two prices to compare: "3.199 em 18x ou 2.799 no pix". */
export const laysOutTwoPrices = (r: Reading): boolean =>
  r.has('or') && r.amounts.length > 1 && r.installments !== undefined;
