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

type Report = () => unknown;

const ofProduct = ({ store }: AccountBook): Report => {
  const month = MONTH as Parameters<typeof store.read.ledger.grouped>[0];
  return () => store.read.ledger.grouped(month, 'category');
};

function byHand({ database, account }: AccountBook, index: string): Report {
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

async function run({ rounds, say }: BenchOptions): Promise<readonly Verdict[]> {
  say(`one person's ${FEW} and ${MANY} entries are being kept`);
  const few = await openAccountBook(FEW);
  const many = await openAccountBook(MANY);
  const wrong: number[] = [];
  for (const book of [few, many]) {
    await changeOfMind(book, OPERATIONS);
    wrong.push(wrongSums(book));
    book.database.exec(COVERING);
  }
  say('the month by category, and a turn');
  const reports = {
    product: ofProduct(many),
    covering: byHand(many, 'indexed by hand'),
    none: byHand(many, 'not indexed'),
  };
  const [ours, theirs] = [JSON.stringify(reports.product()), JSON.stringify(reports.covering())];
  const samples = await interleave(rounds, {
    product: () => p50(2000, reports.product),
    few: () => p50(2000, ofProduct(few)),
    covering: () => p50(30, reports.covering),
    none: () => p50(3, reports.none),
  });
  // The hand's index is not the product's, and every entry kept would pay for it.
  for (const { database } of [few, many]) database.exec('drop index hand');
  await turnP50(few);
  await turnP50(many);
  const turns = await interleave(rounds, { few: () => turnP50(few), many: () => turnP50(many) });
  few.database.close();
  many.database.close();

  const us = (sample: readonly number[]): string => `${median(sample).toFixed(0)} us`;
  const times = (other: readonly number[]): number => ratioOf(other, samples.product, (micros) => micros);
  const faster = (value: number, bar: number) => ({
    target: `<= 1/${bar}`,
    value: `1/${value.toFixed(0)}`,
    holds: value >= bar,
  });
  const right = ours === theirs && wrong.every((count) => count === 0);
  return [
    {
      goal: 'G13 index',
      what: 'month by category, 1M entries / covering index',
      ...faster(times(samples.covering), 250),
      how: `p50 ${us(samples.product)} against ${us(samples.covering)}, in memory`,
    },
    {
      goal: 'G13 scan',
      what: 'month by category, 1M entries / no index',
      ...faster(times(samples.none), 2500),
      how: `p50 ${us(samples.product)} against ${us(samples.none)}, in memory`,
    },
    {
      goal: 'G13 growth',
      what: 'month by category, 1M / 10k entries',
      ...atMost(
        ratioOf(samples.product, samples.few, (micros) => micros),
        1.3,
      ),
      how: `p50 ${us(samples.product)} against ${us(samples.few)}`,
    },
    {
      goal: 'G13 sums',
      what: 'sums that differ from a full recount',
      target: '0',
      value: right ? '0' : `${wrong.join(' and ')} rows; the scan ${ours === theirs ? 'agrees' : 'differs'}`,
      holds: right,
      how: `${OPERATIONS} random entries, corrections, removals and undos upon ${FEW} and upon ${MANY}`,
    },
    {
      goal: 'G14',
      what: 'turn p50, 1M / 10k entries',
      ...atMost(
        ratioOf(turns.many, turns.few, (micros) => micros),
        1.1,
      ),
      how: `${us(turns.many)} against ${us(turns.few)}; two expenses kept for each question about the month`,
    },
  ];
}

export const ledger: Bench = { goals: ['G13', 'G14'], run };
