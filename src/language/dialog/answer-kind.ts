// Answer classifier for a pending question: yes, no, stop or none-of-these, when the message has nothing else.

import { type ClassBits, classSet } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import { INFINITIVE } from '../verbs/tense.ts';

const PADDING = classSet(
  'filler',
  'courtesy',
  'thanks',
  'kin',
  'pointer',
  'here',
  'laugh',
  'more',
  'demo',
  'time',
  'me',
  'i',
  'you',
  'det',
  'v_keep',
  'v_delete',
  'v_wipe',
  'v_want',
  'v_can',
  'v_be',
  'v_put',
  'prep',
  'greeting',
  'already',
  'all',
);

/** Whether the message is made of words of `names`, and of `padding` besides; punctuation and emoji do not count. */
export function onlyOf(r: Reading, names: readonly WordClass[], padding: ClassBits = PADDING): boolean {
  if (!r.hasAny(...names)) return false;
  let seen = false;
  for (let i = 0; i < r.units.length; i++) {
    const unit = r.units[i];
    if (unit === undefined || unit.kind === 'punct' || unit.kind === 'emoji') continue;
    if (names.some((name) => r.is(i, name))) seen = true;
    else if (!r.isSome(i, padding)) return false;
  }
  return seen;
}

/** Ways of abandoning or postponing the matter. */
const STOPS =
  /\b(?:(?:deix|dex|larg)\w* (?:\w+ ){0,3}?(?:pra la|para la|pra depois|para depois|de lado|de mao|quieto|para outr[oa]|pra outr[oa]|assim)|pode largar|nao quero (?:mais )?(?:prosseguir|continuar|seguir)|(?:interromp|suspend|encerr|abandon|par)(?:amos|emos)|interromp(?:a|e|er)|desconsider(?:a|e|ar)|deix[ae] deix[ae]|me (?:embananei|atrapalhei|enrolei) tod[oa]|xaprala)(?![a-z])/;

export type AnswerKind = 'yes' | 'no' | 'stop' | 'none';

/** Post-verbal negation of northern and north-eastern speech: "foi não", "quero não", "tá certo não", "8500 não". */
const DENIED_AFTER =
  /^num quero\b|\b(?:foi|era|e|quero|ta|ta certo|isso|essa|esse|precisa|pode|vai|(?<![\d.,])[\d.,]+|sei|carece|comprei|gastei|paguei) nao(?:$| (?:por favor|obrigad[oa]|valeu|,|\.|!|viu|moco|moca|mano|cara|homem|menina|rapaz|meu|minha|ess[ea]|isso|aquel[ea]))/;

/** Longer messages that start with an answer word are usually about something else. */
const LONGEST_ANSWER = 10;

/** A question, in which "tá" is not a yes: "com quem tá o livro?". */
const ASKS_ABOUT = /^(?:e )?(?:com |de |pra |a |em |o )?(?:quem|qual|quais|onde|quando|quant[oa]s?|que|oq) /;

