// "Estacionamento 14 todo dia de plantão": it repeats, but on no day that is known, so it cannot be posted by itself.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

const NO_FIXED_DAY = pattern('u')`
  \b(?:todo|cada|nos) dias? (?:
    de (?:plantao|plantoes|feira|jogo|aula|folga|festa|prova|treino|consulta|culto|baile)|
    (?:em )?que (?:eu )?(?:tem|tenho|vou|trabalho|saio|dou|faco)\b
  )
`;

/** Undefined when the message tells no entry that repeats. */
export function decideNoFixedDay({ text, understanding, reading }: Situation): Decision | undefined {
  if (understanding.intent !== 'recurring_set' || reading.money === undefined) return undefined;
  if (!NO_FIXED_DAY.test(folded(text))) return undefined;
  return say({
    text: ['Como o dia muda, não lanço sozinha. Quando acontecer, é só me mandar o gasto, como “estacionamento 14”.'],
  });
}
decideNoFixedDay.says = [NO_FIXED_DAY];
