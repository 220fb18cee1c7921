// "Quando foi que plantei o tomate?", "já tomei a losartana hoje?": of the note that tells it, or of what was said in passing, and of no reminder or
// payment of that name.

import { folded } from '../../domain/fold.ts';
import type { Instant } from '../../domain/ids.ts';
import { pattern } from '../../domain/pattern.ts';
import { stemsOf } from '../../memories/stem.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { hourWords } from '../replies/moment-words.ts';
import { whenWas } from '../replies/when-words.ts';
import type { Situation } from '../situation.ts';

const DEED =
  '(?!fic|mud|pass|marqu|marc|pag|compr|receb|gast|vend|ganh|assist|v[ei]nc|anot|guard|salv|fal|disse)[a-zà-ÿ]{1,12}';
const WHEN = pattern('i')`
  ^(?:e )?(?:quando|(?:em )?que dia|(?:faz|h[áa]) quanto tempo|qual (?:foi )?a [úu]ltima vez)(?: foi)?(?: (?:que|a [úu]ltima vez que|eu|a gente))*
  (?<done>(?<=quando foi)(?: [oa])? (?:[úu]ltim[oa] )?(?!que )[a-zà-ÿ][^?]{2,30}?| (?:(?:[oa] |minha |meu )?[a-zà-ÿ]+ )??${DEED}(?:ei|ou|eu|iu|iz|ez|emos|amos) [^?]{3,60}?)\s*\?*$
`;
const ALREADY = pattern('i')`
  ^(?:e |mas |ser[áa] que )*(?:eu |a gente )?(?:j[áa] )?(?<verb>tomei|dei|fiz|troquei|reguei|lavei|limpei|adubei|plantei|vacinei|passei|apliquei|pinguei|liguei|mandei|tomou)
  (?<what> (?!quanto)[^?\d$]{2,40}?)(?<today>,? hoje)?(?: j[áa])?\s*\?+$
`;

/** Undefined where nothing tells it, but for what rings to be taken. */
export function whenDone(situation: Situation): Decision | undefined {
  const { loaded, asking, zone } = situation;
  const text = situation.text.trim();
  const done = WHEN.exec(text)?.groups?.['done'];
  if (done !== undefined) {
    const [only, ...others] = loaded
      .called(done.replace(/[úu]ltim[oa] /i, '').trim())
      .items.filter(({ kind }) => kind === 'note');
    if (only === undefined) return undefined;
    return others.length > 0 || /dia \d|\d\//i.test(only.body)
      ? run({ tool: 'search_items', args: { query: done } })
      : run({ tool: 'open_memory', args: { item_id: only.id } });
  }
  const { verb, what = '', today: only } = ALREADY.exec(text)?.groups ?? {};
  if (verb === undefined) return undefined;
  const today = localDate(asking.now, zone);
  const within = (at: number): boolean => only === undefined || localDate(at, zone) === today;
  const told = loaded
    .called(`${verb}${what}`)
    .items.find(({ kind, createdAt }) => kind === 'note' && within(createdAt));
  if (told !== undefined) return yes(told.title, told.createdAt, situation);
  const stems = stemsOf(what);
  const said = loaded
    .spoken()
    .findLast(
      (one) =>
        !one.text.includes('?') &&
        within(one.at) &&
        folded(one.text).includes(folded(verb)) &&
        stems.every((stem) => stemsOf(one.text).includes(stem)),
    );
  if (said !== undefined) return yes(said.text.trim(), said.at, situation);
  return loaded.called(what).reminders.length === 0 ? undefined : say({ text: [`Você não me contou${only ?? ''}.`] });
}
/** What was told, and when. */
function yes(told: string, at: Instant, { asking, zone }: Situation): Decision {
  const then = localDateTime(at, zone);
  const day = whenWas(localDate(at, zone), localDate(asking.now, zone));
  return say({ text: [`Sim, você me contou ${day}, às ${hourWords(then.slice(11, 16))}: `, { bold: told }, '.'] });
}
whenDone.says = [WHEN, ALREADY];
