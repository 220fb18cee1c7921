// Questions about works and reports of having watched them: "onde assistir X?", "já vi", "nota 9 pro 2". Asking saves
// nothing.

import type { WorkKind } from '../../domain/candidate.ts';
import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { EnrichSlots } from '../../language/slots/memory-slots.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import type { DescribeArgs } from '../../tools/describe-item.ts';
import { askToFill } from '../ask.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { offerNote } from '../plan/offer-note.ts';
import { phrases } from '../replies/phrases.ts';
import { PLACE_SAID, positionSaid } from '../screen/position-said.ts';
import type { Situation } from '../situation.ts';
import { oneSeen, plainTitle } from './titles-said.ts';

const NUMBER = /^(?:(?:o|a|n[oº°]?|número|do|da)\s+)?(\d{1,2})$/i;
/** Pronouns: "já vi esse", "nota 9 pra ele". */
const POINTER = pattern('i')`
  ^(?:
    (?:ess[ea]|est[ea]|aquel[ea])(?: (?:filme|série|vídeo|link|a[íi]))*|
    d?ele|d?ela|d?isso|
    dess[ea](?: (?:filme|série|vídeo))?|
    (?:é )?bo[ma]|o filme|a série|
    (?:[oa] )?[úu]ltim[oa](?: (?:filme|série|vídeo|link))?
  )?$
`;

type Pointed =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'complaint'; readonly decision: Decision }
  | { readonly kind: 'words' }
  | { readonly kind: 'nothing' };

/** What a title refers to: a position of the list on the screen, the last item, or words to search. */
function pointedBy(title: string, { loaded }: Situation): Pointed {
  const position = Number(NUMBER.exec(title)?.[1] ?? 0);
  const entry = loaded.shown[position - 1];
  if (position > 0 && entry?.item !== undefined) return { kind: 'item', item: entry.item };
  if (position > 0 && loaded.shown.length === 0 && Number(title) === position)
    return { kind: 'complaint', decision: say(phrases.noSuchNumber(position, 0)) };
  if (position > 0 && loaded.shown.length > 0) {
    const reply =
      entry === undefined ? phrases.noSuchNumber(position, loaded.shown.length) : phrases.alreadyGone(position);
    return { kind: 'complaint', decision: say(reply) };
  }
  if (!POINTER.test(title)) return { kind: 'words' };
  const item = loaded.pointedAt?.items[0] ?? loaded.lastSaved;
  return item === undefined ? { kind: 'nothing' } : { kind: 'item', item };
}

/** "Marca como visto" names nothing. */
const AS_SEEN = /^(?:(?:ess[ea]|isso|el[ea]|[oa]) )?como$/i;

/** A note that happens to be the last thing saved is not what "nota 10" rates. */
const isUnseen = (pointed: Pointed, { loaded }: Situation): boolean =>
  pointed.kind === 'item' && pointed.item.kind === 'note' && loaded.pointedAt === undefined;

/** A site at the end closes the title, whatever words it ends in: "Retrato de uma Jovem em Chamas no IMDb". */
const ON_A_SITE = /\s+(?:l[áa]\s+)?n[oa]\s+(?:imdb|rotten|letterboxd).*$/is;

function titleAsked(cut: string, text: string): string {
  const site = ON_A_SITE.exec(text);
  const from = site === null || cut === '' ? -1 : text.indexOf(cut);
  return from < 0 || site === null ? cut : text.slice(from, site.index).trim();
}

