// "Já paguei", right behind a bill to pay: it is paid. "Paguei ontem no débito", behind an entry made: when and how it was.

import { pattern } from '../../domain/pattern.ts';
import { subjectWords } from '../../finance/replies/entry-words.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { decideEditEntry } from './decide-correct.ts';
import { recordPaid } from './record-paid.ts';

const SETTLED = pattern('iu')`
  ^(?:(?:pronto|ok|opa|ah|e|eu|ess[ea]),? )*(?:j[áa] )?(?:paguei|quitei)(?: (?:j[áa]|ess[ea]|isso|el[ea]))?
  (?<how>
    (?: (?:hoje|ontem|anteontem|agora|n[oa] (?:pix|d[ée]bito|cr[ée]dito|boleto)|em dinheiro|com o vale|no vale))*
  )[.!]*$
`;

/** Undefined when nothing was recorded by the message before, or another thing is said of it. */
export function decideLastSettled(situation: Situation): Decision | undefined {
  const { text, loaded, read } = situation;
  const how = SETTLED.exec(text.trim())?.groups?.['how'];
  const { lastEntry: last } = loaded;
  if (how === undefined || last?.kind !== 'despesa' || !loaded.wroteLast()) return undefined;
  if (last.status === 'pendente') return recordPaid(`a ${last.description}`, how, situation);
  if (how === '') return say({ text: ['Já está como pago: ', { bold: subjectWords(last) }, '.'] });
  const changed = read(`foi${how}`);
  return changed.intent === 'edit_transaction' ? decideEditEntry(changed.slots, situation) : undefined;
}
decideLastSettled.says = [SETTLED];