/** Kind of answer; undefined when the message is about something else. */
export function answerKind(r: Reading): AnswerKind | undefined {
  const words = r.units.filter((unit) => unit.kind === 'word').length;
  if (r.units.some((unit) => /👎|❌|🚫/u.test(unit.norm))) return 'no';
  if (words === 0)
    return r.units.some((unit) => unit.kind === 'emoji' && /👍|✅|👌|🆗|🙌/u.test(unit.norm)) ? 'yes' : undefined;
  if (wishesElse(r) || (r.marked && r.fits(ASKS_ABOUT))) return undefined;
  const first = firstAnswer(r);
  if (r.has('none_of') && words <= 8 && (first !== 'yes' || r.is(r.head, 'none_of'))) return 'none';
  if (words > LONGEST_ANSWER) return undefined;
  if (r.fits(STOPS)) return 'stop';
  const stop = stopAt(r);
  // "Esquece o lembrete da vitamina" is of that.
  if (stop >= 0 && r.isAny(stop + 2, 'reminder_noun', 'recurring_noun') && r.is(stop + 3, 'prep')) return undefined;
  // "não não, deixa elas aí" is a no; "não, deixa pra lá" is a stop.
  if (stop >= 0 && stop <= 4) return first === 'no' && /^(?:deixa|volta)$/.test(r.norm(stop)) ? 'no' : 'stop';
  if (first !== undefined) return first;
  if (r.fits(SO_BE_IT)) return 'yes';
  if (r.fits(DENIED_AFTER)) return 'no';
  if (r.hasAny('no', 'bad')) return 'no';
  // The verb of what is asked: "apaga mesmo", "anota aí".
  const doIt = DOES[r.context.pending?.kind ?? ''];
  if (
    doIt !== undefined &&
    !r.marked &&
    (onlyOf(r, doIt) || (r.isAny(0, ...doIt) && r.fits(/^[a-z]+ (?:tudo )?mesmo$/)))
  )
    return 'yes';
  return words <= 6 && r.units.some((_, i) => isYes(r, i)) ? 'yes' : undefined;
}

/** "Já é", of Rio. */
const SO_BE_IT = /^ja e(?: [!.])*$/;

const KEEPS = ['v_keep', 'v_put'] as const;
const DOES: Readonly<Record<string, readonly WordClass[]>> = {
  confirm_delete_all: ['v_delete', 'v_wipe'],
  confirm_save: KEEPS,
  confirm_tx: KEEPS,
};

const KEPT = /^(?:salv|(?:guard|anot)ad)o/;

/** Unit of the first word that stops; "para" before a word is a preposition, and "deixa salvo" keeps. */
function stopAt(r: Reading): number {
  const at = r.find('stop');
  const next = r.units[at + 1];
  const isPreposition =
    r.norm(at) === 'para' && next?.kind === 'word' && (r.is(at + 1, 'det') || !r.isAny(at + 1, 'filler', 'courtesy'));
  return isPreposition || KEPT.test(next?.norm ?? '') ? r.find('stop', at + 1) : at;
}

/** A new request rather than an answer: "quero juntar 3 mil pra viagem"; "quero guardar" and "quero sim" are answers. */
function wishesElse(r: Reading): boolean {
  const act = r.find('v_want') + 1;
  if (act === 0 || act > r.head + 2 || ((r.units[act]?.entry?.tenses ?? 0) & INFINITIVE) === 0) return false;
  return r.money !== undefined || !r.isSome(act, PADDING);
}

/** "Foi" and "vai" agree by themselves; in "o tênis foi presente", "o dono vai devolver" they tell of something. */
const isYes = (r: Reading, i: number): boolean =>
  r.is(i, 'yes') &&
  !(
    r.units[i + 1]?.kind === 'word' &&
    ((r.norm(i) === 'foi' && r.is(i - 2, 'det')) ||
      (r.norm(i) === 'vai' && r.units[i - 1]?.kind === 'word') ||
      // "Tá doido" refuses.
      (r.norm(i) === 'ta' && !r.isSome(i + 1, PADDING) && !r.is(i + 1, 'yes')))
  );

/** The first answer word; a "pode apagar" after a plain "não," overrides it. */
function firstAnswer(r: Reading): AnswerKind | undefined {
  for (let i = 0; i < r.units.length && i < 6; i++) {
    if (r.isAny(i, 'no', 'not'))
      return r.fits(/\bpode (?:sim|apagar|salvar|ir|anotar|confirmar)\b/) && r.norm(i + 1) === ',' ? 'yes' : 'no';
    if (isYes(r, i) && r.fits(DENIED_AFTER)) return 'no';
    if (isYes(r, i)) return r.fits(/\bnao (?:e|era|foi|quero|pode|salva|apaga|precisa)\b|, nao$/) ? 'no' : 'yes';
  }
  return undefined;
}
