// "E quanto entrou?", behind an answer: a question of its own, which takes nothing from the last.

import { pattern } from '../../../domain/pattern.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { isFlow } from './gone-on.ts';
import { LEAVES_OUT } from './leaves-out.ts';
import { questionOf } from './question-of.ts';

/** Figures that are named by a noun rather than by a filter. */
export const OWN_FIGURE: ReadonlySet<Question['op']> = new Set([
  'invoice',
  'card_limit',
  'balance',
  'net_worth',
  'invested_total',
  'saved_total',
  'debts_total',
  'receivables',
  'due',
  'forecast',
]);

/** "E quanto já recebi esse mês?" after "quem me deve?": a question with its own verb takes only the period from the last one. */
const OWN_VERB = pattern('i')`
  ^(?:(?:e|mas|ent[ãa]o|a[íi]) )+(
    (?=.*\b(?:quanto|qto|qnt|quantos|o que)\b).*
    \b(?:recebi|recebemos|ganhei|entrou|entraram|gastei|gastamos|saiu|sa[íi]ram|paguei|vendi|guardei)\b.*
  )$
`;

/** "E saiu?": the verb alone. */
const BARE_VERB =
  /^(?:e|mas|ent[ãa]o|a[íi]) (?<verb>recebi|ganhei|entrou|entraram|gastei|saiu|sa[íi]ram|paguei)\s*[?]*$/i;

/** "E quanto eu recebi?" after a question of another kind: keeps its period when none is said. */
export function decideOwnQuestion({ text, loaded, read, understanding }: Situation): Decision | undefined {
  const verb = BARE_VERB.exec(text.trim())?.groups?.['verb'];
  const said = understanding.intent === 'simplista' ? OWN_VERB.exec(text.trim())?.[1] : undefined;
  const whole = verb === undefined ? said : `quanto ${verb}?`;
  const own = whole === undefined ? undefined : questionOf(read(whole));
  const last = loaded.lastQuestion?.question;
  if (own === undefined || last === undefined || LEAVES_OUT.test(text)) return undefined;
  if (own.op === last.op && own.type === last.type) return undefined;
  const goesOn = own.period === undefined && last.period !== undefined && isFlow(last) && isFlow(own);
  return askLedger(goesOn ? { ...own, period: last.period } : own);
}

decideOwnQuestion.says = [BARE_VERB, OWN_VERB];
