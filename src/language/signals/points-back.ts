// The content to save is the previous message: "salva isso", "põe nas notas o que acabei de mandar".

import type { WordClass } from '../lexicon/word-class.ts';
import { insideFrame, textOf } from '../memory/frame.ts';
import { looksTitled } from '../memory/looks-titled.ts';
import type { Reading } from '../reading/reading.ts';
import { INFINITIVE, ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { asks } from './asks.ts';

const BACK_PADDING: readonly WordClass[] = [
  'filler',
  'courtesy',
  'me',
  'i',
  'kin',
  'at_once',
  'v_can',
  'you',
  'v_want',
];

/** A save order with only a demonstrative as object: "salva isso", "guarda aí pra mim". */
export function pointsBack(r: Reading): boolean {
  const verb = r.findVerb('v_keep', ORDER_OR_INFINITIVE);
  if (verb < 0) return false;
  if (r.context.pending !== undefined || r.url !== undefined || r.marked || r.amounts.length > 0) return false;
  if (r.is(verb - 1, 'not') || verb > r.head + 3) return false;
  let points = 0;
  for (let i = r.head; i < r.tail; i++) {
    if (i === verb || r.units[i]?.kind === 'punct') continue;
    if (r.isAny(i, 'pointer', 'demo', 'here')) points++;
    // "Salva Nós" names a title.
    else if (looksTitled(r, i) || !BACK_PADDING.some((name) => r.is(i, name))) return false;
  }
  return points > 0 || r.is(r.units.length - 1, 'filler') || r.context.previous !== undefined;
}

const SENT =
  /\b(?:que (?:eu )?(?:te |ja )?(?:acabo de|mandei|passei|escrevi|falei|disse|acabei|enviei|mandou)|de cima|acima|anterior|por ultimo|ultima mensagem|antes)\b/;
const JUST_SENT =
  /\bo que (?:eu )?acab(?:ei|o) de (?:falar|dizer|mandar|escrever|enviar|digitar|contar|colar|passar|remeter)\b/;
/** Asks for saved items rather than ordering to save: "me mostra as séries salvas". */
export const showsKept = (r: Reading): boolean => r.is(r.head, 'list_head') && r.findLast('saved_adj') === r.tail - 1;

/** Verbs of moving with only a pronoun: "Leva isso pra lista", "põe ele nos filmes". */
const CARRIED =
  /^(?:leva|joga|manda|passa|taca|poe|bota|coloca|guarda|salva) (?:isso|isto|aquilo|el[ea]s?)(?: ai)? (?:pra|para|n[ao]s?)(?: a| minhas?| meus)? (?:lista|fila|filmes|series|notas)(?: de [a-z]+)?$/;

const KEPT = /\bguardado\b/;

/** Whether the previous message is to be saved: "salva isso", "guarda aí", "põe nas notas isso que acabei de mandar". */
export function savesPrevious(r: Reading): boolean {
  if (r.fits(CARRIED) && r.context.pending === undefined) return true;
  const verb = Math.max(
    r.findVerb('v_keep', ORDER_OR_INFINITIVE),
    r.findVerb('v_put', ORDER_OR_INFINITIVE),
    r.mayFit(KEPT) ? r.units.findIndex((unit) => unit.norm === 'guardado') : -1,
  );
  if (verb < 0 || showsKept(r) || r.money?.marked === true || asks(r) || r.text.includes(':') || r.is(verb - 1, 'not'))
    return false;
  const sent = r.fits(SENT);
  const points = r.hasAny('pointer', 'demo');
  if (sent && (points || r.context.previous !== undefined || r.fits(JUST_SENT))) return true;
  // "Sens 0.45 dpi 800 salva": the content precedes the verb.
  if (!points && (verb > r.head + 4 || textOf(r, insideFrame(r, r.head, verb)) !== '')) return false;
  const cut = insideFrame(r, verb + 1, dropPurpose(r, verb + 1, r.tail));
  const rest = textOf(r, cut).replace(AS_KIND, '');
  if (rest === '') return points || r.tail - verb <= 3;
  return (
    points &&
    r.is(verb + 1, 'demo') &&
    cut.to - cut.from <= 2 &&
    !looksTitled(r, cut.from) &&
    !r.hasAny('movie_noun', 'tv_noun')
  );
}

/** Only the item kind is given: "Guarda como ideia". */
const AS_KIND = /(?:^|(?:ess[ea]|iss?o|est[ea])(?: a[íi]| aqui)? )como(?: (?:um|uma|receita|favorit[oa]|dica))*$/i;

/** Start of the purpose clause, which is not content: "pra eu não perder", "pra depois". */
function dropPurpose(r: Reading, from: number, to: number): number {
  for (let i = from; i < to; i++)
    if (
      r.is(i, 'prep_to') &&
      (r.isAny(i + 1, 'i', 'not', 'at_once') || ((r.units[i + 1]?.entry?.tenses ?? 0) & INFINITIVE) !== 0)
    )
      return i;
  return to;
}
