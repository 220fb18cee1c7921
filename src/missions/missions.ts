// Missions as the rest of the product starts them. Breakers and health live as long as this does; everything else is a mission's own.

import { type BreakerState, breakersOf } from '../bus/breaker.ts';
import { healthOver } from '../bus/health.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { HardQuestion } from '../domain/hard-question.ts';
import type { After, Clock, LedgerReads, Market } from '../ports.ts';
import { COORDINATORS, type CoordinatorName } from './agent-names.ts';
import type { Coordinator } from './coordinator.ts';
import { playbookCoordinator } from './coordinators/playbook-coordinator.ts';
import { dadosInternos } from './executors/dados-internos.ts';
import { lancamento } from './executors/lancamento.ts';
import { matematico } from './executors/matematico.ts';
import { pesquisaExterna } from './executors/pesquisa-externa.ts';
import { simplista } from './executors/simplista.ts';
import { BUS_LIMITS } from './limits.ts';
import { type Running, startMission } from './orchestrator.ts';
import { findingsWords } from './replies/findings-words.ts';

export type MissionsRim = {
  readonly clock: Clock;
  readonly after: After;
  readonly market: Market;
};

export type MissionAsked = {
  readonly id: string;
  readonly question: HardQuestion;
  readonly ledger: LedgerReads;
  readonly today: LocalDate;
};

export interface Missions {
  start(asked: MissionAsked): Running;
  /** For the storage of whoever may be put to sleep. */
  breakers(): Readonly<Record<string, BreakerState>>;
}

/** @param kept breakers of an earlier life. */
export function missionsOver(rim: MissionsRim, kept: Readonly<Record<string, BreakerState>> = {}): Missions {
  const breakers = breakersOf(BUS_LIMITS.breaker, kept);
  const health = healthOver(BUS_LIMITS.healthWindow);
  return {
    breakers: breakers.snapshot,
    start: ({ id, question, ledger, today }) =>
      startMission(
        { ...rim, breakers, health },
        {
          id,
          text: question.text,
          domain: question.domain,
          coordinators: withoutModel(question),
          executors: [
            pesquisaExterna(rim.market, rim),
            matematico({ question, ledger, today }, rim),
            dadosInternos(ledger, rim),
            lancamento(today, rim),
            simplista(ledger, today, rim),
          ],
          orchestration: () => '',
          compose: async (consolidation) => findingsWords(consolidation),
        },
      ),
  };
}

const withoutModel = (question: HardQuestion): Readonly<Record<CoordinatorName, Coordinator>> =>
  Object.fromEntries(COORDINATORS.map((name) => [name, playbookCoordinator(name, question)])) as Record<
    CoordinatorName,
    Coordinator
  >;
