// Is it a question? The mark, the question word in front, "quanto" anywhere, or a tag that only looks like one.

import { oncePerReading } from '../once-per-reading.ts';
import type { Reading } from '../reading.ts';
import { PAST_MINE } from '../verbs/tense.ts';

const TAGS = new Set('ok ta tá ne viu blz beleza certo anotou entendeu sacou hein pode valeu'.split(' '));

/** "paguei 50, ok?" states and then checks: the mark belongs to the tag. */
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

const OPENERS = ['how_much', 'which', 'who', 'when', 'where', 'what', 'wonder', 'why', 'how'] as const;

function startsAsQuestion(r: Reading): boolean {
  if (!r.hasAny(...OPENERS)) return false;
  const { head } = r;
  for (let i = head; i < head + 2; i++) {
    for (const name of OPENERS) {
      if (!r.is(i, name)) continue;
      // "que" and "quando" also begin statements; in second place they are conjunctions.
      if (
        i > head &&
        (r.norm(i) === 'que' ||
          r.norm(i) === 'como' ||
          r.norm(i) === 'quando' ||
          r.norm(i) === 'onde' ||
          r.norm(i) === 'pq' ||
          r.norm(i) === 'porque')
      )
        continue;
      if (
        i > head &&
        !r.is(head, 'prep') &&
        !r.is(head, 'and') &&
        !r.is(head, 'conj') &&
        !r.is(head, 'v_tell') &&
        !r.is(head, 'me') &&
        !r.is(head, 'i') &&
        !r.is(head, 'already') &&
        !r.is(head, 'v_know') &&
        !r.is(head, 'v_want')
      )
        continue;
      return true;
    }
  }
  return false;
}

/** "você pode registrar que gastei 65?", "tem como anotar 40 de gasolina?": an order in the shape of a question. */
export const POLITE =
  /\b(?:pode|poderia|podia|podes|consegue|conseguiria|da pra|daria pra|tem como|sera que (?:voce )?pode)(?: (?:voce|vc|me|por favor|ai|so|tu))* (?:anotar|registrar|lancar|marcar|incluir|adicionar|colocar|botar|cadastrar|salvar)\b/;

/** Whether the person wants something told, not recorded. */
export const asks = oncePerReading((r) => {
  if (r.money !== undefined && POLITE.test(r.line) && !r.has('how_much')) return false;
  if (r.marked && !endsInTag(r)) return true;
  return startsAsQuestion(r) || asksHowMuch(r);
});

/** "gastei quanto", "me fala quanto", "quanto que deu". */
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
