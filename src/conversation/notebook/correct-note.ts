// "Não, foi um quilo e meio", "muda pra sala 14": right after a note was saved or changed, corrects a quantity or
// number in it.

import { withCountAs } from '../../memories/reworded.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const CORRECTS =
  /^(?:(?:n[ãa]o|ops|opa|ih|errei|ali[áa]s|na verdade|pera[íi]?|quer dizer|melhor|muda|troca|corrige)[,.!]* )+(?:(?:foi|foram|[ée]|eh|era|eram|s[ãa]o|tem|leva|pr[ao]s?|para|por) )?(?<fresh>\S.{0,40}?)[.!]*$/iu;

/** Undefined where nothing of that kind stands in the note, once and only once. */
export function correctNote({ text, loaded }: Situation): Decision | undefined {
  const { done, lastSaved, lastEntry } = loaded;
  if (done?.afterList !== true || done.reminder !== undefined || lastEntry !== undefined || lastSaved?.kind !== 'note')
    return undefined;
  const fresh = CORRECTS.exec(text.trim())?.groups?.['fresh'];
  const content = fresh === undefined ? undefined : withCountAs(lastSaved.body, fresh);
  return content === undefined ? undefined : run({ tool: 'edit_memory', args: { item_id: lastSaved.id, content } });
}
