// Changes to saved items: "na nota do redis o certo é 6381", "renomeia o 2 pra …". Tested before corrections of
// entries.

import { positionsIn } from '../dialog/selection.ts';
import { insideFrame, textOf } from '../memory/frame.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { tokenAt } from '../reading/span-of-match.ts';
import { asks } from '../signals/asks.ts';
import { removes } from '../signals/removes.ts';
import { ORDER } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Outcome, Rule } from './rule.ts';

/** Imperative verbs of changing, standard and colloquial. */
const CHANGES =
  /\b(?:(?:re)?corrij\w*|corrig(?:e|ir)|(?:ajeit|arrum|atualiz|consert|edit|alter|emend|ajust|acert|mud|acrescent|complement|bot)(?:a|e|ar)|rename|patch|(?:troc|coloc)ar?|troque|coloque|(?:substitu|inclu)(?:i|a|ir)|p(?:oe|onha|or(?! favor))|leia(?: -)? se)\b/;
/** The saved item as the place of the change: "na nota", "lá na anotação", "na ficha", "na lista das barracas". */
const PLACE =
  /\b(?:n?[oa] )?(?:nota|anotacao|ficha|receita|lembrete|anotado|apontamento)\b(?! \d)|\bn[oa] (?:lista|nota|anotacao|ficha|receita)\b|\barruma la\b|\bcorrige la\b/;
/** Statements that saved text is wrong or outdated. */
const NOW_IS =
  /\b(?:passa a ser|passou a ser|o certo e|agora (?:e|sao|ta|esta|tem|se chama)|ta errad[oa]|esta errad[oa]|leia(?: -)? se|falei errado|sao \S+(?: \S+)?,? (?:e )?nao|e nao \S+|tambem|mudou)\b/;
const TITLE = /\b(?:nome|titulo|renome\w*|rename|se chama|chama)\b/;
const ITEM = /\b(?:item|nota|numero|lista|filme|serie|video|link|lembrete)\b/;

/** Renames a listed item: "o título do terceiro", "renomeia o 2". */
function renames(r: Reading): boolean {
  if (r.context.list?.kind !== 'memory' || !r.fits(TITLE) || asks(r)) return false;
  return positionOf(r) !== undefined && (r.fits(ITEM) || r.fits(CHANGES) || r.fits(NOW_IS));
}

/** An edit without the new text: "edita o 1". */
const PICKS =
  /^(?:edit(?:a|e|ar)|mud(?:a|e|ar)|alter(?:a|e|ar)|corrig(?:e|ir)|arrum(?:a|e|ar)|troc(?:a|ar)) (?:[oa] )?(?:item |numero |nota )?(?:\d{1,2}|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|ultim[oa])$/;

const picksToChange = (r: Reading): boolean =>
  r.context.list?.kind === 'memory' && r.fits(PICKS) && positionOf(r) !== undefined;

function positionOf(r: Reading): number | undefined {
  const count = r.context.list?.labels.length ?? 0;
  const end = r.colon > 0 ? r.colon : r.tail;
  return positionsIn(r, r.head, end, count)[0];
}

/** A new value of a named thing: "A senha mudou, agora é girassol22", "o casamento da Camila agora são 210, atualiza na nota". */
const IS_NOW =
  /^(?:[oa]s? |meu |minha |nosso |nossa )?(.+?) (?:(?:mudou|mudaram|trocou|trocaram|e outr[oa])(?: de [a-z]+)? ?[,.:]? ?(?:(?:e |pra |para )?agora )?|agora |passou a )(?:e|ser|sao|ta|ficou|pra|para) (\S.*?)(?: [,.] (?:(?:arruma|atualiza|corrige|muda|troca|ajeita|conserta|altera|edita|bota|poe)[a-z]*(?: (?:ai|la|isso|isso ai|pra mim|n?[oa] (?:nota|anotacao|ficha)(?: del[ea])?))*))?$/;

type Told = { readonly target: string; readonly content: string };

/** Name and value as written; undefined when no saved value is said to have changed. */
const nowTold = oncePerReading((r): Told | undefined => {
  const found = r.match(IS_NOW);
  if (
    found === null ||
    r.marked ||
    r.context.pending !== undefined ||
    r.url !== undefined ||
    r.money?.marked === true ||
    asks(r) ||
    r.hasAny('tx_only', 'balance_noun', 'budget_noun', 'goal_noun', 'remind_me', 'v_want') ||
    r.hasVerb('v_keep', ORDER)
  )
    return undefined;
  if (!r.has('note_content') && !r.fits(PLACE)) return undefined;
  if (r.hasAny('reminder_noun', 'card_noun', 'invoice_noun', 'recurring_noun')) return undefined;
  const [, name = '', value = ''] = found;
  const at = r.unitOf(tokenAt(r.line, found.index + found[0].indexOf(name)));
  const from = r.unitOf(tokenAt(r.line, found[0].lastIndexOf(` ${value}`) + 1));
  const words = value.split(' ').length;
  const target = r.raw(at, at + r.unitOf(tokenAt(r.line, found[0].indexOf(name) + name.length + 1)) - at);
  return { target, content: r.raw(from, r.unitOf((r.units[from]?.from ?? 0) + words)) };
});