/** The tool answers from the saved item first, then from the catalogue. */
export function decideEnrich(slots: EnrichSlots, situation: Situation): Decision {
  const { item_type, url, year, ask = 'details' } = slots;
  const title = titleAsked((slots.title ?? '').trim(), situation.text);
  if (url !== undefined) return run({ tool: 'describe_item', args: { title: title || url, url, ask } });
  const pointed = pointedBy(title, situation);
  if (pointed.kind === 'complaint') return pointed.decision;
  const kind = item_type === 'movie' || item_type === 'tv_show' ? item_type : undefined;
  const args: DescribeArgs = {
    title,
    ask,
    ...(kind === undefined ? {} : { kind }),
    ...(year === undefined ? {} : { year }),
  };
  if (pointed.kind === 'nothing') {
    return askToFill(['De qual filme ou série?'], 'title', { tool: 'describe_item', args }, situation.asking);
  }
  if (pointed.kind === 'words') return run({ tool: 'describe_item', args });
  const { item } = pointed;
  // A video or link saved without its card is looked up by its address.
  const bare = item.metadata === null && (item.kind === 'video' || item.kind === 'link') ? { url: item.body } : {};
  return run({ tool: 'describe_item', args: { title: item.title, ask, item_id: item.id, ...bare } });
}

/** "Dou nota 9 para Matrix" may leave its own words before the title. */
const MARK_FRAME = /^(?:\d{1,2}(?:[.,]\d)?|dez)\s+(?:para|pra|pro|ao?)\s+(?:[oa]\s+)?/i;

/** "Aftersun visto, nota 9": what was done, and no part of the title. */
const SEEN_BEHIND = /[,:]?\s+(?:j[áa]\s+)?(?:vist|assistid|maratonad|zerad|terminad)[oa]$/i;

const SERIES = /\b(?:s[ée]rie|temporada|epis[óo]dios?|novela|dorama|anime)\b/i;
const FILM = /\b(?:filme|longa|document[áa]rio|cinema)\b/i;

const workSaid = (text: string): WorkKind | undefined =>
  SERIES.test(text) ? 'tv_show' : FILM.test(text) ? 'movie' : undefined;

/** "O segundo eu já vi": a position of the list. */
const SEEN_PLACE = pattern('i')`
  ^(?:e |ah,? )?(?:j[áa] (?:vi|assisti|terminei) )?[oa] (?<place>${PLACE_SAID})(?![a-zà-ÿ])
  (?:,? (?:eu |a gente |n[óo]s )?(?:j[áa] )?(?:vi|viu|vimos|assisti[a-zà-ÿ]*|termin[a-zà-ÿ]+)|[,.!]|$)
`;

function placeSaid({ text, loaded: { shown } }: Situation): string | undefined {
  const place = shown.length < 2 ? undefined : SEEN_PLACE.exec(text.trim())?.groups?.['place'];
  // "O último" is the last item, not the end of the list.
  const position = place === undefined || /[úu]ltim/i.test(place) ? undefined : positionSaid(place, shown.length);
  return position === undefined ? undefined : String(position);
}

/** "Feito", "já tomei", "comprei as sacolas": something done, and no work by its title. */
const DID = pattern('u')`
  ^(?:(?:eu|ja|e|tudo|ta|pronto|ok) )*
  (?:feito|resolvido|pronto|(?!v[ei]|l[ei]|assist|termin|acab|ouv|zer)\p{L}{2,}(?:ei|i|iz))
  (?: (?!filme|serie|livro)\p{L}[^?]{0,40})?$
`;

/** "Correia já peguei", "comprei já": the deed is no title. */
const DEED_IN_TITLE = pattern('u')`
  (?:^| )(?:ja )?(?:comprei|peguei|fiz|paguei|liguei|tomei|mandei|levei|busquei|entreguei|resolvi|arrumei|lavei|troquei|consegui|
  marquei|limpei|guardei|coloquei)(?: (?:ja|tudo|isso|tambem|tb))?$
`;

/** Told in passing, and named like nothing that is kept. */
function deedTold({ understanding: { rule }, text, loaded }: Situation, title: string): Decision | undefined {
  const bought = rule.startsWith('entry.');
  if (DEED_IN_TITLE.test(folded(title)) && loaded.called(title).items.length === 0) return say(phrases.reminderDone);
  if ((!bought && !rule.startsWith('other.')) || !DID.test(folded(text))) return undefined;
  if (loaded.called(title).items.length > 0) return undefined;
  return say(bought ? phrases.boughtUnpriced : phrases.reminderDone);
}

