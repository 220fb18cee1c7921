// The person's films and series: watched, rated, what to watch next. Tested before money, since a rating looks like an
// amount.

import { EVENTS } from '../memory/event-words.ts';
import { insideFrame, smallWords, textOf } from '../memory/frame.ts';
import { memoryFilters, queryText } from '../memory/read-query.ts';
import { seenWork } from '../memory/seen-work.ts';
import type { Reading } from '../reading/reading.ts';
import { tokenAt } from '../reading/span-of-match.ts';
import { asks } from '../signals/asks.ts';
import { removes } from '../signals/removes.ts';
import type { QuerySlots } from '../slots/memory-slots.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';
import { askedDatum } from './work-rules.ts';

/** Item types named: films, series, or both when neither is named. */
function works(r: Reading): Pick<QuerySlots, 'item_type' | 'item_types'> {
  const [films, series] = [r.has('movie_noun'), r.has('tv_noun')];
  return films === series ? { item_types: ['movie', 'tv_show'] } : { item_type: films ? 'movie' : 'tv_show' };
}

const MARKED =
  /^(?:quais )?(?:os |as |meus |minhas )?(?:filmes|series) (?:que )?.*\bnota (?:maior|acima|alta|boa|menor|abaixo|de|\d)/;

const LOOKS =
  /^quero (?:re)?(?:ver|ler|olhar|consultar) (?:todos |todas )?(?:[oa]s? |aquela )?(?:meus |minhas? )?(?:filmes|series|videos|links|notas?|anotacao)\b/;

/** Any matching work: "Algo de terror", "um filme do Nolan". */
const ANY =
  /^quero (?:ver|assistir|maratonar) (?:algo|algum filme|alguma serie|um filme|uma serie) (?:bom |boa |leve )?(?:d[eoa]s?|com|que|pra|para)\b/;
const anyAt = (r: Reading): number =>
  r.units.findIndex(({ norm }, i) => i > r.head && /^(?:d[eoa]s?|com|que|pra|para)$/.test(norm));

/** The reason given when it was saved. */
const WHY =
  /^(?:por ?que|quem (?:foi )?(?:que )?(?:me )?(?:indicou|recomendou|sugeriu))(?: (?:foi )?(?:que )?(?:eu )?(?:salvei|guardei|anotei))?\b/;
const WHY_VERB = /^(?:indicou|recomendou|sugeriu|salvei|guardei|anotei)$/;
const asksWhy = (r: Reading): boolean => r.fits(WHY) && (r.fits(/^quem /) || r.has('saved_verb')) && asks(r);

const SUGGESTS =
  /^qual (?:bom )?(?:filme|serie) bo[ma] |^(?:me )?(?:indica|indique|sugere|sugira|recomenda|recomende)(?: ai)? (?:um|uma|algum|alguma) (?:bom |boa )?(?:filme|serie)\b/;

const MARK_GIVEN = /\bnota (?:que )?(?:eu )?(?:dei|dou) (?:pra|pro|para|a|ao)\b/;

/** "Quais eu ainda não vi?" */
const WHICH_UNSEEN =
  /^(?:e )?(?:quais|qual|que|o que|quantos)(?: (?:filmes?|series?|dess[ea]s|deles|delas))?(?: (?:que )?(?:eu )?)?(?: ?ainda)? ?nao (?:vi|assisti|terminei|comecei)(?: ainda)?(?: \?)?$|^(?:e )?(?:o que|quais)(?: (?:ainda|me|eu|que))* falta[m]?(?: (?:ainda|eu|pra eu|para eu|pra mim))* (?:ver|assistir|maratonar)(?: \?)?$/;

const UNSEEN = /^(?:ainda )?nao (?:vi|assisti|terminei)\b(?! n(?:ada|inguem|enhum))/;
/** Typo correction may turn "desmarca" into "descarta", so both match here and UNMARKS checks the raw text. */
const MAY_UNMARK = /^(?:descarta|desmar(?:ca|que))\b/;
/** "Desmarca o dentista": what was to happen. */
const CALLS_OFF = new RegExp(`^des[a-z]+ (?:[oa]|meu|minha) (?:${EVENTS})\\b`);
const UNMARKS = /^\s*desmar(?:ca|que)\s/i;
const isUnseen = (r: Reading): boolean => r.fits(UNSEEN) || (r.fits(MAY_UNMARK) && UNMARKS.test(r.text));

/** Changes a rating, not a note: "muda a nota de Dark pra 10". */
const NEW_MARK = /\bnota d[eoa]s? .+ (?:pra|para|por) (\d{1,2}(?:[.,]\d)?|dez)$/;

