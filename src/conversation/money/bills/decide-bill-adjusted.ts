// "Paguei a luz com 10 de desconto", "paguei o condomínio com 12 de multa": the value said is not what was paid. It
// changes the pending bill of that name, or what it is every month; without either, the amount paid is asked.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { askToFill } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { reworded } from '../../situation.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { editCall } from '../correction/edit-call.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';
import { recordCall } from '../entry/record-call.ts';
import { AMOUNT_OR_SHARE, shareOf } from '../goals/share-of.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { madeAlready, whatRepeats } from '../recurring/what-repeats.ts';

const KIND = '(?:desconto|abatimento|multa|juros?|acr[ée]scimo)';
const BILL = '(?:(?<the>[oa]s?) )?(?<what>(?!(?:fatura|cart[ãa]o)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]*?)';
const WHEN = `(?<rest>${PAID_NOW})`;
const ADJUSTED = pattern('i')`
  ^(?:(?:e|hoje|ontem|j[áa]|eu|pronto|ok)[, ]+)*(?:
    (?<verb>paguei|pagamos|quitei|comprei|levei|peguei) ${BILL}|
    ${BILL.replaceAll('<', '<_')} (?:foi |j[áa] |t[áa] |est[áa] )*(?:pag|quitad)[oa]s?
  ),?${WHEN},? (?:e |mas )?(?:com|tive|ganhei|consegui|me deram|deram|teve|j[áa] com) (?:(?:uns|um|uma|mais) )*
  (?:(?<value>${AMOUNT_OR_SHARE}) de (?<kind>${KIND})|(?<kind_>${KIND}) de (?<value_>${AMOUNT_OR_SHARE}))
  ${WHEN.replace('<', '<_')}[.!]*$
`;

/** In centavos; a discount is taken off, a fine or interest added to what the bill says. */
export function decideBillAdjusted(situation: Situation): Decision | undefined {
  const said = ADJUSTED.exec(situation.text.trim())?.groups;
  if (said === undefined) return undefined;
  const { verb = 'paguei' } = said;
  const the = said['the'] ?? said['_the'] ?? 'a';
  const what = said['what'] ?? said['_what'] ?? '';
  const kind = said['kind'] ?? said['kind_'] ?? '';
  const value = said['value'] ?? said['value_'] ?? '';
  const bill = billNamed({ kind: 'despesa', description: what }, situation.loaded.bills());
  const words = `${verb} ${the} ${bill?.description ?? what}${said['rest'] ?? ''}${said['_rest'] ?? ''}`;
  const paid = situation.read(words);
  if (paid.intent !== 'lancamento' || paid.slots.amount_cents !== undefined || paid.slots.items !== undefined)
    return undefined;
  const plain = reworded(situation, words, paid);
  const less = /^(?:desconto|abatimento)$/i.test(kind);
  const entries = draftsOf(paid.slots, plain);
  const [draft] = entries;
  const repeats = draft && whatRepeats(draft, situation);
  const due = bill?.cents ?? repeats?.cents;
  const by = due && shareOf(value, due, situation);
  const cents = due && by && (less ? due - by : due + by);
  if (due !== undefined && cents !== undefined && cents > 0) {
    const made = bill === undefined && repeats ? madeAlready(repeats.told, situation) : undefined;
    if (made !== undefined) return run(editCall(made.id, { cents }));
    return keepOrAsk(
      entries.map((one) => ({ ...one, cents, ...(bill === undefined ? {} : { dueCents: due }) })),
      plain,
    );
  }
  const name = draft?.description ?? what;
  // As it was the last time.
  const before = situation.loaded
    .called(name)
    .entries.find(({ kind: way, status }) => way === 'despesa' && status === 'paga')?.cents;
  const more = before && shareOf(value, before, situation);
  const likely = before && more && (less ? before - more : before + more);
  return askToFill(
    [
      'Quanto você pagou de ',
      { bold: name },
      `, já com ${less ? 'o desconto' : /^m/i.test(kind) ? 'a multa' : 'o acréscimo'}?`,
    ],
    'amount',
    recordCall(...entries),
    situation.asking,
    likely && likely > 0
      ? [{ label: reais(likely), act: recordCall(...entries.map((one) => ({ ...one, cents: likely }))) }]
      : undefined,
  );
}
decideBillAdjusted.says = [ADJUSTED];
