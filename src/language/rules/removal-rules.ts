// Deletion rules: the object decides between an entry, an item, a recurring entry and a goal.

import { meansListed } from '../dialog/listed-entry.ts';
import { picksEntries, picksToRemove, removedPositions } from '../dialog/removed-positions.ts';
import { nounIn } from '../edit/read-target.ts';
import { undoSlots } from '../edit/undo-slots.ts';
import { insideFrame, textOf } from '../memory/frame.ts';
import { ITEM_NOUNS, itemTypeIn } from '../memory/item-type.ts';
import { looksTitled } from '../memory/looks-titled.ts';
import { queryText, wordsAbout } from '../memory/read-query.ts';
import { meansWholeType, namesOne, narrowsType, saysAll } from '../memory/whole-type.ts';
import type { Reading } from '../reading/reading.ts';
import { hasEntryReason, pointsAtLastTold } from '../signals/entry-reason.ts';
import { regrets, removalVerb, removes } from '../signals/removes.ts';
import { present } from '../slots/present.ts';
import { joined } from '../tokens/token-shapes.ts';
import { PROOFS } from './proofs.ts';
import { objectNoun, removedItem, timeWord } from './removed-item.ts';
import type { Rule } from './rule.ts';

const TX = (r: Reading): boolean => r.hasAny('tx_only');

/** Whether a word shows that the object is a recorded entry. */
function pointsAtEntry(r: Reading): boolean {
  if (r.hasAny(...ITEM_NOUNS, 'list_noun') || (r.context.list?.kind === 'memory' && r.money === undefined && !TX(r)))
    return false;
  // "Apaga a tábua de maré que não serve mais": an entry stays true.
  if (r.fits(/\breceita d[eoa]\b|\bnao serve mais\b/) && r.money === undefined && !TX(r)) return false;
  // "riscar" applies to list lines.
  if (/^risc/.test(r.norm(removalVerb(r))) && r.money === undefined && r.past.length === 0) return false;
  if (
    TX(r) ||
    (hasEntryReason(r) && !r.hasAny('memory_any', 'note_content')) ||
    pointsAtLastTold(r) ||
    r.fits(/que (?:eu )?(?:lancei|botei hoje|gastei|paguei|comprei)|lancado errado|nao fui/)
  )
    return true;
  // A lower-case purchase noun is an entry; a title is capitalised, a note has its noun.
  if (r.hasAny('cat', 'merchant', 'money_in') && !r.hasAny('memory_any', 'note_content', 'saved_verb') && !titled(r))
    return true;
  if (r.past.length > 0 && !r.hasAny('memory_any', 'saved_verb', 'note_content') && !titled(r)) return true;
  if (r.context.lastTx !== undefined && r.has('demo') && !r.has('memory_any')) return true;
  if (
    r.money !== undefined &&
    (r.has('cat') ||
      r.has('merchant') ||
      r.has('money_in') ||
      r.money.marked ||
      r.is(r.unitOf(r.money.from) - 1, 'prep_of'))
  )
    return true;
  return meansListed(r);
}

/** An unknown noun may be a note or a purchase: "Exclui o setlist de sábado". */
function namesUnknown(r: Reading): boolean {
  if (r.money !== undefined || r.hasAny('cat', 'merchant', 'money_in') || TX(r) || meansListed(r)) return false;
  let at = removalVerb(r) + 1;
  while (r.isAny(at, 'det', 'demo')) at++;
  return r.units[at]?.kind === 'word' && r.units[at]?.entry === undefined;
}

/** A capitalised word after the verb, in a message that is not all capitals. */
function titled(r: Reading): boolean {
  for (let i = removalVerb(r) + 1; i < r.tail; i++)
    if (looksTitled(r, i) && !r.is(i, 'merchant') && !r.is(i, 'first_name')) return true;
  return false;
}

/** Words around "tudo" that do not restrict it: "todos os lembretes que existirem", "tudo que é nota daí". */
const EMPTY_WORDS =
  /\b(?:tudo|tds?|tod[oa]s?|inteir\w*|nenhuma?|que|é|e|tem|tiver(?:em)?|exist(?:ir(?:em)?|em)|houver|d?a[íi]|d?aqui|mesm[oa]s?|geral|faxina|[dn][oa]s|de uma vez|por favor|pra mim|meus|minhas|j[áa]|(?:cada )?uma?|te|eu|mandei)\b|[\s,.!]+/gu;

