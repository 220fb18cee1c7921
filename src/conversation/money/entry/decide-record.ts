// The lançador: records an entry, or asks for the first missing field, one at a time. An answer goes straight into the
// draft; anything else leaves the question (diálogo ativo, SPEC 4.2).

import { folded } from '../../../domain/fold.ts';
import { listed } from '../../../domain/listed.ts';
import type { RichText } from '../../../domain/text.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { type Draft, type MissingPiece, missingPiece, underOthers } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { mayPayDebt, towardsDebt } from '../../../finance/towards-debt.ts';
import { furtherCost } from '../../../language/amounts/further-cost.ts';
import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import { askToFill } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { askUnanswered } from '../../open-question/ask-unanswered.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import { askWhichDay } from '../bills/ask-which-day.ts';
import { decideFatura, paysFatura } from '../bills/decide-fatura.ts';
import { decideEditEntry } from '../correction/decide-correct.ts';
import { intoGoal } from '../goals/into-goal.ts';
import { outOfGoal } from '../goals/out-of-goal.ts';
import { asLoan, debtsBorrowed } from '../owing/borrowed.ts';
import { billNamed, type Expected } from '../owing/expected-amount.ts';
import { paysCreditor } from '../owing/pays-creditor.ts';
import { towardsCarne } from '../owing/towards-carne.ts';
import { whoIsMeant } from '../owing/who-is-meant.ts';
import { askIfAgreed, askIfEarned, askWhoWorked } from '../own-work/ask-direction.ts';
import { byCustomers, byTrade, costsApart } from '../own-work/by-trade.ts';
import { halfForWork } from '../own-work/half-for-work.ts';
import { askIfPosted, saidAlready, whatRepeats } from '../recurring/what-repeats.ts';
import { answeredDraft, expectedIn, namedMeanwhile, withPlace } from './answered-draft.ts';
import { answersNothing, withoutPiece } from './answers-nothing.ts';
import { atSamePlace } from './at-same-place.ts';
import { draftOf, withAnswer } from './draft-of.ts';
import { eachMonthFrom, firstLater } from './first-later.ts';
import { giftFor } from './gift-for.ts';
import { isOnKnownCard, onNamedCard } from './is-on-known-card.ts';
import { kinOf } from './kin-of.ts';
import { otherPartOf13 } from './other-part-of-13.ts';
import { parcelCounted } from './parcel-counted.ts';
import { parcelTold } from './parcel-told.ts';
import { paymentOf } from './payment-of.ts';
import { type RecordCall, recordCall } from './record-call.ts';
import { timesBought } from './times-bought.ts';
import { toldBeside } from './told-beside.ts';
import { withEntrada } from './with-entrada.ts';
import { withPurchaseCategory } from './with-purchase-category.ts';
import { withShop } from './with-shop.ts';

const BARE_NUMBER = /^\s*[\d.,]+\s*$/u;

/** "Pra acertar na safra": when the harvest comes, and no account at the bank, which is "o Safra". */
const AT_HARVEST = /(?<![a-zà-ÿ])[nd]?a (?:pr[óo]xima )?safra(?![a-zà-ÿ])/i;

function notAtHarvest(draft: Draft, text: string): Draft {
  if (draft.bank !== 'safra' || !AT_HARVEST.test(text)) return draft;
  const { bank: _, ...rest } = draft;
  return rest;
}

/** One draft an item, in the order told; nothing is asked and nothing written here. */
export const draftsOf = (slots: LancamentoSlots, situation: Situation): readonly Draft[] =>
  costsApart(byCustomers(eachDraft(slots, situation), situation.text), situation.text);

const eachDraft = (
  slots: LancamentoSlots,
  { asking, zone, text, loaded, read, reading }: Situation,
): readonly Draft[] =>
  (slots.items ?? [slots])
    .flatMap((one) => withEntrada(one, reading))
    .map((one) =>
      whoIsMeant(timesBought(draftOf(one, localDate(asking.said, zone), text), text), { text, loaded, asking }),
    )
    .map((draft) => atSamePlace(draft, loaded.lastEntry))
    .map((draft) => otherPartOf13(notAtHarvest(draft, text), text, loaded))
    .map((draft) => (isOnKnownCard(draft, loaded) ? { ...draft, method: 'credito' as const } : draft))
    .map((draft) => onNamedCard(draft, text, loaded))
    .flatMap((draft) => halfForWork(draft, text))
    .flatMap((draft) => eachMonthFrom(firstLater(draft, text, reading), text, reading))
    .map((draft) => asLoan(byTrade(paymentOf(withPurchaseCategory(draft, read), text, read), text, loaded), text))
    .map((draft) => towardsCarne(intoGoal(draft, text, loaded), text, loaded))
    .map((draft) => paysCreditor(kinOf(slots.items === undefined ? giftFor(draft, text) : draft, text), text, loaded))
    .map((draft) => (mayPayDebt(draft) ? towardsDebt(draft, loaded.owed()) : outOfGoal(draft, text, loaded)))
    .map((draft) => (slots.items === undefined ? withShop(draft, reading) : draft));

