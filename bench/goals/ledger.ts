// G13 and G14: what years of entries cost. A month's report comes from sums kept beside the entries, against the best index a
// scan could have and against none; and a turn with a million entries behind it, against one with ten thousand.

import { type AccountBook, openAccountBook } from '../ledgers/account-book.ts';
import { changeOfMind, wrongSums } from '../ledgers/recount.ts';
import { interleave, ratioOf } from '../measure/interleave.ts';
import { median } from '../measure/median.ts';
import { messageOf } from '../turns/people.ts';
import { atMost, type Bench, type BenchOptions, type Verdict } from '../verdict.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const OPERATIONS = 3000;
const TURNS = 200;
const MONTH = { kind: 'despesa', from: '2026-10-01', to: '2026-10-31' } as const;

// The index holds every column asked for, so that no row is ever visited.
const COVERING = `create index hand on lancamentos (account, date, category, cents)
  where voidedAt is null and status = 'paga' and kind = 'despesa'`;
const scan = (
  index: string,
): string => `select category as key, sum(cents) as cents, count(*) as count from lancamentos ${index}
  where account = ? and voidedAt is null and status = 'paga' and kind = 'despesa' and date between ? and ?
  group by category order by 2 desc, 1`;

/** p50 of so many calls, in microseconds. */
function p50(calls: number, call: () => unknown): number {
  const took: number[] = [];
  for (let n = 0; n < calls; n++) {
    const from = performance.now();
    call();
    took.push((performance.now() - from) * 1000);
  }
  return median(took);
}

const ofProduct = ({ store }: AccountBook): (() => unknown) => {
  const month = MONTH as Parameters<typeof store.read.ledger.grouped>[0];
  return () => store.read.ledger.grouped(month, 'category');
};

function byHand({ database, account }: AccountBook, index: string): () => unknown {
  const statement = database.prepare(scan(index));
  return () => statement.all(account, MONTH.from, MONTH.to);
}

const WORDS = [
  (n: number) => `gastei ${20 + (n % 70)} reais na padaria`,
  (n: number) => `paguei ${10 + (n % 50)},90 no uber`,
  () => 'quanto gastei esse mês?',
] as const;

let messages = 1;

async function turnP50({ house, account }: AccountBook): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < TURNS; n++) {
    const id = ++messages;
    await house.accept(messageOf(1, id, (WORDS[id % WORDS.length] ?? WORDS[0])(id)));
    const from = performance.now();
    await house.answer(account);
    took.push((performance.now() - from) * 1000);
  }
  return median(took);
}

type Books = { readonly few: AccountBook; readonly many: AccountBook };

/** After many random changes of mind: how many sums differ from a recount, of few entries and of many. */
async function wrongAfter(operations: number, { few, many }: Books): Promise<readonly number[]> {
  const wrong: number[] = [];
  for (const book of [few, many]) {
    await changeOfMind(book, operations);
    wrong.push(wrongSums(book));
  }
  return wrong;
}

/** The month by category, in microseconds; `agree`: whether the sums and a scan say the same. */
async function reported({ few, many }: Books, rounds: number) {
  // The hand's index is not the product's, and every entry kept would pay for it.
  for (const { database } of [few, many]) database.exec(COVERING);
  const product = ofProduct(many);
  const covering = byHand(many, 'indexed by hand');
  const none = byHand(many, 'not indexed');
  const agree = JSON.stringify(product()) === JSON.stringify(covering());
  const samples = await interleave(rounds, {
    product: () => p50(2000, product),
    few: () => p50(2000, ofProduct(few)),
    covering: () => p50(30, covering),
    none: () => p50(3, none),
  });
  for (const { database } of [few, many]) database.exec('drop index hand');
  return { samples, agree };
}

async function answered({ few, many }: Books, rounds: number) {
  await turnP50(few);
  await turnP50(many);
  return interleave(rounds, { few: () => turnP50(few), many: () => turnP50(many) });
}

const us = (sample: readonly number[]): string => `${median(sample).toFixed(0)} us`;
const ratio = (one: readonly number[], other: readonly number[]): number => ratioOf(one, other, (micros) => micros);

function reportVerdicts({ samples }: Awaited<ReturnType<typeof reported>>): readonly Verdict[] {
  const against = (other: readonly number[], bar: number) => {
    const value = ratio(other, samples.product);
    return {
      target: `<= 1/${bar}`,
      value: `1/${value.toFixed(0)}`,
      holds: value >= bar,
      how: `p50 ${us(samples.product)} against ${us(other)}, in memory`,
    };
  };
  return [
    {
      goal: 'G13 index',
      what: 'month by category, 1M entries / covering index',
      ...against(samples.covering, 250),
    },
    { goal: 'G13 scan', what: 'month by category, 1M entries / no index', ...against(samples.none, 2500) },
    {
      goal: 'G13 growth',
      what: 'month by category, 1M / 10k entries',
      ...atMost(ratio(samples.product, samples.few), 1.3),
      how: `p50 ${us(samples.product)} against ${us(samples.few)}`,
    },
  ];
}

function sumsVerdict(wrong: readonly number[], agree: boolean): Verdict {
  const holds = agree && wrong.every((count) => count === 0);
  return {
    goal: 'G13 sums',
    what: 'sums that differ from a full recount',
    target: '0',
    value: holds ? '0' : `${wrong.join(' and ')} rows; the scan ${agree ? 'agrees' : 'differs'}`,
    holds,
    how: `${OPERATIONS} random entries, corrections, removals and undos upon ${FEW} and upon ${MANY}`,
  };
}

async function run({ rounds, say }: BenchOptions): Promise<readonly Verdict[]> {
  say(`one person's ${FEW} and ${MANY} entries are being kept`);
  const books = { few: await openAccountBook(FEW), many: await openAccountBook(MANY) };
  const wrong = await wrongAfter(OPERATIONS, books);
  say('the month by category, and a turn');
  const report = await reported(books, rounds);
  const turns = await answered(books, rounds);
  books.few.database.close();
  books.many.database.close();
  return [
    ...reportVerdicts(report),
    sumsVerdict(wrong, report.agree),
    {
      goal: 'G14',
      what: 'turn p50, 1M / 10k entries',
      ...atMost(ratio(turns.many, turns.few), 1.1),
      how: `${us(turns.many)} against ${us(turns.few)}; two expenses kept for each question about the month`,
    },
  ];
}

export const ledger: Bench = { goals: ['G13', 'G14'], run };
