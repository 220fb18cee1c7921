// The text of the final answer: a model rewrites the coordinator's findings, code checks every number and word, it is
// corrected at most twice, and otherwise the coordinator's own text is sent. The line of sources always comes from
// code.

import type { BusClient } from '../bus/contract.ts';
import type { ChatContext } from '../domain/chat-context.ts';
import type { Instant } from '../domain/ids.ts';
import { plainProse } from '../domain/plain-prose.ts';
import type { RichText } from '../domain/text.ts';
import type { Llm, Prompts } from '../ports.ts';
import { type AnswerFault, answerFaults } from './answer-faults.ts';
import type { Consolidation } from './consolidation.ts';
import { REGENERATIONS } from './limits.ts';
import { findingsWords } from './replies/findings-words.ts';
import { proofLine } from './replies/proof-line.ts';
import { jsonIn, think } from './thinking.ts';

const ANSWER_TOKENS = 700;

type Writing = {
  readonly llm: Llm;
  readonly prompts: Prompts;
  readonly question: string;
  readonly context: ChatContext | undefined;
};

/** Never rejects: at the deadline, or with a figure that was not found, the coordinator's own text is the answer. */
export async function finalAnswer(
  consolidation: Consolidation,
  { client, deadline }: { readonly client: BusClient; readonly deadline: Instant },
  { llm, prompts, question, context }: Writing,
): Promise<RichText> {
  const own = findingsWords(consolidation);
  const { resposta_pre_estruturada, limitacoes_encontradas, recomendacoes_adicionais, proximos_passos_sugeridos } =
    consolidation;
  const material = {
    pergunta: question,
    memoria_de_contexto: context ?? null,
    resposta_pre_estruturada,
    limitacoes_encontradas,
    recomendacoes_adicionais,
    proximos_passos_sugeridos,
  };
  let correction = '';
  for (let tried = 0; tried <= REGENERATIONS; tried += 1) {
    const said = await think(llm, client, {
      purpose: 'synthesis',
      system: [{ text: prompts('synthesis'), keep: true }],
      messages: [{ role: 'user', parts: [{ kind: 'text', text: JSON.stringify(material) + correction }] }],
      maxTokens: ANSWER_TOKENS,
      deadline,
    });
    if (said === undefined) return own;
    const text = textIn(said);
    const faults = text === undefined ? NOT_JSON : answerFaults(text, consolidation, question);
    if (text !== undefined && faults.length === 0) return [text, ...proofLine(consolidation)];
    correction = `\n\nA versão anterior não serve. ${faults.map(told).join(' ')}`;
  }
  return own;
}

const NOT_JSON: readonly AnswerFault[] = [{ kind: 'empty' }];

function textIn(said: string): string | undefined {
  const json = jsonIn(said);
  if (typeof json !== 'object' || json === null || !('resposta_ao_usuario' in json)) return undefined;
  return typeof json.resposta_ao_usuario === 'string' ? plainProse(json.resposta_ao_usuario) : undefined;
}

function told(fault: AnswerFault): string {
  switch (fault.kind) {
    case 'forbidden':
      return `Evite os termos: ${fault.words.join(', ')}.`;
    case 'unknown_numbers':
      return `Estes números não estão no material: ${fault.numbers.join(', ')}.`;
    case 'unknown_addresses':
      return 'Não escreva endereços da internet.';
    case 'claims':
      return 'Não diga que anotou, mudou ou vai fazer alguma coisa: responda só à pergunta.';
    case 'contradicts':
      return 'A conclusão é a do material: não diga o contrário dela.';
    case 'orders':
      return 'Não mande comprar nem vender nada.';
    case 'foreign':
      return 'Escreva em português do Brasil.';
    case 'too_long':
      return 'Responda em poucos parágrafos.';
    case 'empty':
      return 'Responda no formato pedido, com os dados concretos do material.';
    default:
      return fault satisfies never;
  }
}
