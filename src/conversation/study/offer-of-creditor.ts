// "A Renner ofereceu quitar por 1100", "o Nubank faz em 12x de 380", of a debt that is kept: whether to take it.

import { folded, unaccented } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Told } from '../../domain/told.ts';
import { TAKES_LESS } from '../../missions/debt-and-savings-rows.ts';
import { fromPercent } from '../../missions/formulas/exact.ts';
import { presentValue } from '../../missions/formulas/pmt.ts';
import { solveRate } from '../../missions/formulas/solve-rate.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { amountsIn, masked } from './amounts-told.ts';
import { figuresOf } from './figures-of.ts';

/** Folded. */
const OFFERS = pattern()`
  \b(?:ofereceu|ofereceram|oferece|propos|propuseram|proposta|acordo|parcelamento|(?:disse|falou) que|faz|fazem|fez|fizeram|quita|quitar|quitam|liquida|parcelam|parcelou|divide|dividem|aceita|aceitam|deu|deram)\b
  .{0,60}\d
`;

/** What was paid, or is each month. */
const ELSE =
  /\b(?:paguei|pagamos|gastei|recebi|comprei|quando|quanto tempo|consigo|posso)\b|\b(?:por|ao|todo) mes\b|\bse eu\b(?! quitar)/;
/** Of the only debt there is. */
const BANK =
  /\b(?:banco|eles|financeira|loja|gerente|nubank|inter|itau|caixa|santander|bradesco|c6|picpay|portabilidade)\b/;
/** What another bank takes over. */
const LOAN = /\b(?:emprest|consignad|financ|credito)/;
/** What is owed to several, in one. */
const ALL = /\b(?:(?:junt|unific|consolid)\w+|tudo|todas)\b/;
/** Nobody lets more than this part of a debt go. */
const LEAST = 0.1;

const REFINANCES = /\b(?:re ?financ\w+|renov\w+|troco|along\w+|estic\w+)\b/;
/** "E me dá 2 mil de troco". */
function handedOver(words: string): Pick<Figures, 'lump'> {
  const all = amountsIn(words);
  const at = all.findIndex((_, which) =>
    /# (?:reais )?(?:de|como) troco|\btroco (?:de |e )?#|\bme d[aeo]\w* #/.test(masked(words, all, which)),
  );
  const cents = all[at]?.cents;
  return cents === undefined ? {} : { lump: cents };
}

