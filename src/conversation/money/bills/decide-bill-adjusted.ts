// "Paguei a luz com 10 de desconto", "paguei com 5 de multa", behind a bill or what repeats: the value said is not what was paid. It
// changes the bill, or what it is every month; without either, the amount paid is asked.

import type { Lancamento } from '../../../domain/ledger.ts';
import { reais } from '../../../finance/money.ts';
import { askToFill } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { reworded } from '../../situation.ts';
import { editCall } from '../correction/edit-call.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';
import { recordCall } from '../entry/record-call.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { madeAlready, whatRepeats } from '../recurring/what-repeats.ts';
import { centsPaid, paidWith } from './paid-with.ts';

/** In centavos; a discount is taken off, a fine or interest added to what the bill says. */
export function decideBillAdjusted(situation: Situation): Decision | undefined {
  const said = paidWith(situation.text);
  if (said === undefined) return undefined;
  const { bill: named, verb = 'paguei', how } = said;
  const { loaded } = situation;
  const last = named === undefined ? justTold(situation) : undefined;
  if (last?.status === 'paga') {
    const cents = said.less && said.verb === undefined ? undefined : centsPaid(said, last.cents, situation);
    return cents === undefined ? undefined : run(editCall(last.id, { cents }));
  }
  const repeated = loaded.recurring().find(({ key }) => key === loaded.done?.recurring)?.value.description;
  const what = named?.replace(/^[oa]s? /i, '') ?? last?.description ?? repeated;
  if (what === undefined) return undefined;
  const bill = last ?? billNamed({ kind: 'despesa', description: what }, loaded.bills());
  const the = /^[oa]s? /i.exec(named ?? '')?.[0] ?? 'a ';
  const words = `${verb} ${the}${bill?.description ?? what}${how}`;
  const paid = situation.read(words);
  if (paid.intent !== 'lancamento' || paid.slots.amount_cents !== undefined || paid.slots.items !== undefined)
    return undefined;
  const plain = reworded(situation, words, paid);
  const entries = draftsOf(paid.slots, plain);
  const [draft] = entries;
  const repeats = draft && whatRepeats(draft, situation);
  const due = bill?.cents ?? repeats?.cents;
  const cents = due && centsPaid(said, due, situation);
  if (due !== undefined && cents !== undefined) {
    const made = bill === undefined && repeats ? madeAlready(repeats.told, situation) : undefined;
    if (made !== undefined) return run(editCall(made.id, { cents }));
    return keepOrAsk(
      entries.map((one) => ({ ...one, cents, ...(bill === undefined ? {} : { dueCents: due }) })),
      plain,
    );
  }
  // "Paguei a luz com desconto, 104", of a bill that is not known: it says what was paid.
  if (said.whole !== undefined) return undefined;
  const name = draft?.description ?? what;
  // As it was the last time.
  const before = loaded
    .called(name)
    .entries.find(({ kind: way, status }) => way === 'despesa' && status === 'paga')?.cents;
  const likely = before && centsPaid(said, before, situation);
  return askToFill(
    [
      'Quanto você pagou de ',
      { bold: name },
      `, já com ${said.less ? 'o desconto' : said.fine ? 'a multa' : 'o acréscimo'}?`,
    ],
    'amount',
    recordCall(...entries),
    situation.asking,
    likely
      ? [{ label: reais(likely), act: recordCall(...entries.map((one) => ({ ...one, cents: likely }))) }]
      : undefined,
  );
}
decideBillAdjusted.says = [paidWith.says];

/** The bill or purchase that was just told, or the one quoted. */
function justTold({ loaded, message }: Situation): Lancamento | undefined {
  const { lastEntry, pointedAt } = loaded;
  const one = pointedAt?.entries.at(-1) ?? lastEntry;
  return one?.kind === 'despesa' && (message.replyTo !== undefined || loaded.wroteLast()) ? one : undefined;
}
