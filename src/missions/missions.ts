// Entry point of missions/. Breakers and health are shared by all missions; everything else belongs to one.

import { type BreakerState, breakersOf } from '../bus/breaker.ts';
import { healthOver } from '../bus/health.ts';
import type { Chart } from '../domain/chart.ts';
import type { ChatContext } from '../domain/chat-context.ts';
import type { CoordinatorName } from '../domain/coordinators.ts';
import type { HardQuestion } from '../domain/hard-question.ts';
import type { ConversationId } from '../domain/ids.ts';
import { notNow } from '../domain/lookup.ts';
import type { NeededFigure } from '../domain/mission-news.ts';
import type { After, Clock, Llm, Market, Prompts } from '../ports.ts';
import { answersAlike } from './answers-alike.ts';
import { choosePlaybook } from './choose-playbook.ts';
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
import { missingFigure } from './missing-figure.ts';
import type { MissionAsked } from './mission-asked.ts';
import { type Running, startMission } from './orchestrator.ts';
import { pictureOf } from './pictures/picture-of.ts';
import { PLAYBOOKS, type PlaybookName } from './playbooks/table.ts';
import { explainedWords } from './replies/explained-words.ts';
import { findingsWords } from './replies/findings-words.ts';
import { partWords } from './replies/part-words.ts';
import { withTold } from './told-rates.ts';

export type MissionsRim = {
  readonly clock: Clock;
  readonly after: After;
  readonly market: Market;
  /** Absent: playbooks answer without a model. */
  readonly mind?: { readonly llm: Llm; readonly prompts: Prompts };
};

export type MissionOrder = MissionAsked & {
  readonly id: string;
  /** Conversation whose budget pays for models. */
  readonly conversation?: ConversationId;
  /** Memory of its chat. */
  readonly context?: ChatContext;
  /** hurried: no model is called. at_once: no external source either. */
  readonly pace?: 'whole' | 'hurried' | 'at_once';
  /** The answer is told from its numbers to its verdict; no model is called. */
  readonly explained?: boolean;
  /** The words that ask for one part of the answer. */
  readonly part?: string | undefined;
};

export interface Missions {
  start(order: MissionOrder): Running;
  /** Whether answering calls models or slow sources, so that the turn should not wait for it. */
  waits(question: HardQuestion): boolean;
  /** The first figure only the person can give; found without calling anything. */
  missing(asked: MissionAsked): NeededFigure | undefined;
  /** Whether the question has the answer it had before; found without calling anything. */
  alike(asked: MissionAsked, before: HardQuestion): boolean;
  /** The chart of an answer, with its published rates fetched again. */
  picture(asked: MissionAsked): Promise<Chart | undefined>;
  /** Breaker states to persist across restarts. */
  breakers(): Readonly<Record<string, BreakerState>>;
}

/** @param kept breaker states persisted earlier. */
export function missionsOver(rim: MissionsRim, kept: Readonly<Record<string, BreakerState>> = {}): Missions {
  const breakers = breakersOf(BUS_LIMITS.breaker, kept);
  const health = healthOver(BUS_LIMITS.healthWindow);
  return {
    breakers: breakers.snapshot,
    waits: (question) => rim.mind !== undefined || asksTheWorld(choosePlaybook(question)),
    missing: missingFigure,
    alike: answersAlike,
    async picture({ question, ledger, today }) {
      const names = PLAYBOOKS[choosePlaybook(question)].indicators ?? [];
      const told = await Promise.all(names.map(async (name) => ({ name, answer: await rim.market.indicator(name) })));
      const rates = Object.fromEntries(
        told.flatMap(({ name, answer }) => (answer.kind === 'found' ? [[name, answer.value]] : [])),
      );
      return pictureOf({ ...question, ledger, today, rates: withTold(rates, question.figures, today) });
    },
    start({ id, question, ledger, today, found = [], conversation, context, pace = 'whole', explained = false, part }) {
      const mind = pace === 'whole' && !explained && part === undefined ? mindOf(rim, conversation) : undefined;
      const asked = { question, ledger, today, found };
      // Without external calls nothing can fail, so the shared breakers and health are left untouched.
      const seen = pace === 'at_once' ? unseen() : { breakers, health };
      return startMission(
        { ...rim, ...seen },
        {
          id,
          text: question.text,
          domain: question.domain,
          context,
          coordinators: coordinatorsOf(asked, rim.clock, mind),
          executors: [
            pesquisaExterna(pace === 'at_once' ? NO_WORLD : rim.market, rim, today),
            matematico(asked, rim),
            dadosInternos(ledger, rim),
            lancamento(today, rim),
            simplista(ledger, today, rim),
          ],
          orchestration: (domains) =>
            domains.map((domain) => mind?.prompts(`orchestration/${domain}`) ?? '').join('\n'),
          compose: async (consolidation, { client, deadline }) =>
            explained
              ? explainedWords(consolidation)
              : part !== undefined
                ? partWords(consolidation, part)
                : mind === undefined || deadline === undefined
                  ? findingsWords(consolidation)
                  : finalAnswer(consolidation, { client, deadline }, { ...mind, question: question.text, context }),
        },
      );
    },
  };
}

const unseen = () => ({ breakers: breakersOf(BUS_LIMITS.breaker), health: healthOver(BUS_LIMITS.healthWindow) });

const off = async () => notNow('not_configured');
const NO_WORLD: Market = { quote: off, indicator: off, fundamentals: off, inflation: off, news: off };

const asksTheWorld = (name: PlaybookName): boolean =>
  name === 'empresa' || name === 'correcao' || PLAYBOOKS[name].indicators !== undefined;

/** Models billed to that conversation. */
function mindOf({ mind }: MissionsRim, conversation: ConversationId | undefined): MissionsRim['mind'] {
  if (mind === undefined || conversation === undefined) return mind;
  return { ...mind, llm: { ask: (request) => mind.llm.ask({ ...request, conversation }) } };
}

function coordinatorsOf(
  asked: Required<MissionAsked>,
  clock: Clock,
  mind: MissionsRim['mind'],
): Readonly<Record<CoordinatorName, Coordinator>> {
  const coordinator = (name: CoordinatorName): Coordinator => {
    const playbook = playbookCoordinator(name, asked);
    return mind === undefined ? playbook : reactCoordinator(name, { ...mind, clock, found: asked.found }, playbook);
  };
  return {
    analise_financeira: coordinator('analise_financeira'),
    investimentos: coordinator('investimentos'),
    planejamento: coordinator('planejamento'),
  };
}
