// "Paguei a fatura do Nubank", with or without an amount. What is missing is derived from the card and confirmed.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { RichText } from '../../../domain/text.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { dayOf, monthOf, yearOf } from '../../../finance/civil-date.ts';
import { contaKey, contaLabel } from '../../../finance/conta.ts';
import { reais } from '../../../finance/money.ts';
import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToConfirm } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { askUnanswered } from '../../open-question/ask-unanswered.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { FATURA } from '../entry/draft-of.ts';
import { recordCall } from '../entry/record-call.ts';
import { debtPayment } from '../owing/debt-payment.ts';
import { billToPay } from './bill-to-pay.ts';

export type PayCall = Extract<ToolCall, { tool: 'pay_fatura' }>;

/** The bill is here, which does not say that it is paid: "a fatura veio 1.342". */
const ARRIVED =
  /^(?!.*\b(?:pa(?:g|guei)|pagamos|quit))(?:.*\b(?:veio|chegou|fechou|deu|ficou|ta|esta)\b|(?:(?:a|minha) )?fatura [a-z ]*[\d.,]+$)/u;

/** "Fatura da C&A". */
const OF_SHOP =
  /(?<![a-zà-ÿ])fatura d[oa] (?:cart[ãa]o d[aeo] )?(?<shop>(?!(?:cart|m[êe]s|minha|meu|cr[ée]d|pr[óo]x|outr|semana|ano)[a-zà-ÿ]*(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ&]{2,})/i;

/** A fatura told as still to be paid is recorded as a pending bill instead. */
export const paysFatura = (slots: LancamentoSlots, { text }: Situation): boolean =>
  slots.type === 'transfer' &&
  slots.status === undefined &&
  slots.items === undefined &&
  slots.to_account === undefined &&
  FATURA.test(folded(`${slots.description ?? ''} ${text}`));

/** The tool asks for what is missing: it knows the cards and what is open on them. */
export function decideFatura(slots: LancamentoSlots, { text, asking, zone, loaded }: Situation): Decision {
  const { amount_cents: cents, from_account: bank, date, date_precision } = slots;
  const cards = loaded.contas().filter(({ value }) => value.kind === 'cartao');
  const [only, ...others] = cards;
  const known = others.length === 0 ? only : undefined;
  // Of a shop's card that nobody told of, and not of the only one known.
  const shop = OF_SHOP.exec(text)?.groups?.['shop'];
  const card = slots.account ?? (shop === undefined ? known?.value.slug : shop.toLowerCase());
  // "A fatura de outubro" names the fatura, not the day of payment.
  const day = date_precision === undefined ? date : undefined;
  const owed =
    known === undefined ? loaded.owed().find(({ key }) => key === (card?.replaceAll('-', ' ') ?? 'cartao')) : undefined;
  if (owed !== undefined && cents !== undefined && !ARRIVED.test(folded(text)))
    return run(recordCall(debtPayment(owed.name, cents, day ?? localDate(asking.said, zone))));
  const call: PayCall = { tool: 'pay_fatura', args: withoutUndefined({ card, cents, bank, date: day }) };
  if (cents === undefined || !ARRIVED.test(folded(text))) return run(call);
  const named: RichText = [
    { bold: `${reais(cents)} da fatura do ${contaLabel(contaKey('cartao', card ?? 'cartao'))}` },
  ];
  // Not paid yet is a bill that waits.
  const today = localDate(asking.said, zone);
  const due = cards.find(({ value }) => value.slug === card)?.value.dueDay;
  const otherwise = billToPay(card, cents, due === undefined ? (day ?? today) : nextDue(due, today));
  const labels = { yes: 'Já paguei', no: 'Ainda não', otherwise };
  return askToConfirm(['Já pagou os ', ...named, '?'], call, labels, asking);
}

/** The next such day of a month. */
function nextDue(day: number, today: LocalDate): LocalDate {
  const own = dayOf(yearOf(today), monthOf(today), day);
  return own >= today ? own : dayOf(yearOf(today), monthOf(today) + 1, day);
}

/** The answer to "foram R$ 500,00?": another value, or the same question again, at most three times. */
export function continueFatura(call: PayCall, situation: Situation): Decision {
  const { understanding } = situation;
  const cents = understanding.intent === 'answer_slot' ? understanding.slots.amount_cents : undefined;
  if (cents !== undefined && cents > 0) return run({ ...call, args: { ...call.args, cents } });
  return askUnanswered(situation) ?? say(phrases.gaveUp);
}
