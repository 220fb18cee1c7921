// "Vi 3 filmes: A Baleia, Barbie e Duna", "li Torto Arado e Vidas Secas": several works watched or read at once, each marked, and
// kept first where it was not.

import type { Item } from '../../domain/item.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { isNamedAs } from '../../memories/note-list.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { BOOK, readBook } from './kept-book.ts';
import { marked } from './offer-unkept.ts';
import { SAW } from './seen-verbs.ts';
import { type TitleSaid, titlesSaid } from './titles-said.ts';

const KIND = piece`
  (?:filmes|s[ée]ries|minis[ée]ries|miniss[ée]ries|animes|doramas|novelas|desenhos|document[áa]rios|livros)
`;
const SEEN = piece`
  (?:
    ${SAW}|viu|assistiu|terminou|acabei|acabamos|
    li|lemos|leu
  )(?: de (?:ver|assistir|ler))?
`;
const OPENS = piece`(?:(?:eu|n[óo]s|a gente|j[áa]|tamb[ée]m|tb|hoje|ontem|ent[ãa]o|ah|ess[ea] [a-zA-ZÀ-ÿ]+(?: de semana)?),? )*`;

/** Everything before the colon says what is listed behind it. */
const LISTED = pattern('i')`
  ^(?:
    ${OPENS}(?<verb>${SEEN})(?: [^:?]{0,30}?)? (?<kind>${KIND})(?: [^:?]{0,40})?|
    (?:(?:os|as|uns|esses|essas) )?(?<kinds>${KIND})? ?(?:que )?${OPENS}(?<did>${SEEN})
    (?: (?:ess[ea]|est[ea]|n[aeo]s?|n?ess[ea]s|hoje|ontem|j[áa]|tamb[ée]m)(?![a-zà-ÿ])[^:?]{0,28})?|
    (?<sort>${KIND}) (?:j[áa] )?(?:vist|assistid|lid|terminad)[oa]s(?: [^:?]{0,30})?
  ):\s*(?<titles>[^?:]{3,300})$
`;
/** "Vi os filmes Barbie e Duna", "assistimos Bacurau, Aquarius e Roma". */
const NAMED = pattern('i')`
  ^${OPENS}(?<verb>${SEEN}) (?:(?:(?:\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|os|as|uns|umas|esses|essas) )*
  (?<kind>${KIND}),? )?(?<titles>(?!(?:que|com|se|como|quanto|um|uma|na|no)\s)[^?:]{3,300})$
`;
/** Persons and things are seen as well; a work without its kind is written as a name. */
const A_NAME = /^[\p{Lu}\d]/u;

const SERIES = /^(?:s[ée]|mini|anime|dorama|novela|desenho)/i;
const ON_AND_ON = /^(?:maraton|zer)/i;
const READ = /^l(?:i|emos|eu)$| ler$/i;

/** Undefined unless more than one work is named, or one that is kept. */
export function seenSeveral(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const listed = LISTED.exec(text)?.groups;
  const said = listed ?? NAMED.exec(text)?.groups;
  if (said === undefined) return undefined;
  const kind = said['kind'] ?? said['kinds'] ?? said['sort'];
  const verb = said['verb'] ?? said['did'] ?? '';
  const works = titlesSaid(
    (said['titles'] ?? '').replace(/(?<= \d),(?=\d)/gu, '.'),
    kind !== undefined || listed !== undefined,
    (title) => Boolean(workCalled(title, situation)),
  );
  const [one, ...rest] = works;
  // "Vi o duna", of the one kept, whatever its capitals.
  if (one !== undefined && rest.length === 0 && situation.understanding.intent === 'smalltalk') {
    const title = one.title.replace(/^[oa] /i, '');
    return workCalled(title, situation) && run(seenWork({ ...one, title }, false, situation));
  }
  if (works.length < 2 || (kind === undefined && listed === undefined && !mayBeWorks(works, verb, situation)))
    return undefined;
  const read = kind === undefined ? READ.test(verb) : /^liv/i.test(kind);
  const series = kind === undefined ? ON_AND_ON.test(verb) : SERIES.test(kind);
  const [first, ...others] = works.map((work) =>
    read ? readBook(work, situation) : seenWork(work, series, situation),
  );
  return first && run(first, ...others);
}
seenSeveral.says = [LISTED, NAMED];

const mayBeWorks = (works: readonly TitleSaid[], verb: string, situation: Situation): boolean =>
  works.every(({ title }) => workCalled(title, situation) !== undefined) ||
  (works.every(({ title }) => A_NAME.test(title)) &&
    (situation.understanding.intent === 'mark_item' || READ.test(verb)));

/** The one work or book kept under that name. */
function workCalled(title: string, { loaded }: Situation): Item | undefined {
  const works = loaded.called(title).items.filter(({ kind, body }) => kind !== 'note' || BOOK.test(body));
  const [only, ...others] = works.filter((item) => isNamedAs(item, title));
  return others.length > 0 ? undefined : only;
}

function seenWork({ title, rating }: TitleSaid, series: boolean, situation: Situation): ToolCall {
  const kept = workCalled(title, situation);
  const rates = rating === undefined ? {} : { rating };
  if (kept !== undefined && BOOK.test(kept.body)) return readBook({ title, ...rates }, situation);
  if (kept !== undefined) return { tool: 'mark_memory', args: { item_id: kept.id, watched: true, ...rates } };
  return marked({ tool: series ? 'save_tv_show' : 'save_movie', args: { title } }, { seen: true, ...rates });
}
