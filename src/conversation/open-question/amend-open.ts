// "Corrijo para 79,90?" – "na verdade foi 69,90": applies the correction to the entry awaiting confirmation. Treating
// it as a yes would save the amount the person just called wrong.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Draft } from '../../finance/draft.ts';
import type { EntryChanges } from '../../finance/entry-changes.ts';
import { properName } from '../../language/person/proper-name.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToConfirm } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { countedAnew } from '../money/correction/decide-count-said.ts';
import { withDiscount } from '../money/correction/decide-discount.ts';
import { isBargain, madeFor } from '../money/correction/decide-made-for.ts';
import { tellsOfPart } from '../money/correction/decide-part-of-last.ts';
import { withRestLater } from '../money/correction/decide-rest-later.ts';
import { editCall } from '../money/correction/edit-call.ts';
import { changesOf, correctionIn } from '../money/correction/entry-changes-of.ts';
import { keepOrAsk } from '../money/entry/keep-or-ask.ts';
import { recordCall } from '../money/entry/record-call.ts';
import { valueSaid } from '../money/value-said.ts';
import { moneyQuestion } from '../replies/money-question.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';
import { offeredAct } from './open-question.ts';

/** "Ela devolve sexta", under "você emprestou os 150?": it was lent, and that is the day it comes back. */
const BACK =
  /^(?:(?:e|mas|a[íi]) )*(?:(?:el[ea]s?|[oa] [a-zà-ÿ]+|(?:meu|minha) [a-zà-ÿ]+) )?(?:me |vai |v[ãa]o |s[óo] |fic(?:ou|aram) de |diss[a-zà-ÿ]+ que )*(?:devolv|pag)(?!ou|aram)[a-zà-ÿ]*(?![a-zà-ÿ])/i;
const tellsWhenBack = (entries: readonly Draft[], text: string): boolean =>
  entries.some(({ category, receivable = 0 }) => category === 'dividas' && receivable > 0) && BACK.test(text.trim());

/** @returns undefined when no entry awaits confirmation, or the message corrects nothing in it. */
export function amendOpen(situation: Situation): Decision | undefined {
  const act = offeredAct(situation);
  if (act?.tool !== 'edit_transaction' && act?.tool !== 'record_transaction') return undefined;
  if (paysElse(act, situation.text) || OF_ANOTHER_DAY.test(situation.text.trim())) return undefined;
  if (isOfAnother(act, situation)) return undefined;
  if (act.tool === 'record_transaction' && tellsWhenBack(act.args.entries, situation.text))
    return keepOrAsk(act.args.entries, situation);
  const again = anotherOf(act, situation) ?? toldAgain(act, situation);
  if (again !== undefined) return again;
  const [first, ...more] = act.tool === 'record_transaction' ? act.args.entries : [];
  const one = more.length > 0 ? undefined : first;
  const both = one && (withRestLater(one, situation) ?? withDiscount(one, situation));
  if (both !== undefined) return keepOrAsk([both].flat(), situation);
  const made = first === undefined || more.length > 0 ? undefined : madeFor(situation);
  if (first !== undefined && made !== undefined && isBargain(made.cents, first.cents))
    return keepOrAsk([{ ...first, cents: made.cents }], situation);
  const then = PAID_THEN.exec(situation.text.trim())?.groups?.['value'];
  const paid = then === undefined || first === undefined || more.length > 0 ? undefined : valueSaid(then, situation);
  if (first !== undefined && paid !== undefined && isBargain(paid, first.cents))
    return keepOrAsk([{ ...first, cents: paid }], situation);
  const counted = act.tool === 'record_transaction' ? countedAnew(situation, act.args.entries[0]?.cents) : undefined;
  const changes = counted === undefined ? changesSaid(situation) : { cents: counted };
  // "Não foi 389" of 389 denies it.
  if (act.tool === 'record_transaction' && changes?.cents === act.args.entries[0]?.cents && isFeedback(situation))
    return undefined;
  if (changes === undefined || Object.keys(changes).length === 0) return undefined;
  if (act.tool === 'edit_transaction') {
    const call: ToolCall = { ...act, args: { ...act.args, changes: { ...act.args.changes, ...changes } } };
    return run(call);
  }
  const [only, ...others] = act.args.entries;
  const { status: _, ...told } = changes;
  if (only === undefined || others.length > 0) return undefined;
  const kept = keepOrAsk([{ ...only, ...told }], situation);
  // "As duas foram no débito": the one before it as well.
  const [before] = /(?:os dois|as duas|amb[oa]s)(?![a-zà-ÿ])/i.test(situation.text)
    ? situation.loaded.entries({ last: 1 })
    : [];
  return before === undefined || kept.do !== 'run_tool'
    ? kept
    : { ...kept, calls: [...kept.calls, editCall(before.id, told)] };
}

