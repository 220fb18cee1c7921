// Finds the first matching rule, testing only rules whose cues occur in the message. Cues are derived from each rule's
// own condition, so nothing is declared: a rule that first checks a required word is tested only when it occurs.

import type { Cues } from '../cues/cues.ts';
import { patternsRegistered } from '../cues/line-cues.ts';
import { requiredCuesOf } from '../cues/required-cues.ts';
import type { Reading } from '../reading/reading.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rule-table.ts';

/** In a separate array: rules have different hidden classes, so reading their fields is slow. */
const CONDITIONS = RULES.map(({ when }) => when);
/** Sets of rules are bit sets of this many 32-bit words. */
const WORDS = (RULES.length + 31) >> 5;
/** Rules tested on every message: those without cues, and those not yet analysed. */
const always = new Int32Array(WORDS).fill(-1);
/** Cue -> the rules that require it. */
const rulesByCue: (Int32Array | undefined)[] = [];
/** All cues that any rule requires, as a bit set. */
const ruleCues: number[] = [];
const candidates = new Int32Array(WORDS);
let read = 0;
/** Number of patterns when the last rule was analysed: cue sets computed before lack later ones. */
let patterns = 0;

/** Analyses the next rule's condition. One per message, to spread the cost. */
function readNext(): void {
  const at = read++;
  const required = requiredCuesOf(CONDITIONS[at] as Rule['when']);
  if (required === undefined) return;
  patterns = patternsRegistered();
  always[at >> 5] = (always[at >> 5] as number) & ~(1 << (at & 31));
  for (const cue of required) {
    rulesByCue[cue] ??= new Int32Array(WORDS);
    const rules = rulesByCue[cue];
    rules[at >> 5] = (rules[at >> 5] as number) | (1 << (at & 31));
    ruleCues[cue >> 5] = (ruleCues[cue >> 5] ?? 0) | (1 << (cue & 31));
  }
}

/** The rules to test on a message with these cues, as a bit set; valid until the next call. */
export function candidatesIn(cues: Cues): Int32Array {
  candidates.set(always);
  if (cues.patterns < patterns) return candidates.fill(-1);
  for (let i = 0; i < ruleCues.length; i++) {
    for (let bits = (cues.bits[i] as number) & (ruleCues[i] ?? 0); bits !== 0; bits &= bits - 1) {
      const rules = rulesByCue[i * 32 + 31 - Math.clz32(bits & -bits)] as Int32Array;
      for (let k = 0; k < WORDS; k++) candidates[k] = (candidates[k] as number) | (rules[k] as number);
    }
  }
  return candidates;
}

/** The first rule that matches; the last one in the table matches everything. */
export function firstThatFits(r: Reading): Rule {
  if (read < RULES.length) readNext();
  const asked = candidatesIn(r.cues);
  for (let k = 0; k < WORDS; k++) {
    for (let bits = asked[k] as number; bits !== 0; bits &= bits - 1) {
      const at = k * 32 + 31 - Math.clz32(bits & -bits);
      if (CONDITIONS[at]?.(r)) return RULES[at] as Rule;
    }
  }
  throw new Error('the last rule always fits');
}
