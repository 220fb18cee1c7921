// "Minha cunhada perdoou a dívida": closes the debt without a payment.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const FORGAVE = pattern('iu')`
  ^(?:(?:o|a|meu|minha) )*(?<who>\p{L}[\p{L} ]{1,30}?) (?:j[áa] )?(?:me )?perdoou (?:
    (?:a |minha |toda a |aquela )*d[íi]vida|
    tudo|o que eu devia
  )(?: (?:d[eo]l[ea]|com el[ea]|todinha|inteira))*[.!]*$
`;

/** Undefined when nothing is owed under that name. */
export function decideDebtForgiven({ text, loaded }: Situation): Decision | undefined {
  const who = FORGAVE.exec(text.trim())?.groups?.['who'];
  const debt = who === undefined ? undefined : loaded.owed().find(({ key }) => key === folded(who));
  if (debt === undefined) return undefined;
  const told = { kind: 'divida', key: debt.key, value: { name: debt.name, cents: 0 } } as const;
  return run({ tool: 'tell_money', args: { told } });
}
decideDebtForgiven.says = [FORGAVE];
