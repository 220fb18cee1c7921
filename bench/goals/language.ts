// G8 to G10: naming what a message wants, against nlp.js trained on the very messages our own guess was trained on. Judged on
// the test part of the corpus, whose writers appear nowhere else; messages that answer an open question are left out.

import { readdirSync } from 'node:fs';
import { corpus } from '../../src/cli/eval/corpus.ts';
import type { Labelled } from '../../src/cli/eval/labelled.ts';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { understand } from '../../src/language/understand.ts';
import { alone, type Classifier } from '../language-contestants/contestant.ts';
import { trainNlpjs } from '../language-contestants/nlpjs.ts';
import { noisy } from '../language-contestants/noisy.ts';
import { learned, product } from '../language-contestants/ours.ts';
import { OUT_OF_SCOPE } from '../language-contestants/out-of-scope.ts';
import { interleave, ratioOf } from '../measure/interleave.ts';
import { coverageAt95, macroF1 } from '../measure/macro-f1.ts';
import { median } from '../measure/median.ts';
import { shippedLanguage } from '../measure/shipped-language.ts';
import { atLeast, type Bench, type BenchOptions, type Verdict } from '../verdict.ts';

const CORPUS = new URL('../../test/corpus/', import.meta.url);
const WARMING = 1500;
const TIMED = 300;
const LARGEST_KB = 300;
const WRITES =
  /^(?:lancamento|recurring_set|budget_set|goal_set|account_set|debt_set|edit_transaction|undo_transaction|edit_memory|delete_item|delete_all|profile_set|category_teach|split_settle|erase_me)$/;

function part(name: 'train' | 'test'): readonly Labelled[] {
  return readdirSync(CORPUS)
    .filter((file) => file.endsWith(`.${name}.jsonl`))
    .flatMap((file) => alone(corpus(new URL(file, CORPUS))));
}

async function judge(
  one: Classifier,
  set: readonly Labelled[],
  texts: readonly string[],
): Promise<{ f1: number; covered: number }> {
  const outcomes = [];
  for (const [i, { intent }] of set.entries()) {
    const { intent: got, score } = await one.classify(texts[i] ?? '');
    outcomes.push({ want: intent, got, score });
  }
  return { f1: macroF1(outcomes), covered: coverageAt95(outcomes) };
}

