// "Na verdade a renner é 3.200", "a irmã era 400", "na verdade devo 2.900", of debts told for a hard question: that one, at what it is.

import { folded, unaccented } from '../../domain/fold.ts';
import type { DebtFigure, HardQuestion } from '../../domain/hard-question.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Situation } from '../situation.ts';
import { amountsIn, masked } from './amounts-told.ts';

const OPENS =
  '^(?:(?:e|na verdade|na vdd|vdd|alias|nao|nada|digo|ops|opa|ah|mas|perai|errei|corrigindo|se)[, ]+)*(?:(?:o|a|os|as|no|na|do|da|pro|pra|minha|meu|divida|com|de) )*';
const IS =
  ' (?:(?:e|eh|ta|esta|era|sao|deu|for|fosse|na verdade|hoje|em|de|so|uns|ja|r\\$) ?)+#(?! ?(?:%|x|por|ao|todo|de)\\b)';
const OWES =
  /^(?:(?:e|na verdade|na vdd|alias|nao|digo|ops|mas|errei|se eu)[, ]+)*(?:eu )?(?:devo|dever|devesse|(?:a )?divida (?:e|eh|era|for|fosse)|sao|e) (?:so |uns |de |r\$ ?)*#/;

/** @param said as typed @returns undefined unless one amount is told, and of one of them */
export function debtCorrected(said: string, question: HardQuestion): HardQuestion | undefined {
  const { debts = [] } = question.figures;
  const words = unaccented(said).trim();
  const all = amountsIn(words);
  const [only, ...more] = all;
  if (debts.length === 0 || only === undefined || more.length > 0 || /%|\?$/.test(words.replace(/^e se .*/, '')))
    return undefined;
  const around = masked(words, all, 0);
  const meant = debts.filter(({ name }) => new RegExp(`${OPENS}${literal(name)}${IS}`).test(around));
  const single = debts.length === 1 && OWES.test(around) && /^(?:na |alias|nao|digo|ops|errei|e se|mas)/.test(words);
  const [debt, ...others] = single ? debts : meant;
  if (debt === undefined || others.length > 0 || debt.cents === only.cents) return undefined;
  const told = debts.map((one): DebtFigure => (one === debt ? { ...one, cents: only.cents } : one));
  return { ...question, figures: { ...question.figures, debts: told }, turned: 'debts' };
}

const literal = (name: string): string => unaccented(name).replace(/[^a-z0-9 ]/g, '.');

/** Those of them that are kept, kept at what they are now: "e se a renner for 2 mil?" only supposes it. */
export const keptAgain = (
  { figures: { debts = [] } }: HardQuestion,
  { text, loaded }: Situation,
): readonly ToolCall[] =>
  debts.flatMap(({ name, cents }): ToolCall[] => {
    if (/^(?:e|mas) se\b/i.test(text.trim())) return [];
    const kept = loaded.debts().find(({ key }) => key === folded(name));
    if (kept === undefined || kept.value.cents === cents || kept.value.parcelas !== undefined) return [];
    return [{ tool: 'tell_money', args: { told: { kind: 'divida', key: kept.key, value: { ...kept.value, cents } } } }];
  });
