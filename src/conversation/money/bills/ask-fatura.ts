// Asks for the missing amount or card of a fatura payment, with buttons for the known cards and amounts.

import { contaLabel, contaSlug } from '../../../finance/conta.ts';
import { reais } from '../../../finance/money.ts';
import { type FaturaAsked, faturaQuestion } from '../../../finance/replies/fatura-reply.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { type Asking, askToChoose, askToFill } from '../../ask.ts';
import { type Performed, performedAsking } from '../../performed.ts';
import type { ReplyContext } from '../../replies/reply-context.ts';
import type { PayCall } from './decide-fatura.ts';

const payment = (call: ToolCall | undefined): PayCall['args'] => (call?.tool === 'pay_fatura' ? call.args : {});

/** The question is left open; its buttons carry whole calls. */
export function askFatura(
  outcome: FaturaAsked,
  call: ToolCall | undefined,
  events: Performed['events'],
  asking: Asking,
  { today }: ReplyContext,
): Performed {
  const pay = (more: PayCall['args']): PayCall => ({ tool: 'pay_fatura', args: { ...payment(call), ...more } });
  if (outcome.kind === 'which_card') {
    const options = outcome.cards.map((card) => ({ label: contaLabel(card), act: pay({ card: contaSlug(card) }) }));
    const asked = askToChoose('choose_reference', ['De qual cartão é a fatura que você pagou?'], options, asking);
    return performedAsking(asked, 'pay_fatura', events);
  }
  const { card, cents } = outcome.toPay;
  const act = pay({ card: contaSlug(card) });
  const quick = cents === 0 ? [] : [{ label: `Foram ${reais(cents)}`, act: pay({ card: contaSlug(card), cents }) }];
  const asked = askToFill(faturaQuestion(outcome, today), 'amount', act, asking, quick);
  return performedAsking(asked, 'pay_fatura', events);
}
