// "Quem dirigiu?", "onde passa?", right after a film or series was saved or found: asked of that one.

import { pattern } from '../../domain/pattern.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { decideEnrich } from './decide-work.ts';

const QUESTION = pattern('i')`
  ^(?:e |mas )?(?<question>
    quem (?:dirigiu|dirige|atua|participa)|
    onde (?:passa|vejo|assisto|assistir|ver|posso (?:ver|assistir)|t[áa] passando)|
    (?:em |n[oa] )?(?:que|qual) (?:streaming|plataforma|canal|app)(?: (?:passa|tem|t[áa]|est[áa]|d[áa] pra ver|que tem))?|
    quantas temporadas(?: tem)?|quantos epis[óo]dios(?: tem)?|quanto tempo dura|de que ano [ée]|
    qual (?:[ée] )?(?:a nota|o elenco|a sinopse|a dura[çc][ãa]o)|
    (?:sobre o que|do que) (?:[ée]|trata|fala|se trata)
  )(?: (?:d?el[ea]|d?ess[ea](?: filme| s[ée]rie)?|d?isso|d[oa]))?\s*\?*$
`;

/** Undefined unless the last item is a film or a series. */
export function askOfLast(situation: Situation): Decision | undefined {
  const { text, loaded, read } = situation;
  const question = QUESTION.exec(text.trim())?.groups?.['question'];
  const { lastSaved } = loaded;
  if (question === undefined || (lastSaved?.kind !== 'movie' && lastSaved?.kind !== 'tv_show')) return undefined;
  const named = lastSaved.kind === 'movie' ? 'o filme' : 'a série';
  const of = /^qual/i.test(question) ? ' de' : '';
  const meant = read(`${question}${of} ${named} ${lastSaved.title}?`);
  return meant.intent === 'enrich'
    ? decideEnrich({ ...meant.slots, item_type: lastSaved.kind, title: lastSaved.title }, situation)
    : undefined;
}
