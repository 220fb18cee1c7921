// "Tô devendo metade pra ela", behind a purchase or behind "mercado foi 186 e a Carol pagou": they paid it, and only that part is the
// person's own.

import { pattern, piece } from '../../../domain/pattern.ts';
import { wholeOf } from '../../../finance/definitions/receivables.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody, personMeant } from '../../focus/person-meant.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { editCall } from '../correction/edit-call.ts';
import { FRACTION, shareSaid } from '../correction/share-said.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';
import { recordCall } from '../entry/record-call.ts';
import { decidePaidForMe, loan, owing } from './decide-paid-for-me.ts';
import { OWN, ownPartSaid, paidByOther } from './paid-by-other.ts';

const WHO = '(?:[oa] )?(?:minha |meu )?';
const NAME = '(?!(?:eu|quem|n[ãa]o|que|j[áa])(?![a-zà-ÿ]))[a-zà-ÿ]{2,20}';
const OWE = piece`
  (?:(?:t[ôo]|tou|estou|fiquei|fico) devendo|devo|fiquei de (?:pagar|dar)|vou (?:pagar|dar|passar|devolver)|pago|tenho que (?:pagar|dar|passar))
`;
const PART = `(?:(?:a )?minha parte|${FRACTION})(?: disso| da conta)?`;
const TO = `(?: (?:pr[ao]|para(?: [oa])?|a|com(?: [oa])?) (?:minha |meu )?(?<who>${NAME}))`;
const I_OWE = pattern('i')`
  ^(?:(?:${TAKES_BACK}),? )*${AND}(?:(?:foi |quem (?:pagou|fez|comprou) foi )?${WHO}(?<payer>${NAME})(?: (?:que |quem )?(?:pagou|fez|comprou)(?: tudo)?)?,? (?:e |mas )?)?(?:eu )?
  (?:${OWE} (?<half>${PART})${TO}?|(?<share>${PART}) eu ${OWE}${TO})[.!]*$
`;
/** "Quem fez foi a Lia, devo pra ela": all that was told as one's own. */
const ALL_OF_IT = pattern('i')`
  ^${AND}(?:quem (?:pagou|fez|comprou) foi ${WHO}(?<payer>${NAME})|foi ${WHO}(?<who>${NAME}) (?:que|quem) (?:pagou|fez|comprou)),? (?:e |mas )?(?:eu )?(?:devo|t[ôo] devendo|fiquei devendo|vou (?:pagar|devolver)|tenho que (?:pagar|devolver))(?: isso| tudo)?(?: (?:pr[ao]|para|a|com) el[ea])?[.!]*$
`;

const GAVE_NOW = pattern('i')`
  ^${AND}(?:(?:eu|j[áa]|hoje) )*(?:mandei|paguei|passei|dei|transferi|fiz um pix de|pixei) (?<value>${TYPED_AMOUNT})(?: (?:(?:pr[ao]|para|a) (?:minha |meu )?[a-zà-ÿ]{2,20}|agora|j[áa]|hoje|no pix|da minha parte|pela minha parte))*[.!]*$
`;

const ASKS =
  /^(?:(?:e|ent[ãa]o),? )*(?:quanto|qto) (?:que )?(?:eu )?(?:devo|t[ôo] devendo|fico devendo|fiquei devendo|tenho que (?:pagar|dar))(?: (?:pr[ao]|para|a) [a-zà-ÿ]{2,20})?\s*[?.!]*$/i;

/** What they paid was no spending of the person's, so that nothing is recorded yet, or is only asked about. */
function partOfTheirs(situation: Situation): Decision | undefined {
  const given = GAVE_NOW.exec(situation.text.trim())?.groups?.['value'];
  const own = ownPartSaid(situation.text);
  const { lastSaid = '', wroteLast } = situation.loaded;
  const paid = wroteLast() ? undefined : paidByOther(lastSaid);
  if (paid !== undefined && ASKS.test(situation.text.trim())) return say(phrases.ownPartUntold(paid));
  // What was sent to them is the person's part, and paid.
  if (given !== undefined && paid !== undefined) {
    const bought = reworded(situation, `gastei ${given} com ${paid.what}`);
    const { intent, slots } = bought.understanding;
    return intent === 'lancamento' ? keepOrAsk(draftsOf(slots, bought), bought) : undefined;
  }
  if (own === undefined || paid === undefined) return undefined;
  const who = personMeant(paid.who, situation);
  if (who === '') return say(phrases.owedToWhom);
  const day = /^(?:e |mas )?(?:hoje|ontem)/i.exec(lastSaid)?.[0] ?? '';
  if (own === 'all')
    return decidePaidForMe(reworded(situation, `${who} pagou ${paid.value} de ${paid.what}, pago depois`));
  const part = 'ways' in own ? `dividimos em ${own.ways}` : `devo ${own.part.replace(/^a /i, '')}`;
  return decidePaidForMe(
    reworded(situation, `${day} ${paid.what} ${paid.value}, quem pagou foi ${who}, ${part}`.trim()),
  );
}

/** Undefined unless a purchase was just told. */
export function decideOwePart(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const all = ALL_OF_IT.exec(words)?.groups;
  const theirs = all === undefined ? partOfTheirs(situation) : undefined;
  if (theirs !== undefined) return theirs;
  const { half, share = half, who: to, payer = to } = all ?? I_OWE.exec(words)?.groups ?? {};
  if ((share === undefined && all === undefined) || (payer !== undefined && !isSomebody(payer))) return undefined;
  const { lastEntry: last, lastSaid = '', wroteLast } = situation.loaded;
  const part = share === undefined || /parte/i.test(share) ? 'metade' : share;
  const who = payer === undefined ? '' : personMeant(payer, situation, { before: lastSaid });
  // What they paid was no spending of the person's, so that nothing is recorded yet.
  if (!wroteLast())
    return /\d/.test(lastSaid)
      ? decidePaidForMe(reworded(situation, `${lastSaid.replace(/[.!]+$/, '')}, devo ${part.replace(/^a /i, '')}`))
      : undefined;
  if (last?.kind !== 'despesa' || last.status !== 'paga') return undefined;
  const whole = wholeOf(last);
  const cents = all === undefined ? shareSaid(part, whole, situation) : last.cents;
  if (cents === undefined) return undefined;
  if (who === '') return say(phrases.owedToWhom);
  const date = localDate(situation.asking.said, situation.zone);
  // What they were told to owe of it was the other way round.
  const { category, description, date: on } = last;
  if (last.receivable > 0)
    return run(
      { tool: 'remove_transaction', args: { pointer: { ids: [last.id] } } },
      recordCall({ kind: 'despesa', category, description, date: on, cents }, loan(who, cents, date)),
      owing(who, cents, situation),
    );
  return run(
    editCall(last.id, { cents, counterpart: who }),
    recordCall(loan(who, cents, date)),
    owing(who, cents, situation),
  );
}
decideOwePart.says = [OWN, GAVE_NOW, ASKS, I_OWE, ALL_OF_IT];
