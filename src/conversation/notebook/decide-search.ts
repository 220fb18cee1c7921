// Searches saved items: by words, kind, period, what was seen, and any other filter that is said.

import { addDays } from '../../language/dates/calendar.ts';
import type { QuerySlots } from '../../language/slots/memory-slots.ts';
import { itemFiltersIn, itemQueryIn } from '../../memories/item-query.ts';
import { instantOf } from '../agenda/next-time.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { kindOf } from './kind-of-type.ts';
import { SAW } from './seen-verbs.ts';

/** A plural noun first; remarks about one film do not begin so. */
const MANY = /^(?:filmes|s[eé]ries|v[ií]deos|links)\s/i;

/** "Quantos filmes vi?": counts watched works, not everything saved. */
const HAVE_SEEN = new RegExp(`(?<!n[ãa]o )(?<![a-zà-ÿ])(?:${SAW})(?![a-zà-ÿ])`, 'i');
const HOW_MANY = /^\W*(?:e )?quant[oa]s\s/i;

const countedSeen = (text: string): boolean | undefined =>
  itemFiltersIn(text).watched ?? (HAVE_SEEN.test(text) ? true : undefined);

/** "Algum filme de terror que ainda não vi?" taken for something else, unsurely: read by the grammar of searches. */
export function decideItemQuery({ understanding, text, loaded }: Situation): Decision | undefined {
  const { intent, confidence } = understanding;
  if (intent === 'search' || intent === 'list_all') return undefined;
  // "Ver a série Ruptura", which is not kept: a wish.
  const wished =
    intent === 'save' && /^(?:ver|assistir|maratonar|ler) /i.test(text) ? understanding.slots.title : undefined;
  if (wished !== undefined && loaded.called(wished).items.length === 0) return undefined;
  const countedQuery =
    HOW_MANY.test(text) && HAVE_SEEN.test(text) ? itemQueryIn(text.replace(HOW_MANY, '')) : undefined;
  if (countedQuery?.kind !== undefined && intent === 'mark_item')
    return run({ tool: 'search_items', args: { kind: countedQuery.kind, watched: true, count: true } });
  const nameless =
    understanding.intent === 'mark_item' &&
    understanding.slots.title === '' &&
    understanding.slots.rating === undefined;
  const idle = intent === 'smalltalk' && MANY.test(text);
  const asked = nameless || idle || confidence < SURE ? itemQueryIn(text) : undefined;
  // A lone noun is not a question.
  return asked === undefined || Object.keys(asked).length < 2 ? undefined : run({ tool: 'search_items', args: asked });
}

/** "Como era a receita?": the verb is none of its words. */
const WAS = /^(?:e |mas )?(?:como|qual|quais|quem|onde|o que|oq|q) (?:que )?eram? /i;

/** "Apaga tudo que guardei hoje" is an order, whatever it resembles. */
const DELETES = /^(?:(?:pode|por favor|agora),? )*(?:apag|delet|exclu|remov|limp)[a-zà-ÿ]+ (?:tudo|tod[oa]s|[oa]s?) /i;

/** "Onde tá a nota da pia?" */
const NOTE_OF =
  /^(?:e )?(?:onde|cad[êe])(?: (?:t[áa]|est[áa]|ficou))? (?:a |minha )?(?:nota|anota[çc][ãa]o) d[aeo]s? (\S[^?]{1,40}?)\s*\?*$/i;

/** Words, kind and period as far as they were said; without any the newest items. */
export function decideSearch(slots: QuerySlots, situation: Situation): Decision {
  const { text, understanding, zone } = situation;
  const { limit } = slots;
  const of = slots.query === undefined && slots.period === undefined ? NOTE_OF.exec(text)?.[1] : undefined;
  if (of !== undefined) return decideSearch({ ...slots, query: of }, situation);
  if (slots.period !== undefined && slots.query === undefined && DELETES.test(text)) {
    const { from, to } = slots.period;
    const kept = kindOf(slots.item_type);
    const filter = {
      from: instantOf(from, '00:00', zone),
      to: instantOf(addDays(to, 1), '00:00', zone) - 1,
      ...(kept === undefined ? {} : { kind: kept }),
    };
    return { do: 'find', find: { filter, to: { verb: 'delete', all: true } }, next: IDLE_STATE };
  }
  const asked = slots.watched === undefined ? itemQueryIn(text) : undefined;
  // In "qual nota dei pra Roma?" the "nota" is a rating, not a note.
  const mark = /\bnota\b.*\b(?:dei|dou|demos)\b/i.test(text) && slots.item_type === undefined;
  const kind = kindOf(slots.item_type) ?? (mark ? undefined : asked?.kind);
  // "De 2010" after films is their year, not when they were saved.
  const ofWorks = asked?.years !== undefined && (kind === 'movie' || kind === 'tv_show');
  const period = ofWorks ? undefined : slots.period;
  const said =
    slots.query === undefined
      ? asked
      : itemFiltersIn(WAS.test(text) ? slots.query.replace(/^eram? /i, '') : slots.query);
  const words = said?.query ?? (understanding.intent === 'search' && asked === undefined ? slots.query : undefined);
  const kinds = slots.item_types?.flatMap((type) => kindOf(type) ?? []) ?? [];
  const several = kinds.length > 1 && slots.query === undefined;
  const query = several ? undefined : period === undefined ? words : slots.query;
  const counted = slots.agg === 'count' ? countedSeen(text) : undefined;
  const watched = slots.watched ?? said?.watched ?? asked?.watched ?? counted;
  const years = said?.years ?? asked?.years;
  const provider = slots.provider ?? said?.provider ?? asked?.provider;
  const narrowed = [query?.trim() || undefined, kind, period, watched, years, provider, slots.agg];
  // A search whose words were not caught is asked again: it must never turn into the whole list.
  if (understanding.intent === 'search' && narrowed.every((one) => one === undefined)) {
    return say(phrases.searchWhat);
  }
  return run({
    tool: 'search_items',
    args: {
      ...(query === undefined || query.trim() === '' ? {} : { query }),
      // "O link da aula" may be a video.
      ...(several ? { kinds } : kind === 'link' && query ? { kinds: ['link', 'video'] } : kind && { kind }),
      ...(period === undefined ? {} : { period }),
      ...(watched === undefined ? {} : { watched }),
      ...(years === undefined || period !== undefined ? {} : { years }),
      ...(provider === undefined ? {} : { provider }),
      ...(limit === undefined ? {} : { limit: Math.min(Math.max(1, limit), 50) }),
      ...(slots.agg === 'count' ? { count: true } : {}),
    },
  });
}