const markIn = (r: Reading): number => {
  const said = r.match(NEW_MARK)?.[1] ?? '';
  return said === 'dez' ? 10 : Number(said.replace(',', '.'));
};

/** Index of the last of these words, or -1. */
const lastOf = (r: Reading, words: RegExp): number => r.units.findLastIndex(({ norm }) => words.test(norm));

const GOES_IN = '(?:vai|vao|leva|levam|entra|entram|precisa(?: de)?)';
/** A question about a recipe, not the ledger: "quanto de polvilho vai no pão de queijo?", "leva quantos ovos o bolo?". */
const INGREDIENT = new RegExp(
  `^(?:${GOES_IN} quant|quant(?=.* ${GOES_IN} ))[oa]s? (?:(?:${GOES_IN} )?de )?[a-z]+(?: de [a-z]+)? (?:${GOES_IN} )?(?:n?[oa]s?|num|numa|em|pra fazer|para fazer)(?: [oa]s?| uma?)? (?!mes|semana|ano|dia|total|conta|cartao|banco|orcamento|fatura)([a-z].*)$`,
);
const asksRecipe = (r: Reading): boolean =>
  r.fits(INGREDIENT) &&
  r.money?.marked !== true &&
  !r.hasAny('q_flow_in', 'v_spend', 'v_pay', 'v_receive', 'v_arrive', 'invoice_noun', 'money_noun', 'time', 'tx_only');

/** Unit where the dish's name begins. */
const dishAt = (r: Reading): number => r.unitOf(tokenAt(r.line, r.line.lastIndexOf(r.match(INGREDIENT)?.[1] ?? '')));

/** A saved work by description: "Filme do Selton Mello", "aquele filme do cara que volta no tempo". */
const WORK_BY =
  /^(?:(?:quais|que|aquel[ea]s?|algum|alguma|uns|umas|[oa]s?|meus|minhas) )*(?:filmes?|series?|animes?|documentarios?|doramas?|novelas?|videos?|clipes?|links?|sites?|anotac(?:ao|oes)) (?:(?:d[eoa]s?|d?aquel[ea]s?|com|sobre|em que|onde) )(?!ontem|hoje|(?:minha )?(?:lista|fila|watchlist))/;
/** A statement about a work, not a question. */
const TOLD =
  /\b(?:e|foi|era|ta|sao|muito|demais|bom|boa|ruim|otim[oa]|chat[oa]|lind[oa]|incrivel|kk+|anotad[oa]|nota)\b/;
const asksByWork = (r: Reading): boolean =>
  r.fits(WORK_BY) &&
  r.colon < 0 &&
  r.money === undefined &&
  r.url === undefined &&
  r.context.pending === undefined &&
  r.tail - r.head >= 3 &&
  r.tail - r.head <= 10 &&
  !r.fits(TOLD) &&
  r.periods.length === 0 &&
  !removes(r) &&
  !r.hasAny(
    'v_keep',
    'v_put',
    'v_watch',
    'v_delete',
    'v_want',
    'watch_list',
    'watch_verb_done',
    'remind_me',
    'v_correct',
  ) &&
  askedDatum(r) === undefined;
const byAt = (r: Reading): number =>
  r.units.findIndex(({ norm }, i) => i > r.head && /^(?:d[eoa]s?|d?aquel[ea]s?|com|sobre|em|onde|que)$/.test(norm)) + 1;

