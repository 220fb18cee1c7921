// Finds the cues a rule condition depends on: the condition runs once on an empty message and its failed look-ups are recorded. A message without any
// of them must give the same result, so the condition can be skipped. A condition that depends on anything else before failing a cue (such as length)
// is never skipped.

import type { LocalDateTime } from '../../domain/dates.ts';
import { type ClassBits, idsIn } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import { Reading } from '../reading/reading.ts';
import { classBit, linePatternBit, markBit } from './cues.ts';
import { ALWAYS, patternBit, patternsRegistered } from './line-cues.ts';
import type { PatternList } from './pattern-list.ts';

/** Cue numbers; `patterns` is the number of registered patterns at that time. */
export type RequiredCues = { readonly cues: readonly number[]; readonly patterns: number };

type Recorded = { readonly bits: Set<number>; other: boolean };

const NOTHING = { now: '2000-01-01T12:00' as LocalDateTime };

function recording(recorded: Recorded): Reading {
  const empty = new Reading('', NOTHING, []);
  const missed = <T>(bits: readonly number[], answer: T): T => {
    for (const bit of bits) if (bit >= 0) recorded.bits.add(bit);
    return answer;
  };
  const pattern = <T>(source: RegExp, miss: T, run: () => T): T => {
    const bit = patternBit(source);
    if (bit !== ALWAYS) return missed([linePatternBit(bit)], miss);
    recorded.other = true;
    return run();
  };
  const anyOf = <T>({ patterns }: PatternList, miss: T, run: () => T): T => {
    const bits = patterns.map(patternBit);
    if (!bits.includes(ALWAYS)) return missed(bits.map(linePatternBit), miss);
    recorded.other = true;
    return run();
  };
  const answers: Partial<Record<keyof Reading, unknown>> = {
    has: (name: WordClass) => missed([classBit(name)], false),
    hasAny: (...names: WordClass[]) => missed(names.map(classBit), false),
    hasVerb: (name: WordClass) => missed([classBit(name)], false),
    is: (_: number, name: WordClass) => missed([classBit(name)], false),
    isVerb: (_: number, name: WordClass) => missed([classBit(name)], false),
    find: (name: WordClass) => missed([classBit(name)], -1),
    findLast: (name: WordClass) => missed([classBit(name)], -1),
    findVerb: (name: WordClass) => missed([classBit(name)], -1),
    hasSome: (classes: ClassBits) => missed(idsIn(classes), false),
    isSome: (_: number, classes: ClassBits) => missed(idsIn(classes), false),
    findSomeVerb: (classes: ClassBits) => missed(idsIn(classes), -1),
    fits: (source: RegExp) => pattern(source, false, () => empty.fits(source)),
    mayFit: (source: RegExp) => pattern(source, false, () => empty.mayFit(source)),
    headFits: (source: RegExp) => pattern(source, false, () => empty.headFits(source)),
    match: (source: RegExp) => pattern(source, null, () => empty.match(source)),
    findFit: (list: PatternList) => anyOf(list, -1, () => empty.findFit(list)),
    mayFitAny: (list: PatternList) => anyOf(list, false, () => empty.mayFitAny(list)),
    answers: empty.answers,
    context: new Proxy(NOTHING, {
      get: (_, key) => {
        const bit = markBit(String(key));
        if (bit === undefined) recorded.other = true;
        else recorded.bits.add(bit);
        return Reflect.get(NOTHING, key);
      },
    }),
  };
  return new Proxy(empty, {
    get: (_, key: keyof Reading) => {
      if (key in answers) return answers[key];
      const bit = markBit(key === 'money' ? 'amounts' : key);
      if (bit === undefined) recorded.other = true;
      else recorded.bits.add(bit);
      const value = empty[key];
      return typeof value === 'function' ? value.bind(empty) : value;
    },
  });
}

/** The cues without which the condition is false; undefined when it cannot be skipped. */
export function requiredCuesOf(condition: (r: Reading) => boolean): RequiredCues | undefined {
  const recorded: Recorded = { bits: new Set(), other: false };
  if (condition(recording(recorded)) || recorded.other) return undefined;
  return { cues: [...recorded.bits], patterns: patternsRegistered() };
}
