// "Bacurau ele já viu", "o Rafa já assistiu Bacurau": somebody else has seen what is still on the list. Whether it leaves is asked.

import { pattern } from '../../domain/pattern.ts';
import { isNamedAs } from '../../memories/note-list.ts';
import { askToConfirm } from '../ask.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';

const WHO = '(?:el[ea]s?|(?:[oa] |meu |minha )[a-zà-ÿ]{2,}|todo mundo)';
const SAW = '(?:j[áa] )?(?:viu|viram|assistiu|assistiram|terminou|terminaram)';
const SEEN = pattern('i')`
  ^${AND}(?:
    (?:[oa] )?(?:(?:filme|s[ée]rie) )?(?<title>\S.{0,60}?),? ${WHO} ${SAW}|${WHO} ${SAW} (?:[oa] )?(?:(?:filme|s[ée]rie) )?(?<seen>\S.{0,60}?)
  )(?: (?:comigo|sem mim|antes|ontem|hoje))?[.!]*$
`;

/** Undefined unless one work of that name is still to be seen. */
export function seenByAnother({ text, loaded, asking }: Situation): Decision | undefined {
  const said = SEEN.exec(text.trim())?.groups;
  const name = said?.['title'] ?? said?.['seen'];
  if (name === undefined) return undefined;
  const works = loaded.called(name).items.filter((item) => item.kind !== 'note' && isNamedAs(item, name));
  const [work, ...others] = works.filter(({ watchedAt }) => watchedAt === null);
  if (work === undefined || others.length > 0) return undefined;
  return askToConfirm(
    ['Tiro ', { bold: work.title }, ' da lista?'],
    { tool: 'delete_memory', args: { item_id: work.id } },
    { yes: 'Tirar', no: 'Deixa' },
    asking,
  );
}
seenByAnother.says = [SEEN];
