// "A Renner ofereceu quitar por 1100", "o Nubank faz em 12x de 380", of a debt that is kept: whether to take it.

import { folded, unaccented } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { TAKES_LESS } from '../../missions/debt-and-savings-rows.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { figuresOf } from './figures-of.ts';

/** Folded. */
const OFFERS = pattern()`
  \b(?:ofereceu|ofereceram|oferece|propos|propuseram|proposta|acordo|parcelamento|(?:disse|falou) que|faz|fazem|fez|fizeram|quita|quitar|quitam|liquida|parcelam|parcelou|divide|dividem|aceita|aceitam|deu|deram)\b
  .{0,60}\d
`;

/** What was paid, or is each month. */
const ELSE =
  /\b(?:paguei|pagamos|gastei|recebi|comprei|quando|quanto tempo|consigo|posso)\b|\b(?:por|ao|todo) mes\b|\bse eu\b/;
/** Of the only debt there is. */
const BANK = /\b(?:banco|eles|financeira|loja|gerente)\b/;
/** Nobody lets more than this part of a debt go. */
const LEAST = 0.1;

/** @returns undefined unless the words name one kept debt, or follow the answer about one, and offer less or parcelas for it */
export function offerOfCreditor({ text, loaded, reading }: Situation): Decision | undefined {
  const words = folded(text).trim();
  if (!OFFERS.test(words) || ELSE.test(words)) return undefined;
  // Those that were only told for a hard question count too.
  const asked = (loaded.lastMission?.question.figures.debts ?? []).map(({ name, cents }) => ({ key: name, cents }));
  const kept = loaded.owed().filter(({ cents }) => cents > 0);
  const owed = [...kept, ...asked.filter((one) => kept.every(({ key }) => unaccented(key) !== unaccented(one.key)))];
  const [named, ...others] = owed.filter(({ key }) => ` ${words} `.includes(` ${unaccented(key)} `));
  const [only, ...more] = owed;
  const debt = named ?? (kept.length > 0 && more.length === 0 && BANK.test(words) ? only : undefined);
  if (debt === undefined || others.length > 0) return undefined;
  const { installments, installment, price, loan, expense, debts: [told] = [] } = figuresOf(reading.figures);
  const [, times, each] = /\bem (\d{1,2}) (?:de|parcelas? de|vezes de) (?:r )?(\d[\d.]*)\b/.exec(words) ?? [];
  const parcels = installments ?? (times === undefined ? undefined : Number(times));
  const parcel = installment ?? (each === undefined ? undefined : Number(each.replaceAll('.', '')) * 100);
  const rate =
    loaded.debts().find(({ key }) => key === debt.key)?.value.monthlyRate ??
    loaded.lastMission?.question.figures.debts?.find(({ name: told }) => told === debt.key)?.rate;
  const name = debt.key;
  const debts = [{ name, cents: debt.cents, ...(rate === undefined ? {} : { rate: String(rate) }) }];
  const base = { domain: 'planejamento_financeiro', coordinator: 'planejamento' } as const;
  if (parcels !== undefined && parcel !== undefined) {
    const offer = { installments: parcels, installment: parcel };
    // Without its interest told, only what is paid in all can be compared.
    const alone = rate === undefined || name === 'fatura';
    const asks = alone ? 'qual o juro desse acordo?' : `quitar a divida ${name} parcelando`;
    const figures = alone ? { loan: debt.cents, ...offer } : { debts, ...offer };
    return studied({ ...base, text: asks, figures });
  }
  const whole = price ?? loan ?? expense ?? told?.cents;
  if (/\bparcel/.test(words) || whole === undefined || whole >= debt.cents || whole < debt.cents * LEAST)
    return undefined;
  return studied({ ...base, text: `${TAKES_LESS} ${name}, aceito?`, figures: { debts, price: whole } });
}
offerOfCreditor.says = [OFFERS];

const studied = (question: HardQuestion): Decision => run({ tool: 'study_question', args: { question } });
