// "A Rose ficou devendo", "o Rui não pagou ainda": the income recorded from that person waits; of several only that share. "Me enganei"
// removes it.

import { DAY_MS } from '../../../domain/durations.ts';
import { folded } from '../../../domain/fold.ts';
import { listed } from '../../../domain/listed.ts';
import { pattern } from '../../../domain/pattern.ts';
import { peopleIn } from '../../../finance/definitions/receivables.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { recordCall } from '../entry/record-call.ts';
import { partNotPaid, SO_MANY } from './part-not-paid.ts';

const NOT_PAID = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|mas|s[óo])[, ]+)*(?:(?:[oa] )?(?:(?:dona|seu) )?[a-zà-ÿ]{2,} (?:j[áa] )?(?:me )?pagou(?: no pix| em dinheiro| tudo| certinho)*(?:,? e|,? mas|,) )?
  (?:[oa] )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:
    (?:ainda )?n[ãa]o (?:me )?(?:pag(?:ou|aram)|depositou|mand(?:ou|aram)|transferiu|fez o pix|acert(?:ou|aram))(?: (?:ainda|n[ãa]o|nada))*|
    (?:ficou|t[áa]|est[áa]) (?:me )?devendo|ficou de (?:me )?(?:pagar|mandar|acertar)(?: depois| outro dia)?
  )(?<wrong>[,. ]+(?:eu )?(?:me enganei|errei|me confundi|foi engano|confundi|falei errado|anotei errado|anotei [àa] toa))?[.!]*$
`;
/** "A Fernanda desmarcou": what was expected of her is not to come. */
const CALLED_OFF = pattern('i')`
  ^(?:(?:ah|opa|ih|e|hoje),? )*(?:[oa] )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:desmarcou|cancelou|desistiu|n[ãa]o vai mais|n[ãa]o vem mais)(?: (?:hoje|amanh[ãa]|comigo|de novo|tudo|a faxina|o servi[çc]o|a encomenda))*[.!]*$
`;

function calledOff({ text, loaded }: Situation): Decision | undefined {
  const who = CALLED_OFF.exec(text.trim())?.groups?.['who'];
  const named = (words: string): boolean => words !== '' && folded(words).includes(folded(who ?? ''));
  const due =
    who === undefined
      ? []
      : loaded.bills().filter((one) => one.kind === 'receita' && (named(one.counterpart) || named(one.description)));
  const [entry, ...others] = due;
  if (entry === undefined || others.length > 0) return undefined;
  return run({ tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } });
}

/** An entry older than this may be an earlier payment, which was made. */
const SAME_DAY_MS = DAY_MS;

/** Undefined when nothing from that person was recorded within a day. */
export function decideNotPaid(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const off = calledOff(situation);
  if (off !== undefined) return off;
  const { who, wrong } = NOT_PAID.exec(text.trim())?.groups ?? {};
  if (who === undefined) return undefined;
  const part = wrong === undefined ? partNotPaid(who, situation) : undefined;
  // "Uma" is the name of no entry.
  if (part !== undefined || SO_MANY.test(who)) return part;
  const entry = loaded
    .entries({ words: who })
    .find((one) => one.kind === 'receita' && one.status === 'paga' && asking.now - one.recordedAt <= SAME_DAY_MS);
  if (entry === undefined) return undefined;
  const pointer = { ids: [entry.id] };
  const people = peopleIn(entry.counterpart);
  const named = people.find((name) => folded(who).includes(folded(name)) || folded(name).includes(folded(who)));
  if (people.length < 2 || named === undefined) {
    const removed = { tool: 'remove_transaction', args: { pointer } } as const;
    // What was not earned by anything told is no longer expected either.
    const { cents, category, description, counterpart, date } = entry;
    const loan = category === 'dividas' || category === 'reembolso';
    const waits = wrong === undefined && !loan && counterpart !== '' && folded(description) !== folded(counterpart);
    return waits
      ? run(removed, recordCall({ kind: 'receita', cents, category, description, counterpart, date, pending: true }))
      : run(removed);
  }
  // One of several: the share of that one waits, the others have paid.
  const share = Math.round(entry.cents / people.length);
  const others = listed(people.filter((name) => name !== named));
  const { category, description } = entry;
  const date = localDate(asking.said, zone);
  const owed = {
    kind: 'receita',
    cents: share,
    category,
    description,
    counterpart: named,
    date,
    pending: true,
  } as const;
  return run(
    { tool: 'edit_transaction', args: { pointer, changes: { cents: entry.cents - share, counterpart: others } } },
    recordCall(owed),
  );
}
decideNotPaid.says = [NOT_PAID, CALLED_OFF];
