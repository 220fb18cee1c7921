// Whether a message is a question: a question mark, a leading question word, "quanto" anywhere; not a tag such as
// "ok?".

import { classSet } from '../lexicon/class-bits.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { POLITELY } from '../reading/request-frame.ts';
import { IT_WAS_ME } from '../remarks/did-it.ts';
import { PAST_MINE } from '../verbs/tense.ts';

const TAGS = new Set('ok ta tá ne viu blz beleza certo anotou entendeu sacou hein pode valeu'.split(' '));

/** A tag question after a statement: "paguei 50, ok?". */
function endsInTag(r: Reading): boolean {
  for (let i = r.units.length - 1; i > 0; i--) {
    if (r.norm(i) !== '?') continue;
    return (
      TAGS.has(r.norm(i - 1)) &&
      (r.norm(i - 2) === ',' || r.hasVerb('v_spend', PAST_MINE) || r.hasVerb('v_pay', PAST_MINE))
    );
  }
  return false;
}

const OPENERS = classSet('how_much', 'which', 'who', 'when', 'where', 'what', 'wonder', 'why', 'how');
/** Words after which a question word in second place still asks. */
const BEFORE = classSet('prep', 'and', 'conj', 'v_tell', 'me', 'i', 'already', 'v_know', 'v_want');
/** "quando" in a narrative: "quando vi já tinha ido 67". */
const TELLS = /^(?:[a-z]+ )?que (?:dia|semana|mes) ,|^quando (?:vi|fui ver|dei por mim|cheguei|percebi|eu [a-z]+r)\b/;
const WHO_IT_WAS =
  /^quem (?:[a-z]+ ){1,4}(?:foi|fui|foram) (?:eu|el[ea]s?|[oa]|meus?|minhas?)\b|^o que for d|^o que me (?:[a-z]+ ){1,3}(?:foi|foram) .*\d/;
/** "que" and "quando" also begin statements; in second place they are conjunctions. */
const JOINS = /^(?:que|como|quando|onde|porque)$/;

function startsAsQuestion(r: Reading): boolean {
  if (!r.hasSome(OPENERS)) return false;
  const { head } = r;
  // "Gente que dia, …" complains.
  if (TELLS.test(r.words(r.units[head]?.from ?? 0, (r.units[head]?.from ?? 0) + 4))) return false;
  // "Quem pagou foi ela": told, not asked.
  if (r.fits(WHO_IT_WAS)) return false;
  return (
    r.isSome(head, OPENERS) || (r.isSome(head + 1, OPENERS) && r.isSome(head, BEFORE) && !JOINS.test(r.norm(head + 1)))
  );
}

/** Polite orders in the form of a question: "você pode registrar que gastei 65?", "tem como anotar 40 de gasolina?". */
export const POLITE = new RegExp(
  `\\b${POLITELY} (?:anotar|registrar|lancar|marcar|incluir|adicionar|colocar|botar|cadastrar|salvar)\\b`,
);

/** Whether the person asks for information rather than recording it. */
export const asks = oncePerReading((r) => {
  if (r.money !== undefined && !r.has('how_much') && (r.fits(POLITE) || r.fits(IT_WAS_ME))) return false;
  if (r.marked && !endsInTag(r)) return true;
  return startsAsQuestion(r) || asksHowMuch(r);
});

/** Whether an amount is asked: "gastei quanto", "me fala quanto", "quanto que deu". */
export const asksHowMuch = oncePerReading((r) => {
  const at = r.find('how_much');
  if (at < 0) return false;
  return !(
    r.norm(at - 1) === 'sei' ||
    r.norm(at + 1) === 'mais' ||
    r.norm(at - 1) === 'tanto' ||
    r.norm(at) === 'quanta'
  );
});
