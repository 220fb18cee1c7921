// Rows of whole-message-handlers that are about the entry just recorded, in the order they are asked.

import { askWhetherDone } from '../../ask-whether-done.ts';
import type { HandlerGroup } from '../../handler.ts';
import { decideAndAnother } from '../entry/decide-and-another.ts';
import { decideWaysOfLast } from '../entry/decide-paid-in-ways.ts';
import { decidePartsOfLast } from '../entry/decide-parts-told.ts';
import { decidePutFor } from '../goals/decide-put-for.ts';
import { decideMoreBetween } from '../owing/decide-more-between.ts';
import { decideWasLoan } from '../owing/decide-was-loan.ts';
import { againOnDay } from './again-on-day.ts';
import { askOfEntry } from './ask-of-entry.ts';
import { askOthersPaid } from './ask-others-paid.ts';
import { decideAllOfLast } from './decide-all-of-last.ts';
import { decideCameInPart } from './decide-came-in-part.ts';
import { decideCategorySaid } from './decide-category-said.ts';
import { decideCountSaid } from './decide-count-said.ts';
import { decideDaySaid } from './decide-day-said.ts';
import { decideEntryHalfSaid } from './decide-entry-half-said.ts';
import { decideMadeFor } from './decide-made-for.ts';
import { decideMethodSaid } from './decide-method-said.ts';
import { decideOtherSide } from './decide-other-side.ts';
import { decidePaidLater } from './decide-paid-later.ts';
import { decideParcelsOfLast } from './decide-parcels-of-last.ts';
import { decidePartOfLast } from './decide-part-of-last.ts';
import { decideReimbursed } from './decide-reimbursed.ts';
import { decideRenamed } from './decide-renamed.ts';
import { decideRestLater } from './decide-rest-later.ts';
import { decideStillToPay } from './decide-still-to-pay.ts';
import { decideWhosePart } from './decide-whose-part.ts';

export const OF_LAST_ENTRY: HandlerGroup['handlers'] = [
  { decide: againOnDay, answers: '“ontem tb”: the same once more, on that day' },
  { decide: decideMadeFor, answers: '“o Zé fez 160 a relação”: less was asked for it' },
  { decide: decideAndAnother, answers: '“e a sobremesa 14”: one more purchase' },
  { decide: decideParcelsOfLast, answers: '“não, à vista”, “quais são as datas?”: of the purchase in instalments' },
  { decide: decideOtherSide, answers: '“foi o que eu ganhei”: an entry of the other side' },
  { decide: decideCountSaid, answers: '“foram 3”: of so many at so much each' },
  { decide: decideWhosePart, answers: '“180 era da minha mãe”, “ela vai dar só 100”: so much of it is theirs' },
  {
    decide: decideEntryHalfSaid,
    answers: '“no nubank”, “foi engano”: half a sentence of it',
    before: [decideCategorySaid],
  },
  { decide: decidePutFor, answers: '“pra viagem”, behind “guardei 200”: what it is put by for' },
  { decide: decideWaysOfLast, answers: '“300 no vale e o resto no débito”: one purchase, each way an entry' },
  { decide: decidePartsOfLast, answers: '“o remédio foi 90, o resto foi fralda”: what the last purchase was made of' },
  { decide: decidePartOfLast, answers: '“desses 57, 20 foi ração”: a part of it is an entry of its own' },
  { decide: decideCameInPart, answers: '“a Marta pagou só 100”: of what she bought, the rest waits' },
  { decide: decideMoreBetween, answers: '“mandei mais 50”: between the same two, of what is owed' },
  { decide: decidePaidLater, answers: '“ela vai pagar dia 30”: what was told as done is still to come' },
  { decide: decideRestLater, answers: '“o resto pago dia 10”, “paguei só 800”: of what was paid, or waits, in part' },
  { decide: askOthersPaid, answers: '“foi minha mãe que pagou”: asks whether the purchase goes' },
  { decide: decideStillToPay, answers: '“a água não paguei ainda”: it is to pay' },
  { decide: decideWasLoan, answers: '“era empréstimo, devolvo em dezembro”: lent or borrowed, and owed' },
  { decide: decideAllOfLast, answers: '“foi no débito os dois”: corrects all entries of the last message' },
  { decide: decideReimbursed, answers: '“a empresa me reembolsa dia 30”: its value waits to be paid back' },
  {
    decide: askOfEntry,
    answers: '“que categoria você colocou?”, “por que lazer?”: a part of what was just recorded',
    before: [askWhetherDone],
  },
  {
    decide: decideCategorySaid,
    answers: '“não, é lazer”: the entry belongs in that category',
    before: [decideRenamed],
  },
  { decide: decideDaySaid, answers: '“ontem”: the day it was' },
  { decide: decideMethodSaid, answers: '“crédito”, “no pix”: how it was paid' },
  { decide: decideRenamed, answers: '“na verdade foi na feira”: corrects what it was for' },
];
