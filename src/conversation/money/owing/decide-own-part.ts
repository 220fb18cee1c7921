// "Paguei o meu", "paguei minha parte do aluguel", "quanto dá pra cada?", of a bill that others share.

import { pattern } from '../../../domain/pattern.ts';
import { peopleIn, wholeOf } from '../../../finance/definitions/receivables.ts';
import { reais } from '../../../finance/money.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { editCall } from '../correction/edit-call.ts';
import { isAlready } from '../recurring/what-repeats.ts';

const PAID_MINE = pattern('i')`
  ^${AND}(?:(?:eu|j[áa]) )*paguei (?:s[óo] )?(?:o meu|(?:a )?minha parte)(?: d[aeo]s? (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?))?${PAID_NOW}[.!]*$
`;
const EACH = pattern('i')`
  ^${AND}(?:quanto|qto) (?:(?:que|d[áa]|deu|fica|ficou|[ée]|sai|saiu) )*(?:pr[ao]|por|para) cada(?: um| uma)?\s*[?.!]*$
`;

/** Undefined unless what was told last, or has that name, is shared, or was with somebody. */
export function decideOwnPart({ text, loaded, ...situation }: Situation): Decision | undefined {
  const mine = PAID_MINE.exec(text.trim());
  if (mine === null && !EACH.test(text.trim())) return undefined;
  const what = mine?.groups?.['what'];
  const named =
    what === undefined ? loaded.lastEntry : loaded.called(what).entries.find(({ kind }) => kind === 'despesa');
  if (named?.kind !== 'despesa' || named.status !== 'paga') return undefined;
  const others = peopleIn(named.counterpart).length;
  const each = Math.round(wholeOf(named) / (others + 1));
  if (mine === null)
    return others === 0
      ? undefined
      : say({ text: [{ bold: reais(each) }, ` pra cada um: ${reais(wholeOf(named))} por ${others + 1}.`] });
  // Whole until now: what the others paid is none of it.
  if (what === undefined && named.receivable === 0)
    return others === 0 ? undefined : run(editCall(named.id, { cents: each }));
  return isAlready(named, { text, loaded, ...situation });
}
decideOwnPart.says = [PAID_MINE, EACH];