/** Microseconds of CPU time a message. */
async function micros(one: Classifier, texts: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  for (const text of texts) await one.classify(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / texts.length;
}

/** How many of the messages nobody can serve would change something without being asked about first. */
function wrongActions(): readonly string[] {
  const now = '2026-11-18T12:00' as LocalDateTime;
  return OUT_OF_SCOPE.filter((text) => {
    const { intent, confidence } = understand(text, { now });
    return WRITES.test(intent) && confidence >= 0.5;
  });
}

type Contest = {
  readonly whole: Classifier;
  readonly neural: Classifier;
  readonly all: readonly Classifier[];
  /** The better of the two that are not ours. */
  readonly best: Classifier;
  readonly f1: (one: Classifier) => number;
  /** What is lost on a noisy copy. */
  readonly loss: (one: Classifier) => number;
  readonly covered: (one: Classifier) => number;
};

async function judged(train: readonly Labelled[], test: readonly Labelled[]): Promise<Contest> {
  const [whole, neural] = await trainNlpjs(train);
  const all = [product, learned, whole, neural];
  const texts = test.map(({ text }) => text);
  const smudged = noisy(texts);
  const clean = new Map<Classifier, { f1: number; covered: number }>();
  const rough = new Map<Classifier, { f1: number; covered: number }>();
  for (const one of all) {
    clean.set(one, await judge(one, test, texts));
    rough.set(one, await judge(one, test, smudged));
  }
  const f1 = (one: Classifier): number => clean.get(one)?.f1 ?? 0;
  return {
    whole,
    neural,
    all,
    best: f1(whole) > f1(neural) ? whole : neural,
    f1,
    loss: (one) => f1(one) - (rough.get(one)?.f1 ?? 0),
    covered: (one) => clean.get(one)?.covered ?? 0,
  };
}

/** Microseconds a message, in turns, after all have warmed up on messages nobody is timed on. */
async function timed(
  { whole, neural, all }: Contest,
  warming: readonly string[],
  texts: readonly string[],
  rounds: number,
) {
  for (const one of all) for (const text of warming) await one.classify(text);
  return interleave(rounds, {
    product: () => micros(product, texts),
    learned: () => micros(learned, texts),
    whole: () => micros(whole, texts),
    neural: () => micros(neural, texts),
  });
}

type Speeds = Awaited<ReturnType<typeof timed>>;

const verdict = (
  goal: string,
  what: string,
  judged: Pick<Verdict, 'target' | 'value' | 'holds'>,
  how: string,
): Verdict => ({
  goal,
  what,
  ...judged,
  how,
  ...(judged.holds ? {} : { why: 'measured as it is; the bar stays' }),
});

function f1Verdicts({ all, best, f1, loss }: Contest): readonly Verdict[] {
  const figures = all
    .map((one) => `${one.name} ${f1(one).toFixed(3)} (noisy ${(f1(one) - loss(one)).toFixed(3)})`)
    .join(', ');
  return [
    verdict('G8', 'macro-F1, rules and guess, over the best nlp.js', atLeast(f1(product) / f1(best), 1.45), figures),
    verdict(
      'G8 learned',
      'macro-F1, the guess alone, over the best nlp.js',
      atLeast(f1(learned) / f1(best), 1.2),
      figures,
    ),
    verdict(
      'G8 noisy',
      'macro-F1 lost on a noisy copy',
      { target: '<= 0.02', value: loss(product).toFixed(3), holds: loss(product) <= 0.02 },
      `${figures}; the same copy for all`,
    ),
  ];
}

function safetyVerdicts({ all, covered }: Contest): readonly Verdict[] {
  const share = covered(product);
  const wrong = wrongActions();
  return [
    verdict(
      'G9',
      'share answered at 95 % precision',
      { target: '>= 0.60', value: share.toFixed(2), holds: share >= 0.6 },
      all.map((one) => `${one.name} ${covered(one).toFixed(2)}`).join(', '),
    ),
    verdict(
      'G9 out of scope',
      'wrong actions on messages nobody can serve',
      { target: '0', value: String(wrong.length), holds: wrong.length === 0 },
      `${OUT_OF_SCOPE.length} messages${wrong.length === 0 ? '' : `: ${wrong.join(' | ')}`}`,
    ),
  ];
}

function speedVerdicts(speeds: Speeds): readonly Verdict[] {
  const us = (samples: readonly number[]): string => `${median(samples).toFixed(0)} us`;
  const how = `product ${us(speeds.product)}, guess with its reading ${us(speeds.learned)}, @nlpjs/basic ${us(speeds.whole)}, NluNeural ${us(speeds.neural)}`;
  const times = (other: readonly number[]): number => ratioOf(other, speeds.product, (value) => value);
  return [
    verdict('G10', 'speed over @nlpjs/basic', atLeast(times(speeds.whole), 10), how),
    verdict('G10 neural', 'speed over NluNeural', atLeast(times(speeds.neural), 3), how),
  ];
}

async function sizeVerdict(): Promise<Verdict> {
  const { code, kb } = await shippedLanguage();
  const evals = /\beval\(|new Function\(/.test(code);
  return verdict(
    'G10 size',
    'model and code, gzipped',
    { target: `<= ${LARGEST_KB} KB, no eval`, value: `${kb.toFixed(0)} KB`, holds: kb <= LARGEST_KB && !evals },
    'src/language/understand.ts and all it needs, shortened as the worker is',
  );
}

async function run({ rounds, say }: BenchOptions): Promise<readonly Verdict[]> {
  const train = part('train');
  const test = part('test');
  say(`training nlp.js on ${train.length} messages, judging on ${test.length}, clean and noisy`);
  const contest = await judged(train, test);
  say('timing');
  const texts = (set: readonly Labelled[], most: number): readonly string[] =>
    set.slice(0, most).map(({ text }) => text);
  const speeds = await timed(contest, texts(train, WARMING), texts(test, TIMED), rounds);
  return [...f1Verdicts(contest), ...safetyVerdicts(contest), ...speedVerdicts(speeds), await sizeVerdict()];
}

export const language: Bench = { goals: ['G8', 'G9', 'G10'], run };
