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

/** @param now the moment relative dates are read from; a message may carry its own context. */
export function score(set: readonly Labelled[], now: LocalDateTime): Report {
  const intents: Report['intents'] = {};
  const groups: Record<string, Tally> = {};
  const slots: Record<string, Tally> = {};
  const verdicts: Record<Verdict, number> = { ok: 0, safe: 0, dangerous: 0 };
  const confused = new Map<string, number>();
  const misses: Miss[] = [];
  const outcomes: { confidence: number; right: boolean }[] = [];
  const row = (intent: string): Report['intents'][string] => {
    intents[intent] ??= { tp: 0, fp: 0, fn: 0, f1: 0 };
    return intents[intent];
  };
  const leftToModel: Tally = { right: 0, of: 0 };
  for (const want of set) {
    const at = want.now === undefined ? now : localNow(want.now);
    const got = understand(want.text, dialogContextOf(want.context, at));
    const right = got.intent === want.intent;
    if (want.intent !== 'complexa') {
      leftToModel.of += 1;
      // A message that answers an open question is handled before planning.
      if (want.context?.pending === undefined && plannerMode(got, SURE) !== undefined) leftToModel.right += 1;
    }
    outcomes.push({ confidence: got.intent === 'unknown' ? 0 : got.confidence, right });
    add(groups, want.group, right ? 1 : 0);
    if (right) row(want.intent).tp++;
    else {
      row(want.intent).fn++;
      row(got.intent).fp++;
      confused.set(`${want.intent}>${got.intent}`, (confused.get(`${want.intent}>${got.intent}`) ?? 0) + 1);
    }
    const wrong = right ? scoreSlots(want, slotsAt(got, at), slots) : [];
    const verdict = verdictOf(want, got);
    verdicts[verdict]++;
    if (!right || wrong.length > 0 || verdict === 'dangerous') misses.push({ want, got, wrong, verdict });
  }
  let sum = 0;
  let labelled = 0;
  for (const counts of Object.values(intents)) {
    counts.f1 = counts.tp === 0 ? 0 : (2 * counts.tp) / (2 * counts.tp + counts.fp + counts.fn);
    if (counts.tp + counts.fn === 0) continue;
    labelled++;
    sum += counts.f1;
  }
  const confusions = [...confused]
    .map(([pair, n]) => ({ want: pair.split('>')[0] ?? '', got: pair.split('>')[1] ?? '', n }))
    .sort((a, b) => b.n - a.n);
  const correct = outcomes.filter((outcome) => outcome.right).length;
  return {
    leftToModel,
    n: set.length,
    accuracy: set.length === 0 ? 0 : correct / set.length,
    macroF1: labelled === 0 ? 0 : sum / labelled,
    coverageAt95: coverage(outcomes),
    groups,
    intents,
    slots,
    verdicts,
    confusions,
    misses,
  };
}
