// "Paguei a outra", "já paguei a de 70", "ele mandou", "o outro também pagou", "os dois já pagaram": which of what waits is paid. A name alone is
// read as before, but where nothing besides says that it is money.

import type { LocalDate } from '../../../domain/dates.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { folded } from '../../../domain/fold.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { actOnMeant } from '../../focus/act-on-meant.ts';
import { type Pointing, pointingIn } from '../../focus/pointing.ts';
import { resolve, type Thing } from '../../focus/resolve.ts';
import { toCome, toPay } from '../../focus/what-waits.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { dayTold } from '../correction/day-told.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { debtPayment } from './debt-payment.ts';

const OPENS = '(?:(?:e|a[íi]|ah|hoje|ontem|agora|eu|pronto|sim|opa|j[áa]),? )*';
const I_PAID = pattern('i')`
  ^${OPENS}(?:paguei|quitei|acertei|devolvi|mandei|fiz o pix) (?:pr(?=[oa] )|pra (?=el)|com |n(?=[oa]s? ))?(?<what>el[ea]s?|[oa]s? [^,.;:?!]{1,30}?)${PAID_NOW}[.!]*$
`;
const IS_PAID = pattern('i')`
  ^${OPENS}(?<what>[oa]s? [^,.;:?!]{1,30}?),? (?:eu )?(?:j[áa] )?(?:foi |foram |t[áa] |t[ãa]o |est[áa] )?(?:paguei|quitei|pag[oa]s?|quitad[oa]s?)${PAID_NOW}[.!]*$
`;
const NTH = '(?:primeir|segund|terceir|quart|quint|[úu]ltim|outr)[oa]';
const ALSO = piece`(?: (?:tamb[ée]m|tb|tbm|tudo|hoje|agora|j[áa]|certinho|o pix|no pix|a parte del[ea]s?))*`;
const THEY_PAID = pattern('i')`
  ^${OPENS}(?<what>el[ea]s?|ambos|ambas|tod[oa]s|[oa]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:(?:j[áa]|tb|tamb[ée]m|me) )*
  (?:pag(?:ou|aram)|devolv(?:eu|eram)|acert(?:ou|aram)|quit(?:ou|aram)|(?<sent>mand(?:ou|aram)|deposit(?:ou|aram)|transfer(?:iu|iram)|fez o pix))${ALSO}[.!]*$
`;
const THEY_TOO = /^(?:e )?(?<what>el[ea]s?|[oa]s? outr[oa]s?) (?:tamb[ée]m|tb|tbm)[.!]*$/i;

/** "Paguei 50 do segundo", "o outro pagou só 30": so much of it. */
const IN_PART = pattern('i')`
  ^${OPENS}(?:(?:paguei|dei|mandei|devolvi) (?:s[óo] )?(?<paid>${TYPED_AMOUNT}) (?:pr|d|pr?a?ra )(?<mine>[oa] ${NTH})|(?<theirs>[oa] ${NTH}) (?:(?:j[áa]|me|s[óo]) )*(?:pagou|deu|mandou|devolveu) (?:s[óo] )?(?<came>${TYPED_AMOUNT}))${PAID_NOW}[.!]*$
`;

const tellsApart = ({ place, other, count, pronoun }: Pointing): boolean =>
  (place ?? other ?? count ?? pronoun) !== undefined;

/** "O segundo" is of the lines on the screen, where all stand in the last reply. */
function asShown<T>(pool: readonly Thing<T>[], { loaded }: Situation): readonly Thing<T>[] {
  const reply = folded(loaded.lastReply()?.text ?? '');
  const shown = pool.map((one) => ({ ...one, at: reply.indexOf(folded(one.who ?? one.called)) }));
  return shown.every(({ at }) => at >= 0) ? shown : pool;
}

function iPaid(what: string, situation: Situation): Decision | undefined {
  const said = pointingIn(what, (day) => dayTold(day, situation) as LocalDate | undefined);
  if (!tellsApart(said) && (said.cents ?? said.date) === undefined) return undefined;
  const pools = toPay(situation).map((pool) => asShown(pool, situation));
  return actOnMeant(resolve(said, pools), 'Qual você pagou?', situation);
}

function theyPaid(what: string, sent: boolean, situation: Situation): Decision | undefined {
  const said = pointingIn(what, () => undefined);
  // "O João pagou" is read by what he owes; "o João mandou" may be of anything, unless he owes.
  if (!tellsApart(said) && !(sent && said.words.length > 0)) return undefined;
  const waits = toCome(situation, sent ? situation.asking.now - DAY_MS : 0);
  const meant = resolve(said, [waits]);
  // Of several that one of them owes, as before.
  return meant.is === 'which' && !tellsApart(said) ? undefined : actOnMeant(meant, 'Quem pagou?', situation);
}

function inPart(situation: Situation): Decision | undefined {
  const { theirs, came, mine = theirs, paid = came } = IN_PART.exec(situation.text.trim())?.groups ?? {};
  const cents = paid === undefined ? undefined : valueSaid(paid, situation);
  if (mine === undefined || cents === undefined) return undefined;
  const pools = theirs === undefined ? toPay(situation) : [toCome(situation)];
  const meant = resolve(
    pointingIn(mine, () => undefined),
    pools.map((pool) =>
      asShown(pool, situation).flatMap((one) => (one.who === undefined ? [] : [{ ...one, of: one.who }])),
    ),
  );
  if (meant.is !== 'one') return undefined;
  const { one: counterpart } = meant;
  return run(
    theirs === undefined
      ? recordCall(debtPayment(counterpart, cents, localDate(situation.asking.said, situation.zone)))
      : { tool: 'settle_split', args: { counterpart, cents } },
  );
}

/** Undefined when nothing of what waits is meant. */
export function decideOneSettled(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  if (situation.loaded.pointedAt !== undefined) return undefined;
  const part = inPart(situation);
  if (part !== undefined) return part;
  const mine = (I_PAID.exec(text) ?? IS_PAID.exec(text))?.groups?.['what'];
  const paid = mine === undefined ? undefined : iPaid(mine, situation);
  if (paid !== undefined) return paid;
  const { what, sent } = THEY_PAID.exec(text)?.groups ?? {};
  if (what !== undefined) return theyPaid(what, sent !== undefined, situation);
  const too = THEY_TOO.exec(text)?.groups?.['what'];
  const { lastSaid = '', wroteLast } = situation.loaded;
  return too === undefined || !wroteLast() || !THEY_PAID.test(lastSaid.trim())
    ? undefined
    : theyPaid(too, false, situation);
}
decideOneSettled.says = [IN_PART, I_PAID, IS_PAID, THEY_PAID, THEY_TOO];
