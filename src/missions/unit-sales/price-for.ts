// "Por quanto vendo?", "quero ganhar 50%", "quanto cobro pra tirar 3 mil?": the price of something sold by the piece. Money in centavos.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import type { PlaybookOutcome } from '../playbook.ts';
import { LIMITS, many, toldOf } from './sales-lines.ts';
import { costOfOne, fixedInMonth, leftOfOne, soldInMonth, type UnitSales } from './unit-sales.ts';

/** % of the price, where nobody said how much should be left. */
const HALF = 50;
const MARGINS = [30, HALF, 60];

/** The price at which there is left what should be. */
export function priceFor(sales: UnitSales): PlaybookOutcome {
  const cost = costOfOne(sales);
  const { margin, onTop = false, fee = 0, wanted = sales.salary } = sales;
  const sold = soldInMonth(sales);
  // What others keep and what should be left cannot be all of the price.
  const leaves = (share: number): boolean => share + fee < 100;
  if (!leaves(onTop ? 0 : (margin ?? 0)))
    return found({
      verdict:
        fee === 0
          ? 'Não há preço que deixe tanto: o que sobra é sempre menos que o preço.'
          : `Com ${fee} % que ficam com outros, não há preço que deixe tanto.`,
      sums: fee === 0 ? [] : [calculation('O máximo que sobra', `100 % − ${fee} %`, `menos de ${100 - fee} %`)],
      data: toldOf(sales),
    });
  const keeps = exact(1).minus(exact(fee).div(100));
  const withFee = fee === 0 ? '' : ` ÷ (1 − ${fee} %)`;
  if (margin !== undefined) {
    const share = exact(margin).div(100);
    const price = toCents(onTop ? exact(cost).times(share.plus(1)).div(keeps) : exact(cost).div(keeps.minus(share)));
    return found({
      verdict: `Venda por ${reais(price)}: sobram ${reais(leftOfOne(sales, price))} em cada, ${margin} % ${onTop ? 'em cima do custo' : 'do preço'}.`,
      sums: [
        calculation(
          'Preço',
          onTop
            ? `${reais(cost)} × (1 + ${margin} %)${withFee}`
            : `${reais(cost)} ÷ (1 − ${margin} %${fee === 0 ? '' : ` − ${fee} %`})`,
          reais(price),
        ),
      ],
      data: toldOf(sales),
      limits: LIMITS,
    });
  }
  if (wanted !== undefined && sold?.gt(0)) {
    const fixed = fixedInMonth(sales);
    const price = toCents(
      exact(wanted + fixed)
        .div(sold)
        .plus(cost)
        .div(keeps),
    );
    return found({
      verdict: `Cobre pelo menos ${reais(price)} para ficar com ${reais(wanted)} por mês.`,
      because: [
        `São ${many(sold.toDecimalPlaces(0).toFixed(), sales)} por mês; com menos que isso, o preço tem de subir.`,
      ],
      sums: [
        calculation(
          'Preço',
          `${fixed > 0 ? `(${reais(wanted)} + ${reais(fixed)})` : reais(wanted)} ÷ ${sold.toDecimalPlaces(0).toFixed()}${cost > 0 ? ` + ${reais(cost)}` : ''}${withFee}`,
          reais(price),
        ),
      ],
      data: toldOf(sales),
      limits: LIMITS,
    });
  }
  if (cost === 0) return found({ verdict: 'Preciso saber quanto você gasta em cada um.' });
  const at = (share: number): number => toCents(exact(cost).div(keeps.minus(exact(share).div(100))));
  const shares = MARGINS.filter(leaves);
  const half = shares.includes(HALF) ? HALF : Math.floor((100 - fee) / 2);
  return found({
    verdict: `Custa ${reais(cost)} cada: para sobrar ${half === HALF ? 'metade' : `${half} %`} do preço, venda por ${reais(at(half))}.`,
    compared: shares.map((share) => ({
      cenario: `${share} % do preço de sobra`,
      resultado: `vender por ${reais(at(share))}`,
    })),
    sums: [calculation('Preço', `${reais(cost)} ÷ (1 − ${half} %${fee === 0 ? '' : ` − ${fee} %`})`, reais(at(half)))],
    data: toldOf(sales),
    limits: LIMITS,
    next: ['Diga quanto quer que sobre (“quero 40%”, “quero tirar 2 mil por mês”) que eu refaço.'],
  });
}
