// "Minha cunhada perdoou a dívida", "ela perdoou o resto": closes or lowers the debt without a payment.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isPronoun, personMeant } from '../../focus/person-meant.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';

const FORGAVE = pattern('i')`
  ^(?:(?:o|a|meu|minha) )*(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:j[áa] )?(?:me )?perdoou (?:
    (?:a |minha |toda a |aquela )*d[íi]vida|
    tudo|o que eu devia|o (?:resto|restante|que falta(?:va)?)|(?:os )?(?<value>${TYPED_AMOUNT})(?: d[ao] (?:d[íi]vida|que eu devia))?
  )(?: (?:d[eo]l[ea]|com el[ea]|todinha|inteira))*[.!]*$
`;

/** Undefined when nothing is owed under that name. */
export function decideDebtForgiven(situation: Situation): Decision | undefined {
  const { text, loaded, read } = situation;
  const { who, value } = FORGAVE.exec(text.trim())?.groups ?? {};
  const owed = loaded.owed();
  // Whoever is told of last owes nothing, if the pronoun is not theirs.
  const name = who && isPronoun(who) ? personMeant(who, situation, { only: owed.map((one) => one.name) }) : who;
  const debt = name === undefined ? undefined : owed.find(({ key }) => key === folded(name));
  if (debt === undefined) return undefined;
  const less = value === undefined ? debt.cents : valueSaid(value, { read });
  if (less === undefined) return undefined;
  const left = Math.max(0, debt.cents - less);
  const told = { kind: 'divida', key: debt.key, value: { name: debt.name, cents: left } } as const;
  return run({ tool: 'tell_money', args: { told } });
}
decideDebtForgiven.says = [FORGAVE];
