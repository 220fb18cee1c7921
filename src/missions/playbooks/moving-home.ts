// "O aluguel vai pra 1.800, ou mudo pra um de 1.600 pagando 2 mil de mudança?": what moving saves a month, when it has paid for itself, and what it
// comes to over the time somebody stays.

import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { monthsText, percentText } from '../rate-words.ts';

/** A contract of a home is of 30 months; people think in years. */
const USUAL_MONTHS = 24;

export const movingHome: Playbook = {
  run({ figures: { rent: told, newRent, price: once = 0, rentRise, months } }) {
    if (told === undefined) return needs('rent', 'Quanto ficaria o aluguel onde você está? (ex.: 1.800)');
    if (newRent === undefined) return needs('newRent', 'E o aluguel do outro? (ex.: 1.500)');
    const rent = rentRise === undefined ? told : toCents(exact(told).times(exact(1).plus(fromPercent(rentRise))));
    const saves = rent - newRent;
    const stay = months ?? USUAL_MONTHS;
    const whole = saves * stay - once;
    const pays = saves > 0 ? Math.ceil(once / saves) : 0;
    return found({
      verdict:
        saves <= 0
          ? `Ficar sai melhor: mudar custaria ${reais(-saves)} a mais por mês${once === 0 ? '' : `, e ainda os ${reais(once)} da mudança`}.`
          : whole > 0
            ? `Mudar compensa: são ${reais(saves)} a menos por mês${once === 0 ? '.' : `, e a mudança se paga em ${monthsText(pays)}.`}`
            : `Ficar sai melhor: em ${monthsText(stay)} mudar custa ${reais(-whole)} a mais, porque a mudança só se paga em ${monthsText(pays)}.`,
      because: [
        whole > 0 ? `Em ${monthsText(stay)} sobram ${reais(whole)}.` : undefined,
        'Antes de mudar, mostre o outro ao dono: muitos baixam para não ficar com o imóvel vazio.',
      ],
      sums: [
        rentRise === undefined
          ? undefined
          : calculation('Com o aumento', `${reais(told)} × (1 + ${percentText(rentRise)})`, reais(rent)),
        calculation('A menos por mês', `${reais(rent)} − ${reais(newRent)}`, reais(saves)),
        once === 0 || saves <= 0
          ? undefined
          : calculation('A mudança se paga', `${reais(once)} ÷ ${reais(saves)}`, monthsText(pays)),
        calculation(
          `Em ${monthsText(stay)}`,
          `${stay} × ${reais(saves)}${once === 0 ? '' : ` − ${reais(once)}`}`,
          reais(whole),
        ),
      ],
      data: [
        youSaid('Aluguel ficando', reais(rent)),
        youSaid('Aluguel do outro', reais(newRent)),
        once === 0 ? undefined : youSaid('Mudança', reais(once)),
        (months === undefined ? assumed : youSaid)('Tempo lá', monthsText(stay)),
      ],
      limits: ['Reajuste dos dois, caução e multa do contrato de hoje ficam fora da conta.'],
    });
  },
};
