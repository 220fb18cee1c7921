// Drafts of one message: all are recorded in one turn, or the first missing piece is asked for.

import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { type Draft, missingPiece, underOthers } from '../../../finance/draft.ts';
import { askToFill } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import { debtsBorrowed } from '../owing/borrowed.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { saidAlready, saidLately, whatRepeats } from '../recurring/what-repeats.ts';
import { expectedIn, withPlace } from './answered-draft.ts';
import { alikeFrom, onOneCard, pieceQuestion, quickAnswers } from './ask-missing-piece.ts';
import { firstGap } from './first-gap.ts';
import { parcelTold } from './parcel-told.ts';
import { recordCall } from './record-call.ts';

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
  // What is told whole does not wait for what another lacks.
  const whole = entries.filter((one) => missingPiece(one) === undefined);
  const lacking = entries.filter((one) => missingPiece(one) !== undefined);
  if (whole.length > 0 && confidence >= SURE && (gap.piece === 'amount' || gap.piece === 'description')) {
    const open = keepOrAsk(lacking, situation);
    return { do: 'beside', calls: [recordCall(...whole)], open, next: open.next };
  }
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
  const lately = gap.piece === 'amount' && repeats === undefined && expected === undefined && entries.length === 1;
  const before = lately ? saidLately(draft, situation) : undefined;
  if (before !== undefined) return before;
  if (repeats !== undefined) return keepOrAsk(entries.with(gap.index, { ...draft, cents: repeats.cents }), situation);
  // "Paguei o dentista", when the amount due is known and certain.
  if (expected?.certain === true)
    return keepOrAsk(entries.with(gap.index, { ...draft, cents: expected.cents }), situation);
  const options = quickAnswers(gap.piece, draft, expected).map(({ label, answer }) => ({
    label,
    act: recordCall(
      ...onOneCard(
        entries.with(gap.index, withPlace({ ...draft, ...answer }, gap.piece)),
        withoutUndefined({ method: answer.method }),
      ),
    ),
  }));
  return askToFill(
    pieceQuestion(gap.piece, draft, expected, alikeFrom(entries, gap.index, gap.piece)),
    gap.piece,
    call,
    situation.asking,
    options,
  );
}
