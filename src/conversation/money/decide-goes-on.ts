// "Limite dele é 3500" after a card, "e 600 pra minha cunhada" after a debt: another fact of the same kind.

import { folded } from '../../domain/fold.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { decideAccount, decideDebt } from './decide-told.ts';

const OF_IT =
  /^(?:(?:e|ah|mas) )?(?:o )?(limite|fechamento|vencimento)(?: (?:dele|dela|desse|dess[ea] cart[ãa]o))?(?: (?:é|eh|de|e))? (.*\d.*)$/iu;
const AND_TO =
  /^(?:e )(?:(?:mais|outros?) )?((?:r\$ ?)?\d[\d.,]*(?: (?:mil|reais))? (?:pr[ao]s?|para|n[ao]s?|ao?) .+)$/iu;

const told = ({ loaded, read }: Situation): Understanding | undefined =>
  loaded.lastSaid === undefined ? undefined : read(loaded.lastSaid);

export function decideGoesOn(situation: Situation): Decision | undefined {
  const { text, read } = situation;
  const words = text.trim();
  const [, what = '', value = ''] = OF_IT.exec(words) ?? [];
  const more = AND_TO.exec(words)?.[1];
  if (value === '' && more === undefined) return undefined;
  const before = told(situation);
  if (value !== '' && before?.intent === 'account_set') {
    const { account } = before.slots;
    const named = account === undefined || account === 'cartao' ? 'do cartão' : `do cartão ${account}`;
    const again = read(`${folded(what)} ${named}: ${value}`);
    if (again.intent === 'account_set') return decideAccount({ ...again.slots, ...(account && { account }) });
  }
  if (more === undefined || before?.intent !== 'debt_set') return undefined;
  const debt = read(`devo ${more}`);
  return debt.intent === 'debt_set' ? decideDebt(debt.slots, situation.reading) : undefined;
}
