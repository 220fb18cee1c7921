// "E Aquarius tb" right after a film was saved: another of the same kind. "E banana também" is added to the list just
// made.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { isList } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { identify } from './decide-save.ts';
import { BOOK } from './kept-book.ts';
import { marked } from './offer-unkept.ts';
import { SAW } from './seen-verbs.ts';
import { titlesSaid } from './titles-said.ts';

const ALSO = pattern('i')`
  ^(?:ah,? )?(?:(?:e|mais|tamb[ée]m|tbm?)(?: mais| tamb[ée]m| tbm?)?|(?<another>(?:e |mais )?outr[oa]:)) (?:(?:[oa]|uma?) (?<kind>filme|s[ée]rie|livro)[,:]? )?
  (?<what>[a-zà-ÿ].{0,60}?)(?:,? (?<also>tb|tbm|tamb[ée]m))?(?: por favor)?[.!]*$
`;
/** Words that do not begin a name. */
export const NO_NAME = pattern('i')`
  ^(?:
    n[oa]s?|em|de|d[aeo]s?|pr[ao]|para|com|se|que|qual|quais|quanto|quantos|quando|onde|como|quem|cad[êe]|agora|ontem|
    hoje|amanh[ãa]|eu|me|voc[êe]|vc|os|as|esse|essa|isso|minhas?|meus?|seus?|aquel[ea]s?|ainda|j[áa]|o que|oq|a[íi]|
    outr[oa]|nada|s[óo]|pronto|valeu|vlw|obrigad[oa]|brigad[oa]|acabou|[ée]|eh|fim|tchau|beleza|blz|ok|okay|depois|
    tudo|tarde|cedo|bom|boa|legal|top|n[ãa]o|sim|bem|tipo|olha|algo|quero|vou|
    uma? (?:coisa|pergunta|d[úu]vida|outr[oa]|favor|neg[óo]cio)
  )(?![a-zà-ÿ])
`;
/** What "e Aquarius tb" adds; undefined where the words name nothing. */
export function alsoNamed(text: string): string | undefined {
  const { what, also } = ALSO.exec(text.trim())?.groups ?? {};
  return what === undefined || also === undefined || NO_NAME.test(what) || text.includes('?') ? undefined : what;
}

/** A whole sentence, and no thing. */
export const CLAUSE = pattern('i')`
  (?<![a-zà-ÿ])(?:é|eh|foi|era|t[áa]|est[áa]|tem|vai|vou|quero|quer|posso|pode|gostei|adorei|acho|sei|vejo|vemos|fa[çc]o|penso|concordo|prefiro|eu|n[ãa]o|que|se|quando|
  [a-zà-ÿ]{3,}(?:ou|aram|eram|iram|ei))(?![a-zà-ÿ])
`;
/** "E pra mãe: um vaso", after "presente pro pai: relógio". */
const FOR_ANOTHER = /^(?:e )?(?<whom>(?:pr[ao]s?|para(?: [oa]s?)?|d[aeo]s?) [^:,\d]{2,30}): ?(?<what>\S.{0,200})$/i;
const FOR_SOMEBODY = /^(?<label>[^:]{2,40}?) (?:pr[ao]s?|para) [^:]{2,30}(?::|$)/i;
const OF_SOMEBODY = /^(?<label>[^:]{2,40}?) (?:d[aeo]s?) [^:]{2,30}(?::|$)/i;

function forAnother(text: string, { title }: Item): Decision | undefined {
  const { whom, what } = FOR_ANOTHER.exec(text)?.groups ?? {};
  const named = /^p/i.test(whom ?? '') ? FOR_SOMEBODY : OF_SOMEBODY;
  const label = whom === undefined ? undefined : named.exec(title)?.groups?.['label'];
  return label === undefined || what === undefined ? undefined : run(noteCall(what, `${label} ${whom}`));
}

const WATCHED = new RegExp(`(?<![a-zà-ÿ])(?:${SAW})(?![a-zà-ÿ])`, 'i');
/** "Livro: ", "música: ": what others of the kind are kept under. */
const LABEL = /^(?<label>[a-zà-ÿ]{4,}(?: [a-zà-ÿ]{2,}){0,2}): (?=\D*$)/i;
/** From this confidence on, the message has a meaning of its own. */
const BY_ITSELF = 0.6;

/** Whether the previous message saved something, or added to one that did. */
const wasSaving = ({ loaded: { lastSaid = '' }, read }: Situation): boolean =>
  read(lastSaid).intent === 'save' ||
  // The answer to what was asked about it.
  /^(?:[ée] )?(?:um |uma |o |a )?(?:filme|s[ée]rie|livro)[.!]*$/i.test(lastSaid.trim()) ||
  (ALSO.test(lastSaid) && !NO_NAME.test(ALSO.exec(lastSaid)?.groups?.['what'] ?? ''));

/** Undefined unless the last thing done was to save, or the words are a whole message by themselves. */
export function saveAlso(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const { done, lastSaved, lastEntry, state } = loaded;
  if (state.at === 'pending' || done?.afterList !== true || lastEntry !== undefined || lastSaved === undefined)
    return undefined;
  const alike = lastSaved.kind === 'note' ? forAnother(text.trim(), lastSaved) : undefined;
  if (alike !== undefined) return alike;
  const { what, also, another, kind = '' } = ALSO.exec(text.trim())?.groups ?? {};
  if (what === undefined || NO_NAME.test(what) || text.includes('?') || done.reminder !== undefined) return undefined;
  if (another === undefined && understanding.intent === 'save' && understanding.confidence >= BY_ITSELF)
    return undefined;
  const idle = understanding.confidence < BY_ITSELF || understanding.intent === 'smalltalk' || another !== undefined;
  if ((also === undefined && !idle) || !wasSaving(situation)) return undefined;
  // "E um livro, Torto Arado" behind a series is no series.
  if (/^livro/i.test(kind)) return run(noteCall(`Livro: ${what}`));
  // "E Severance tb", behind what was watched.
  const seen = { seen: lastSaved.watchedAt !== null && WATCHED.test(loaded.lastSaid ?? '') };
  const isFilm = kind === '' ? lastSaved.kind === 'movie' : /^filme/i.test(kind);
  if (kind === '' && lastSaved.kind !== 'note' && titlesSaid(what, true).length > 1)
    return identify(what, {}, situation.asking);
  if (isFilm) return run(marked({ tool: 'save_movie', args: { title: what } }, seen));
  if (kind !== '' || lastSaved.kind === 'tv_show')
    return run(marked({ tool: 'save_tv_show', args: { title: what } }, seen));
  if (lastSaved.kind !== 'note' || CLAUSE.test(what)) return undefined;
  if (isList(lastSaved)) return run(noteCall(what, lastSaved.title.replace(/:.*$/u, '')));
  const { title, body } = lastSaved;
  const label = LABEL.exec(body.startsWith(title) ? body : `${title}: ${body}`)?.groups?.['label'];
  if (label === undefined || /[;\n]|,.*,/u.test(body) || what.includes(': ')) return undefined;
  return BOOK.test(body) ? run(noteCall(`Livro: ${what}`)) : run(noteCall(what, label));
}
