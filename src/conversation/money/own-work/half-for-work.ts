// "Conta de luz 142, metade é do trabalho": two entries, the work's half named after it, as work is told apart in this ledger.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { ofWork } from './of-work.ts';

const HALF_FOR_WORK = pattern('u')`
  \bmetade (?:(?:dela|dele|disso) )?(?:e|eh|foi|fica|vai) (?:d[ao]|pr[ao]|n[ao]|por conta d[ao]) (?<work>
    trabalho|servico|negocio|empresa|firma|salao|atelie|mei|pj|loja
  )\b
`;
/** Words that others repay are handled as a debt to the person. */
const REPAID = /\b(?:devolv|reembols|me pag)/u;

/** One draft as it came, or two that add up to it to the centavo. */
export function halfForWork(draft: Draft, text: string): readonly Draft[] {
  const said = folded(text);
  const work = HALF_FOR_WORK.exec(said)?.groups?.['work'];
  const { cents, description, kind } = draft;
  if (work === undefined || cents === undefined || kind !== 'despesa' || REPAID.test(said)) return [draft];
  const half = Math.floor(cents / 2);
  return [
    { ...draft, cents: cents - half },
    { ...draft, cents: half, description: `${description ?? 'gasto'} ${ofWork(work)}` },
  ];
}