export const SHELF_RULES: readonly Rule[] = [
  {
    id: 'shelf.seen_told',
    trust: 'sure',
    when: (r) => seenWork(r) !== undefined,
    read: (r) => {
      const { title = '', rating } = seenWork(r) ?? {};
      return { intent: 'mark_item', slots: { title, watched: true, ...present({ rating }) } };
    },
    examples: PROOFS && [
      'crepusculo eu ja vi umas 5x pode marcar',
      'o Davi já viu Toy Story 4 inteirinho, tira de pendente',
      'mds q filme bom, ja assisti interestelar, 10/10',
      'Oppenheimer: 9/10',
      'Dark eu já terminei, risca',
      'Severance s02 terminei ontem, 5 estrelas',
    ],
  },
  {
    id: 'shelf.recipe',
    trust: 'sure',
    when: asksRecipe,
    read: (r) => ({ intent: 'search', slots: { query: r.raw(dishAt(r), r.tail) }, confidence: 0.8 }),
    examples: PROOFS && [
      'quanto de polvilho vai no pão de queijo?',
      'quantos ovos vão no bolo da Lúcia?',
      'vai quantos coco no vatapá de 40?',
      'leva quantos ovos o bolo da Célia?',
    ],
  },
  {
    id: 'shelf.by',
    trust: 'sure',
    when: asksByWork,
    read: (r) => ({
      intent: 'search',
      slots: present({ query: r.raw(byAt(r), r.tail), ...memoryFilters(r) }),
      confidence: 0.85,
    }),
    examples: PROOFS && [
      'filme do Selton Mello',
      'aquele filme do cara que volta no tempo',
      'filme de terror coreano',
      'o vídeo do nó de gravata',
    ],
  },
  {
    id: 'shelf.marked',
    trust: 'sure',
    when: (r) => r.fits(MARKED) && !r.has('v_keep'),
    read: (r) => ({ intent: 'list_all', slots: { ...works(r), watched: true } }),
    examples: PROOFS && ['filmes que eu dei nota maior que 8', 'quais séries têm nota alta?'],
  },
  {
    id: 'shelf.look',
    trust: 'sure',
    when: (r) => r.fits(LOOKS),
    read: (r) => {
      const slots = present({ query: queryText(r), ...memoryFilters(r) });
      return Object.keys(slots).length > 1 ? { intent: 'search', slots } : { intent: 'list_all', slots };
    },
    examples: PROOFS && ['quero ver os filmes do Nolan', 'quero ver minhas notas'],
  },
  {
    id: 'shelf.any',
    trust: 'sure',
    when: (r) => r.fits(ANY) && !r.fits(/\bchamad|que se chama\b/),
    read: (r) => ({
      intent: 'search',
      slots: { query: r.raw(anyAt(r), r.tail), ...works(r), watched: false },
    }),
    examples: PROOFS && ['quero ver algo de ficção científica que ainda não vi', 'quero assistir um filme de terror'],
  },
  {
    id: 'shelf.why',
    trust: 'sure',
    when: (r) => asksWhy(r) && r.tail > lastOf(r, WHY_VERB) + 1 && !r.has('demo'),
    read: (r) => ({ intent: 'search', slots: { query: r.raw(lastOf(r, WHY_VERB) + 1, r.tail) } }),
    examples: PROOFS && ['por que eu salvei Ainda Estou Aqui?', 'quem indicou interestelar?'],
  },
  {
    id: 'shelf.which_unseen',
    trust: 'sure',
    when: (r) => r.fits(WHICH_UNSEEN),
    read: (r) => ({ intent: 'list_all', slots: { ...works(r), watched: false } }),
    examples: PROOFS && ['quais eu ainda não vi?', 'que filmes não assisti ainda?', 'o que falta eu ver?'],
  },
  {
    id: 'shelf.suggest',
    trust: 'sure',
    when: (r) => r.fits(SUGGESTS) && !r.hasAny('genre', 'provider'),
    read: (r) => ({ intent: 'list_all', slots: { ...works(r), watched: false } }),
    examples: PROOFS && ['me indica um filme', 'me sugere uma série pra ver'],
  },
  {
    id: 'shelf.mark_given',
    trust: 'sure',
    when: (r) => r.fits(MARK_GIVEN) && asks(r),
    // Rated works count as watched.
    read: (r) => ({
      intent: 'search',
      slots: { query: r.raw(lastOf(r, /^(?:pra|pro|para|a|ao)$/) + 1, r.tail), watched: true },
    }),
    examples: PROOFS && ['qual a nota que eu dei pra dark?', 'que nota eu dei para o filme Corra?'],
  },
  {
    id: 'shelf.new_mark',
    trust: 'sure',
    when: (r) => r.has('v_correct') && markIn(r) > 0 && markIn(r) <= 10,
    read: (r) => {
      const noun = r.units.findIndex(({ norm }) => norm === 'nota');
      const to = lastOf(r, /^(?:pra|para|por)$/);
      const named = insideFrame(r, noun + 1, to);
      const cut = named.from < named.to ? named : smallWords(r, noun + 1, to);
      return { intent: 'mark_item', slots: { title: cut === undefined ? '' : textOf(r, cut), rating: markIn(r) } };
    },
    examples: PROOFS && ['muda a nota de Dark pra 10', 'troca a nota do filme Corra por 7,5'],
  },
  {
    id: 'shelf.unseen',
    trust: 'sure',
    when: (r) => isUnseen(r) && !asks(r) && textOf(r, insideFrame(r, r.head + 1)) !== '',
    read: (r) =>
      r.fits(CALLS_OFF)
        ? { intent: 'delete_item', slots: { query: r.raw(r.head + 2, r.tail), item_type: 'reminder' } }
        : { intent: 'mark_item', slots: { title: textOf(r, insideFrame(r, r.head + 1)), watched: false } },
    examples: PROOFS && ['desmarca Interestelar', 'ainda não vi Interestelar', 'desmarca o dentista'],
  },
];
