// The lançador: records an entry, or asks for the first missing field, one at a time (diálogo ativo, SPEC 4.2).

import { folded } from '../../../domain/fold.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { missingPiece } from '../../../finance/draft.ts';
import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { askWhichDay } from '../bills/ask-which-day.ts';
import { decideFatura, paysFatura } from '../bills/decide-fatura.ts';
import { decideEditEntry } from '../correction/decide-correct.ts';
import { askIfSpent } from '../goals/ask-if-spent.ts';
import { sharedAsAgreed } from '../owing/sharing-agreed.ts';
import { askIfAgreed, askIfEarned, askWhoWorked } from '../own-work/ask-direction.ts';
import { askIfPosted } from '../recurring/what-repeats.ts';
import { valueSaid } from '../value-said.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';
import { parcelCounted } from './parcel-counted.ts';
import { recordCall } from './record-call.ts';

const BARE_NUMBER = /^\s*[\d.,]+\s*$/u;

/** "65", behind "troquei o óleo da moto", which told a purchase without its price. */
function ofUnpriced(situation: Situation): Decision | undefined {
  const { lastSaid = '', wroteLast } = situation.loaded;
  const cents = valueSaid(situation.text.trim(), situation);
  const told = reworded(situation, lastSaid.replace(/^(?:(?:ah|e|ih|opa|putz),? )+/i, ''));
  const { intent, slots } = told.understanding;
  if (wroteLast() || cents === undefined || intent !== 'lancamento' || slots.description === undefined)
    return undefined;
  const { missing = [], ...rest } = slots;
  const drafts = draftsOf({ ...rest, amount_cents: cents }, told);
  const whole = missing.includes('amount_cents') && drafts.every((one) => missingPiece(one) === undefined);
  return whole ? run(recordCall(...drafts)) : undefined;
}

/** Records, or opens the question for the first piece that is missing. */
export function decideRecord(slots: LancamentoSlots, situation: Situation): Decision {
  // A bare number does not say that money moved, and an open question could take "deleta tudo" as its answer.
  if (BARE_NUMBER.test(situation.text)) return ofUnpriced(situation) ?? say(phrases.bareNumber);
  const { description: words = '', ahead, under_way } = slots;
  if (ahead !== undefined) {
    const { count, discount_cents: discountCents } = ahead;
    return run({ tool: 'bring_forward', args: { words, ...withoutUndefined({ count, discountCents }) } });
  }
  const how = howLastWasPaid(slots, situation);
  if (how !== undefined) return how;
  if (paysFatura(slots, situation)) return decideFatura(slots, situation);
  const paid = under_way ?? parcelasCounted(slots, situation);
  if (paid !== undefined) return run({ tool: 'parcelas_paid', args: { words, ...paid } });
  const drafts = draftsOf(slots, situation).map((one) => sharedAsAgreed(one, situation.text, situation.loaded));
  return (
    askWhoWorked(drafts, situation) ??
    askIfEarned(drafts, situation) ??
    askIfAgreed(drafts, situation) ??
    askIfSpent(drafts, situation) ??
    parcelCounted(drafts, situation) ??
    askIfPosted(drafts, situation) ??
    askWhichDay(drafts, situation) ??
    keepOrAsk(drafts, situation)
  );
}

/** Folded. "Já paguei 4 do crediário": without a sign of money, and fewer than there are, so many of its instalments. */
const COUNTED = /^(?:(?:e|eu|ja) )*paguei (?<count>\d{1,2}) d[aeo]s? \p{L}[\p{L} ]*[.!]*$/u;

function parcelasCounted(
  { description = '' }: LancamentoSlots,
  { text, loaded }: Situation,
): { readonly paid: number } | undefined {
  const paid = Number(COUNTED.exec(folded(text).trim())?.groups?.['count']);
  const of = loaded.owed().find(({ key }) => key === folded(description))?.parcelas ?? 0;
  return paid >= 1 && paid <= of ? { paid } : undefined;
}

/** "Comprei outro gás, 110", then "paguei o gás no cartão em duas vezes": changes that purchase instead of recording another. */
function howLastWasPaid(slots: LancamentoSlots, situation: Situation): Decision | undefined {
  const { amount_cents, description, payment_method, installments, items } = slots;
  const last = situation.loaded.lastEntry;
  if (amount_cents !== undefined || items !== undefined || description === undefined || last?.status !== 'paga')
    return undefined;
  const same = folded(last.description ?? '')
    .split(' ')
    .includes(folded(description));
  if (!same || (payment_method === undefined && installments === undefined)) return undefined;
  return decideEditEntry({ target: 'last', changes: withoutUndefined({ payment_method, installments }) }, situation);
}
