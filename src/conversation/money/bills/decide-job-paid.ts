// "Paguei mais 200 pro pedreiro", "quanto falta pra ele?", "paguei o resto dele": of work that is paid for in parts, whose rest waits.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { editCall } from '../correction/edit-call.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { valueSaid } from '../value-said.ts';
import { payPartOfBill } from './pay-part-of-bill.ts';

const LED = '(?:(?:e|a[íi]|hoje|ontem|j[áa]|eu|agora|hj),? )*';
const WHO = '(?<who>[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]{3,})?)';
const PART = pattern('i')`
  ^${LED}(?:paguei|dei|mandei|adiantei|passei)(?: (?:mais|outros|s[óo]))* (?<value>${TYPED_AMOUNT}) (?:mais )?(?:pr[ao]|para [oa]|ao?|à) ${WHO}${PAID_NOW}[.!]*$
`;
const REST = pattern('i')`
  ^${LED}(?:paguei|dei|quitei|acertei|mandei) (?:o (?:resto|restante)|o que faltava|tudo) (?:(?:d[oa]|pr[ao]|com [oa]|para [oa]) )?${WHO.replace('{3,}', '{2,}')}${PAID_NOW}[.!]*$
`;
const LEFT = pattern('i')`
  ^(?:(?:e|mas|agora),? )*(?:quanto|qto) (?:(?:que|eu|ainda) )*(?:falta|devo|tenho que pagar)(?: (?:ainda|pagar|acertar))* (?:pr[ao]|para [oa]?|d[oa]|ao?|com [oa]) ?${WHO.replace('{3,}', '{2,}')}\s*[?.]*$
`;
const PRONOUN = /^d?el[ea]$/i;

/** Something of it was paid, and the rest waits. */
const isJob = (bill: Lancamento, { loaded }: Situation): boolean =>
  bill.kind === 'despesa' &&
  loaded
    .entries({ words: bill.description })
    .some(
      ({ status, description, kind }) => status === 'paga' && kind === 'despesa' && description === bill.description,
    );

function jobOf(who: string, situation: Situation): Lancamento | undefined {
  const { bills, lastEntry } = situation.loaded;
  const plain = who.replace(/^d(?=el[ea]$)/i, '');
  const all = bills();
  if (!PRONOUN.test(plain)) {
    const named = billNamed({ kind: 'despesa', description: plain }, all);
    return named !== undefined && isJob(named, situation) ? named : undefined;
  }
  // "Ela", right behind what somebody owes, is not of a job.
  if (lastEntry !== undefined && (lastEntry.kind !== 'despesa' || lastEntry.counterpart !== '')) return undefined;
  const jobs = all.filter((bill) => isJob(bill, situation));
  return (
    jobs.find(({ description }) => description === lastEntry?.description) ?? (jobs.length === 1 ? jobs[0] : undefined)
  );
}

/** Undefined unless a part of it was paid before. */
export function decideJobPaid(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const part = PART.exec(words)?.groups;
  const rest = REST.exec(words)?.groups;
  const who = part?.['who'] ?? rest?.['who'] ?? LEFT.exec(words)?.groups?.['who'];
  const job = who === undefined ? undefined : jobOf(who, situation);
  if (job === undefined) return undefined;
  const date = localDate(situation.asking.said, situation.zone);
  const wholly = editCall(job.id, { status: 'paga', date });
  if (rest !== undefined) return run(wholly);
  if (part === undefined) return askLedger({ op: 'installments_list', merchant: job.description });
  const cents = valueSaid(part['value'] ?? '', situation);
  if (cents === undefined || cents > job.cents) return undefined;
  return run(cents === job.cents ? wholly : payPartOfBill(job, cents, date));
}
decideJobPaid.says = [PART, REST, LEFT];
