// What is paid to somebody or for somebody, told in another order: "paguei o cartão da minha mãe, 300", "meu irmão pediu 300, mandei 200".

import { KIN } from '../../../domain/kin.ts';
import { type Turn, text, turn } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const RELATIVE = `(?:${KIN}|ex)`;
const NAME = '(?!(?:eu|el[ea]s?|que|quem|isso|ainda)(?![a-zà-ÿ]))(?:(?:dona|seu|dra?) )?[a-zà-ÿ]{2,}';

export const PAID_FOR_THEM_TURNS: readonly Turn[] = [
  // "Paguei o cartão da minha mãe, 300", "paguei 300 pro meu pai da fatura dele": it is not one's own that is paid.
  [
    turn(
      `(?:hoje |ontem )?paguei (?:a (?:fatura|parcela) d)?o cart[ãa]o d[oa] (meu|minha) (${RELATIVE}),? (?:deu |foi |de )?(${TYPED_AMOUNT})`,
    ),
    (_, my, who, value) => `paguei ${text(value)} ${/^meu/i.test(text(my)) ? 'pro' : 'pra'} ${text(my)} ${text(who)}`,
  ],
  [
    turn(
      `((?:hoje |ontem )?(?:paguei|mandei|dei) ${TYPED_AMOUNT} (?:pr[ao]|para [oa]) (?:meu |minha )?[a-zà-ÿ]{2,20}),? (?:d[aeo] |por causa d[ao] )?(?:fatura |parcela )?(?:d?o cart[ãa]o )?del[ea]`,
    ),
    '$1',
  ],
  // "Meu irmão pediu 300 emprestado, mandei 200".
  [
    turn(
      `(?:(?:o )?(meu|minha) )?(${RELATIVE}|${NAME}) (?:me )?pediu ${TYPED_AMOUNT} emprestado,? (?:e |mas )?(?:eu )?(?:s[óo] )?(?:mandei|dei|emprestei|passei|transferi)(?: s[óo])? (${TYPED_AMOUNT})`,
    ),
    (_, my, who, value) =>
      `emprestei ${text(value)} ${my === undefined ? 'pra' : /^meu/i.test(text(my)) ? 'pro meu' : 'pra minha'} ${text(who)}`,
  ],
  // "Zerei a dívida de 600 com a loja".
  [
    turn(
      '(?:hoje |ontem |finalmente )?zerei ([oa] (?:d[íi]vida|carn[êe]|fatura|empr[ée]stimo|conta|fiado)(?![a-zà-ÿ]).*)',
    ),
    'quitei $1',
  ],
  // "Restaurante 84, a Lu pagou a parte dela que era 30".
  [
    turn(
      `(.{3,40}\\d), ((?:[oa] )?[a-zà-ÿ]{2,20}) pagou (?:a parte|[oa]) del[ea],? (?:que (?:era|foi|deu|é)|de|foi) (?:de )?(${TYPED_AMOUNT})`,
    ),
    '$1, $2 pagou $3',
  ],
];
