// "Paguei metade do que devia", "paguei metade da luz", "paguei o resto", "paguei 50 do fiado": half of the debt or of the pending bill, whose other half
// stays to pay, or all that is left of a debt.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import type { Owed } from '../../../finance/towards-debt.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToChoose } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { lastPerson } from '../../focus/person-meant.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { payPartOfBill } from '../bills/pay-part-of-bill.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { debtPayment } from './debt-payment.ts';
import { billNamed } from './expected-amount.ts';

const WHO =
  '(?: (?:(?:com|pr[ao]|para|a|ao|à|n[ao]|d[aeo])(?: [oa])?(?: meu| minha)?) (?<who>[a-zà-ÿ][a-zà-ÿ ]{1,24}?))?';
const HALF = pattern('i')`
  ^(?:(?:hoje|ontem|j[áa]|eu|s[óo]|agora)[, ]+)*(?:paguei|pagamos|quitei|dei|acertei) (?:s[óo] )?(?:a )?metade d
  (?:
    (?<debt>o que (?:eu )?(?:devia|devo|t[ôo] devendo|tava devendo)|(?:[ao]s? |aquela |minha )*d[íi]vidas?)${WHO}|
    [ao]s? (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)
  )${PAID_NOW}[.!]*$
`;

/** "Paguei metade pra ela", "devolvi o resto pro Zeca", right behind that debt or with the name it has. */
const TO_THEM = pattern('i')`
  ^(?:(?:hoje|ontem|j[áa]|eu|s[óo]|agora|e|a[íi])[, ]+)*(?:paguei|quitei|dei|acertei|devolvi|mandei|transferi|passei) (?:s[óo] |todo )?
  (?:(?<half>(?:a )?metade)|o (?:resto|restante)|o que faltava|tudo)${WHO}${PAID_NOW}[.!]*$
`;

/** "Paguei 50 do fiado": of what is owed, whoever it is to. */
const OF_TRUST = pattern('i')`
  ^(?:(?:hoje|ontem|j[áa]|eu|s[óo]|agora|e|a[íi])[, ]+)*(?:paguei|dei|acertei|quitei|abati) (?:s[óo] )?(?:(?<value>${TYPED_AMOUNT}) d)?(?:o fiado|a caderneta|o caderno|a pendura|o prego)${PAID_NOW}[.!]*$
`;

function paidOnTrust(situation: Situation): Decision | undefined {
  const said = OF_TRUST.exec(situation.text.trim());
  const { loaded, asking, zone } = situation;
  if (said === null) return undefined;
  const value = said.groups?.['value'];
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  const date = localDate(asking.said, zone);
  const paid = (debt: Owed): ToolCall => recordCall(debtPayment(debt.name, cents ?? debt.cents, date));
  const owed = loaded.owed().filter((debt) => cents === undefined || cents <= debt.cents);
  const meant = owed.length > 1 ? owed.filter(({ key }) => key === folded(lastPerson(loaded))) : owed;
  const [only, ...others] = meant.length === 0 ? owed : meant;
  if (only === undefined) return undefined;
  if (others.length === 0) return run(paid(only));
  return askToChoose(
    'choose_reference',
    ['De quem era o fiado?'],
    [only, ...others].slice(0, 5).map((one) => ({ label: one.name, act: paid(one) })),
    asking,
  );
}

/** Of the person named, or of whom the last entry or debt is; undefined when nothing is owed to them. */
function debtMeant(who: string | undefined, { loaded }: Situation): Owed | undefined {
  const { lastEntry, done } = loaded;
  const last = lastEntry?.category === 'dividas' || done?.debt !== undefined ? lastPerson(loaded) : '';
  const name = folded(who ?? last).replace(/^(?:minha|meu) /u, '');
  return name === '' ? undefined : loaded.owed().find(({ key }) => key === name);
}

/** Undefined when neither a bill nor a debt is meant; several debts are asked about. */
export function decideHalfPaid(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const trust = paidOnTrust(situation);
  if (trust !== undefined) return trust;
  const said = HALF.exec(text.trim())?.groups;
  const date = localDate(asking.said, zone);
  const to = said === undefined ? TO_THEM.exec(text.trim())?.groups : undefined;
  const theirs = to && debtMeant(to['who'], situation);
  if (theirs !== undefined)
    return run(partOfDebt(theirs, to?.['half'] === undefined ? theirs.cents : halfOf(theirs.cents)));
  if (said === undefined) return undefined;
  const { debt, who, what } = said;
  const named = folded(who ?? what ?? '');
  const bill = what === undefined ? undefined : billNamed({ kind: 'despesa', description: what }, loaded.bills());
  if (bill !== undefined) return run(halfOfBill(bill));
  const owed = loaded.owed().filter(({ key }) => named === '' || ` ${key} `.includes(` ${named} `));
  const [only, ...others] = owed;
  if (only === undefined)
    return debt === undefined
      ? undefined
      : say({ text: ['Não tenho essa dívida anotada. Quanto você pagou, e para quem?'] });
  if (others.length === 0) return run(halfOfDebt(only));
  return askToChoose(
    'choose_reference',
    ['Metade de qual dívida você pagou?'],
    owed
      .toSorted((one, other) => other.cents - one.cents)
      .slice(0, 5)
      .map((one) => ({ label: `${one.name}, metade são ${reais(halfOf(one.cents))}`, act: halfOfDebt(one) })),
    asking,
  );

  function halfOfDebt(debt: Owed): ToolCall {
    return partOfDebt(debt, halfOf(debt.cents));
  }

  function partOfDebt({ name }: Owed, cents: number): ToolCall {
    return recordCall(debtPayment(name, cents, date));
  }

  function halfOfBill(bill: Lancamento): ToolCall {
    return payPartOfBill(bill, halfOf(bill.cents), date);
  }
}
decideHalfPaid.says = [HALF, TO_THEM, OF_TRUST];

/** In centavos. */
const halfOf = (cents: number): number => Math.ceil(cents / 2);
