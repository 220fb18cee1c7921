// Missions as the rest of the product starts them. Breakers and health live as long as this does; everything else is a mission's own.

import { type BreakerState, breakersOf } from '../bus/breaker.ts';
import { healthOver } from '../bus/health.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { HardQuestion } from '../domain/hard-question.ts';
import type { After, Clock, LedgerReads, Llm, Market, Prompts } from '../ports.ts';
import type { CoordinatorName } from './agent-names.ts';
import type { Coordinator } from './coordinator.ts';
import { playbookCoordinator } from './coordinators/playbook-coordinator.ts';
import { reactCoordinator } from './coordinators/react-coordinator.ts';
import { dadosInternos } from './executors/dados-internos.ts';
import { lancamento } from './executors/lancamento.ts';
import { matematico } from './executors/matematico.ts';
import { pesquisaExterna } from './executors/pesquisa-externa.ts';
import { simplista } from './executors/simplista.ts';
import { finalAnswer } from './final-answer.ts';
import { BUS_LIMITS } from './limits.ts';
import { type Running, startMission } from './orchestrator.ts';
import { findingsWords } from './replies/findings-words.ts';

export type MissionsRim = {
  readonly clock: Clock;
  readonly after: After;
  readonly market: Market;
  /** Absent: playbooks answer. */
  readonly mind?: { readonly llm: Llm; readonly prompts: Prompts };
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
  const { mind } = rim;
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
          coordinators: coordinatorsOf(question, rim),
          executors: [
            pesquisaExterna(rim.market, rim),
            matematico({ question, ledger, today }, rim),
            dadosInternos(ledger, rim),
            lancamento(today, rim),
            simplista(ledger, today, rim),
          ],
          orchestration: (domains) =>
            domains.map((domain) => mind?.prompts(`orchestration/${domain}`) ?? '').join('\n'),
          compose: async (consolidation, composing) =>
            mind === undefined
              ? findingsWords(consolidation)
              : finalAnswer(consolidation, composing, { ...mind, question: question.text }),
        },
      ),
  };
}

function coordinatorsOf(
  question: HardQuestion,
  { mind, clock }: MissionsRim,
): Readonly<Record<CoordinatorName, Coordinator>> {
  const coordinator = (name: CoordinatorName): Coordinator => {
    const playbook = playbookCoordinator(name, question);
    return mind === undefined ? playbook : reactCoordinator(name, { ...mind, clock }, playbook);
  };
  return {
    analise_financeira: coordinator('analise_financeira'),
    investimentos: coordinator('investimentos'),
    planejamento: coordinator('planejamento'),
  };
}
