// Identifies the bank of a file by its clearing code (Bacen, "Relação de instituições em funcionamento: STR") or by a name.

import { folded } from '../../domain/fold.ts';

const CODES: Readonly<Record<number, string>> = {
  1: 'bb',
  33: 'santander',
  70: 'brb',
  77: 'inter',
  102: 'xp',
  104: 'caixa',
  208: 'btg',
  237: 'bradesco',
  260: 'nubank',
  290: 'pagbank',
  318: 'bmg',
  323: 'mercado_pago',
  336: 'c6',
  341: 'itau',
  380: 'picpay',
};

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bnu ?(?:bank|pagamentos|conta)\b|^nu\b/u, 'nubank'],
  [/\binter(?:medium)?\b/u, 'inter'],
  [/\bita(?:u|ucard)\b/u, 'itau'],
  [/\bbradesco\b/u, 'bradesco'],
  [/\bsantander\b/u, 'santander'],
  [/\bcaixa\b/u, 'caixa'],
  [/\bbanco do brasil\b|\bbb\b/u, 'bb'],
  [/\bc6\b/u, 'c6'],
  [/\bpicpay\b/u, 'picpay'],
  [/\bmercado ?pago\b/u, 'mercado_pago'],
  [/\bpag(?:bank|seguro)\b/u, 'pagbank'],
  [/\bbtg\b/u, 'btg'],
  [/\bxp\b/u, 'xp'],
];

/** Slug of a clearing code; '' when unknown. */
export const bankOfCode = (code: string): string => CODES[Number(/^\d{1,4}$/u.exec(code.trim())?.[0])] ?? '';

/** Slug, '' when unknown. @param words name inside the file, or of the file */
export function bankNamed(words: string): string {
  const said = folded(words.slice(0, 200));
  return NAMES.find(([shape]) => shape.test(said))?.[1] ?? '';
}
