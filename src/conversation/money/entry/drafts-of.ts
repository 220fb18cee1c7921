// What a message says was spent or came in, as drafts: each step knows one thing that its words may mean besides.

import type { Draft } from '../../../finance/draft.ts';
import { mayPayDebt, towardsDebt } from '../../../finance/towards-debt.ts';
import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { intoGoal } from '../goals/into-goal.ts';
import { outOfGoal } from '../goals/out-of-goal.ts';
import { asLoan } from '../owing/borrowed.ts';
import { draftForPronoun } from '../owing/draft-for-pronoun.ts';
import { paysCreditor } from '../owing/pays-creditor.ts';
import { towardsCarne } from '../owing/towards-carne.ts';
import { byCustomers, byTrade, costsApart } from '../own-work/by-trade.ts';
import { halfForWork } from '../own-work/half-for-work.ts';
import { atSamePlace } from './at-same-place.ts';
import { countedThings } from './counted-things.ts';
import { draftOf } from './draft-of.ts';
import { eachMonthFrom, firstLater } from './first-later.ts';
import { giftFor } from './gift-for.ts';
import { isOnKnownCard, onNamedCard } from './is-on-known-card.ts';
import { kinOf } from './kin-of.ts';
import { onDayBefore } from './on-day-before.ts';
import { otherPartOf13 } from './other-part-of-13.ts';
import { paymentOf } from './payment-of.ts';
import { timesBought } from './times-bought.ts';
import { withEntrada } from './with-entrada.ts';
import { withPurchaseCategory } from './with-purchase-category.ts';
import { withShop } from './with-shop.ts';

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

const eachDraft = (slots: LancamentoSlots, situation: Situation): readonly Draft[] => {
  const { asking, zone, text, loaded, read, reading } = situation;
  return (slots.items ?? [slots])
    .flatMap((one) => withEntrada(onDayBefore(one, situation), reading))
    .map((one) =>
      draftForPronoun(
        countedThings(timesBought(draftOf(one, localDate(asking.said, zone), text), text), text),
        situation,
      ),
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
    .map((draft) => outOfGoal(draft, text, loaded))
    .map((draft) => (mayPayDebt(draft) ? towardsDebt(draft, loaded.owed()) : draft))
    .map((draft) => (slots.items === undefined ? withShop(draft, reading) : draft));
};
