// Looking into the notebook and adding to it, when no other family claimed the message.

import { insideFrame, looksTitled, textOf } from '../memory/frame.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import { memoryFilters, queryText } from '../memory/read-query.ts';
import { readSave, readWork } from '../memory/read-save.ts';
import type { Reading } from '../reading.ts';
import { asks } from '../signals/asks.ts';
import { present } from '../slots/present.ts';
import { INFINITIVE, ORDER, ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import type { Rule } from './rule.ts';

function looks(r: Reading): boolean {
  if (r.hasAny('tx_only', 'balance_noun') && !r.hasAny('saved_verb', 'note_noun')) return false;
  const shows =
    r.hasVerb('v_show', ORDER_OR_INFINITIVE) || r.hasVerb('v_find', ORDER_OR_INFINITIVE) || r.has('list_head');
  const noun = r.hasAny('memory_any', 'saved_verb', 'list_noun', 'saved_adj');
  if (asks(r))
    return noun || r.hasVerb('v_find', ORDER_OR_INFINITIVE) || (r.has('what') && r.says('sobre') && r.has('v_have'));
  if (r.hasVerb('v_find', ORDER) && r.findVerb('v_find', ORDER) <= r.head + 2) return true;
  if (shows && noun && !r.hasVerb('v_put', ORDER)) return true;
  if (r.has('saved_verb') && r.hasAny('which', 'what', 'where')) return true;
  return bareList(r);
}

/** "lista de vídeos", "minhas notas", "filmes salvos". */
function bareList(r: Reading): boolean {
  if (r.hasAny('v_keep') && !r.hasAny('saved_adj', 'list_noun')) return false;
  return (
    (r.has('poss') || r.hasAny('list_noun', 'saved_adj', 'all')) &&
    r.hasAny('memory_any') &&
    r.tail - r.head <= 5 &&
    textOf(r, insideFrame(r)) === ''
  );
}

/** "salva isso", "guarda aí": points back, names nothing. */
function savesPrevious(r: Reading): boolean {
  const verb = Math.max(r.findVerb('v_keep', ORDER_OR_INFINITIVE), r.findVerb('v_put', ORDER_OR_INFINITIVE));
  if (verb < 0 || verb > r.head + 4 || r.money !== undefined || asks(r)) return false;
  const cut = insideFrame(r, verb + 1);
  const rest = textOf(r, { from: cut.from, to: dropPurpose(r, cut.from, cut.to) });
  const points = r.hasAny('pointer', 'demo') || r.tail - verb <= 3;
  return (
    points &&
    (rest === '' ||
      /^(?:anterior|passad[ao]|de cima|acima|última|ultima|mensagem|informaç|info|text|trem|trein|negócio|poema|frase|dica|ideia|receita|recado|coisa|momento)/i.test(
        rest,
      )) &&
    !/:/.test(r.text)
  );
}

/** "pra eu não perder", "pra depois": why, not what. */
function dropPurpose(r: Reading, from: number, to: number): number {
  for (let i = from; i < to; i++)
    if (
      r.is(i, 'prep_to') &&
      (r.is(i + 1, 'i') ||
        r.is(i + 1, 'not') ||
        r.is(i + 1, 'at_once') ||
        ((r.units[i + 1]?.entry?.tenses ?? 0) & INFINITIVE) !== 0)
    )
      return i;
  return to;
}

function keeps(r: Reading): boolean {
  if (asks(r)) return false;
  const verb = r.findVerb('v_keep', ORDER_OR_INFINITIVE);
  if (verb >= 0 && (verb <= r.head + 4 || r.hasAny('movie_noun', 'tv_noun') || verb >= r.tail - 5))
    return !r.is(verb - 1, 'not');
  const put = r.findVerb('v_put', ORDER);
  return (
    put >= 0 &&
    (r.hasAny('list_noun', 'watch_list', 'note_noun', 'movie_noun', 'tv_noun') ||
      r.says('recomendaram') ||
      r.says('indicaram') ||
      put >= r.tail - 2)
  );
}

/** "quero ver X", "preciso assistir X", "vou maratonar X". */
function wantsToWatch(r: Reading): boolean {
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
    (r.is(r.head, 'v_want') || r.is(r.head, 'v_must') || r.is(r.head, 'v_go') || r.has('v_want')) &&
    textOf(r, insideFrame(r, verb + 1)) !== ''
  );
}

