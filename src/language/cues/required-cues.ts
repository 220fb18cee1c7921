// Finds the cues a rule condition depends on: the condition runs once on an empty message and its failed look-ups are recorded. A message without any
// of them must give the same result, so the condition can be skipped. A condition that depends on anything else before failing a cue (such as length)
// is never skipped.

import type { LocalDateTime } from '../../domain/dates.ts';
import { type ClassBits, idsIn } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import { Reading } from '../reading/reading.ts';
import { classBit, linePatternBit, markBit } from './cues.ts';
import { ALWAYS, patternBit } from './line-cues.ts';
import type { PatternList } from './pattern-list.ts';

type Recorded = { readonly bits: Set<number>; other: boolean };

const NOTHING = { now: '2000-01-01T12:00' as LocalDateTime };

function recording(recorded: Recorded): Reading {
  const empty = new Reading('', NOTHING, []);
  const missed = <T>(bits: readonly number[], answer: T): T => {
    for (const bit of bits) if (bit >= 0) recorded.bits.add(bit);
    return answer;
  };
  const mark = (name: string): void => {
    const bit = markBit(name);
    if (bit === undefined) recorded.other = true;
    else recorded.bits.add(bit);
  };
  const found = (name: WordClass): number => missed([classBit(name)], -1);
  const hasAny = (...names: WordClass[]): boolean => missed(names.map(classBit), false);
  const is = (_: number, name: WordClass): boolean => hasAny(name);
  // A pattern that requires no word makes the rule one that is always asked, whatever it answers here.
  const patterns = <T>(sources: readonly RegExp[], miss: T): T => {
    const bits = sources.map(patternBit);
    if (bits.includes(ALWAYS)) recorded.other = true;
    return missed(bits.map(linePatternBit), miss);
  };
  const fits = (source: RegExp): boolean => patterns([source], false);
  const answers: Partial<Record<keyof Reading, unknown>> = {
    has: hasAny,
    hasAny,
    hasVerb: (name: WordClass) => hasAny(name),
    is,
    isAny: (_: number, ...names: WordClass[]) => hasAny(...names),
    isVerb: is,
    find: found,
    findLast: found,
    findVerb: found,
    hasSome: (classes: ClassBits) => missed(idsIn(classes), false),
    isSome: (_: number, classes: ClassBits) => missed(idsIn(classes), false),
    findSomeVerb: (classes: ClassBits) => missed(idsIn(classes), -1),
    fits,
    mayFit: fits,
    headFits: fits,
    match: (source: RegExp) => patterns([source], null),
    findFit: (list: PatternList) => patterns(list.patterns, -1),
    mayFitAny: (list: PatternList) => patterns(list.patterns, false),
    answers: empty.answers,
    context: new Proxy(NOTHING, {
      get: (_, key) => {
        mark(String(key));
        return Reflect.get(NOTHING, key);
      },
    }),
  };
  return new Proxy(empty, {
    get: (_, key: keyof Reading) => {
      if (key in answers) return answers[key];
      mark(key === 'money' ? 'amounts' : key);
      const value = empty[key];
      return typeof value === 'function' ? value.bind(empty) : value;
    },
  });
}

/** The cues without which the condition is false; undefined when it cannot be skipped. */
export function requiredCuesOf(condition: (r: Reading) => boolean): ReadonlySet<number> | undefined {
  const recorded: Recorded = { bits: new Set(), other: false };
  return condition(recording(recorded)) || recorded.other ? undefined : recorded.bits;
}
