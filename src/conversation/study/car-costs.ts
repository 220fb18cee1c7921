// "Gasto 600 de gasolina e 250 de seguro", "ipva 1700 por ano", "de uber seriam uns 900": what a car costs a month, and what going
// without it would. Centavos.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Situation } from '../situation.ts';

const WITHOUT = /\b(?:uber|99|app|aplicativos?|taxi|onibus|metro)\b/;
const WORTH = /\b(?:vale|valendo|fipe|vend\w+ por|oferec\w+|avaliad\w+)\b/;
const A_YEAR = /\b(?:por|ao|no) ano\b|\banua(?:l|is)\b|\b(?:ipva|licenciamento)\b(?!.*\bpor mes\b)/;
const COSTS =
  /\b(?:gasolina|alcool|combustivel|seguro|ipva|licenciamento|estacionamento|manutencao|oficina|pneus?|parcela|gast[ao]|custa)\b/;

/** "Umas 20 vezes a 22 reais". */
const TIMES = /\b(\d{1,3}) (?:vezes|corridas|viagens)\b(?=.*\d)/;

/** @param texts oldest first; each tells of one thing */
export function carCosts(texts: readonly string[], { readingOf }: Situation): Figures {
  let owning: number | undefined;
  let expense: number | undefined;
  let price: number | undefined;
  // "Seguro 2.400 por ano e gasto 500 de gasolina por mês": each by its own span.
  for (const text of texts.flatMap((one) => one.split(/, | e (?=\D*\d)/))) {
    const words = folded(text);
    const cents = readingOf(text).figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
    const [, times = '1'] = TIMES.exec(words) ?? [];
    const sum = cents.reduce((total, one) => total + one, 0) * Number(times);
    if (sum === 0) continue;
    if (WITHOUT.test(words)) expense = sum;
    else if (WORTH.test(words)) price = cents[0];
    else if (COSTS.test(words)) owning = (owning ?? 0) + Math.round(A_YEAR.test(words) ? sum / 12 : sum);
  }
  return withoutUndefined({ owning, expense, price });
}