export const NOTEBOOK_RULES: readonly Rule[] = [
  {
    id: 'notebook.watched',
    when: (r) =>
      !asks(r) &&
      ((r.find('watch_verb_done', r.head, r.head + 2) >= 0 &&
        r.money === undefined &&
        !r.hasAny('tx_only', 'v_keep') &&
        (/^(?:ja|terminei|acabei|zerei|maratonei|finalizei)/.test(r.norm(r.find('watch_verb_done'))) ||
          r.hasAny('movie_noun', 'tv_noun'))) ||
        (/^nota (?:\d|dez)/.test(`${r.norm(r.head)} ${r.norm(r.head + 1)}`) && r.has('prep_to'))),
    then: (r) => {
      const score = /^nota$/.test(r.norm(r.head)) ? Number(r.norm(r.head + 1).replace(',', '.')) || 10 : undefined;
      const title = readWork(r, 'media').title ?? '';
      return {
        intent: 'mark_item',
        slots: present({
          title: score === undefined ? title : textOf(r, insideFrame(r, r.find('prep_to') + 1)),
          watched: score === undefined ? (true as const) : undefined,
          rating: score,
        }) as { title: string },
      };
    },
    examples: ['já vi O Iluminado', 'terminei a série', 'nota 9 pro Parasita'],
  },
  {
    id: 'notebook.save_previous',
    when: savesPrevious,
    then: (r) => ({
      intent: 'save_previous',
      slots: present({ refers_to: 'previous' as const, item_type: itemTypeIn(r) }) as { refers_to: 'previous' },
    }),
    examples: [
      'salva isso aí pra eu não perder',
      'garda esa mensagem anterior',
      'põe isso nas notas',
      'guarda aí',
      'guarda esse poema',
    ],
  },
  {
    id: 'notebook.list',
    when: (r) => looks(r) && queryText(r) === undefined && !r.has('provider'),
    then: (r) => {
      const { item_type, item_types, ...rest } = memoryFilters(r);
      return {
        intent: 'list_all',
        slots: present({
          item_type: item_types === undefined ? (item_type ?? ('all' as const)) : undefined,
          item_types,
          ...rest,
        }),
      };
    },
    examples: [
      'abre a lista de series',
      'me mostra os links que guardei',
      'quais sao todas as minhas notas?',
      'o que tem salvo aqui no total?',
      'quero a relacao de tudo que salvei',
      'litsa de vídeos',
      'mostra os filmes que faltam eu ver',
    ],
  },
  {
    id: 'notebook.search',
    when: looks,
    then: (r) => ({ intent: 'search', slots: present({ query: queryText(r), ...memoryFilters(r) }) }),
    examples: [
      'procura a nota do aniversario do sogro',
      'TEM COMEDIA NA MINHA LISTA?',
      'eu já tinha guardado Estômago?',
      'acha o link do edital',
      'o que eu tenho sobre vacina do gato',
      'qual o numero do protocolo que eu anotei',
    ],
  },
  {
    id: 'notebook.save',
    when: keeps,
    then: (r) => ({ intent: 'save', slots: readSave(r), confidence: 0.93 }),
    examples: [
      'guarda o filme Lisbela e o Prisioneiro',
      'salva inception',
      'anime Vinland Saga guarda pra mim por favor',
      'guarda o número do protocolo 20261118-7745',
      'coloca a serie Mare of Easttown na fila',
      'recomendaram O Cheiro do Ralo, poe ai',
    ],
  },
  {
    id: 'notebook.watch_later',
    when: wantsToWatch,
    then: (r) => {
      const named = itemTypeIn(r);
      return {
        intent: 'save',
        slots: readWork(r, named === 'movie' || named === 'tv_show' ? named : 'media'),
        confidence: looksTitled(r, r.tail - 1) ? 0.95 : 0.85,
      };
    },
    examples: ['quero ver O Som ao Redor', 'quero ver Divertida Mente 2 com as crianças'],
  },
];