/** @returns undefined unless the words name one kept debt, or follow the answer about one, and offer less or parcelas for it */
export function offerOfCreditor(situation: Situation): Decision | undefined {
  const { text, loaded, reading } = situation;
  const words = folded(text);
  if (!OFFERS.test(words) || ELSE.test(words)) return undefined;
  // Those that were only told for a hard question count too.
  const asked = (loaded.lastMission?.question.figures.debts ?? []).map(({ name, cents }) => ({ key: name, cents }));
  const kept = loaded
    .owed()
    .filter(({ cents }) => cents > 0)
    .map(({ key, cents }) => ({
      key,
      cents: settledToday(cents, loaded.debts().find((one) => one.key === key)?.value),
    }));
  const owed = [...kept, ...asked.filter((one) => kept.every(({ key }) => unaccented(key) !== unaccented(one.key)))];
  const [named, ...others] = owed.filter(({ key }) => ` ${words} `.includes(` ${unaccented(key)} `));
  const [only, ...more] = owed;
  const loans = kept.filter(({ key }) => LOAN.test(unaccented(key)));
  const loan = /\bportabilidade\b/.test(words) && loans.length === 1 ? loans[0] : undefined;
  if (ALL.test(words) && owed.length > 1) return offerForAll(owed, situation);
  const debt = named ?? loan ?? (kept.length > 0 && more.length === 0 && BANK.test(words) ? only : undefined);
  if (debt === undefined || others.length > 0) return undefined;
  const { installments, installment, price, loan: lent, expense, debts: [told] = [] } = figuresOf(reading.figures);
  const [, times, each] = /\bem (\d{1,2}) (?:de|parcelas? de|vezes de) (?:r )?(\d[\d.]*)\b/.exec(words) ?? [];
  const parcels = installments ?? (times === undefined ? undefined : Number(times));
  const parcel = installment ?? (each === undefined ? undefined : Number(each.replaceAll('.', '')) * 100);
  const rate =
    loaded.debts().find(({ key }) => key === debt.key)?.value.monthlyRate ??
    loaded.lastMission?.question.figures.debts?.find(({ name: told }) => told === debt.key)?.rate;
  const name = loaded.debts().find(({ key }) => key === debt.key)?.value.name ?? debt.key;
  const debts = [{ name, cents: debt.cents, ...(rate === undefined ? {} : { rate: String(rate) }) }];
  const base = { domain: 'planejamento_financeiro', coordinator: 'planejamento' } as const;
  if (parcels !== undefined && parcel !== undefined) {
    const offer = { installments: parcels, installment: parcel };
    const now = loaded.debts().find(({ key }) => key === debt.key)?.value;
    // The same loan over again, by those who lent it.
    if (now?.parcelaCents !== undefined && REFINANCES.test(words)) {
      const asks = `vale a pena refinanciar ${name}?`;
      const owed = loaded.owed().find(({ key }) => key === debt.key)?.cents ?? debt.cents;
      const left = Math.round(owed / now.parcelaCents);
      const figures = { payment: now.parcelaCents, installmentsLeft: left, ...offer, ...handedOver(unaccented(text)) };
      return studied({ ...base, text: asks, figures, chosen: { playbook: 'custo_emprestimo', text: asks } });
    }
    // Without its interest told, only what is paid in all can be compared.
    const alone = rate === undefined || name === 'fatura';
    const asks = alone ? 'qual o juro desse acordo?' : `quitar a divida ${name} parcelando`;
    const figures = alone ? { loan: debt.cents, ...offer } : { debts, ...offer };
    return studied({
      ...base,
      text: asks,
      figures,
      ...(alone ? {} : { chosen: { playbook: 'quitar_dividas', text: asks } }),
    });
  }
  const whole = price ?? lent ?? expense ?? told?.cents;
  const saved = loaded.lastMission?.question.figures.saved;
  if (/\bparcel/.test(words) || whole === undefined || whole >= debt.cents || whole < debt.cents * LEAST)
    return undefined;
  return studied({
    ...base,
    text: `${TAKES_LESS} ${name}, aceito?`,
    figures: { debts, price: whole, ...(saved === undefined ? {} : { saved }) },
  });
}
offerOfCreditor.says = [OFFERS];

type Owed = { readonly key: string; readonly cents: number };
function offerForAll(owed: readonly Owed[], { loaded, reading }: Situation): Decision | undefined {
  const { installments, installment } = figuresOf(reading.figures);
  if (installments === undefined || installment === undefined) return undefined;
  const base = { domain: 'planejamento_financeiro', coordinator: 'planejamento' } as const;
  const told = loaded.lastMission?.question.figures.debts ?? [];
  const debts = owed.map(({ key, cents }) => {
    const { name = key, monthlyRate } = loaded.debts().find((one) => one.key === key)?.value ?? {};
    const rate = monthlyRate ?? told.find((one) => one.name === name)?.rate;
    return { name, cents, ...(rate === undefined ? {} : { rate: String(rate) }) };
  });
  const whole = owed.reduce((sum, { cents }) => sum + cents, 0);
  const inside = solveRate(whole, installment, installments)?.times(100).toDecimalPlaces(4).toFixed();
  return debts.every(({ rate }) => rate !== undefined) && inside !== undefined
    ? studied({
        ...base,
        text: 'vale a pena trocar todas as dividas por um emprestimo?',
        figures: { debts, offeredRate: inside, installments },
      })
    : studied({ ...base, text: 'qual o juro desse acordo?', figures: { loan: whole, installments, installment } });
}

/** In parcelas whose interest is known, what is left of them has the interest of months to come in it. */
function settledToday(left: number, debt: Told<'divida'>['value'] | undefined): number {
  const { monthlyRate, parcelaCents } = debt ?? {};
  if (!monthlyRate || parcelaCents === undefined) return left;
  return presentValue(parcelaCents, fromPercent(String(monthlyRate)), left / parcelaCents)
    .toDecimalPlaces(0)
    .toNumber();
}

const studied = (question: HardQuestion): Decision => run({ tool: 'study_question', args: { question } });
