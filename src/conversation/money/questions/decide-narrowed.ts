// "Só os do nubank", "os maiores que 100", "apenas as entradas" after an answer: the same question of a part of it.

import { pattern } from '../../../domain/pattern.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { ENTRY_OPS } from './entry-ops.ts';
import { goneOn, rowsOf } from './gone-on.ts';
import { questionOf } from './question-of.ts';
import { topicIn } from './topics-in.ts';

const ONLY = pattern('i')`
  ^(?:(?:e|mas|agora|ent[ãa]o|a[íi]|me|quero|mostra|mostre|lista|liste|ver|d[aeo]l[ae]s|d?ess[ae]s) )*
  (?:s[óo]|somente|apenas|unicamente|filtra(?: por)?)(?: (?:quero|quais|mostra|ver|me))*(?: foram)? (?<what>
    [a-zà-ÿ].{1,50}?
  )\s*[?!.]*$
`;
/** Without "só", what has a bound is a part all the same. */
const BOUNDED = pattern('i')`
  ^(?:(?:e|mas|agora|me|mostra|lista|d?ess[ae]s|del[ae]s) )*(?<what>
    (?:[oa]s|quais(?: (?:foram|s[ãa]o))?(?: [oa]s)?|algum(?:a)?) (?:que (?:s[ãa]o|foram|passaram|deram) )?
    (?:
      maiores|menores|acima|abaixo|de (?:mais|menos)|(?:mais|menos) de|superiores|inferiores|a partir|
      mais (?:caros|baratos) que
    )(?![a-zà-ÿ]).{0,20}\d[\d.,]*(?: reais| conto)?
  )\s*[?!.]*$
`;
/** The entries in the plural, not a figure. */
const ENTRIES = /^(?:[oa]s|quais|algu(?:m|ns)|gastos|compras|lan[çc]amentos)(?![a-zà-ÿ])/i;
const HEAD = pattern('i')`
  ^(?:
    [oa]s? que (?:foi|foram|[ée]|s[ãa]o|eu (?:gastei|paguei|comprei))|
    [oa]s?|
    quais(?: (?:foram|s[ãa]o))?(?: [oa]s)?|
    algu(?:m|ns)|gastos?|compras?|lan[çc]amentos?
  ) (?:que (?:s[ãa]o|foram|passaram|deram) )?
`;

const PART_OF: ReadonlySet<Question['op']> = new Set([...ENTRY_OPS, 'last', 'share', 'compare']);
const TOTALS: ReadonlySet<Question['op']> = new Set(['summary', 'savings']);

const KEYS = [
  'category',
  'merchant',
  'account',
  'payment_method',
  'counterpart',
  'period',
  'min_cents',
  'max_cents',
] as const;

/** @returns undefined when the words name no filter, or nothing was asked that has parts */
export function decideNarrowed({ text, loaded, read }: Situation): Decision | undefined {
  const last = loaded.lastQuestion?.question;
  if (last === undefined || !(PART_OF.has(last.op) || TOTALS.has(last.op))) return undefined;
  const words = text.trim();
  const only = ONLY.exec(words);
  const what = (only ?? BOUNDED.exec(words))?.groups?.['what'];
  if (what === undefined) return undefined;
  const rest = what.replace(HEAD, '');
  const side = /^(?:entradas?|receitas?|ganhos|recebimentos)$/i.test(rest)
    ? 'income'
    : /^(?:sa[íi]das?|gastos|despesas)$/i.test(rest)
      ? 'expense'
      : undefined;
  const whole = ENTRIES.test(what) && (last.op === 'sum' || last.op === 'count') ? rowsOf(last) : last;
  const base: Question = TOTALS.has(last.op) ? { ...whole, op: 'list' } : whole;
  if (side !== undefined) return askLedger({ ...base, type: side });
  const noun = last.type === 'income' ? 'entradas' : 'gastos';
  const said = questionOf(read(`${noun} ${rest}`));
  const found = said !== undefined && KEYS.some((key) => said[key] !== undefined);
  const topic = found ? undefined : topicIn(rest, last.type, read);
  const part = found ? said : topic && { op: last.op, ...topic };
  if (part === undefined) return undefined;
  const { min_cents: _l, max_cents: _h, ...unbounded } = base;
  return askLedger(goneOn(only === null ? unbounded : base, part));
}
decideNarrowed.says = [ONLY, BOUNDED];
