// "Seguro da moto é 190 por mês, vale ou rodo sem?": premium against the insured value, and whether the person could absorb the loss.

import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { exact } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { savedOf, shown, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';

/** Yearly premium as a share of the value above which insurance is expensive. */
const DEAR = '0.2';

export const worthInsuring: Playbook = {
  run(asked) {
    const { figures } = asked;
    const monthly = figures.expense ?? figures.installment ?? figures.saving;
    if (monthly === undefined || monthly <= 0) return needs('expense', 'Quanto custa o seguro por mês? (ex.: 45)');
    const worth = figures.goal ?? figures.price;
    if (worth === undefined || worth <= 0)
      return needs('goal', 'E quanto custaria repor o que ele protege? (ex.: 15 mil)');
    const saved = savedOf(asked, reserveOf(asked.ledger));
    const year = monthly * 12;
    const share = exact(year).div(worth);
    const years = exact(worth).div(year).toDecimalPlaces(1).toFixed().replace('.', ',');
    const bears = saved.cents >= worth * 2;
    const worthIt = !bears && share.lte(DEAR);
    return found({
      verdict: worthIt
        ? `Vale: por ${reais(year)} ao ano você não arrisca ${reais(worth)}, que pesariam no seu bolso.`
        : bears
          ? `Dá para ficar sem: se perder, você repõe ${reais(worth)} do que tem guardado.`
          : `Está caro: ${reais(year)} ao ano são ${fractionText(share, 1)} do que ele protege.`,
      because: [
        `O seguro só empata se você perder tudo uma vez a cada ${years} anos; o que ele compra é não quebrar quando acontece.`,
        worthIt
          ? 'Compare três cotações e olhe a franquia: mais alta barateia, se você tiver como pagar por ela.'
          : 'No lugar, ponha o valor dele todo mês na reserva: em pouco tempo ela faz o mesmo papel.',
      ],
      sums: [
        calculation('Por ano', `${reais(monthly)} × 12`, reais(year)),
        calculation('Do valor', `${reais(year)} ÷ ${reais(worth)}`, fractionText(share, 1)),
        calculation('Empata', `${reais(worth)} ÷ ${reais(year)}`, `${years} anos`),
      ],
      data: [youSaid('Seguro', `${reais(monthly)} por mês`), youSaid('Repor', reais(worth)), shown('Guardado', saved)],
      limits: [
        'Quem trabalha com o bem (moto de entrega, celular da loja) perde também os dias parados: aí o seguro vale mais.',
      ],
    });
  },
};
