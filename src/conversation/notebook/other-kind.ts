// "É série", "muda pra filme", right after a work was kept: the same title as the other kind.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { marked } from './offer-unkept.ts';
import type { WorkCall } from './work-lookup.ts';

const KIND = pattern('i')`
  ^(?:(?:n[ãa]o|na verdade|ops|opa|ah|mas|errei), |n[ãa]o [ée] (?:filme|s[ée]rie),? (?:mas )?)*
  (?:
    (?:(?!n[ãa]o )(?<title>\S.{0,60}?) )?(?:[ée]|eh|era) |
    (?:muda|troca|passa|coloca|marca|p[õo]e)(?: (?:el[ea]|isso))? (?:pr[ao]|para|como) )?(?:um |uma |o |a )?
  (?<kind>filme|s[ée]rie|miniss[ée]rie)(?:,? (?:mesmo|n[ãa]o (?:[ée] )?(?:filme|s[ée]rie)))?[.!]*$
`;

/** Undefined unless the last thing done was to keep a film or a series of that title, or a note that is no more than one. */
export function otherKind({ text, loaded: { lastSaved, done, lastEntry } }: Situation): Decision | undefined {
  const { title, kind } = KIND.exec(text.trim())?.groups ?? {};
  if (kind === undefined || lastSaved === undefined || done?.afterList !== true || lastEntry !== undefined)
    return undefined;
  if (title !== undefined && folded(title) !== folded(nameOf(lastSaved))) return undefined;
  return asKind(lastSaved, kind);
}
otherKind.says = [KIND];

const nameOf = ({ title }: Item): string => title.replace(/ \(\d{4}\)$/u, '');

/** The same title, reason and rating as a work of that kind; said so when it is one already. */
export function asKind(work: Item, kind: string): Decision | undefined {
  if (work.kind === 'note') return noteAsKind(work, kind);
  if (work.kind !== 'movie' && work.kind !== 'tv_show') return undefined;
  const name = nameOf(work);
  const film = /^f/i.test(kind);
  if (film === (work.kind === 'movie')) return say(phrases.alreadyOfKind(name, kind));
  const { reason, rating, watchedAt } = work;
  const args = { title: name, ...(reason === '' ? {} : { reason }) };
  const call: WorkCall = film ? { tool: 'save_movie', args } : { tool: 'save_tv_show', args };
  const mark = { seen: watchedAt !== null, ...(rating === null ? {} : { rating }) };
  return run({ tool: 'delete_memory', args: { item_id: work.id } }, marked(call, mark));
}

/** In characters. */
const LONGEST_TITLE = 60;

/** "Salva: Ainda Estou Aqui", then "é filme": the note becomes the work; undefined when it is more than a title. */
function noteAsKind({ id, title, body }: Item, kind: string): Decision | undefined {
  const name = (body || title).trim();
  if (name.length > LONGEST_TITLE || /[:\n,]|\d{3}/u.test(name)) return undefined;
  const call: WorkCall = /^f/i.test(kind)
    ? { tool: 'save_movie', args: { title: name } }
    : { tool: 'save_tv_show', args: { title: name } };
  return run({ tool: 'delete_memory', args: { item_id: id } }, call);
}
