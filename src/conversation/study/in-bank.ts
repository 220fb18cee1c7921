// "2200 no cheque especial e 6 mil no banco": what stands in an account is what the person has, and no debt.

import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { FigureContext } from './figure-context.ts';

const IN_BANK =
  /(\d[\d.]*)( mil)?(?: reais)? (?:parados? |guardados? |sobrando )?(?:n[oa] (?:banco|conta(?: corrente)?)|em conta)\b/;

/** "To enrolado: 2200 no cheque especial e 6 mil no banco": a list of what is owed, where nothing is told to be there. */
const OWES = /\b(?:dev(?:o|endo|emos)|enrolad|endividad|atolad|afundad)/;
const HAS = /\b(?:tenho|temos|parad[oa]s?|guardad[oa]s?|sobr\w+|reserva)\b/;

export const inBank: FigureContext = ({ words }, { debts = [], price, ...rest }) => {
  const [, told, thousands] = IN_BANK.exec(words) ?? [];
  if (told === undefined || rest.saved !== undefined || (OWES.test(words) && !HAS.test(words))) return undefined;
  const cents = Number(told.replaceAll('.', '')) * (thousands === undefined ? 100 : 100_000);
  const owed = debts.filter((debt) => debt.cents !== cents);
  return {
    ...rest,
    ...withoutUndefined({ price: price === cents ? undefined : price }),
    ...(owed.length === 0 ? {} : { debts: owed }),
    saved: cents,
  };
};
