// Says which models serve what, whether their providers accept the keys, and which key serves nothing.

import type { LlmPurpose } from '../../domain/llm.ts';
import type { ModelProvider } from '../../domain/model-strategy.ts';
import { keyState } from '../../llm/key-state.ts';
import { shippedModels } from '../../llm/models/shipped-models.ts';
import { keyVariable, type LlmConfig } from '../../runtime/llm-config.ts';
import { http } from '../../runtime/rim.ts';
import type { Finding } from './finding.ts';

/** One purpose of each variable, and what people get of it. */
const SERVES: readonly (readonly [variable: string, purpose: LlmPurpose, what: string])[] = [
  ['PLANNER_MODEL', 'planner', 'o que as regras não souberem'],
  ['CHAT_MODEL', 'chat', 'conversa livre, resumos e fotos'],
  ['SYNTHESIS_MODEL', 'synthesis', 'perguntas difíceis'],
  ['CONTINUITY_MODEL', 'continuity', '“isso responde à pergunta?”'],
];

/** Asks each provider whose key is used. None of them is a problem: without a model the rules answer. */
export async function* modelFindings(llm: LlmConfig): AsyncGenerator<Finding> {
  yield* conversationModels(llm);
  yield llm.hearing === undefined
    ? { level: 'off', what: 'áudios: não são transcritos (TRANSCRIPTION_MODEL)' }
    : { level: 'ok', what: `áudios: ${llm.hearing.model}, em ${llm.hearing.baseUrl}` };
  yield llm.embedding === undefined
    ? { level: 'off', what: 'busca pelo sentido: desligada (EMBEDDINGS_MODEL); acha-se pelas palavras' }
    : { level: 'ok', what: `busca pelo sentido: ${llm.embedding.model}, em ${llm.embedding.baseUrl}` };
  for (const [provider, access] of Object.entries(llm.providers)) {
    yield await keyFinding(provider as ModelProvider, access, llm);
  }
}

function* conversationModels({ modelsFor }: LlmConfig): Generator<Finding> {
  if (SERVES.every(([, purpose]) => modelsFor(purpose).length === 0)) {
    return yield { level: 'off', what: 'modelos: nenhum; as regras respondem sozinhas, sem conversa livre nem fotos' };
  }
  for (const [variable, purpose, what] of SERVES) {
    const models = modelsFor(purpose);
    yield models.length === 0
      ? { level: 'off', what: `modelo para ${what}: nenhum (${variable})` }
      : { level: 'ok', what: `modelo para ${what}: ${models.join(', depois ')}` };
  }
}

type Access = { readonly apiKey: string; readonly baseUrl: string };

async function keyFinding(provider: ModelProvider, access: Access, llm: LlmConfig): Promise<Finding> {
  const key = keyVariable(provider);
  if (!isUsed(provider, access, llm)) {
    const variables = SERVES.map(([variable]) => variable).join(', ');
    const todo = `diga um modelo dela em ${variables}, ou tire-a`;
    return { level: 'warning', what: `${key} não serve a nada: nenhum modelo a usa`, todo };
  }
  const { baseUrl } = access;
  const state = await keyState(provider, { ...access, fetch: http });
  switch (state) {
    case 'accepted':
      return { level: 'ok', what: `${key}: aceita por ${baseUrl}` };
    case 'unclear':
      return { level: 'ok', what: `${key}: ${baseUrl} responde, mas não diz se a aceita` };
    case 'refused': {
      const todo = 'copie a chave de novo, e veja se ela é deste servidor';
      return { level: 'warning', what: `${key}: ${baseUrl} não a aceita; as regras vão responder sozinhas`, todo };
    }
    case 'unreachable': {
      const todo = 'veja a rede, e o endereço se o mudou';
      return { level: 'warning', what: `${key}: não consegui falar com ${baseUrl}`, todo };
    }
    default:
      return state satisfies never;
  }
}

/** The key of OpenAI also serves recordings and the search by meaning, unless they have their own. */
function isUsed(provider: ModelProvider, { apiKey }: Access, { modelsFor, hearing, embedding }: LlmConfig): boolean {
  if (provider === 'openai' && [hearing, embedding].some((one) => one?.apiKey === apiKey)) return true;
  return SERVES.some(([, purpose]) => modelsFor(purpose).some((id) => shippedModels().find(id)?.provider === provider));
}