/** "Então paguei 182", of the 212 asked about. */
const PAID_THEN = pattern('i')`
  ^(?:(?:ent[ãa]o|no fim|a[íi]|e|mas|no final),? )+(?:eu )?(?:paguei|ficou(?: por| em)?|saiu(?: por| em)?|deu) (?:s[óo] )?(?<value>${TYPED_AMOUNT})[.!]*$
`;

/** "O de ontem foi no débito" is about an entry of another day. */
const OF_ANOTHER_DAY = new RegExp(
  `^(?:(?:n[ãa]o|mas|e),? )*[oa] d[ea] (?:ontem|anteontem|${WEEKDAY_NAMES}|manh[ãa]|cedo)(?![a-zà-ÿ])`,
  'i',
);

/** "A Jô pagou no pix" under a question about dona Ivone tells nothing of it. */
const PAID_BY = /^(?:[oa] )(?:dona |seu )?(?<who>[a-zà-ÿ]{2,}) (?:j[áa] )?(?:me )?pagou(?![a-zà-ÿ])/i;

function paysElse(act: ToolCall, text: string): boolean {
  const who = PAID_BY.exec(text.trim())?.groups?.['who'];
  const entries = act.tool === 'record_transaction' ? act.args.entries : [];
  const of = NAMES.exec(text.trim())?.groups?.['of'];
  const [only, ...more] = entries;
  if (of !== undefined && only !== undefined && more.length === 0)
    return !folded(`${only.description ?? ''} ${only.counterpart ?? ''}`).includes(folded(of));
  return (
    who !== undefined &&
    entries.length > 0 &&
    entries.every(
      ({ description = '', counterpart = '' }) =>
        counterpart !== '' && !folded(`${description} ${counterpart}`).includes(folded(who)),
    )
  );
}

/** "A luz deu 210", under "Anoto R$ 540,00 em mercado?": of another thing. */
const NAMES = pattern('i')`
  ^(?:(?:e|mas|j[áa]),? )*[oa] (?<of>(?!(?:valor|total|conta|pre[çc]o|certo|correto|real|ultim|[úu]ltim|primeir|compra|gasto|tudo|
  resto|outr)[a-zà-ÿ]*(?![a-zà-ÿ]))[a-zà-ÿ]{3,}) (?:deu|foi|veio|ficou|custou) (?:(?:de|em|por|s[óo]) )?(?:r\$ ?)?\d
`;

/** "Quarta na Renata 170" under "Anoto R$ 150,00 em seu Paulo?": somebody else, with a value of their own. */
function isOfAnother(act: ToolCall, { text, read }: Situation): boolean {
  const entries = act.tool === 'record_transaction' ? act.args.entries : [];
  const alone = entries.length === 0 || CORRECTS.test(text.trim()) ? undefined : read(text);
  if (alone?.intent !== 'lancamento' || alone.slots.amount_cents === undefined) return false;
  const named = folded(alone.slots.description ?? '')
    .split(' ')
    .filter((word) => word.length >= TELLING);
  const known = folded(
    entries.map(({ description = '', counterpart = '' }) => `${description} ${counterpart}`).join(' '),
  );
  return named.length > 0 && NAMES_SOMEBODY.test(text) && !named.some((word) => known.includes(word));
}
const CORRECTS =
  /^(?:n[ãa]o|na verdade|na vdd|na real|ali[áa]s|opa|ops|errei|foi|foram|era|eram|quer dizer|minto)(?![a-zà-ÿ])/i;
const NAMES_SOMEBODY = /(?:^|\s)\p{Lu}\p{Ll}{2,}/u;

/** "O do Léo foi 274,50" under "Anoto R$ 389,00 em material escolar · Duda?": one more like it, and nothing put right. */
const ANOTHER_OF = pattern('i')`
  ^(?:e )?(?:o|a) (?<whose>d[aeo] (?<name>[a-zà-ÿ]{2,}(?: (?!foi|deu|ficou|custou|saiu)[a-zà-ÿ]{2,})?)),? (?:foi |deu |ficou |custou |saiu )?
  (?<value>${TYPED_AMOUNT})[.!]*$
`;
const OF = / d[aeo]s? .*$/i;

