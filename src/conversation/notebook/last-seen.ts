// "Qual foi o último filme que vi?": of what was watched, by the day of watching.

import { folded } from '../../domain/fold.ts';
import type { ItemKind } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { kindNamed } from '../../memories/item-query.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { SAW } from './seen-verbs.ts';

const LONGEST = 80;
const MOST = 15;

const ASKS = '(?:(?:e|me|qual|quais|que|q|o que|oq|lembra|diz|fala|mostra|foi|foram|e que|era|eram|foi mesmo|sabe) )*';
const WORK = '(?<kind>filmes?|series?|videos?|documentarios?|coisas?|desenhos?)';
const I_SAW = `(?:(?:eu|a gente|nos|ja) )*(?:${SAW}|viu|assistiu)`;
const END = '(?: (?:mesmo|por favor|aqui|ai))*';

const LAST_OF = pattern('u')`
  ^${ASKS}(?:(?:meus?|minhas?|o|a|os|as) )?(?:(?<many>\d{1,2}) )?ultim[oa]s? (?:(?<after>\d{1,2}) )?
  (?:${WORK} (?:que )?|que )(?:${I_SAW}|(?:vist|assistid)[oa]s?)${END}$
`;
const SAW_LAST = new RegExp(
  `^${ASKS}(?:${WORK} )?(?:que )?(?:foi que )?${I_SAW} (?:por ultimo|mais recente(?:mente)?)${END}$`,
  'u',
);

/** A documentary is kept as a film. */
const kindOf = (noun = ''): ItemKind | undefined => (noun.startsWith('documentario') ? 'movie' : kindNamed(noun));

/** Undefined for any other question. */
export function lastSeen({ text }: Situation): Decision | undefined {
  if (text.length > LONGEST) return undefined;
  const words = folded(text);
  const { groups } = LAST_OF.exec(words) ?? SAW_LAST.exec(words) ?? {};
  if (groups === undefined) return undefined;
  const { kind: noun, many, after } = groups;
  const kind = kindOf(noun);
  const limit = Math.min(Number(many ?? after ?? (noun?.endsWith('s') ? 5 : 1)) || 1, MOST);
  return run({
    tool: 'search_items',
    args: { watched: true, lastSeen: true, limit, ...(kind === undefined ? {} : { kind }) },
  });
}
lastSeen.says = [LAST_OF, SAW_LAST];
