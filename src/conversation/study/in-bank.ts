// "2200 no cheque especial e 6 mil no banco": what stands in an account is what the person has, and no debt.

import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { FigureContext } from './figure-context.ts';

const IN_BANK =
  /(\d[\d.]*)( mil)?(?: reais)? (?:parados? |guardados? |sobrando )?(?:n[oa] (?:banco|conta(?: corrente)?)|em conta)\b/;

export const inBank: FigureContext = ({ words }, { debts = [], price, ...rest }) => {
  const [, told, thousands] = IN_BANK.exec(words) ?? [];
  if (told === undefined || rest.saved !== undefined) return undefined;
  const cents = Number(told.replaceAll('.', '')) * (thousands === undefined ? 100 : 100_000);
  const owed = debts.filter((debt) => debt.cents !== cents);
  return {
    ...rest,
    ...withoutUndefined({ price: price === cents ? undefined : price }),
    ...(owed.length === 0 ? {} : { debts: owed }),
    saved: cents,
  };
};
