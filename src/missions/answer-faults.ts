// Validates an answer before it is sent: every number is in the consolidation, no internal term appears unless the person used it, and it is neither
// empty nor without the figures found (SPEC 4.9).

import { folded } from '../domain/fold.ts';
import type { Findings } from './consolidation.ts';
import { numbersIn, numbersNotIn } from './numbers-in.ts';

const FORBIDDEN = [
  'agente',
  'agentes',
  'orquestrador',
  'coordenador',
  'executor',
  'message bus',
  'react',
  'payload',
  'ciclo',
  'ciclos',
  'timeout',
  'fallback',
  'system prompt',
  'json',
] as const;

export type AnswerFault =
  | { readonly kind: 'forbidden'; readonly words: readonly string[] }
  | { readonly kind: 'unknown_numbers'; readonly numbers: readonly string[] }
  | { readonly kind: 'empty' };

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** Faults found; empty when the text may be sent. @param question the person's own words, which the answer may repeat */
export function answerFaults(text: string, findings: Findings, question: string): readonly AnswerFault[] {
  const material = JSON.stringify(findings);
  const unknown = numbersNotIn(text, [material, question]);
  const words = FORBIDDEN.filter((word) => hasWord(folded(text), word) && !hasWord(folded(question), word));
  const { dados_suporte, calculos_realizados } = findings.resposta_pre_estruturada;
  const concrete = dados_suporte.length + calculos_realizados.length > 0 && numbersIn(material).length > 0;
  return [
    ...(words.length === 0 ? [] : [{ kind: 'forbidden', words } as const]),
    ...(unknown.length === 0 ? [] : [{ kind: 'unknown_numbers', numbers: unknown } as const]),
    ...(text.trim().length < 20 || (concrete && numbersIn(text).length === 0) ? [{ kind: 'empty' } as const] : []),
  ];
}
