// "Lança isso", "anota esse gasto", behind a receipt that was passed on, or as a reply to it. The order is the person's; what
// it is about are somebody else's words, so it is written down only after a yes.

import { pattern } from '../../../domain/pattern.ts';
import { type Draft, filed } from '../../../finance/draft.ts';
import { askToConfirm } from '../../ask.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { moneyQuestion } from '../../replies/money-question.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { asReceipt } from './as-receipt.ts';
import { draftsOf } from './drafts-of.ts';
import { recordCall } from './record-call.ts';

const THAT = '(?:(?: (?:isso|ess[ea]|est[ea]|el[ea]|a[íi]|aqui|pra mim|por favor))*)';
const MONEY = '(?:gasto|despesa|compra|conta|boleto|pix|pagamento|entrada|recebimento|valor|lan[çc]amento|fatura)';
const ORDER = pattern('i')`
  ^(?:(?:pode|por favor|ent[ãa]o|agora|a[íi]),? )*(?:
    lan[çc](?:a|e|ar)${THAT}(?: ${MONEY})?|
    (?:anot|registr|marc|salv|guard|coloc|bot)(?:a|e|ar|que)${THAT} (?:o |a |como )?${MONEY}
  )${THAT}(?: nos? (?:meus )?gastos?)?[.!]*$
`;

/** Undefined unless what is meant was passed on from somebody else. */
export function recordForwarded(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const words = loaded.passedOn;
  if (words === undefined || !ORDER.test(text.trim())) return undefined;
  const entries = [asReceipt(words), words.replaceAll(/\s*\n+\s*/g, ', ')]
    .map((one) => (one === undefined ? [] : draftsIn(one, situation)))
    .find((drafts) => drafts.length > 0);
  if (entries === undefined) return say(phrases.noValueThere);
  const call = recordCall(...entries);
  const question = moneyQuestion(call, localDate(asking.said, zone));
  return question === undefined
    ? say(phrases.noValueThere)
    : askToConfirm(question, call, { yes: 'Anotar', no: 'Deixa' }, asking);
}
recordForwarded.says = [ORDER];

/** Empty unless the words are an entry with its value. */
function draftsIn(words: string, situation: Situation): readonly Draft[] {
  const told = reworded(situation, words);
  const { intent, slots } = told.understanding;
  if (intent !== 'lancamento' || (slots.items ?? [slots]).some(({ amount_cents }) => amount_cents === undefined))
    return [];
  return draftsOf(slots, told).map(filed);
}
