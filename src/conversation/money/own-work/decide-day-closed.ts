// "Fechei o dia com 287", after "fiz 96 até agora": what the whole day brought in, of which a part was told.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { editCall } from '../correction/edit-call.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { valueSaid } from '../value-said.ts';

const CLOSED = pattern('i')`
  ^(?:(?:e|pronto|enfim|hoje|hj),? )*(?:fechei|encerrei|terminei|finalizei|acabei) (?:o |meu |a )?(?:dia|caixa|expediente|noite|turno|hoje|plant[ãa]o)
  (?: de hoje)? (?:com|em|nos|fazendo|tirando) (?<value>${TYPED_AMOUNT})(?: (?:no bolso|limpos?|brutos?|hoje))*[.!]*$
`;

/** Undefined when the words are of something else. */
export function decideDayClosed(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const value = CLOSED.exec(text.trim())?.groups?.['value'];
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  if (cents === undefined) return undefined;
  const today = localDate(asking.said, zone);
  const [told, ...others] = loaded
    .entries({ words: 'trabalho', date: today })
    .filter(({ kind, status }) => kind === 'receita' && status === 'paga');
  if (told !== undefined && others.length === 0 && told.cents < cents) return run(editCall(told.id, { cents }));
  const plain = reworded(situation, `hoje recebi ${value} de trabalho`);
  return plain.understanding.intent === 'lancamento' ? decideRecord(plain.understanding.slots, plain) : undefined;
}
decideDayClosed.says = [CLOSED];
