// The first rule that fits, asking only those whose cues the message has. What a rule waits for is worked out of its own
// condition, so there is nothing to declare: a rule that looks first for what it cannot do without is asked only where it is.

import type { Cues } from '../cues/cues.ts';
import { waitOf } from '../cues/wait.ts';
import type { Reading } from '../reading/reading.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rule-table.ts';

/** Rules are told as bits of so many words. */
const WORDS = (RULES.length + 31) >> 5;
/** Rules asked about every message: those that wait for nothing, and those not read yet. */
const always = new Int32Array(WORDS).fill(-1);
/** Cue -> the rules it wakes. */
const wokenBy: (Int32Array | undefined)[] = [];
/** Cues that wake any rule, as a row of them. */
const waking: number[] = [];
const awake = new Int32Array(WORDS);
let read = 0;
/** Patterns there were when the last rule was read: a row of cues made before that does not tell of all. */
let patterns = 0;

/** Works out what the next rule waits for. One a message: nobody waits for all of it. */
function readNext(): void {
  const at = read++;
  const wait = waitOf((RULES[at] as Rule).when);
  if (wait === undefined) return;
  patterns = wait.patterns;
  always[at >> 5] = (always[at >> 5] as number) & ~(1 << (at & 31));
  for (const cue of wait.cues) {
    wokenBy[cue] ??= new Int32Array(WORDS);
    const rules = wokenBy[cue];
    rules[at >> 5] = (rules[at >> 5] as number) | (1 << (at & 31));
    waking[cue >> 5] = (waking[cue >> 5] ?? 0) | (1 << (cue & 31));
  }
}

/** The rules to ask about a message with these cues, as bits; good until the next message. */
export function awakeIn(cues: Cues): Int32Array {
  awake.set(always);
  if (cues.patterns < patterns) return awake.fill(-1);
  for (let i = 0; i < waking.length; i++) {
    for (let bits = (cues.bits[i] as number) & (waking[i] ?? 0); bits !== 0; bits &= bits - 1) {
      const rules = wokenBy[i * 32 + 31 - Math.clz32(bits & -bits)] as Int32Array;
      for (let k = 0; k < WORDS; k++) awake[k] = (awake[k] as number) | (rules[k] as number);
    }
  }
  return awake;
}

/** The last rule always fits. */
export function firstThatFits(r: Reading): Rule {
  if (read < RULES.length) readNext();
  const asked = awakeIn(r.cues);
  for (let k = 0; k < WORDS; k++) {
    for (let bits = asked[k] as number; bits !== 0; bits &= bits - 1) {
      const rule = RULES[k * 32 + 31 - Math.clz32(bits & -bits)];
      if (rule?.when(r)) return rule;
    }
  }
  throw new Error('the last rule always fits');
}
