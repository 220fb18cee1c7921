// Search and save rules, when no other family matched.

import { insideFrame, textOf } from '../memory/frame.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import { looksTitled } from '../memory/looks-titled.ts';
import { lastOnes, listSlots, memoryFilters, queryText } from '../memory/read-query.ts';
import { readSave, readWork } from '../memory/read-save.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { ordersKeeping, startsAsQuestion } from '../signals/orders-keeping.ts';
import { savesPrevious, showsKept } from '../signals/points-back.ts';
import { present } from '../slots/present.ts';
import { INFINITIVE, ORDER, ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** Order to show, after the item: "Bota na tela", "joga aqui pra mim". */
const ON_SCREEN =
  /\b(?:bota|poe|joga|manda|solta|mostra|traz|puxa) (?:na tela|aqui|ai|pra (?:mim|eu ver))(?: (?:na tela|pra mim|pra eu ver))?$/;

const AGAIN = /^(?:mesmo|msm|afinal)$/i;
/** Another title right after a save: "E a série The Last of Us tb". */
const ONE_MORE =
  /^e (?:tambem )?(?:o |a |os |as |mais )?(?:filme|serie|novela|anime|dorama|documentario|minisserie) (?!d[eoa]s? |que |foi |e |nova |novo )\S/;
const keepsOneMore = (r: Reading): boolean =>
  r.context.lastSaved !== undefined &&
  r.context.pending === undefined &&
  r.money === undefined &&
  !asks(r) &&
  r.fits(ONE_MORE);

const looks = oncePerReading((r) => {
  if (r.hasAny('tx_only', 'balance_noun') && !r.hasAny('saved_verb', 'note_noun', 'note_content')) return false;
  if (ordersKeeping(r) && !r.hasVerb('v_find', ORDER)) return false;
  if (wantsNamedWork(r)) return false;
  const shows =
    r.hasVerb('v_show', ORDER_OR_INFINITIVE) ||
    r.hasVerb('v_find', ORDER_OR_INFINITIVE) ||
    r.has('list_head') ||
    r.headFits(/^(?:le|leia|ler|dump|solta)$/) ||
    r.fits(ON_SCREEN);
  const noun = r.hasAny('memory_any', 'saved_verb', 'list_noun', 'saved_adj', 'watch_list');
  if (asks(r))
    return (
      noun ||
      r.hasVerb('v_find', ORDER_OR_INFINITIVE) ||
      (r.has('what') && r.says('sobre') && r.has('v_have')) ||
      asksForContent(r)
    );
  if (r.hasVerb('v_find', ORDER) && r.findVerb('v_find', ORDER) <= r.head + 2) return true;
  if (shows && noun && (!r.hasVerb('v_put', ORDER) || r.fits(ON_SCREEN))) return true;
  if (r.has('saved_verb') && r.hasAny('which', 'what', 'where')) return true;
  return bareList(r);
});

const TOLD_YOU =
  /\b(?:te|eu|que) (?:falei|disse|mandei|passei|dei|contei|pedi)\b|\b(?:voce|tu) (?:ja )?(?:anotou|guardou|salvou|gravou)\b/;
const WHERE_IS = /\b(?:cade)\b/;
const WHAT_WAS = /^(?:qual|quais|que) .*\b(?:era|eram|mesmo)\b/;
/** Asks for typical content of a note: "cadê o telefone do veterinário", "qual era a fórmula da Val". */
function asksForContent(r: Reading): boolean {
  if (r.hasAny('q_flow_out', 'q_flow_in', 'balance_noun', 'invoice_noun')) return false;
  if (r.fits(TOLD_YOU)) return true;
  if (r.fits(WHERE_IS)) return true;
  return r.has('note_content') || r.fits(WHAT_WAS);
}

/** Saved works not watched yet: "o que eu tenho pra assistir?", "falta ver o quê?". */
const TO_WATCH =
  /\b(?:tenho|tem|falta|ficou|sobrou|resta)\b(?: \w+){0,3} (?:pra|para|por|de) (?:eu |gente |a gente )?(?:ver|assistir|maratonar)\b|\bfalta (?:eu )?(?:ver|assistir)\b/;
const asksWhatToWatch = (r: Reading): boolean =>
  r.fits(TO_WATCH) && asks(r) && r.hasAny('what', 'which') && !r.hasAny('v_keep', 'provider', 'genre');

/** A list request without a verb: "lista de vídeos", "minhas notas", "filmes salvos". */
function bareList(r: Reading): boolean {
  if (r.hasAny('v_keep') && !r.hasAny('saved_adj', 'list_noun')) return false;
  return (
    (r.has('poss') || r.hasAny('list_noun', 'saved_adj', 'all')) &&
    r.hasAny('memory_any') &&
    r.tail - r.head <= 8 &&
    queryText(r) === undefined &&
    !r.hasVerb('v_put', ORDER) &&
    !r.hasVerb('v_watch', INFINITIVE)
  );
}

/** Save orders without a usual verb: "Toma nota", "Perfect Blue e Paprika vão pra lista", "filme ainda estou aqui, pra ver depois". */
const SAYS_KEEP =
  /^(?:toma nota|add)\b|^(?:filme|serie|documentario|anime|novela|dorama) (?!(?:bo[am]|legal|massa|leve|de|pra) ).* (?:pra|para) (?:eu |a gente )?(?:ver|assistir|maratonar)(?: depois| mais tarde)?$|\bv(?:ao|ai) (?:pra|para a?) ?(?:minha )?(?:lista|fila|listinha)$/;

function keeps(r: Reading): boolean {
  const verb = r.findVerb('v_keep', ORDER_OR_INFINITIVE);
  const put = r.findVerb('v_put', ORDER);
  if (verb < 0 && put < 0 && !r.has('watch_list') && !r.fits(SAYS_KEEP)) return false;
  if (r.fits(ON_SCREEN) && r.hasAny('demo', 'saved_verb', 'all')) return false;
  if (
    asks(r) &&
    !(verb >= 0 && r.isVerb(verb, 'v_keep', ORDER) && !startsAsQuestion(r)) &&
    !(put >= 0 && r.hasAny('list_noun', 'watch_list'))
  )
    return false;
  // "Depois te mando o endereço pra guardar": when it comes.
  if (verb === r.tail - 1 && r.is(verb - 1, 'prep')) return false;
  if (verb >= 0 && !r.is(verb - 1, 'not') && !(r.is(verb, 'saved_adj') && r.hasAny('which', 'what')) && !showsKept(r))
    return true;
  if (r.fits(SAYS_KEEP)) return true;
  if (
    put >= 0 &&
    (r.hasAny('list_noun', 'watch_list', 'note_noun', 'movie_noun', 'tv_noun') ||
      r.fits(/\b(?:recomendaram|recomendou|indicaram|indicou|sugeriram)\b/) ||
      ((r.hasVerb('v_watch', INFINITIVE) || r.has('unread')) && r.money === undefined) ||
      put >= r.tail - 2)
  )
    return true;
  // "Cidade Invisível na lista": the place implies saving.
  return (
    r.hasAny('watch_list') &&
    r.tail - r.head <= 12 &&
    r.money?.marked !== true &&
    !r.hasAny('v_delete', 'v_show', 'v_find', 'is_there', 'v_be') &&
    textOf(r, insideFrame(r)) !== ''
  );
}

/** One work by name: "Quero ver o filme O Som ao Redor"; "quero ver os filmes do Nolan" is a search. */
function wantsNamedWork(r: Reading): boolean {
  if (!r.has('v_want')) return false;
  const noun = r.units.findIndex((_, i) => r.isAny(i, 'movie_noun', 'tv_noun'));
  return /^(?:filme|serie|documentario|anime|novela)$/.test(r.norm(noun)) && looksTitled(r, noun + 1);
}

/** Intention to watch: "quero ver X", "preciso assistir X", "vou maratonar X". */
function wantsToWatch(r: Reading): boolean {
  if (!r.hasVerb('v_watch', INFINITIVE)) return false;
  const verb = r.findVerb('v_watch', INFINITIVE, r.head, r.head + 5);
  if (
    verb < 0 ||
    asks(r) ||
    (r.hasAny('finance_noun', 'tx_noun', 'balance_noun', 'memory_any') &&
      !r.hasAny('movie_noun', 'tv_noun', 'list_noun'))
  )
    return false;
  return (
    verb > r.head &&
    (r.isAny(r.head, 'v_want', 'v_must', 'v_go') || r.has('v_want')) &&
    textOf(r, insideFrame(r, verb + 1)) !== ''
  );
}

export const NOTEBOOK_RULES: readonly Rule[] = [
  {
    id: 'notebook.save_previous',
    trust: 'weak',
    when: savesPrevious,
    read: (r) => ({
      intent: 'save_previous',
      slots: present({ refers_to: 'previous' as const, item_type: itemTypeIn(r) }) as { refers_to: 'previous' },
    }),
    examples: PROOFS && [
      'salva isso aí pra eu não perder',
      'garda esa mensagem anterior',
      'põe isso nas notas',
      'leva isso pra lista',
      'guarda esse poema',
    ],
  },
  {
    id: 'notebook.save',
    when: keeps,
    read: (r) => ({ intent: 'save', slots: readSave(r), confidence: 0.93 }),
    examples: PROOFS && [
      'guarda o filme Lisbela e o Prisioneiro',
      'salva inception',
      'anime Vinland Saga guarda pra mim por favor',
      'guarda o número do protocolo 20261118-7745',
      'coloca a serie Mare of Easttown na fila',
      'recomendaram O Cheiro do Ralo, poe ai',
    ],
  },
  {
    id: 'notebook.to_watch',
    trust: 'sure',
    when: asksWhatToWatch,
    read: (r) => {
      const { item_type } = memoryFilters(r);
      return {
        intent: 'list_all',
        slots: { ...(item_type === undefined ? { item_types: ['movie', 'tv_show'] } : { item_type }), watched: false },
      };
    },
    examples: PROOFS && ['o que eu tenho pra assistir?', 'que série falta ver?'],
  },
  {
    id: 'notebook.count',
    // "quantos lembretes eu tenho?": a count.
    when: (r) =>
      r.has('how_many') &&
      itemTypeIn(r) !== undefined &&
      queryText(r) === undefined &&
      !r.hasAny('tx_only', 'ask_seasons', 'ask_episodes'),
    read: (r) => ({ intent: 'search', slots: present({ ...memoryFilters(r) }) }),
    examples: PROOFS && ['quantos lembretes eu criei?'],
  },
  {
    id: 'notebook.list',
    when: (r) =>
      looks(r) &&
      (queryText(r) === undefined || lastOnes(r) !== undefined) &&
      !r.hasAny('provider', 'ask_watch') &&
      memoryFilters(r).year === undefined,
    read: (r) => ({ intent: 'list_all', slots: listSlots(r) }),
    examples: PROOFS && [
      'abre a lista de series',
      'me mostra os links que guardei',
      'quais sao todas as minhas notas?',
      'o que tem salvo aqui no total?',
      'quero a relacao de tudo que salvei',
      'litsa de vídeos',
      'mostra os filmes que guardei',
      'abre minhas 10 últimas notas',
    ],
  },
  {
    id: 'notebook.all_again',
    trust: 'sure',
    when: (r) => looks(r) && AGAIN.test(queryText(r) ?? ''),
    read: (r) => ({ intent: 'list_all', slots: present(memoryFilters(r)) }),
    examples: PROOFS && ['o que eu salvei mesmo?'],
  },
  {
    id: 'notebook.one_more',
    trust: 'sure',
    when: keepsOneMore,
    read: (r) => {
      const { title = '', ...slots } = readWork(r, r.has('tv_noun') ? 'tv_show' : 'movie');
      return {
        intent: 'save',
        slots: { ...slots, title: title.replace(/\s+(?:tamb[ée]m|tb|tbm)$/i, '') },
        confidence: 0.9,
      };
    },
    examples: PROOFS && [['e a série The Last of Us tb', { lastSaved: 'Matrix' }]],
  },
  {
    id: 'notebook.search',
    trust: 'weak',
    when: looks,
    read: (r) => ({ intent: 'search', slots: present({ query: queryText(r), ...memoryFilters(r) }) }),
    examples: PROOFS && [
      'procura a nota do aniversario do sogro',
      'TEM COMEDIA NA MINHA LISTA?',
      'eu já tinha guardado Estômago?',
      'o que eu tenho sobre vacina do gato',
      'qual o numero do protocolo que eu anotei',
    ],
  },
  {
    id: 'notebook.watch_later',
    when: wantsToWatch,
    read: (r) => {
      const named = itemTypeIn(r);
      return {
        intent: 'save',
        slots: readWork(r, named === 'movie' || named === 'tv_show' ? named : 'media'),
        confidence: looksTitled(r, r.tail - 1) ? 0.95 : 0.85,
      };
    },
    examples: PROOFS && [
      'quero ver O Som ao Redor',
      'quero ver o filme O Som ao Redor',
      'quero ver Divertida Mente 2 com as crianças',
    ],
  },
];
