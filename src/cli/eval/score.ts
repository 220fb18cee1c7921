// Scores a labelled set: intents, slots, verdicts, and the share that can be acted on without asking.

import { plannerMode } from '../../conversation/plan/decide-plan.ts';
import { SURE } from '../../conversation/sure.ts';
import type { LocalDateTime } from '../../domain/dates.ts';
import { understand } from '../../language/understand.ts';
import type { Understanding } from '../../language/understanding.ts';
import { itemsOf, slotScore } from './compare-slots.ts';
import { dialogContextOf, type Labelled, type Slots } from './labelled.ts';
import { localNow } from './local-now.ts';
import { slotsAt } from './slots-at.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export type Tally = { right: number; of: number };
export type Miss = {
  readonly want: Labelled;
  readonly got: Understanding;
  readonly wrong: readonly string[];
  readonly verdict: Verdict;
};

export type Report = {
  readonly n: number;
  readonly accuracy: number;
  readonly macroF1: number;
  readonly coverageAt95: number;
  readonly groups: Record<string, Tally>;
  readonly intents: Record<string, { tp: number; fp: number; fn: number; f1: number }>;
  readonly slots: Record<string, Tally>;
  readonly verdicts: Record<Verdict, number>;
  readonly confusions: readonly { readonly want: string; readonly got: string; readonly n: number }[];
  /** Messages that would call a model, hard questions excluded. */
  readonly leftToModel: Tally;
  readonly misses: readonly Miss[];
};

/** `key` for slots of lancamento, `intent.key` for others. */
function slotName(intent: string, key: string): string {
  return intent === 'lancamento' ? key : `${intent}.${key}`;
}

function add(table: Record<string, Tally>, key: string, right: number): void {
  table[key] ??= { right: 0, of: 0 };
  const tally = table[key];
  tally.right += right;
  tally.of += 1;
}

/** Word overlap from which two names count as equal. */
const SAME = 0.5;

function scoreSlots(want: Labelled, got: Slots, table: Record<string, Tally>): string[] {
  const wrong: string[] = [];
  const gotItems = itemsOf(got);
  itemsOf(want.slots).forEach((item, i) => {
    for (const key of Object.keys(item)) {
      const score = slotScore(key, item, gotItems[i] ?? {});
      add(table, slotName(want.intent, key), score);
      if (score < SAME) wrong.push(key);
    }
  });
  return wrong;
}

/**
 * Coverage at 95 % precision: the largest share of messages, by descending confidence, whose intents are at least 95 %
 * right.
 */
function coverage(outcomes: readonly { confidence: number; right: boolean }[]): number {
  const sorted = [...outcomes].sort((a, b) => b.confidence - a.confidence);
  let right = 0;
  let best = 0;
  sorted.forEach((outcome, i) => {
    if (outcome.right) right++;
    const next = sorted[i + 1];
    if (right / (i + 1) >= 0.95 && (next === undefined || next.confidence < outcome.confidence)) best = i + 1;
  });
  return sorted.length === 0 ? 0 : best / sorted.length;
}

type Counts = Report['intents'][string];

/** Macro F1 over the intents that were labelled at all. Fills in the F1 of each. */
function macroF1(intents: Report['intents']): number {
  for (const counts of Object.values(intents))
    counts.f1 = counts.tp === 0 ? 0 : (2 * counts.tp) / (2 * counts.tp + counts.fp + counts.fn);
  const labelled = Object.values(intents).filter(({ tp, fn }) => tp + fn > 0);
  return labelled.length === 0 ? 0 : labelled.reduce((sum, { f1 }) => sum + f1, 0) / labelled.length;
}

/** Wrong readings by pair, the most frequent first. */
function confusionsOf(misread: readonly Miss[]): Report['confusions'] {
  const pairs = Map.groupBy(misread, ({ want, got }) => `${want.intent}>${got.intent}`);
  return [...pairs.values()]
    .flatMap((alike) =>
      alike.slice(0, 1).map(({ want, got }) => ({ want: want.intent, got: got.intent, n: alike.length })),
    )
    .sort((a, b) => b.n - a.n);
}

/** A message that answers an open question is handled before planning. */
const goesToModel = ({ context }: Labelled, got: Understanding): boolean =>
  context?.pending === undefined && plannerMode(got, SURE) !== undefined;

/** @param now the moment relative dates are read from; a message may carry its own context. */
export function score(set: readonly Labelled[], now: LocalDateTime): Report {
  const intents: Report['intents'] = {};
  const groups: Record<string, Tally> = {};
  const slots: Record<string, Tally> = {};
  const verdicts: Record<Verdict, number> = { ok: 0, safe: 0, dangerous: 0 };
  const misses: Miss[] = [];
  const outcomes: { confidence: number; right: boolean }[] = [];
  const leftToModel: Tally = { right: 0, of: 0 };
  const row = (intent: string): Counts => {
    intents[intent] ??= { tp: 0, fp: 0, fn: 0, f1: 0 };
    return intents[intent];
  };
  for (const want of set) {
    const at = want.now === undefined ? now : localNow(want.now);
    const got = understand(want.text, dialogContextOf(want.context, at));
    const right = got.intent === want.intent;
    if (want.intent !== 'complexa') {
      leftToModel.of += 1;
      if (goesToModel(want, got)) leftToModel.right += 1;
    }
    outcomes.push({ confidence: got.intent === 'unknown' ? 0 : got.confidence, right });
    add(groups, want.group, right ? 1 : 0);
    if (right) row(want.intent).tp++;
    else {
      row(want.intent).fn++;
      row(got.intent).fp++;
    }
    const wrong = right ? scoreSlots(want, slotsAt(got, at), slots) : [];
    const verdict = verdictOf(want, got);
    verdicts[verdict]++;
    if (!right || wrong.length > 0 || verdict === 'dangerous') misses.push({ want, got, wrong, verdict });
  }
  const correct = outcomes.filter(({ right }) => right).length;
  return {
    leftToModel,
    n: set.length,
    accuracy: set.length === 0 ? 0 : correct / set.length,
    macroF1: macroF1(intents),
    coverageAt95: coverage(outcomes),
    groups,
    intents,
    slots,
    verdicts,
    confusions: confusionsOf(misses.filter(({ want, got }) => want.intent !== got.intent)),
    misses,
  };
}
