// "Tô no vermelho 400", "tenho 800 no rotativo", "tem 500 no nubank": what is owed to the bank or lies there, in wording
// the rules know.

import { piece } from '../../../domain/pattern.ts';
import { BANKS } from '../../wording/bank-names.ts';
import { AMOUNT, type Turn, turn } from '../../wording/turn.ts';

export const OWED_TO_BANK_TURNS: readonly Turn[] = [
  // What one has there is what one owes.
  [
    turn(
      `(?:eu |e )?(?:tenho|t[ôo] com|estou com|tem) ${AMOUNT}(?: reais)? (?:no|em|de) (rotativo|cheque especial)(?: d[oe] [^?]{2,25}?)?`,
      '[.!]*',
    ),
    'devo $1 no $2',
  ],
  [turn(`tem ${AMOUNT}(?: reais)? (n[ao] (?:(?:minha )?conta d[ao] [a-zà-ÿ\\d]+|carteira|${BANKS}))`), 'tenho $1 $2'],
  // Below nothing is what the bank lent.
  [
    turn(
      piece`
        (?:eu |hoje |j[áa] |(?:a |o )?(?:minha |meu )?(?:conta|saldo) )*(?:(?:t[ôoáa]|estou|est[áa]|com|em) )*
        (?:(?:no vermelho|negativ[oa])(?: (?:em|de))? ${AMOUNT}|-?${AMOUNT}(?: no vermelho| negativ[oa]s?)|(?<=(?:saldo|conta) .*)-${AMOUNT})
      `,
    ),
    'devo $1$2$3 no cheque especial',
  ],
];
