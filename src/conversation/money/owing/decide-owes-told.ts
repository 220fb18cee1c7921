// "Ele ainda me deve 700", of somebody who owes already: the same told again, less because of what he paid, or more; never twice.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { askToConfirm } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { valueSaid } from '../value-said.ts';

const OWES = pattern('i')`
  ^${AND}(?:[oa] )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?<still>ainda )?(?:t[áa] |est[áa] |ficou )?(?:me )?
  (?:deve|devendo)(?: ainda)? (?:s[óo] |os |aqueles )*(?<value>${TYPED_AMOUNT})(?: (?:pra mim|ainda|no total|ao todo|agora))*[.!]*$
`;

/** Undefined when that person owes nothing yet, so that it is news. */
export function decideOwesTold(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const { who = '', still, value } = OWES.exec(text.trim())?.groups ?? {};
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  if (cents === undefined) return undefined;
  const pointed = /^el[ea]$/i.test(who);
  const name = folded(pointed ? (loaded.lastEntry?.counterpart ?? '') : who);
  if (name === '') return undefined;
  const waits = loaded.bills().filter(({ kind, counterpart }) => kind === 'receita' && folded(counterpart) === name);
  const lent = loaded.receivables().filter((one) => folded(one.name) === name);
  const owed = [...waits, ...lent].reduce((sum, one) => sum + one.cents, 0);
  const called = waits[0]?.counterpart ?? lent[0]?.name;
  if (owed === 0 || called === undefined) return undefined;
  if (cents === owed) return askLedger({ op: 'receivables', counterpart: called });
  // "O Rui me deve 200", of another matter than the loan, is news unless it is told as what is left.
  if (still === undefined && !pointed) return undefined;
  const known = [`Pelo que anotei, ${called} te deve `, { bold: reais(owed) }];
  return cents < owed
    ? askToConfirm(
        [...known, `. Já te pagou ${reais(owed - cents)}?`],
        { tool: 'settle_split', args: { counterpart: called, cents: owed - cents } },
        { yes: 'Pagou', no: 'Não' },
        asking,
      )
    : askToConfirm(
        [...known, `. Anoto mais ${reais(cents - owed)}?`],
        recordCall({
          ...{ kind: 'receita', category: 'dividas', description: 'devolução', counterpart: called, pending: true },
          ...{ cents: cents - owed, date: localDate(asking.said, zone) },
        }),
        { yes: 'Anotar', no: 'Não' },
        asking,
      );
}
decideOwesTold.says = [OWES];
