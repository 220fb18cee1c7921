// "Devo 64 pra ela", "devo 500 pra Lia": to whom it is owed, where the rules find no creditor. A debt without one is not kept.

import { pattern } from '../../../domain/pattern.ts';
import type { SlotsOf } from '../../../language/slots/slots.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { personMeant } from '../../focus/person-meant.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { inContext } from '../../study/figures-in-context.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideDebt } from '../decide-told.ts';

const TO = pattern('i')`
  (?<![a-zà-ÿ])dev(?:o|endo) (?:ainda |uns |mais )*${TYPED_AMOUNT} (?:pr[ao]|para(?: [oa])?|ao?|com(?: [oa])?) (?<who>[a-zà-ÿ]{2,})
  (?:,? (?:ent[ãa]o|agora|ainda|t[áa]|viu|n[ée]|tb|tbm|tamb[ée]m))*(?<of> (?:d[aeo]s?|por) [a-zà-ÿ ]{2,30})?[.!]*$
`;
const PRONOUN = /^el[ea]s?$/i;

/** In centavos; a pronoun is the person of the entry before, and is asked for when there is none. */
export function decideOwed(slots: SlotsOf<'debt_set'>, situation: Situation): Decision {
  const { text, reading } = situation;
  const several = severalOwed(situation);
  if (several !== undefined) return several;
  const { who, of } = (slots.creditor === undefined ? TO.exec(text.trim())?.groups : undefined) ?? {};
  const plain = slots.description === undefined && of === undefined;
  if (who === undefined || !(plain || PRONOUN.test(who))) return decideDebt(slots, reading);
  const meant = personMeant(who, situation);
  if (meant === '') return say(phrases.owedToWhom);
  return decideDebt({ ...slots, creditor: meant, description: meant }, reading);
}

/** "Devo 3200 no cartão, 1800 no cheque especial e 6 mil num empréstimo": each is one. */
function severalOwed({ text, reading, read, readingOf }: Situation): Decision | undefined {
  const { debts = [] } = inContext(text, reading.figures);
  if (new Set(debts.map(({ name }) => name)).size < 2) return undefined;
  const told = debts.map(({ name, cents, rate }) => {
    const said = `devo ${cents / 100} no ${name}${rate === undefined ? '' : rate === '0' ? ', sem juros' : ` a ${rate}% ao mês`}`;
    const alone = read(said);
    return alone.intent === 'debt_set' ? decideDebt(alone.slots, readingOf(said)) : undefined;
  });
  const [first, ...others] = told.flatMap((one) => (one?.do === 'run_tool' ? one.calls : []));
  return first === undefined || others.length + 1 < debts.length ? undefined : run(first, ...others);
}