/** "Vi um documentário sobre polvo": what it is about, and no title. */
const ABOUT = /(?<![a-zà-ÿ])uma? (?:filme|s[ée]rie|document[áa]rio) (?:sobre|que|com) /i;
/** "Bacurau com a Bete", where Bacurau is kept. */
const WITH_WHOM = / com (?:[oa]s? )?\S+(?: \S+)?$/i;
const isWork = (title: string, { loaded }: Situation): boolean =>
  loaded.called(title).items.some((item) => item.kind !== 'note' && folded(item.title) === folded(title));

const ONE_MORE =
  /(?<![a-zà-ÿ])(?:mais (?:um|uma|dois|duas|tr[êe]s|\d)|(?:vi|vimos|assisti|assistimos) uma? (?:filme|s[ée]rie))(?![a-zà-ÿ])/i;
/** A place in no list is no title. */
const A_PLACE = /^(?:[oa]s? )?(?:dois |duas |tr[êe]s |\d )?(?:primeir|segund|terceir|quart|[úu]ltim)[oa]s?$/i;

/** The day it was watched, where the message as it was sent names one before today. */
function seenOn({ message: { body }, text, readingOf, asking, zone }: Situation): LocalDate | undefined {
  const said = readingOf(body.kind === 'text' ? body.text : text);
  const day = said.past.find(({ precision }) => precision === 'day')?.date;
  return day !== undefined && day < localDate(asking.said, zone) ? day : undefined;
}

/** Ratings from 0 to 10. Asks which one when several have that title. */
export function decideMark({ title: told, watched, rating }: SlotsOf<'mark_item'>, situation: Situation): Decision {
  // "Bacurau com o Téo, nota 9".
  const said = told.replace(/ com$/i, '');
  // "Já tenho 3200" is money, of whatever it is gathered for.
  if (/^\d[\d.,]{2,}(?: mil)?$|^\d+ mil$/.test(said.trim()) && /\btenho\b/i.test(situation.text))
    return say(phrases.premise);
  // "Nota da Ana Clara 9,5", of nobody's film.
  if (
    /^notas? d[aeo]s? \p{Lu}/u.test(situation.text.trim()) &&
    situation.loaded.called(said.replace(/ \d\S*$/u, '')).items.every(({ kind }) => kind === 'note')
  )
    return offerNote(situation.text.trim(), '', situation);
  const deed = deedTold(situation, said);
  if (deed !== undefined) return deed;
  // "Desmarca o oftalmologista" calls an appointment off, unless a work of that name was marked.
  if (/^\s*desmar[cq]/i.test(situation.text) && situation.loaded.called(said).items.length === 0)
    return say(phrases.noMatch(said));
  const named = plainTitle(oneSeen(situation.text) ?? said.trim())
    .replace(MARK_FRAME, '')
    .replace(SEEN_BEHIND, '')
    .replace(AS_SEEN, '')
    .replace(/^(?:(?:dou|dei)|\d{1,2}(?:[.,]\d)? (?:por enquanto|at[ée] agora))$/i, '');
  const alone = named.replace(WITH_WHOM, '');
  const title = placeSaid(situation) ?? (isWork(alone, situation) ? alone : named);
  const on = watched === true ? seenOn(situation) : undefined;
  const mark = withoutUndefined({ watched, rating, on });
  const pointed = pointedBy(title, situation);
  if (pointed.kind === 'complaint') return pointed.decision;
  // "Vi mais um" ends nothing.
  if (title === '' && ONE_MORE.test(situation.text)) return say(phrases.markWhat);
  if (pointed.kind === 'nothing' || isUnseen(pointed, situation)) return say(phrases.markWhat);
  if (pointed.kind === 'item') return run({ tool: 'mark_memory', args: { item_id: pointed.item.id, ...mark } });
  if (A_PLACE.test(title) || ABOUT.test(situation.text)) return say(phrases.markWhat);
  const work = workSaid(situation.text);
  const find = { query: title, to: { verb: 'mark', ...mark } as const, ...(work === undefined ? {} : { work }) };
  return { do: 'find', find, next: IDLE_STATE };
}
