// "O banco quita por 3100", of a loan whose instalments were told: what settling saves, and the interest inside what is left.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Told } from '../../domain/told.ts';
import { reais } from '../../finance/money.ts';
import { solveRate } from '../../missions/formulas/solve-rate.ts';
import { fractionText } from '../../missions/rate-words.ts';
import { debtNamed } from '../../missions/replies/debt-named.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const OFFER = pattern()`
  \b(?:quit\w+|liquid(?:a|ar|o)|encerr\w+|acab\w+ com)\b.{0,40}\b(?:por|com|a) (?:so |uns |r )*\d[\d.]*(?: mil| reais)?(?: a vista| hoje| agora)?
  (?: (?:vale a pena|compensa|aceito|e bom))?$
`;

type Debt = Told<'divida'>['value'];
const leftOf = ({ parcelas = 0, paid = 0 }: Debt): number => parcelas - paid;
const totalOf = (debt: Debt): number => leftOf(debt) * (debt.parcelaCents ?? 0);

/** @returns undefined unless exactly one of the loans can be meant */
export function settleLoan({ text, loaded, reading }: Situation): Decision | undefined {
  const words = folded(text);
  if (!OFFER.test(words)) return undefined;
  const [offer, ...others] = reading.figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
  if (offer === undefined || others.length > 0) return undefined;
  const above = loaded
    .debts()
    .map(({ value }) => value)
    .filter((debt) => totalOf(debt) > offer);
  const [debt] = above.length === 1 ? above : nearest(above, offer);
  if (debt === undefined) return undefined;
  const [left, each] = [leftOf(debt), debt.parcelaCents ?? 0];
  const inside = solveRate(offer, each, left);
  const rate = inside === undefined ? '' : ` É como se livrar de um juro de ${fractionText(inside)} ao mês.`;
  return say({
    text: [
      {
        bold: `Quitando ${debtNamed(debt.name)} por ${reais(offer)} você deixa de pagar ${reais(totalOf(debt) - offer)}.`,
      },
      `\n\n• Faltam: ${left} × ${reais(each)} = ${reais(totalOf(debt))}\n• Economia: ${reais(totalOf(debt))} − ${reais(offer)} = ${reais(totalOf(debt) - offer)}`,
      `\n\nE o mês fica ${reais(each)} mais folgado.${rate} Compensa se o dinheiro não for a sua reserva inteira e render menos que isso.`,
    ],
  });
}
settleLoan.says = [OFFER];

/** Settling takes off interest, so that the offer is a good part of what is left of the loan it is for. */
const SHARE = 0.5;
const nearest = (debts: readonly Debt[], offer: number): readonly Debt[] => {
  const fitting = debts.filter((debt) => offer >= totalOf(debt) * SHARE);
  return fitting.length === 1 ? fitting : [];
};
