// A question that names a calculation ("quanto vou receber de 13º?") is always a hard question, whatever else its words
// resemble: the ledger cannot answer it.

import { readFigures } from '../../language/figures/read-figures.ts';
import { playbookNamed } from '../../missions/choose-playbook.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { hardQuestion } from './hard-question-of.ts';

/** What a question may have been taken for. */
const ELSE: ReadonlySet<string> = new Set([
  'simplista',
  'smalltalk',
  'help',
  'unknown',
  'complexa',
  'lancamento',
  'search',
]);
const ASKS = /\?|^(?:e |mas |oi |me )*(?:quanto|qual|quando|como|calcula)/iu;

export function decideNamedStudy({ text, understanding, asking, zone }: Situation): Decision | undefined {
  if (!ELSE.has(understanding.intent) || !ASKS.test(text.trim())) return undefined;
  const slots = { domain: 'planejamento_financeiro', coordinator: 'planejamento', figures: readFigures(text) } as const;
  const question = hardQuestion(text, slots, localDate(asking.now, zone));
  return playbookNamed(question) === undefined ? undefined : run({ tool: 'study_question', args: { question } });
}
