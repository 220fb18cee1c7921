// "Não, foi 45", "foi ontem", while it is asked what the money was spent on: the draft is put right and the question stays.
// Taken as an answer, it would name the entry "não, foi 45".

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import type { Draft } from '../../finance/draft.ts';
import type { EntryChanges } from '../../finance/entry-changes.ts';
import type { Decision } from '../decision.ts';
import { isSomebody, personMeant } from '../focus/person-meant.ts';
import { wholePaid } from '../money/bills/paid-with.ts';
import { dayTold } from '../money/correction/day-told.ts';
import { countedAnew } from '../money/correction/decide-count-said.ts';
import { partSaid } from '../money/correction/decide-part-of-last.ts';
import { correctionIn } from '../money/correction/entry-changes-of.ts';
import { answeredOtherwise } from '../money/entry/answered-otherwise.ts';
import { firstGap } from '../money/entry/first-gap.ts';
import { keepOrAsk } from '../money/entry/keep-or-ask.ts';
import { valueSaid } from '../money/value-said.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';
import { METHODS } from '../wording/ways-of-paying.ts';
import { askUnanswered } from './ask-unanswered.ts';
import { slotOpen } from './open-question.ts';

const SORRY = `(?:${TAKES_BACK}|(?:(?:isso|eu) )?(?:t[áa]|tava|estava|falei|disse|digitei) errad[oa])`;
const WAS = '(?:foi|foram|era|eram|[ée]|deu|deram|gastei|paguei|recebi|s[ãa]o)';
const DAY = piece`(?:hoje|ontem|anteontem|(?:no |n?a )?(?:${WEEKDAY_NAMES})|dia \d{1,2})`;
const METHOD = `(?:n[oa] |em |com )?(?:${METHODS})`;

/** With an apology whatever follows corrects; without one, only a day or a way of paying. */
const CORRECTS = pattern('i')`
  ^(?:${SORRY}[,.! ]+)+(?:${WAS} )?(?:(?<day>${DAY})[, ]*)?(?:${WAS} )?
  (?:(?<value>${TYPED_AMOUNT})(?<rest>(?: n[oa]s? | d[aeo]s? | em )[a-zà-ÿ].{1,40})?|(?<method>${METHOD}))?[.!]*$
`;
const ONLY_WHEN = new RegExp(`^(?:(?:isso )?(?:foi|era) )?(?:(?<day>${DAY})|(?<method>${METHOD}))[.!]*$`, 'i');
const WAS_VALUE = new RegExp(`^(?:isso )?(?:foi|foram|era|eram) (?<value>${TYPED_AMOUNT})[.!]*$`, 'i');

/** Undefined when no entry is asked about, or the message corrects nothing of it. */
export function amendDraft(situation: Situation): Decision | undefined {
  const { text } = situation;
  const { act, slot } = slotOpen(situation) ?? {};
  if (act?.tool !== 'record_transaction') return undefined;
  const { entries } = act.args;
  const at = firstGap(entries)?.index ?? 0;
  const draft = entries[at];
  if (draft === undefined) return undefined;
  const otherwise = slot === 'category' ? answeredOtherwise(draft, situation) : undefined;
  if (otherwise !== undefined) return keepOrAsk(entries.with(at, otherwise), situation);
  const price =
    slot === 'amount' && draft.kind === 'receita' ? THEIR_PRICE.exec(text.trim())?.groups?.['value'] : undefined;
  const cents = price === undefined ? undefined : valueSaid(price, situation);
  if (cents !== undefined) return keepOrAsk(entries.with(at, { ...draft, cents }), situation);
  const whole = slot === 'amount' ? wholePaid(situation) : undefined;
  if (whole !== undefined) return keepOrAsk(entries.with(at, { ...draft, cents: whole }), situation);
  if (slot === 'amount' && DEPOSIT.test(text.trim()))
    return askUnanswered(situation, ['O sinal você me diz depois. Ao todo, quanto vai ser?']);
  const back = slot === 'payment_method' ? comesBack(draft, situation) : undefined;
  if (back !== undefined) return keepOrAsk([...entries, back], situation);
  const apart = partApart(draft, situation);
  if (apart !== undefined) return keepOrAsk(entries.toSpliced(at, 1, ...apart), situation);
  const counted = countedAnew(situation, draft.cents);
  if (counted !== undefined) return keepOrAsk(entries.with(at, { ...draft, cents: counted }), situation);
  const now = draft.cents === undefined ? undefined : nowCosts(draft, situation);
  if (now !== undefined) return keepOrAsk(entries.with(at, { ...draft, cents: now }), situation);
  // Asked what it cost, a figure is the answer.
  if (slot === 'amount' && !ONLY_WHEN.test(text.trim())) return undefined;
  const said = (CORRECTS.exec(text.trim()) ?? ONLY_WHEN.exec(text.trim()) ?? WAS_VALUE.exec(text.trim()))?.groups;
  const { day, value, rest = '', method } = said ?? {};
  if ((day ?? value ?? method) === undefined || (method !== undefined && slot === 'payment_method')) return undefined;
  const told = rest === '' ? {} : nameIn(rest, draft, situation);
  const changes: EntryChanges = Object.assign(
    {},
    ...[value, day, method].map((part) =>
      part === undefined ? {} : correctionIn(`na verdade foi ${part}`, situation),
    ),
  );
  return Object.keys(changes).length === 0
    ? undefined
    : keepOrAsk(entries.with(at, withShare({ ...draft, ...told, ...changes }, draft)), situation);
}