/** All items of a type, without restricting words: "tudo", "todas as séries". */
function removesAll(r: Reading): boolean {
  if (namesOne(r)) return false;
  const wipes = /^(?:esvazi|zer|reset|limp)/.test(r.norm(removalVerb(r)));
  if (!r.has('all') && !(wipes && r.hasAny('list_noun', 'memory_any', 'item_noun'))) return meansWholeType(r);
  // "todos os filmes de faroeste": a restriction makes it a search, never a deletion of everything.
  if (r.has('genre') || r.periods.length > 0) return false;
  if (meansWholeType(r)) return true;
  if (narrowsType(r)) return false;
  const verb = removalVerb(r);
  const cut = r.is(verb, 'delete_phrase') ? insideFrame(r, verb + 1) : insideFrame(r);
  return (
    textOf(r, cut).toLowerCase().replace(EMPTY_WORDS, '') === '' || (cut.to - cut.from === 1 && r.is(cut.from, 'all'))
  );
}

/** Demonstratives without a noun: "Esse", "isso aí", "essa nota", "o último". */
const POINTS =
  /^(?:(?:ess[ea]|iss?o|est[ea]|isto|aquel[ea]|aquilo)(?: (?:nota|filme|serie|video|link|item|ai|daqui))*|[oa] ultim[oa](?: (?:nota|filme|serie|video|link|item))?|el[ea])$/;

const onlyPoints = (r: Reading): boolean => POINTS.test(joined(r.units.slice(removalVerb(r) + 1, r.tail)));

const pointsAtKept = (r: Reading): boolean =>
  removes(r) &&
  r.context.lastTx === undefined &&
  r.context.pending === undefined &&
  // On the screen the last is a line.
  !(r.context.list !== undefined && r.has('ordinal_last')) &&
  !r.hasAny('v_undo', 'v_cancel') &&
  onlyPoints(r);

const TO_WATCH = /\bwatch ?list\b/;
const NOT_WATCHED = ['note', 'link', 'video', 'reminder'] as const;
const ENDED = /^(?:pode )?(?:cancelei|(?:encerr|cort)(?:a|e|ar|ei)) (?:[oa] |minha )/;