function anotherOf(act: ToolCall, situation: Situation): Decision | undefined {
  const { whose, name = '', value = '' } = ANOTHER_OF.exec(situation.text.trim())?.groups ?? {};
  const [only, ...others] = act.tool === 'record_transaction' ? act.args.entries : [];
  if (whose === undefined || only === undefined || others.length > 0) return undefined;
  const { counterpart, description = '' } = only;
  const cents = valueSaid(value, situation);
  const isSame = folded(`${description} ${counterpart ?? ''}`).includes(folded(name));
  if (cents === undefined || isSame || (counterpart === undefined && !OF.test(description))) return undefined;
  const named =
    counterpart === undefined
      ? { description: `${description.replace(OF, '')} ${whose}` }
      : { counterpart: properName(name) };
  const both = recordCall(only, { ...only, cents, ...named });
  const { asking, zone } = situation;
  const question = moneyQuestion(both, localDate(asking.said, zone));
  return question && askToConfirm(question, both, { yes: 'Sim', no: 'Não' }, asking);
}

const isFeedback = ({ understanding }: Situation): boolean => understanding.intent === 'feedback';

/** "No nubank": not a no. */
const IN_IT = /^\s*no [a-zà-ÿ]{2,}/i;

/** "Não, gastei 43", "não, foi ontem": what is right instead. */
const NO_BUT = pattern('i')`
  ^n[ãa]o,? (?:(?:[ée]|foi|foram|era|eram) (?!n[ãa]o|iss)|(?:gastei|paguei|deu|custou|recebi) (?=(?:r\$ ?)?\d))?
  (?<rest>(?:(?:r\$ ?)?\d|ontem|anteontem|hoje|dia \d|n[ao] |em |d[ea] )[^?]{0,40})$
`;

/** "Na verdade foi dia 10" begins like a yes, and by itself corrects the last entry: here that is the one asked about. */
function changesSaid({ understanding, read, text }: Situation): EntryChanges | undefined {
  if (tellsOfPart(text)) return undefined;
  if (understanding.intent === 'edit_transaction') return changesOf(understanding.slots.changes);
  if (understanding.intent === 'deny' && IN_IT.test(text))
    return correctionIn(`na verdade foi ${text.trim()}`, { read });
  const denies = understanding.intent === 'deny' || understanding.intent === 'feedback';
  const { rest } = (denies && NO_BUT.exec(text.trim())?.groups) || {};
  const put = rest && read(`na verdade foi ${rest}`);
  if (put && put.intent === 'edit_transaction' && put.slots.target === 'last') return changesOf(put.slots.changes);
  if (understanding.intent !== 'confirm') return undefined;
  const alone = read(text);
  return alone.intent === 'edit_transaction' && alone.slots.target === 'last'
    ? changesOf(alone.slots.changes)
    : undefined;
}

/** In letters: shorter words ("com", "pro") say nothing of what it was for. */
const TELLING = 4;

/** "Paguei a excursão da Bia" under "Anoto R$ 35,00 em excursão?": that very entry, with the value it has now. */
function toldAgain(act: ToolCall, situation: Situation): Decision | undefined {
  const alone = act.tool === 'record_transaction' ? situation.read(situation.text) : undefined;
  const [only, ...others] = act.tool === 'record_transaction' ? act.args.entries : [];
  if (alone?.intent !== 'lancamento' || alone.slots.items !== undefined || only === undefined || others.length > 0)
    return undefined;
  const { description = '', amount_cents: cents = only.cents, type, status, date } = alone.slots;
  // Another value on another day is another time of the same.
  const today = localDate(situation.asking.said, situation.zone);
  if (cents !== only.cents && date !== undefined && date !== only.date && date !== today) return undefined;
  // What is paid is not what was put by for it.
  if (only.pending === true && status !== 'pending' && alone.slots.amount_cents !== undefined) return undefined;
  const said = folded(description)
    .split(' ')
    .filter((word) => word.length >= TELLING);
  const same =
    said.length > 0 &&
    said.every((word) =>
      folded(only.description ?? '')
        .split(' ')
        .includes(word),
    );
  if (!same || (type === 'income') !== (only.kind === 'receita') || cents === undefined) return undefined;
  // What was lent is all owed.
  const owed = only.receivable !== undefined && only.receivable === only.cents ? { receivable: cents } : {};
  // "Uns 150" of what was wished for, and 139,90 no débito of what was bought.
  const { approx: _, ...sure } = only;
  const { approx, payment_method: method } = alone.slots;
  const told = cents === only.cents ? only : { ...sure, ...withoutUndefined({ approx }) };
  return keepOrAsk([{ ...told, ...withoutUndefined({ method }), cents, ...owed }], situation);
}
