// "O Thiago pagou", when nothing is known about Thiago: asks how much came; the answer is recorded under that name.

import type { LocalDate } from '../../../domain/dates.ts';
import type { Draft } from '../../../finance/draft.ts';
import { personInside } from '../../../finance/replies/person-words.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { type Asking, askToFill } from '../../ask.ts';
import { type Performed, performedAsking } from '../../performed.ts';
import { recordCall } from '../entry/record-call.ts';

/** @param who the payer, as named @param events added to those of the question */
export function askHowMuchCame(who: string, today: LocalDate, events: Performed['events'], asking: Asking): Performed {
  const counterpart = properName(who);
  const draft: Draft = {
    kind: 'receita',
    date: today,
    description: 'pagamento',
    counterpart,
    category: 'outras_receitas',
  };
  const act: ToolCall = recordCall(draft);
  const question = ['Não sei de nada que ', { bold: personInside(counterpart) }, ' te deva. Quanto foi?'];
  const asked = askToFill(question, 'amount', act, asking);
  return performedAsking(asked, 'settle_split', events);
}