export const REMOVAL_RULES: readonly Rule[] = [
  {
    id: 'removal.recurrence',
    trust: 'sure',
    when: (r) => r.has('recurring_noun') && (removes(r) || r.fits(ENDED)) && !r.hasAny('note_noun', 'reminder_noun'),
    read: (r) => ({
      intent: 'recurring_set',
      slots: present({
        action: 'cancel' as const,
        description: nounIn(r, (r.fits(ENDED) ? r.head : removalVerb(r)) + 1, r.tail),
      }),
    }),
    examples: PROOFS && ['cancela a assinatura do jornal', 'cancelei a assinatura do hbo'],
  },
  {
    id: 'removal.pointed',
    trust: 'sure',
    when: pointsAtKept,
    read: (r) => ({ intent: 'delete_item', slots: present({ target: 'last' as const, item_type: itemTypeIn(r) }) }),
    examples: PROOFS && ['apaga esse', 'deleta isso aí', 'pode apagar essa nota', 'tira o último', 'exclui ele'],
  },
  {
    id: 'removal.selection',
    trust: 'sure',
    when: picksToRemove,
    read: (r) => ({ intent: 'delete_item', slots: { selection: removedPositions(r) } }),
    examples: PROOFS && [
      ['remove o item 4', { list: { labels: ['a', 'b', 'c', 'd'], kind: 'memory' } }],
      ['pode deletar a primeira e a terceira', { list: { labels: ['a', 'b', 'c'], kind: 'memory' } }],
      ['apaga a quinta', { list: { labels: ['a', 'b', 'c', 'd', 'e'], kind: 'memory' } }],
      ['o 2 pode jogar no lixo', { list: { labels: ['a', 'b'], kind: 'memory' } }],
      'tira o 2 e o 3',
    ],
  },
  {
    id: 'removal.entry_selection',
    trust: 'sure',
    when: picksEntries,
    read: (r) => ({ intent: 'undo_transaction', slots: { selection: removedPositions(r) } }),
    examples: PROOFS && [['apaga o 2', { list: { labels: ['pizza', 'uber'], kind: 'transactions' } }]],
  },
  {
    id: 'removal.about',
    trust: 'sure',
    // "Tudo sobre minha mãe" is a subset, whatever function words name it.
    when: (r) => removes(r) && r.has('all') && wordsAbout(r) !== '' && r.money === undefined && !TX(r),
    read: (r) => ({
      intent: 'delete_item',
      slots: present({ query: wordsAbout(r), item_type: itemTypeIn(r) }),
    }),
    examples: PROOFS && ['apaga tudo sobre minha mãe', 'apaga tudo o que tenho sobre viagem'],
  },
  {
    id: 'removal.entry',
    when: (r) => removes(r) && pointsAtEntry(r) && !r.has('jar_noun') && r.amounts.length < 2,
    read: (r) => ({
      intent: 'undo_transaction',
      slots: undoSlots(r),
      ...(namesUnknown(r) ? { confidence: 0.45 } : {}),
    }),
    examples: PROOFS && [
      'tira aquele gasto de 50',
      'apaga o de 8',
      ['tira o da padaria', { list: { kind: 'transactions', labels: ['R$ 18,50 em padaria', 'R$ 23,00 em uber'] } }],
      'tira o de 90 da churrascaria',
      'remove o lançamento do veterinário',
      'apaga tudo que lancei ontem',
    ],
  },
  {
    id: 'removal.last_entry',
    trust: 'sure',
    when: (r) => {
      if (regrets(r) && r.context.pending === undefined) return true;
      if (
        !removes(r) ||
        r.hasAny('memory_any', 'jar_noun', 'switch_cue') ||
        r.context.pending !== undefined ||
        r.money !== undefined
      )
        return false;
      const undo = r.hasAny('v_undo') && !r.is(removalVerb(r), 'v_delete');
      const bare = r.tail - r.head <= 4 && nounIn(r, removalVerb(r) + 1, r.tail) === undefined && !r.has('all');
      if (/^(?:desfa|rollback|reverte|ctrl z|undo)/.test(r.norm(r.head)) || r.says('pessoa errada')) return true;
      return (undo && (bare || r.has('last'))) || (r.context.lastTx !== undefined && bare);
    },
    read: () => ({ intent: 'undo_transaction', slots: { target: 'last' } }),
    examples: PROOFS && [
      'desfazer a última, por favor',
      'não, não, volta atrás nisso aí',
      'dá um undo no último',
      ['cancela', { lastTx: { description: 'janta', amount_cents: 5000 } }],
    ],
  },
  {
    id: 'removal.all',
    trust: 'sure',
    when: (r) =>
      removes(r) &&
      r.money === undefined &&
      !r.is(removalVerb(r), 'v_forget') &&
      removesAll(r) &&
      !r.hasAny('jar_noun'),
    read: (r) => {
      // "Limpa minha watchlist": what is to be watched, and no notes.
      if (r.fits(TO_WATCH) && itemTypeIn(r) === undefined)
        return { intent: 'delete_all', slots: { item_type: 'all', except: NOT_WATCHED } };
      return { intent: 'delete_all', slots: { item_type: itemTypeIn(r) ?? 'all' } };
    },
    examples: PROOFS && [
      'apaga tudo',
      'esvazia a minha lista',
      'limpa minha watchlist',
      'quero apagar todos os meus vídeos',
    ],
  },
  {
    id: 'removal.named_item',
    trust: 'sure',
    // A named item type, with a verb that only means deletion.
    when: (r) =>
      removes(r) &&
      objectNoun(r) >= 0 &&
      !saysAll(r) &&
      (queryText(r) !== undefined || timeWord(r) !== undefined || r.has('last')) &&
      !r.hasAny('tx_only', 'recurring_noun', 'v_undo') &&
      (r.money === undefined || !r.has('jar_noun')) &&
      !/^(?:esquec|cancel|desist|cort|ignor|desfa|revert|anul)/.test(r.norm(removalVerb(r))),
    read: removedItem,
    examples: PROOFS && [
      'apaga a nota da vaga',
      'apaga o link da promoção do fone',
      'exclui a anotação da lâmpada',
      'esse video do tiktok pode jogar fora',
      'apaga a nota do feriado',
      'apaga o filme Amanhã',
      'o lembrete do dentista pode sumir',
      'some com o vídeo do bolo',
      'aquela nota da vizinhança não serve mais',
      'joga fora a anotação da escala',
    ],
  },
  {
    id: 'removal.item',
    when: (r) =>
      removes(r) &&
      !(r.money !== undefined && r.has('jar_noun')) &&
      (r.hasAny('memory_any') ||
        (r.has('saved_verb') && r.past.length > 0 && !r.has('all')) ||
        r.fits(/^(?:[a-z]+ )?[a-z]+ [oa]s que (?:eu )?(?:ja )?(?:vi|assisti|terminei)$/) ||
        (r.has('note_noun') && queryText(r) !== undefined) ||
        (r.money === undefined &&
          queryText(r) !== undefined &&
          r.context.pending === undefined &&
          !/^(?:esquec|cancel|desist|limp|cort)/.test(r.norm(removalVerb(r))))),
    read: removedItem,
    examples: PROOFS && [
      'tira a série, já vi td',
      'tira Fleabag da fila',
      'esquece a nota do bolo',
      'risca o gengibre que achei um aqui',
    ],
  },
];