/** What was owed whole is owed whole at the new value too. */
const withShare = (now: Draft, before: Draft): Draft =>
  before.receivable !== undefined && before.receivable === before.cents && now.cents !== undefined
    ? { ...now, receivable: now.cents }
    : now;

/** A part is no whole. */
const DEPOSIT = pattern(
  'i',
)`^(?:el[ea]s? )?(?:eu )?(?:j[áa] )?(?:me )?(?:deu|deixou|pagou|adiantou|deram|recebi|entrou|peguei) ${TYPED_AMOUNT} (?:de (?:sinal|entrada|adiantamento)|adiantad[oa])[.!]*$`;
/** "Desse valor 120 foi pra loja": that part is an entry of its own, paid like the rest. */
function partApart(draft: Draft, situation: Situation): readonly Draft[] | undefined {
  const { part = '', what = '' } = partSaid(situation.text) ?? {};
  const cents = part === '' ? undefined : valueSaid(part, situation);
  if (cents === undefined || draft.cents === undefined || draft.kind !== 'despesa' || cents >= draft.cents)
    return undefined;
  const named = nameIn(` com ${what}`, draft, situation);
  return named.description === undefined
    ? undefined
    : [
        { ...draft, cents: draft.cents - cents },
        { ...draft, ...named, cents },
      ];
}

/** "Ela me dá mês que vem", while it is asked how it was paid: all of it comes back then. */
const GIVES_BACK = pattern('i')`
  ^(?:(?:e|mas|a[íi]|depois),? )*(?:[oa] |minha |meu )*(?<who>[a-zà-ÿ]{2,20}) (?:vai |ficou de )?me (?:d[áa]r?|paga[r]?|devolve[r]?|passa[r]?|manda[r]?)(?: (?:tudo|isso|depois|s[óo]))*(?: (?<day>(?:n[ao] |em |pr[ao] )?(?:dia \d{1,2}|amanh[ãa]|(?:${WEEKDAY_NAMES})(?:-feira)?|semana que vem|m[êe]s que vem|fim do m[êe]s)))?[.!]*$
`;

function comesBack({ kind, cents, description = 'compra', date }: Draft, situation: Situation): Draft | undefined {
  const { who = '', day } = GIVES_BACK.exec(situation.text.trim())?.groups ?? {};
  if (who === '' || kind !== 'despesa' || cents === undefined || !isSomebody(who)) return undefined;
  const counterpart = personMeant(who, situation, { before: situation.loaded.lastSaid ?? '' });
  const due = day === undefined ? undefined : dayTold(day, situation);
  return {
    ...{ kind: 'receita', category: 'reembolso', description, cents, date: due ?? date, pending: true },
    ...(counterpart === '' ? {} : { counterpart }),
  };
}

/** "Ela vai pagar 150", "por 150", under "quanto vai entrar de coxinhas?". */
const THEIR_PRICE = pattern('i')`
  ^(?:el[ea]s? )?(?:(?:vai|v[ãa]o|ficou de|combinou de) (?:me )?(?:pagar|dar)|(?:me )?paga|por|a|(?:vou )?cobr(?:ei|ar)|ficou|fica|fechei|sai|vai sair)(?: (?:por|a|em))? (?<value>${TYPED_AMOUNT})(?: (?:tudo|no total))?[.!]*$
`;

/** "O da distribuidora eles baixaram pra 2.290", under "em que categoria entra distribuidora?". */
const NOW_COSTS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|mas|e|s[óo] que),? )*[oa] (?:boleto |conta )?(?:d[aeo] )?(?<which>[a-zà-ÿ]{3,}),? (?:el[ea]s? |l[áa] )?(?:me )?
  (?:(?:baix|abaix|diminu|aument|sub|reduz)(?:ou|aram|iu|iram) (?:pr[ao]|para)|(?:na verdade )?(?:foi|é|deu|ficou)(?: por| em)?) (?<value>${TYPED_AMOUNT})[.!]*$
`;

function nowCosts({ description = '' }: Draft, situation: Situation): number | undefined {
  const { which = '', value = '' } = NOW_COSTS.exec(situation.text.trim())?.groups ?? {};
  return which !== '' && folded(description).includes(folded(which)) ? valueSaid(value, situation) : undefined;
}

function nameIn(rest: string, { kind }: Draft, { read }: Situation): Partial<Draft> {
  const told = read(`${kind === 'receita' ? 'recebi' : 'gastei'} 10${rest}`);
  if (told.intent !== 'lancamento' || told.slots.description === undefined) return {};
  const { description, category } = told.slots;
  return { description, ...(category === undefined ? {} : { category }) };
}