/** Records, or opens the question for the first piece that is missing. */
export function decideRecord(slots: LancamentoSlots, situation: Situation): Decision {
  // A bare number does not say that money moved, and an open question could take "deleta tudo" as its answer.
  if (BARE_NUMBER.test(situation.text)) return say(phrases.bareNumber);
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
  const drafts = draftsOf(slots, situation);
  return (
    askWhoWorked(drafts, situation) ??
    askIfEarned(drafts, situation) ??
    askIfAgreed(drafts, situation) ??
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

/** The first draft with a missing field, and that field. */
export function firstGap(
  entries: readonly Draft[],
): { readonly index: number; readonly piece: MissingPiece } | undefined {
  for (const [index, entry] of entries.entries()) {
    const piece = missingPiece(entry);
    if (piece !== undefined) return { index, piece };
  }
  return undefined;
}

/** @param entries drafts of one message: all are recorded in one turn, or the first gap is asked */
export function keepOrAsk(entries: readonly Draft[], situation: Situation): Decision {
  const call = recordCall(...entries);
  const gap = firstGap(entries);
  const draft = gap === undefined ? undefined : entries[gap.index];
  if (gap === undefined || draft === undefined) {
    const told = parcelTold(entries, situation);
    // A payment filed as one of debts is taken off what is told before it.
    if (told !== undefined && entries[0]?.category === 'dividas') return run(told, call);
    return run(call, ...debtsBorrowed(entries, situation), ...(told === undefined ? [] : [told]));
  }
  // Whether it is an entry at all is a separate question, asked first (ask-if-unsure).
  const { intent, confidence } = situation.understanding;
  if (gap.piece === 'category' && intent === 'lancamento' && confidence < SURE)
    return keepOrAsk(entries.with(gap.index, underOthers(draft)), situation);
  // "Paguei 230 do fornecedor": of the bill of that name.
  const due =
    gap.piece === 'category' && draft.kind === 'despesa' ? billNamed(draft, situation.loaded.bills()) : undefined;
  if (due !== undefined) return keepOrAsk(entries.with(gap.index, { ...draft, category: due.category }), situation);
  const expected = gap.piece === 'amount' ? expectedIn(draft, situation) : undefined;
  const repeats = gap.piece === 'amount' && expected === undefined ? whatRepeats(draft, situation) : undefined;
  const already = repeats && entries.length === 1 ? saidAlready(repeats, situation) : undefined;
  if (already !== undefined) return already;
  if (repeats !== undefined) return keepOrAsk(entries.with(gap.index, { ...draft, cents: repeats.cents }), situation);
  // "Paguei o dentista", when the amount due is known and certain.
  if (expected?.certain === true)
    return keepOrAsk(entries.with(gap.index, { ...draft, cents: expected.cents }), situation);
  const options = quickAnswers(gap.piece, draft, expected).map(({ label, answer }) => ({
    label,
    act: recordCall(...entries.with(gap.index, withPlace({ ...draft, ...answer }, gap.piece))),
  }));
  return askToFill(
    question(gap.piece, draft, expected, alikeFrom(entries, gap.index)),
    gap.piece,
    call,
    situation.asking,
    options,
  );
}

/** From this entry on, those that differ only in amount, so that one answer fits all: "recebi 120, 120 e 90". */
function alikeFrom(entries: readonly Draft[], index: number): readonly Draft[] {
  const same = ({ cents: _, ...rest }: Draft | undefined = entries[index] as Draft): string => JSON.stringify(rest);
  const others = entries.slice(index);
  const end = others.findIndex((entry) => same(entry) !== same(entries[index]));
  return end < 0 ? others : others.slice(0, end);
}

function question(piece: MissingPiece, draft: Draft, expected?: Expected, alike: readonly Draft[] = []): RichText {
  const income = draft.kind === 'receita';
  const ahead = draft.pending === true;
  const what = draft.description ?? 'isso';
  const all = alike.length > 1 ? alike : [draft];
  const amount = listed(all.flatMap(({ cents }) => (cents === undefined ? [] : [reais(cents)])));
  switch (piece) {
    case 'amount':
      if (draft.currency !== undefined) return ['Quanto deu em reais (', { bold: what }, ')?'];
      if (expected !== undefined)
        return [`Quanto ${income ? 'entrou' : 'você pagou'}? Pelo que anotei, ${expected.words}.`];
      if (!income && draft.counterpart !== undefined && folded(draft.counterpart) === folded(what))
        return ['Quanto você pagou para ', { bold: draft.counterpart }, '?'];
      if (draft.description === undefined) return [income ? 'Quanto entrou?' : 'Quanto foi?'];
      return [income ? `Quanto ${ahead ? 'vai entrar' : 'entrou'} de ` : 'Quanto foi ', { bold: what }, '?'];
    case 'description':
      if (draft.split !== undefined) return ['Sua parte deu ', { bold: amount }, '. Com o que foi?'];
      if (income) return [ahead ? 'De onde vêm os ' : 'De onde vieram os ', { bold: amount }, '?'];
      return [ahead ? 'Com o que você vai gastar os ' : 'Em que você gastou os ', { bold: amount }, '?'];
    case 'category':
      return ['Em que categoria entra ', { bold: what }, ' (', amount, ')?'];
    case 'payment_method':
      return [{ bold: what }, ` (${amount}): foi no crédito ou no débito?`];
    default:
      return piece satisfies never;
  }
}

type QuickAnswer = { readonly label: string; readonly answer: Partial<Draft> };

/** Buttons for the likely answers; a typed answer works too. */
function quickAnswers(piece: MissingPiece, { kind }: Draft, expected: Expected | undefined): readonly QuickAnswer[] {
  if (piece === 'amount' && expected !== undefined)
    return [{ label: reais(expected.cents), answer: { cents: expected.cents } }];
  if (piece === 'payment_method')
    return [
      { label: 'Crédito', answer: { method: 'credito' } },
      { label: 'Débito', answer: { method: 'debito' } },
    ];
  if (piece !== 'category') return [];
  return kind === 'receita'
    ? [
        { label: 'Renda extra', answer: { category: 'renda_extra' } },
        { label: 'Reembolso', answer: { category: 'reembolso' } },
        { label: 'Outras receitas', answer: { category: 'outras_receitas' } },
      ]
    : [
        { label: 'Compras', answer: { category: 'compras' } },
        { label: 'Lazer', answer: { category: 'lazer' } },
        { label: 'Outros', answer: { category: 'outros' } },
      ];
}

/** Fills the missing field with the answer; an answer without it is asked again, at most three times. */
export function continueRecord(call: RecordCall, slot: string, situation: Situation): Decision {
  const { entries } = call.args;
  const [refund, ...others] = entries;
  // The refund's value is asked only when no purchase gave it, so the answer fills it here.
  if (refund?.kind === 'estorno' && others.length === 0) {
    const { understanding } = situation;
    const valued = withAnswer(refund, understanding.intent === 'answer_slot' ? understanding.slots : {});
    return keepOrAsk([valued], situation);
  }
  const gap = firstGap(entries);
  const draft = gap === undefined ? undefined : entries[gap.index];
  if (gap === undefined || draft === undefined || gap.piece !== slot) return keepOrAsk(entries, situation);
  const more = gap.piece === 'amount' ? furtherCost(situation.reading) : undefined;
  const beside = more === undefined ? undefined : situation.read(more.rest);
  if (more !== undefined && beside?.intent === 'lancamento')
    return keepOrAsk(
      [...entries.with(gap.index, { ...draft, cents: more.cents }), ...draftsOf(beside.slots, situation)],
      situation,
    );
  const named = gap.piece === 'amount' ? namedMeanwhile(draft, situation) : undefined;
  if (named !== undefined) return keepOrAsk(entries.with(gap.index, named), situation);
  const apart = toldBeside(situation, draftsOf, gap.piece === 'amount' ? draft : undefined);
  if (apart !== undefined) return apart;
  const nothing = answersNothing(situation.text);
  if (nothing && gap.piece === 'amount') return say(phrases.noAmountKnown);
  const answered = nothing ? withoutPiece(draft, gap.piece) : answeredDraft(draft, gap.piece, situation);
  if (answered !== undefined) {
    const whole = nothing ? answered : withPlace(answered, gap.piece);
    const alike = gap.piece === 'amount' ? 1 : alikeFrom(entries, gap.index).length;
    const filled = entries.map((entry, i) => {
      if (i === gap.index) return whole;
      return i > gap.index && i < gap.index + alike ? withoutUndefined({ ...whole, cents: entry.cents }) : entry;
    });
    return keepOrAsk(filled, situation);
  }
  const asked = question(gap.piece, draft, gap.piece === 'amount' ? expectedIn(draft, situation) : undefined);
  return askUnanswered(situation, ['Não peguei. ', ...asked]) ?? keepOrAsk(entries, situation);
}
