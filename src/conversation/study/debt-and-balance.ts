// "2200 no cheque especial a 8% e 6 mil no banco": a debt and what there is to pay it, told in one breath; both are kept.

import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { decideAccount, decideDebt } from '../money/decide-told.ts';
import type { Situation } from '../situation.ts';
import { BANKS } from '../wording/bank-names.ts';

const BOTH = pattern('i')`
  ^(?:(?:devo|t[ôo] devendo|tenho|e|eu|hoje) )*
  (?<owed>(?:r\$ ?)?\d[\d.,]*(?: mil| reais)* n[oa] (?:cheque especial|cart[ãa]o|credi[áa]rio|consignado|empr[ée]stimo)(?: d[oae] [a-zà-ÿ]+)?
    (?:,? (?:a |com juros? de )?\d[\d.,]* ?%(?: ao m[êe]s)?)?)
  (?:, ?| )(?:e |mas )?(?:tenho |s[óo] )*(?<has>(?:r\$ ?)?\d[\d.,]*(?: mil| reais)* (?:n[oa] (?:banco|conta|poupan[çc]a|nubank|reserva)|guardad[oa]s?))[.!]*$
`;

/** "800 no cartão a 15%": with a rate it is owed, and was not spent. */
const AT_A_RATE = pattern('i')`
  ^(?:(?:e|mais|tamb[ée]m|eu|devo) )*(?<owed>(?:r\$ ?)?\d[\d.,]*(?: mil| reais)* n[oa] (?:cart[ãa]o|${BANKS}|loja|financeira)
    (?: d[aeo] [a-zà-ÿ]+)?,? (?:a|com juros? de) \d[\d.,]* ?%(?: (?:ao|por) m[êe]s)?)[.!]*$
`;

export function debtAndBalance({ text, read, readingOf }: Situation): Decision | undefined {
  const alone = AT_A_RATE.exec(text.trim())?.groups?.['owed'];
  const meant = alone === undefined ? undefined : read(`devo ${alone}`);
  if (alone !== undefined && meant?.intent === 'debt_set') return decideDebt(meant.slots, readingOf(`devo ${alone}`));
  const { owed, has } = BOTH.exec(text.trim())?.groups ?? {};
  if (owed === undefined || has === undefined) return undefined;
  const [debt, balance] = [read(`devo ${owed}`), read(`tenho ${has.replace(/no banco$/i, 'na conta')}`)];
  if (debt.intent !== 'debt_set' || balance.intent !== 'account_set') return undefined;
  const [first, second] = [decideDebt(debt.slots, readingOf(`devo ${owed}`)), decideAccount(balance.slots)];
  return first.do === 'run_tool' && second.do === 'run_tool' ? run(...first.calls, ...second.calls) : undefined;
}
debtAndBalance.says = [BOTH, AT_A_RATE];
