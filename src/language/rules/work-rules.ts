// Questions about a film, series or video: cast, year, where to watch.

import type { WordClass } from '../lexicon/word-class.ts';
import { type Cut, insideFrame, smallWords, textOf } from '../memory/frame.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import { looksTitled } from '../memory/looks-titled.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import type { ItemType } from '../slots/memory-slots.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const DATA: readonly [WordClass, string][] = [
  ['ask_runtime', 'runtime'],
  ['ask_seasons', 'seasons'],
  ['ask_episodes', 'episodes'],
  ['ask_release', 'release'],
  ['ask_watch', 'watch_providers'],
  ['ask_director', 'director'],
  ['ask_cast', 'cast'],
  ['ask_year', 'year'],
  ['ask_synopsis', 'synopsis'],
  ['ask_age', 'age_rating'],
  ['ask_genre', 'genre'],
  ['ask_similar', 'similar'],
  ['ask_rating', 'rating'],
  ['ask_more', 'details'],
];

/** "Tem Interestelar na Netflix?". */
const ON_PROVIDER =
  /^(?:tem|ta|esta|passa) (?!algum|alguma|algo|filme|serie|documentario|alguem|o que|muita)(?:o |a )?[a-z0-9].* n[oa] [a-z ]+ \?$/;
/** An opinion about an unknown title: "Parasita é bom?". */
const isNameless = (r: Reading): boolean =>
  r.marked &&
  r.fits(IS_GOOD) &&
  r.units
    .slice(r.head, r.tail - 2)
    .every(({ entry, kind }, i) => kind === 'word' && (entry === undefined || (i > 0 && looksTitled(r, r.head + i))));
const IS_GOOD = /^[a-z ]+ e (?:bom|boa|legal|ruim) \?$/;

/** "quem faz" about a product, not a cast: "Quem faz bolo sem glúten?". */
const BAKES = /^quem (?:e que )?(?:faz|conserta|vende|entrega) (?!o |a |os |as |quem|parte|papel)[a-z]/;

const GOOD = /\be (?:bom|boa)\b/;

/** The attribute of a work asked for; undefined when there is none. */
export function askedDatum(r: Reading): string | undefined {
  const datum = DATA.find(([name]) => r.has(name))?.[1];
  if (datum !== undefined) return datum;
  if (r.has('provider') && r.fits(ON_PROVIDER) && !r.hasAny('genre', 'memory_any')) return 'watch_providers';
  return (r.hasAny('movie_noun', 'tv_noun') && r.fits(GOOD)) || isNameless(r) ? 'rating' : undefined;
}

const MONEY: readonly WordClass[] = [
  'finance_noun',
  'money_noun',
  'tx_only',
  'q_flow_out',
  'invest_topic',
  'debt_topic',
  'asset_BTC',
];

/** Where it may be on, and what it may be worth. */
const NO_TITLE =
  /(?:\s+n[oa] (?:netflix|max|hbo|prime|disney|globoplay|imdb|rotten|letterboxd)(?![a-zà-ÿ]).*|\s+[ée] (?:bom|boa|legal|ruim)|\s+(?:passa|est[áa] passando|t[áa](?: passando)?|tem) (?:em|n[oa]) (?:qual|que|algum).*|\s+(?:dura|tem) (?:mais ou menos )?quant.*|[?!] .*)$/i;

/** "do que trata o filme Bacurau": what stands before the noun asks, and names nothing. */
function behindNoun(r: Reading, { from, to }: Cut): Cut {
  for (let i = from; i < to - 1; i++)
    if (r.isAny(i, 'movie_noun', 'tv_noun') && !looksTitled(r, i)) return { from: i + 1, to };
  return { from, to };
}

function titleOf(r: Reading): string {
  const cut = insideFrame(r);
  if (cut.from < cut.to)
    return textOf(r, behindNoun(r, cut))
      .replace(NO_TITLE, '')
      .replace(/^d[eoa] (?=\p{Lu})/u, '');
  const small = smallWords(
    r,
    r.units.findIndex((_, i) => r.isAny(i, 'v_watch', 'ask_watch', 'movie_noun', 'tv_noun')) + 1,
  );
  return small === undefined ? '' : textOf(r, small).replace(NO_TITLE, '');
}

function workType(r: Reading): ItemType {
  const named = itemTypeIn(r);
  if (named === 'movie' || named === 'tv_show' || named === 'video' || named === 'link') return named;
  return askedDatum(r) === 'seasons' || askedDatum(r) === 'episodes'
    ? 'tv_show'
    : askedDatum(r) === 'cast' || askedDatum(r) === 'director'
      ? 'movie'
      : 'media';
}

const FOR_WHOM = /\b(?:pra|para|de|qual a) (?:que )?idade\b|\bclassificacao indicativa\b/;

/** Strong attributes apply to works only; weak ones ("é boa", "nota") need a work noun or a verb of watching. */
function asksAboutWork(r: Reading): boolean {
  const datum = askedDatum(r);
  if (datum === undefined || r.hasAny('saved_verb', 'recurring_noun') || r.fits(BAKES)) return false;
  const work =
    r.hasAny('movie_noun', 'tv_noun', 'video_noun', 'work_word') ||
    r.has('v_watch') ||
    r.fits(/\b(?:ver|assistir|assisto|vejo|filmes?|series?|novelas?|animes?)\b/);
  if (work) return !r.hasAny('tx_only', 'q_flow_out') || r.has('ask_synopsis');
  // Seasons are of series only, whatever verb stands by ("foi renovada").
  if (r.hasAny('ask_seasons', 'ask_episodes') && asks(r) && !r.hasAny('finance_noun', 'tx_only'))
    return titleOf(r) !== '';
  if (r.hasAny(...MONEY)) return false;
  if (
    isNameless(r) ||
    (datum === 'watch_providers' && r.has('provider')) ||
    r.hasAny('ask_seasons', 'ask_episodes', 'ask_watch', 'ask_director') ||
    r.fits(/elenco|atua|sinopse|imdb|rotten/)
  )
    return titleOf(r) !== '';
  if (r.fits(FOR_WHOM) && asks(r)) return titleOf(r) !== '';
  return asks(r) && titleOf(r) !== '' && r.hasAny('ask_runtime', 'ask_cast', 'ask_synopsis', 'ask_year', 'ask_release');
}

export const WORK_RULES: readonly Rule[] = [
  {
    id: 'work.enrich',
    when: asksAboutWork,
    read: (r) => ({
      intent: 'enrich',
      slots: { item_type: workType(r), title: titleOf(r), ask: askedDatum(r) ?? 'details' },
    }),
    examples: PROOFS && [
      'qual a duração do filme Abril Despedaçado?',
      'quem atua em Carlota Joaquina',
      'em qual streaming tá a série Coisa Mais Linda',
      'vale a pena ver Bacurau?',
      'qual a nota do filme Cidade de Deus?',
      'onde assistir Tropa de Elite',
      'tem Interestelar na Netflix?',
      'Parasita é bom?',
    ],
  },
];
