// "Quanto de juros tô pagando nisso?", right behind a debt told with its instalments: the question with the debt in it.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { fromPercent } from '../../missions/formulas/exact.ts';
import { presentValue } from '../../missions/formulas/pmt.ts';
import { reworded, type Situation } from '../situation.ts';
import { ASKS_RATE } from '../study/rate-inside.ts';

/** Undefined unless the message before told a debt whose instalments and interest are known. */
export function rateOfDebt(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  if (loaded.done?.debt === undefined || !ASKS_RATE.test(folded(text).trim())) return undefined;
  const told = loaded.debts().find(({ key }) => key === loaded.done?.debt)?.value;
  if (told?.parcelas === undefined || told.parcelaCents === undefined || told.monthlyRate === undefined)
    return undefined;
  const { parcelas, parcelaCents, monthlyRate } = told;
  // The rate is kept with two decimals: whole reais are what was told.
  const borrowed =
    100 * presentValue(parcelaCents, fromPercent(monthlyRate), parcelas).div(100).toDecimalPlaces(0).toNumber();
  return reworded(
    situation,
    `peguei ${reais(borrowed)} emprestado em ${parcelas}x de ${reais(parcelaCents)}, qual o juro?`,
  );
}
