// "Pego maquininha com taxa de 4 % ou só aceito Pix?", "site que cobra 20 % de comissão": extra sales needed to keep the same profit after a fee.

import { folded } from '../../domain/fold.ts';
import { percent, reais } from '../../finance/money.ts';
import { exact } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

/** Assumed profit margin, % of a sale. */
const MARGIN = 30;
const SALE = 10_000;
const RECEIVES = /\bquanto (?:eu )?(?:recebo|fica|sobra|cai|entra|vem)\b/;
const CARD = /\b(?:maquin\w+|pix|cartao|antecip\w+)\b/;

export const saleFee: Playbook = {
  run({ figures, text }) {
    const told = figures.percent ?? figures.discount ?? figures.monthlyRate ?? figures.yearlyRate;
    if (told === undefined) return needs('percent', 'Qual é a taxa por venda? (ex.: 4 %)');
    const fee = exact(told);
    const sale = figures.price ?? SALE;
    const left = sale - fee.times(sale).div(100).round().toNumber();
    const eats = fee.gte(MARGIN);
    const more = fee.div(exact(MARGIN).minus(fee)).times(100);
    return found({
      verdict: RECEIVES.test(folded(text))
        ? `Você recebe ${reais(left)} de cada venda de ${reais(sale)}: a taxa leva ${reais(sale - left)}.`
        : eats
          ? `Não com esse preço: ${percentText(fee)} levam o lucro inteiro de quem ganha ${MARGIN} % por venda.`
          : `Vale se trouxer ao menos ${percentText(more, 1)} de vendas a mais; senão, fique sem ela ou ponha no preço.`,
      because: [
        `De cada ${reais(sale)} vendidos ficam ${reais(left)}. Quem ganha ${MARGIN} % por venda perde ${percent(fee.round().toNumber(), MARGIN)} do lucro.`,
        CARD.test(folded(text))
          ? 'O mais comum é os dois: Pix com desconto e maquininha para quem só compra no cartão. Antecipar o recebimento cobra de novo: use só se faltar caixa.'
          : 'Use para ser achado por gente nova e traga quem voltar para o seu próprio canal, onde a taxa não existe.',
      ],
      sums: [
        calculation('Fica', `${reais(sale)} × (1 − ${percentText(fee)})`, reais(left)),
        eats
          ? undefined
          : calculation(
              'Vendas a mais',
              `${percentText(fee)} ÷ (${MARGIN} % − ${percentText(fee)})`,
              percentText(more, 1),
            ),
      ],
      data: [youSaid('Taxa', percentText(fee)), assumed('Lucro por venda', `${MARGIN} %`)],
      limits: [
        'Com outro lucro por venda a conta muda. Cobrar menos de quem paga no Pix ou em dinheiro é permitido (Lei 13.455/2017).',
      ],
    });
  },
};
