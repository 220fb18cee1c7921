// The patterns that a handler tries although its `says` does not name them: a handler asked about a message of which it knows no
// word tries in vain all that it looks for. Run as a thread, which posts them: methods of RegExp are replaced, and every
// pattern of a process that did so is slower from then on.

import { parentPort } from 'node:worker_threads';
import type { Situation } from '../../src/conversation/situation.ts';
import type { Member } from '../../src/domain/household.ts';
import type { AccountId, Instant } from '../../src/domain/ids.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { handlersInOrder } from './handlers-in-order.ts';

/** Leads through what handlers need: the last thing done, a list on the screen, a question before, something of that name. */
const TOUR = [
  'uber 23,50',
  'foi 25',
  'comprei um sofá de 2400 em 12x no cartão do inter',
  'devo 300 pra Ana',
  'o Beto me deve 80',
  'conta de luz de 120 vence dia 30',
  'netflix 39,90 todo mês',
  'ganho 3000 por mês',
  'limite do cartão inter é 2500',
  'quero juntar 5000 pra viagem',
  'coloquei 100 na viagem',
  'orçamento de mercado 600',
  'quanto gastei esse mês?',
  'e de transporte?',
  'quanto gasto com transporte?',
  'quanto falta pra viagem?',
  'quanto posso gastar ainda no mercado?',
  'últimos lançamentos',
  'apaga o 1',
  'desfaz',
  'lista de compras: leite, ovos e pão',
  'lista de compras',
  'anota: bolo da tia leva 3 ovos e 2 xícaras de leite',
  'quero ler Torto Arado',
  'salva o filme Corra',
  'já vi Corra',
  'meus filmes',
  'me lembra de ligar pro contador amanhã às 9h',
  'meus lembretes',
  'cancela o lembrete',
  'vale a pena comprar um carro de 80 mil?',
  'bom dia',
];
const NOW = Date.parse('2026-11-18T10:00:00-03:00') as Instant;
const UNKNOWN = 'zzyx';
const OTHER_MEMBER: Member = {
  account: 2 as AccountId,
  name: 'Leo',
  channel: 'web',
  role: 'member',
  may: 'write',
  me: false,
};

const handlers = handlersInOrder.filter(({ decide }) => decide.says !== undefined).map(({ decide }) => ({ decide }));

/** The patterns that failed on the unknown word since a handler was asked. */
let failed: Set<string> | undefined;

function watchPatterns(): void {
  const { exec, [Symbol.replace]: replace } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    const match = exec.call(this, text);
    if (match === null && String(text).includes(UNKNOWN)) failed?.add(this.source);
    return match;
  };
  // Whatever was to be replaced need not be there.
  RegExp.prototype[Symbol.replace] = function (this: RegExp, ...rewriting: Parameters<typeof replace>) {
    const before = failed;
    failed = undefined;
    const rewritten = replace.apply(this, rewriting);
    failed = before;
    return rewritten;
  } as typeof replace;
}

/** The situation of somebody who shares, with nothing said that a handler knows. */
function sayingNothing(situation: Situation): Situation {
  const { members, ...household } = situation.loaded.household();
  return {
    ...situation,
    text: UNKNOWN,
    reading: situation.readingOf(UNKNOWN),
    loaded: { ...situation.loaded, household: () => ({ ...household, members: [...members, OTHER_MEMBER] }) },
  };
}

/** 'decideProfit: ^lucro d[aeo]…' for every pattern that is not in `says`, in whichever of the situations it is tried. */
function unsaidIn(situations: readonly Situation[]): string[] {
  const unsaid = new Set<string>();
  const contexts = situations.map(sayingNothing);
  for (const { decide } of handlers) {
    const said = new Set(decide.says?.map(({ source }) => source));
    // Each meaning in each context, since some patterns are behind both.
    for (const context of contexts)
      for (const { understanding } of situations) {
        failed = new Set();
        decide({ ...context, understanding, read: () => understanding, readingOf: () => context.reading });
        for (const pattern of failed) if (!said.has(pattern)) unsaid.add(`${decide.name}: ${pattern}`);
      }
  }
  return [...unsaid];
}

async function main(): Promise<string[]> {
  const [first] = handlersInOrder;
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  if (first === undefined || !config.ok) throw new Error('there are no handlers, or the test configuration is wrong');
  let now: number = NOW;
  const opened = openLocalSession(config.value, { clock: { now: () => now++ as Instant } });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const situations: Situation[] = [];
  const { decide } = first;
  // The first handler is asked about every message.
  Object.assign(first, {
    decide(situation: Situation) {
      situations.push(situation);
      return decide(situation);
    },
  });
  for (const text of TOUR) await opened.value.say({ user: 'ana', body: { kind: 'text', text } });
  watchPatterns();
  const unsaid = unsaidIn(situations);
  await opened.value.close();
  return unsaid;
}

parentPort?.postMessage(await main());
