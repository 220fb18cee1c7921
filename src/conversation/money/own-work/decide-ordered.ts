// "Encomenda da Ju dia 25, 120", "fechei 2 bolos com a dona Vera por 240", of what the person sells: a customer's order, still to be paid.

import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { recordCall } from '../entry/record-call.ts';

const ORDERED = /(?<![a-zà-ÿ])(?:encomendas?|encomendou|pedido|fechei|combinei)(?![a-zà-ÿ])/i;
const CAME = /(?<![a-zà-ÿ])(?:recebi|pagou|pago|paga|deu|entreguei|metade|sinal|entrada)(?![a-zà-ÿ])/i;

/** Undefined unless the person has a trade, and one thing and its price are told. */
export function decideOrdered(situation: Situation): Decision | undefined {
  const { text, understanding, loaded, reading } = situation;
  if (!ORDERED.test(text) || CAME.test(text) || understanding.intent !== 'lancamento' || loaded.trade() === undefined)
    return undefined;
  const kept = decideRecord(understanding.slots, situation);
  const [call, ...more] = kept.do === 'run_tool' ? kept.calls : [];
  const [draft, ...others] = call?.tool === 'record_transaction' ? call.args.entries : [];
  if (draft?.kind !== 'receita' || draft.counterpart === undefined || others.length + more.length > 0) return undefined;
  const [ahead] = reading.future;
  return run(recordCall({ ...draft, date: ahead?.date ?? draft.date, pending: true }));
}
decideOrdered.says = [ORDERED];
