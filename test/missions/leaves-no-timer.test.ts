// A timer left behind keeps a program from ending: a chat in the terminal stayed for minutes after its last answer.

import { expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { missionsOver } from '../../src/missions/missions.ts';
import { EMPTY_LEDGER } from '../support/empty-ledger.ts';
import { offlineWorld } from '../support/offline-world.ts';
import { virtualTime } from '../support/virtual-time.ts';

it.each(['whole', 'at_once'] as const)('an answered mission leaves no timer behind (%s)', async (pace) => {
  const time = virtualTime();
  const missions = missionsOver({ ...time, market: offlineWorld.market });
  const { outcome } = missions.start({
    id: 'm',
    question: {
      text: 'devo 4 mil no cartão a 12% ao mês, em quanto tempo pago?',
      domain: 'planejamento_financeiro',
      coordinator: 'planejamento',
      figures: { payment: 60_000, debts: [{ name: 'cartão', cents: 400_000, rate: '12' }] },
    },
    ledger: EMPTY_LEDGER,
    today: '2026-11-18' as LocalDate,
    pace,
  });
  expect((await time.until(outcome)).kind).toBe('answered');
  expect(time.pending()).toBe(0);
});