function changesKept(r: Reading): boolean {
  if (!r.fits(PLACE) || r.url !== undefined || r.money?.marked === true || r.marked || asks(r) || removes(r))
    return false;
  if (r.hasAny('tx_only', 'budget_noun', 'goal_noun', 'balance_noun', 'switch_cue', 'remind_me')) return false;
  if (/^(?:nota|anot\w+|lembrete|obs)$/.test(r.norm(r.head)) && r.norm(r.head + 1) === ':') return false;
  // Saving is not changing; "já vi, nota 9" rates a work; "troca a nota do …" at the beginning is an ordinary correction.
  if (/^(?:troc|mud|deix|anot|guard|salv|registr|ja)/.test(r.norm(r.head)) || r.has('watch_verb_done')) return false;
  if (r.colon > 0 && r.findVerb('v_keep', ORDER, r.colon) >= 0) return false;
  if (r.fits(/\bnota fiscal\b|\bd[ea]r? nota\b/)) return false;
  const says = r.fits(NOW_IS);
  const orders = /\b(?:corrij\w*|corrige|(?:ajeit|arrum|atualiz|consert|edit|emend|ajust|alter)[ae]|retifi\w+|patch)\b/;
  if (orders.test(r.line)) return !r.isVerb(r.head, 'v_keep', 0xffff) || orders.test(r.norm(r.head));
  // "na nota da Samara põe que …" changes an existing note; "põe na nota que …" creates one.
  const place = r.match(PLACE)?.index ?? 0;
  const verb = r.match(CHANGES)?.index ?? -1;
  const named = r.fits(/\b(?:nota|anotacao|ficha|receita|lista) d[eoa]s? /);
  return /^(?:n[oa]|a|o)$/.test(r.norm(r.head)) && place <= 2 && (says || (named && verb > place));
}

const NOTE = /^(?:nota|anotacao|ficha|receita|lembrete|lista)$/;

/** "Corrija a nota do wifi para x"; in "a nota do remédio para pressão: 50 mg" it belongs to the name. */
const givesAfter = (r: Reading, i: number): boolean =>
  /^(?:pra|para|por)$/.test(r.norm(i)) &&
  r.colon < i + 2 &&
  /^(?:corri|troc|mud|alter|edit|atualiz|substitu)/.test(r.norm(r.head));

/** Unit where the item's name ends and the new text begins. */
function nameEnd(r: Reading, from: number): number {
  for (let i = from; i < r.tail; i++)
    if (
      r.is(i, 'v_be') ||
      (i > from && givesAfter(r, i)) ||
      /^(?:[,:;]|o certo|passa|poe|t[aá]|esta|tava|agora|mudou|troc\w+|muda|mude|bota|coloca)(?: |$)/.test(r.norm(i))
    )
      return i;
  return r.tail;
}

/** By position on the screen, or by the name of the note. */
export function readChange(r: Reading): Outcome {
  const position = positionOf(r);
  const colon = r.colon;
  const quoted = /["“«]([^"“”»]+)["”»]/.exec(r.text)?.[1];
  if (position !== undefined && r.fits(TITLE)) {
    const to = r.find('prep_to', r.head + 1);
    const value = quoted ?? r.raw(colon > 0 ? colon + 1 : to > 0 ? to + 1 : r.head, r.tail);
    return { intent: 'edit_memory', slots: { target: position, changes: { title: value } } };
  }
  const noun = r.units.findIndex((unit) => NOTE.test(unit.norm));
  const named = noun >= 0 && r.is(noun + 1, 'prep_of');
  const end = named ? nameEnd(r, noun + 2) : r.head;
  const target = named ? r.raw(noun + 2, end) : textOf(r, insideFrame(r, r.head, noun > r.head + 1 ? noun : r.tail));
  const content =
    quoted ??
    textOf(r, { from: named ? (givesAfter(r, end) ? end + 1 : end) : colon > 0 ? colon + 1 : r.head, to: r.tail });
  return { intent: 'edit_memory', slots: { target: target === '' ? 'last' : target, changes: { content } } };
}

/** Additions: "Acrescenta na nota da Célia que ela gosta de rosa", "completa a receita do bolo: …". */
const ADDS =
  /^(?:pode |por favor )?(?:acrescent|complet|complement|adicion|inclu|poe|bota|coloc|ajeit|corrig|atualiz|arrum)[a-z]*(?: (?:ai|tambem|mais))* (?:n?[oa]|n?aquela|n?essa|pra) (?:nota|anotacao|ficha|receita) d[aeo]s? (.+?)(?: ,)? ?(?:que|:|,) (?!foi|era)(\S.*)$/;
/** "Muda na nota da Célia: agora é alergia a acetona também". */
const ALSO_NOW =
  /^(?:(?:muda|atualiza|corrige|ajeita|arruma|edita)[a-z]* )?n[oa] (?:nota|anotacao|ficha|receita) d[aeo]s? (.+?) ?(?:que|:|,) (\S.*?) (?:tambem)$/;
