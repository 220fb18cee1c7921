// Coordinator with a model (ReAct loop): plan, request in parallel, observe, repeat until the goal is reached or the budget is nearly spent. The
// model only plans and writes JSON; operations go over the bus and figures come from executors. On invalid output the question's playbook takes over.

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
  /** Figures found by an unfinished mission on the same question. */
  readonly found: readonly FoundFigure[];
};

const STEP_TOKENS = 900;
/** Minimum cycle: one step to request, one to consolidate. */
const FEWEST_STEPS = 2;
/** Retries after invalid JSON or invented numbers; then the playbook takes over. */
const MOST_REPAIRS = 1;

const said = (role: LlmMessage['role'], text: string): LlmMessage => ({ role, parts: [{ kind: 'text', text }] });

/** @param playbook takes over when the model's output stays invalid, or its budget ends before an answer */
export function reactCoordinator(
  name: CoordinatorName,
  { llm, prompts, clock, found }: ReactWorld,
  playbook: Coordinator,
): Coordinator {
  async function step(leading: Leading, history: LlmMessage[]): Promise<ReactStep | undefined> {
    for (let repair = 0; repair <= MOST_REPAIRS; repair += 1) {
      const text = await think(llm, leading.client, {
        purpose: 'coordinator',
        system: missionPrompt(name, leading.mission, prompts),
        messages: [...history],
        // No schema: the parameters of operations are open objects, which strict providers reject. The step is parsed here.
        maxTokens: STEP_TOKENS,
        deadline: leading.client.deadline,
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

  /** Whether the budget covers a plan, one observation and the wording of the answer. */
  function canPlan({ mission, client }: Leading): boolean {
    const step = tokensIn(missionPrompt(name, mission, prompts).map(({ text }) => text)) + STEP_TOKENS;
    return client.remaining().tokens >= step * FEWEST_STEPS;
  }

  async function lead(leading: Leading): Promise<Led> {
    const { mission, client, notebook, closing } = leading;
    // An unfinished plan would waste its tokens: run the playbook and leave the model only the wording.
    if (!canPlan(leading)) return playbook.lead(leading);
    const history: LlmMessage[] = [said('user', mission.query_original_usuario + taken(found))];
    const leftOut = new Set<string>();
    for (;;) {
      notebook.cycled();
      const why = mustFinish(mission, client, clock.now());
      if (why !== undefined) {
        closing();
        history.push(said('user', 'Há pouco tempo ou orçamento: consolide agora com o que existe.'));
      }
      const next = await step(leading, history);
      if (next === undefined) return playbook.lead(leading);
      if (next.passo === 'consolidar') return { kind: 'found', findings: withLimits(next.consolidacao, leftOut, why) };
      if (why !== undefined)
        return { kind: 'found', findings: withLimits(await playbook.consolidate(leading), leftOut, why) };
      const { chosen, left } = worthAsking(next.chamadas, mission, client);
      for (const { agente, objetivo } of left) leftOut.add(`${agente}.${objetivo}`);
      notebook.asked(chosen.map(({ agente, objetivo }) => `${agente}.${objetivo}`));
      const answers = await Promise.all(
        chosen.map(({ agente, ...call }) => client.ask({ destinatario: agente, ...call })),
      );
      // Shown with the request, since the parameters explain the figures.
      const shown = answers.map(({ remetente, status, payload, erro }, index) => ({
        agente: remetente,
        objetivo: chosen[index]?.objetivo,
        parametros: chosen[index]?.parametros,
        status,
        ...payload,
        erro,
      }));
      history.push(
        said(
          'user',
          JSON.stringify({ respostas: shown, orcamento: client.remaining(), sinalizadores: client.flags() }),
        ),
      );
    }
  }

  return {
    contract: COORDINATOR_CONTRACTS[name],
    lead,
    consolidate: playbook.consolidate,
  };
}

/** Everything the model was given; its own output is not a source of numbers. */
const heard = ({ mission }: Leading, history: readonly LlmMessage[]): readonly string[] => {
  const { contratos_agentes_disponiveis: _, ...rest } = mission;
  const given = history.filter(({ role }) => role === 'user');
  const texts = [JSON.stringify(rest), JSON.stringify(given)];
  return [...texts, ...texts.map(inReais)];
};

/** The first number a consolidating step invents; undefined when all come from the materials. Only operations compute. */
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
