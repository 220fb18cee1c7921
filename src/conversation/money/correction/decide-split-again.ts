// "Refaz a conta pra 4", behind something divided: the total of the message before among so many, and no price of 4.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';

const AGAIN = pattern('i')`
  ^(?:(?:e|agora|ent[ãa]o|pode|mas|ent),? )*(?:refaz|refa[çc]a|refazer|recalcula|recalcule|calcula de novo|faz de novo|divide de novo)
  (?: (?:a|essa) (?:conta|divis[ãa]o)| isso)? (?:pr[ao]|para|por|com|em|entre) (?<count>\d{1,2}|${spelledCounts(2, 10)})(?: pessoas)?[.!]*$
`;
const SHARED = /(?<![a-zà-ÿ])(?:divid|rach|repart|somos|[ée]ramos|cada)|÷/i;
const TOTAL = new RegExp(`(?<total>${TYPED_AMOUNT})`, 'i');

/** "Menos 12 que é só meu", behind something divided: divided without it. */
const ONLY_MINE = pattern('i')`
  ^(?:(?:e|mas|ah|s[óo] que|menos|tira|desconta|tirando|sendo que),? )*(?:os )?(?<value>${TYPED_AMOUNT}) (?:disso |del[ea] |da[íi] )?(?:que )?(?:(?:[ée]|era|foi|foram|s[ãa]o|eram) )?(?:coisas? )?(?:s[óo] )?(?:meu|minha|meus|pra mim)(?: s[óo])?[.!]*$
`;
const DIVIDED = /de R\$\s(?<total>[\d.]+,\d\d) divididos por (?<count>\d+)/u;

function withoutMine(situation: Situation): Decision | undefined {
  const value = ONLY_MINE.exec(situation.text.trim())?.groups?.['value'];
  const { lastEntry: last, lastReply, wroteLast } = situation.loaded;
  const { total, count } = DIVIDED.exec(lastReply()?.text ?? '')?.groups ?? {};
  const mine = value === undefined ? undefined : valueSaid(value, situation);
  if (mine === undefined || total === undefined || last?.kind !== 'despesa' || !wroteLast()) return undefined;
  const whole = typedCents(total);
  const own = mine + Math.ceil((whole - mine) / Number(count));
  if (mine >= whole) return undefined;
  return run(editCall(last.id, { cents: own, ...(last.receivable > 0 ? { receivable: whole - own } : {}) }));
}

/** "Internet 120 tb dividida", behind what four share: by as many. */
const TOO =
  /^(?<what>[a-zà-ÿ][^?]{2,30}? (?:r\$ ?)?\d[\d.,]*),? (?:(?:tb|tbm|tamb[ée]m)(?: (?:é|foi|[ée] pra))? (?:dividid[oa]|rachad[oa]|dividir|rachar|divide|racha)|(?:dividid[oa] )?(?:do|no) mesmo jeito|na mesma divis[ãa]o|dividid[oa] igual)[.!]*$/i;

function sharedToo(situation: Situation): Decision | undefined {
  const { body } = situation.message;
  const what = TOO.exec((body.kind === 'text' ? body.text : situation.text).trim())?.groups?.['what'];
  const ways = situation.loaded.spoken().map(({ text }) => WAYS.exec(text)?.groups?.['count']);
  const count = ways.findLast((one) => one !== undefined);
  const told = what && count ? reworded(situation, `${what} dividido por ${countSaid(count)}`) : undefined;
  return told?.understanding.intent === 'lancamento' ? decideRecord(told.understanding.slots, told) : undefined;
}
const WAYS = pattern('i')`
  (?:divid[a-zà-ÿ]*|rach[a-zà-ÿ]*|somos|[ée]ramos|moramos)(?: (?:em|por|entre|pra))? (?<count>\d{1,2}|${spelledCounts(2, 10)})(?![\d,.])
`;

/** Undefined when the words ask for no division. */
export function decideSplitAgain(situation: Situation): Decision | undefined {
  const less = withoutMine(situation) ?? sharedToo(situation);
  if (less !== undefined) return less;
  const count = countSaid(AGAIN.exec(situation.text.trim())?.groups?.['count'] ?? '');
  if (count === undefined || count < 2) return undefined;
  const { lastSaid = '', lastEntry: last, wroteLast } = situation.loaded;
  const cents = SHARED.test(lastSaid) ? valueSaid(TOTAL.exec(lastSaid)?.groups?.['total'] ?? '', situation) : undefined;
  if (cents === undefined) return say(phrases.whichTotal);
  const told = reworded(situation, lastSaid.replace(/\d{1,2}(?=\D*$)/u, String(count)));
  const { intent, slots } = told.understanding;
  if (!wroteLast() && intent === 'lancamento' && slots.split !== undefined && slots.missing === undefined)
    return decideRecord(slots, told);
  const share = Math.ceil(cents / count);
  if (!wroteLast()) return say({ text: [reais(cents), ` ÷ ${count} = `, { bold: reais(share) }, ' cada.'] });
  if (last?.kind !== 'despesa' || last.receivable > 0) return say(phrases.whichTotal);
  return run(editCall(last.id, { cents: share }));
}
decideSplitAgain.says = [AGAIN, ONLY_MINE, TOO];
