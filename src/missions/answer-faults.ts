// Validates an answer before it is sent: every number and address is in the consolidation, no internal term appears unless the
// person used it, it claims nothing was done, and it is neither too long nor empty nor without the figures found (SPEC 4.9).

import { claimsEffect } from '../domain/claims-effect.ts';
import { folded } from '../domain/fold.ts';
import { pattern } from '../domain/pattern.ts';
import { ADDRESSES } from '../domain/web-address.ts';
import { againstVerdict } from './against-verdict.ts';
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
  /** Addresses that are neither in the findings nor in the question. */
  | { readonly kind: 'unknown_addresses' }
  /** Something is said to be done or promised. */
  | { readonly kind: 'claims' }
  /** The opposite of the verdict. */
  | { readonly kind: 'contradicts' }
  /** Somebody is told what to buy or sell. */
  | { readonly kind: 'orders' }
  /** Not written in Portuguese. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'too_long' }
  | { readonly kind: 'empty' };

/** Characters; twice what is asked for. */
const LONGEST = 6_000;

/** "Compre PETR4", "venda seus bitcoins"; "não compre ações só porque caíram" is advice. */
const ORDER = pattern()`
  (?<!\b(?:nao|nunca|jamais|nem|sem|que voce|se voce) )\b(?:compre|venda|vendam|invista|aplique|coloque|ponha|bote)
  (?: \w+){0,4}? (?:[a-z]{4}\d{1,2}|acao|acoes|bitcoins?|cripto\w*|fiis?|dolar(?:es)?|ouro|opcoes)\b
`;
const PORTUGUESE = /\b(?:de|que|voce|por|nao|para|com|uma?|mes|os|as|seu|sua|ou|se|no|na|em)\b/g;
const ENGLISH = /\b(?:the|you|your|and|of|to|is|are|can|will|with|for|month|not|it)\b/g;
const isForeign = (words: string): boolean =>
  (words.match(ENGLISH)?.length ?? 0) > Math.max(2, words.match(PORTUGUESE)?.length ?? 0);

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![a-zA-ZÀ-ÿ\\d])${word}(?![a-zA-ZÀ-ÿ\\d])`, 'u').test(text);

/** Faults found; empty when the text may be sent. @param question the person's own words, which the answer may repeat */
export function answerFaults(text: string, findings: Findings, question: string): readonly AnswerFault[] {
  if (text.length > LONGEST) return [{ kind: 'too_long' }];
  const material = JSON.stringify(findings);
  const strange = (text.match(ADDRESSES) ?? []).some((one) => !material.includes(one) && !question.includes(one));
  const unknown = numbersNotIn(text, [material, question]);
  const plain = folded(text);
  const [verdict = ''] = findings.resposta_pre_estruturada.resposta_principal.split('\n\n');
  const words = FORBIDDEN.filter((word) => hasWord(folded(text), word) && !hasWord(folded(question), word));
  const { dados_suporte, calculos_realizados } = findings.resposta_pre_estruturada;
  const concrete = dados_suporte.length + calculos_realizados.length > 0 && numbersIn(material).length > 0;
  return [
    ...(words.length === 0 ? [] : [{ kind: 'forbidden', words } as const]),
    ...(strange ? [{ kind: 'unknown_addresses' } as const] : []),
    ...(againstVerdict(text, verdict) ? [{ kind: 'contradicts' } as const] : []),
    ...(ORDER.test(plain) ? [{ kind: 'orders' } as const] : []),
    ...(isForeign(plain) ? [{ kind: 'foreign' } as const] : []),
    ...(claimsEffect(text) ? [{ kind: 'claims' } as const] : []),
    ...(unknown.length === 0 ? [] : [{ kind: 'unknown_numbers', numbers: unknown } as const]),
    ...(text.trim().length < 20 || (concrete && numbersIn(text).length === 0) ? [{ kind: 'empty' } as const] : []),
  ];
}