/** Addition to the last item: "Esse último sobre o Marajó, coloca que é de graça". */
const ADDS_TO_LAST =
  /^(?:n?ess[ea]|n?[oa]) (?:ultim[oa] |nota |anotacao )+(?:sobre|d[aeo]s?) (?:[oa]s? )?(.+?) , (?:coloca|poe|bota|acrescenta|inclui|adiciona) que (\S.*)$/;
/** "Na anotação do livro, o certo é estante 41". */
const RIGHT_IS =
  /^n[oa] (?:nota|anotacao|ficha|receita) d[aeo]s? (.+?) ,? ?((?:[oa] )?(?:[a-z]+ )?(?:certo|correto|certa|correta) (?:e|sao) \S.*)$/;
/** Correction of a part of a note: "Corrige a ganache, são 250ml de creme". */
const SETS_RIGHT =
  /^(?:corrige|corrija|ajeita|arruma|atualiza|conserta) (?!(?:[oa] )?(?:nota|valor|data|dia|lancamento|gasto|ultim|isso|ess[ea]|item|tudo|hora|categoria|conta|cartao|preco|parcela|nome|titulo)\b)(?:a |o )?(?:receita d[aeo] |nota d[aeo] |ficha d[aeo] )?([a-z][a-z ]*?) , ((?:sao|e|agora|o certo|leva|vai|na verdade) \S.*)$/;

/** Match of such a correction, when no amount or entry could be meant. */
function setRight(r: Reading): RegExpExecArray | null {
  const found = r.match(SETS_RIGHT);
  return found !== null && r.money === undefined && r.context.lastTx === undefined ? found : null;
}

/** The note to extend, and the added text; undefined otherwise. */
const moreTold = oncePerReading((r): { readonly target: string; readonly content: string } | undefined => {
  const found = r.match(ADDS) ?? r.match(ADDS_TO_LAST) ?? r.match(ALSO_NOW) ?? r.match(RIGHT_IS) ?? setRight(r);
  if (found === null || r.hasAny('tx_only', 'cat_name', 'method_pix', 'method_credito')) return undefined;
  if (r.marked || r.context.pending !== undefined || r.url !== undefined || r.money?.marked === true) return undefined;
  // The new text is the end of the match, after the name.
  const from = r.unitOf(tokenAt(r.line, r.line.indexOf(found[2] ?? '', found.index + (found[1] ?? '').length)));
  const to = /^(?:que|[:,])$/.test(r.norm(from - 1)) ? from - 1 : from;
  const name = (found[1] ?? '').split(' ').length;
  const first = r.tokens.findIndex((_, i) => i > 0 && r.words(i, i + name) === found[1]);
  return first < 0 ? undefined : { target: r.raw(r.unitOf(first), to), content: r.raw(from, r.tail) };
});

export const KEPT_EDIT_RULES: readonly Rule[] = [
  {
    id: 'kept.add',
    trust: 'sure',
    when: (r) => moreTold(r) !== undefined,
    read: (r) => {
      const { target = 'last', content = '' } = moreTold(r) ?? {};
      return { intent: 'edit_memory', slots: { target, changes: { content }, adds: true } };
    },
    examples: PROOFS && [
      'acrescenta na nota da Célia que ela gosta de rosa',
      'completa a nota do pedreiro: ele só atende de manhã',
      'muda na nota da Célia: agora é alergia a acetona tb',
      'corrige a ganache, são 250ml de creme',
      'na anotação do livro, o certo é estante 41',
    ],
  },
  {
    id: 'kept.rename',
    trust: 'sure',
    when: renames,
    read: readChange,
    examples: PROOFS && [
      ['renomeia o item 2 pra "senha nova"', { list: { labels: ['wifi', 'senha'], kind: 'memory' } }],
      ['o título do segundo passa a ser Cordel', { list: { labels: ['tombo', 'multas'], kind: 'memory' } }],
    ],
  },
  {
    id: 'kept.pick',
    trust: 'sure',
    when: picksToChange,
    read: (r) => ({ intent: 'edit_memory', slots: { target: positionOf(r) ?? 'last', changes: {} } }),
    examples: PROOFS && [
      ['edita o 1', { list: { labels: ['wifi', 'senha'], kind: 'memory' } }],
      ['muda a segunda', { list: { labels: ['tombo', 'multas'], kind: 'memory' } }],
    ],
  },
  {
    id: 'kept.now',
    trust: 'sure',
    when: (r) => nowTold(r) !== undefined,
    read: (r) => {
      const { target = 'last', content = '' } = nowTold(r) ?? {};
      return { intent: 'edit_memory', slots: { target, changes: { content } } };
    },
    examples: PROOFS && [
      'a senha mudou, agora é girassol22',
      'o código do armário mudou, agora é 9042, arruma na nota',
      'o casamento da Camila agora são 210 convidados, atualiza na nota dela',
    ],
  },
  {
    id: 'kept.change',
    trust: 'sure',
    when: changesKept,
    read: readChange,
    examples: PROOFS && [
      'patch na nota do servidor: porta 6381',
      'o jejum da Mel é 8h e não 12h, edita a anotação',
      'a nota do verniz tá errada, são 5 demãos',
    ],
  },
];
