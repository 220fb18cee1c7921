// "Tô devendo metade pra ela", behind a purchase or behind "mercado foi 186 e a Carol pagou": they paid it, and only that part is the
// person's own.

import { pattern, piece } from '../../../domain/pattern.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { editCall } from '../correction/edit-call.ts';
import { FRACTION, shareSaid } from '../correction/share-said.ts';
import { recordCall } from '../entry/record-call.ts';
import { decidePaidForMe, loan, owing } from './decide-paid-for-me.ts';
import { isSomebody, personMeant } from './who-is-meant.ts';

const WHO = '(?:[oa] )?(?:minha |meu )?';
const NAME = '(?!(?:eu|quem|n[ãa]o|que|j[áa])(?![a-zà-ÿ]))[a-zà-ÿ]{2,20}';
const OWE = piece`
  (?:(?:t[ôo]|tou|estou|fiquei|fico) devendo|devo|fiquei de (?:pagar|dar)|vou (?:pagar|dar|passar|devolver)|pago|tenho que (?:pagar|dar|passar))
`;
const PART = `(?:(?:a )?minha parte|${FRACTION})(?: disso| da conta)?`;
const TO = `(?: (?:pr[ao]|para(?: [oa])?|a|com(?: [oa])?) (?:minha |meu )?(?<who>${NAME}))`;
const I_OWE = pattern('i')`
  ^${AND}(?:(?:foi |quem pagou foi )?${WHO}(?<payer>${NAME})(?: (?:que |quem )?pagou(?: tudo)?)?,? (?:e |mas )?)?(?:eu )?
  (?:${OWE} (?<half>${PART})${TO}?|(?<share>${PART}) eu ${OWE}${TO})[.!]*$
`;

/** Undefined unless a purchase was just told. */
export function decideOwePart(situation: Situation): Decision | undefined {
  const { half, share = half, who: to, payer = to } = I_OWE.exec(situation.text.trim())?.groups ?? {};
  if (share === undefined || payer === undefined || !isSomebody(payer)) return undefined;
  const { lastEntry: last, lastSaid = '', wroteLast } = situation.loaded;
  const part = /parte/i.test(share) ? 'metade' : share;
  const who = personMeant(payer, situation, lastSaid);
  // What they paid was no spending of the person's, so that nothing is recorded yet.
  if (!wroteLast())
    return /\d/.test(lastSaid)
      ? decidePaidForMe(reworded(situation, `${lastSaid.replace(/[.!]+$/, '')}, devo ${part.replace(/^a /i, '')}`))
      : undefined;
  if (last?.kind !== 'despesa' || last.status !== 'paga' || last.receivable > 0) return undefined;
  const cents = shareSaid(part, last.cents, situation);
  if (cents === undefined) return undefined;
  if (who === '') return say(phrases.owedToWhom);
  const date = localDate(situation.asking.said, situation.zone);
  return run(
    editCall(last.id, { cents, counterpart: who }),
    recordCall(loan(who, cents, date)),
    owing(who, cents, situation),
  );
}
decideOwePart.says = [I_OWE];
