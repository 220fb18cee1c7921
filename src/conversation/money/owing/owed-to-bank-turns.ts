// "Tô no vermelho 400", "tenho 800 no rotativo": owed to the bank, in wording the rules know.

import { piece } from '../../../domain/pattern.ts';
import { AMOUNT, groupsOf, type Turn, turn, VALUE } from '../../wording/turn.ts';

export const OWED_TO_BANK_TURNS: readonly Turn[] = [
  // What one has there is what one owes.
  [
    turn(
      `(?:eu |e )?(?:tenho|t[ôo] com|estou com|tem) ${AMOUNT}(?: reais)? (?:no|em|de) (rotativo|cheque especial)(?: d[oe] [^?]{2,25}?)?`,
      '[.!]*',
    ),
    'devo $1 no $2',
  ],
  // Below nothing is what the bank lent.
  [
    turn(
      piece`
        (?:(?:eu|hoje|j[áa]|(?:a |o )?(?:minha |meu )?(?:conta|saldo)) )*(?:(?:t[ôoáa]|estou|est[áa]|com|em) )*
        (?:(?:no vermelho|negativ[oa])(?: (?:em|de))? ${VALUE}|-?${VALUE.replace('value', 'sum')}(?: no vermelho| negativ[oa]s?))
      `,
    ),
    (...said) => `devo ${groupsOf(said).value ?? groupsOf(said).sum} no cheque especial`,
  ],
  [
    turn(`(?:(?:o |a )?(?:meu |minha )?(?:saldo|conta)(?: (?:t[áa]|est[áa]|[ée]|de|em|com))* )-${VALUE}`),
    'devo $<value> no cheque especial',
  ],
];
