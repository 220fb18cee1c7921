// A coordinator with a model: plan, ask in parallel, look at what came, and again, until the goal is reached or little is left to look
// with. The model only plans and writes, in JSON; every operation goes over the bus, every figure comes from an executor. Where the
// model says nothing of use the playbook of the question takes over.

import type { CoordinatorName } from '../../domain/coordinators.ts';
import type { LlmMessage } from '../../domain/llm.ts';
import type { FoundFigure } from '../../domain/mission-record.ts';
import type { Clock, Llm, Prompts } from '../../ports.ts';
import type { Findings } from '../consolidation.ts';
import type { Coordinator, Leading, Led } from '../coordinator.ts';
import { mustFinish, type WhyFinish } from '../finish.ts';
import { inReais, numbersNotIn } from '../numbers-in.ts';
import { partialWords } from '../replies/partial-words.ts';
import { jsonIn, think, tokensIn } from '../thinking.ts';
import { COORDINATOR_CONTRACTS } from './coordinator-contracts.ts';
import { missionPrompt } from './mission-prompt.ts';
import { type ReactStep, reactStep } from './react-step.ts';
import { worthAsking } from './worth-asking.ts';

export type ReactWorld = {
  readonly llm: Llm;
  readonly prompts: Prompts;
  readonly clock: Clock;
  /** Of an unfinished mission on the same question. */
  readonly found: readonly FoundFigure[];
};

const STEP_TOKENS = 900;
/** One to ask, one to consolidate what came. */
const FEWEST_STEPS = 2;
/** A step that is no JSON, or that makes numbers up, is told so once; then the playbook goes on. */
const MOST_REPAIRS = 1;

const said = (role: LlmMessage['role'], text: string): LlmMessage => ({ role, parts: [{ kind: 'text', text }] });

export function reactCoordinator(
  name: CoordinatorName,
  { llm, prompts, clock, found }: ReactWorld,
  playbook: Coordinator,
): Coordinator {
  async function step(leading: Leading, history: LlmMessage[]): Promise<ReactStep | undefined> {
    for (let repair = 0; repair <= MOST_REPAIRS; repair += 1) {
      const text = await think(llm, leading.desk, {
        purpose: 'coordinator',
        system: missionPrompt(name, leading.mission, prompts),
        messages: [...history],
        // No schema: what an operation takes is open, and a strict provider refuses every object that is. The step is parsed here.
        maxTokens: STEP_TOKENS,
        deadline: leading.desk.deadline,
      });
      if (text === undefined) return undefined;
      const read = reactStep.safeParse(jsonIn(text));
      const wrong = read.success
        ? madeUp(read.data, heard(leading, history))
        : `Isso não segue o formato: ${read.error.issues[0]?.message ?? 'JSON inválido'}.`;
      history.push(said('assistant', text));
      if (read.success && wrong === undefined) return read.data;
      history.push(said('user', `${wrong} Responda só com o JSON.`));
    }
    return undefined;
  }

  /** Whether a plan, a look at what came and the words of the answer can all be paid for. */
  function canPlan({ mission, desk }: Leading): boolean {
    const step = tokensIn(missionPrompt(name, mission, prompts).map(({ text }) => text)) + STEP_TOKENS;
    return desk.remaining().tokens >= step * FEWEST_STEPS;
  }

  async function lead(leading: Leading): Promise<Led> {
    const { mission, desk, notebook, closing } = leading;
    // Half a plan would be paid for and thrown away: the playbook works it out, and the model has the words.
    if (!canPlan(leading)) return playbook.lead(leading);
    const history: LlmMessage[] = [said('user', mission.query_original_usuario + taken(found))];
    const leftOut = new Set<string>();
    for (;;) {
      notebook.cycled();
      const why = mustFinish(mission, desk, clock.now());
      if (why !== undefined) {
        closing();
        history.push(said('user', 'Há pouco tempo ou orçamento: consolide agora com o que existe.'));
      }
      const next = await step(leading, history);
      if (next === undefined) return playbook.lead(leading);
      if (next.passo === 'consolidar') return { kind: 'found', findings: withLimits(next.consolidacao, leftOut, why) };
      if (why !== undefined)
        return { kind: 'found', findings: withLimits(await playbook.consolidate(leading), leftOut, why) };
      const { chosen, left } = worthAsking(next.chamadas, mission, desk);
      for (const { agente, objetivo } of left) leftOut.add(`${agente}.${objetivo}`);
      notebook.asked(chosen.map(({ agente, objetivo }) => `${agente}.${objetivo}`));
      const answers = await Promise.all(
        chosen.map(({ agente, ...call }) => desk.ask({ destinatario: agente, ...call })),
      );
      // With what was sent: its parameters are what the figures rest on.
      const shown = answers.map(({ remetente, status, payload, erro }, index) => ({
        agente: remetente,
        objetivo: chosen[index]?.objetivo,
        parametros: chosen[index]?.parametros,
        status,
        ...payload,
        erro,
      }));
      history.push(
        said('user', JSON.stringify({ respostas: shown, orcamento: desk.remaining(), sinalizadores: desk.flags() })),
      );
    }
  }

  return {
    contract: COORDINATOR_CONTRACTS[name],
    lead,
    consolidate: playbook.consolidate,
  };
}

/** What the model was given to read: its own words are no source. */
const heard = ({ mission }: Leading, history: readonly LlmMessage[]): readonly string[] => {
  const { contratos_agentes_disponiveis: _, ...rest } = mission;
  const given = history.filter(({ role }) => role === 'user');
  const texts = [JSON.stringify(rest), JSON.stringify(given)];
  return [...texts, ...texts.map(inReais)];
};

/** A step that consolidates says numbers again and makes none: operations compute. */
function madeUp(step: ReactStep, materials: readonly string[]): string | undefined {
  if (step.passo === 'executar') return undefined;
  const { resposta_pre_estruturada, recomendacoes_adicionais, proximos_passos_sugeridos } = step.consolidacao;
  const dados = resposta_pre_estruturada.dados_suporte.map(({ confiabilidade: _, ...shown }) => shown);
  const shown = { ...resposta_pre_estruturada, dados_suporte: dados };
  const said = JSON.stringify([shown, recomendacoes_adicionais, proximos_passos_sugeridos]);
  const unknown = numbersNotIn(said, materials);
  if (unknown.length === 0) return undefined;
  return `Estes números não vieram de nenhuma operação nem da pessoa: ${unknown.join(', ')}. Peça a conta ou tire-os.`;
}

const taken = (found: readonly FoundFigure[]): string =>
  found.length === 0 ? '' : `\n\nJá levantado antes, não busque de novo: ${JSON.stringify(found)}`;

function withLimits(findings: Findings, leftOut: ReadonlySet<string>, why: WhyFinish | undefined): Findings {
  if (leftOut.size === 0) return findings;
  return {
    ...findings,
    limitacoes_encontradas: [
      ...findings.limitacoes_encontradas,
      {
        tipo_limitacao: why ?? 'orcamento',
        descricao: partialWords.leftOut([...leftOut]),
        impacto: 'baixo',
        operacoes_nao_executadas: [...leftOut],
      },
    ],
  };
}
