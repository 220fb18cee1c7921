// "Quanto preciso faturar pra sobrar 3 mil?": the spending of a month plus what is to be left.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { valueSaid } from '../value-said.ts';

const EARN = '(?:faturar|ganhar|vender|receber|tirar|fazer|entrar)';
const LEFT =
  '(?:pra|para|p/) (?:me )?(?:sobrar(?:em)?|ficar com|ficar|restar|lucrar|ter|conseguir guardar|guardar)(?: (?:limpo|livre|com|uns|pelo menos))*';
const TO_EARN = pattern('u')`
  ^(?:e |entao |mas )*(?:
    quanto (?:e que |que )?(?:eu )?(?:preciso|tenho que|precisaria|teria que|devo) (?:de )?${EARN}|
    (?:eu )?(?:preciso|tenho que) ${EARN} quanto
  )(?: (?:por mes|no mes|esse mes))? ${LEFT} (?<left>${TYPED_AMOUNT})
  (?: (?:reais|limpos?|livres?|de lucro|por mes|no mes|no fim do mes|esse mes|pra mim))*[?!. ]*$
`;

/** Undefined without the amount that is to be left, in centavos once read. */
export function decideToEarn(situation: Situation): Decision | undefined {
  const said = TO_EARN.exec(folded(situation.text).trim())?.groups?.['left'];
  const cents = said === undefined ? undefined : valueSaid(said, situation);
  return cents === undefined ? undefined : askLedger({ op: 'savings', check: 'to_earn', amount_cents: cents });
}
decideToEarn.says = [TO_EARN];
