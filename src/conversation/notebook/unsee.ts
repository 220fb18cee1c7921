// "Tira a Barbie dos vistos", "desmarca Duna como assistido": the work stays, and is to be seen again.

import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const UNSEES = pattern('i')`
  ^(?:(?:pode|por favor|ops|opa),? )*(?:
    (?:tira|tire|remove|desmarca|desmarque|exclui) (?:[oa] )?(?:filme |s[ée]rie )?(?<title>\S.{0,60}?) (?:d[oa]s|da lista d[oae]s?|como) (?:(?:j[áa] )?(?:vist|assistid)[oa]s?)|
    (?:marca|marque) (?:[oa] )?(?:filme |s[ée]rie )?(?<other>\S.{0,60}?) como n[ãa]o (?:vist|assistid)[oa]
  )(?:, [^,?]{3,40}?)?[.!]*$
`;

export function unsee({ text, loaded }: Situation): Decision | undefined {
  const said = UNSEES.exec(text.trim())?.groups;
  const title = said?.['title'] ?? said?.['other'];
  if (title === undefined) return undefined;
  const [work, ...others] = loaded.called(title).items.filter(({ kind }) => kind !== 'note');
  if (work === undefined || others.length > 0) return say(phrases.noMatch(title));
  return run({ tool: 'mark_memory', args: { item_id: work.id, watched: false } });
}
unsee.says = [UNSEES];
