// The decision for each money intent: entries, facts about money, and questions.

import { CLOSE } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import { keepWords } from '../../planner/save-calls.ts';
import { decideProfile } from '../account/decide-profile.ts';
import { run, say } from '../decided.ts';
import type { IntentTable } from '../intent-table.ts';
import { notUnderstood, offerNote } from '../plan/offer-note.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { decideStudy } from '../study/decide-study.ts';
import { isOfNoMoney } from '../study/of-no-money.ts';
import { ANSWERABLE, SURE } from '../sure.ts';
import { decideEditEntry, decideRemoveEntry } from './correction/decide-correct.ts';
import { decideAccount, decideBudget, decideExport, decideGoal, decideSettle, decideTeach } from './decide-told.ts';
import { decideRecord } from './entry/decide-record.ts';
import { askIfOnce } from './goals/ask-if-once.ts';
import { decideOwed } from './owing/decide-owed.ts';
import { decideQuestion } from './questions/decide-question.ts';
import { decideTwoPeriods } from './questions/decide-two-periods.ts';
import { decideRecurring } from './recurring/decide-recurring.ts';

/** "Viola da dona Iná: trincou o tampo, orçamento 380": a price quote, not a budget. */
const QUOTED = /^[^:,]{3,60}:\s[^:]*\bor[çc]amento\b/i;

const quoteArgs = ({ asset, amount_cents }: SlotsOf<'quote'>) => ({
  asset,
  ...(amount_cents === undefined ? {} : { amount: amount_cents / 100 }),
});

/** "Tenho 2 mil guardado": what is put by counts as reserve, wherever it is; "100 mil investidos" as invested. */
function putBy(slots: SlotsOf<'account_set'>, text: string): SlotsOf<'account_set'> {
  const { account, kind, balance_cents } = slots;
  if (balance_cents === undefined) return slots;
  if (INVESTED.test(text) && account !== 'poupanca' && (kind === 'checking' || account === undefined))
    return { ...slots, account: account ?? 'investimentos', kind: 'investment' };
  return account === undefined && PUT_BY.test(text) ? { ...slots, account: 'reserva', kind: 'savings' } : slots;
}
const INVESTED = /(?<![a-zà-ÿ])(?:(?:investid|aplicad)[oa]s?|investimentos?)(?![a-zà-ÿ])/i;
const PUT_BY = /(?<![a-zà-ÿ])(?:guardad|poupad|juntad|economizad)[oa]s?(?![a-zà-ÿ])/i;

/** "E se eu conseguisse 1200?", "e um de 35 mil?": nothing in it can be counted. */
const namesNothing = ({ op, type: _, ...said }: SlotsOf<'simplista'>, { text }: Situation): boolean =>
  op === 'list' && Object.keys(said).length === 0 && GOES_ON.test(text.trim()) && !NAMES_MONEY.test(text);
const GOES_ON = /^(?:(?:t[áa]|ok|certo|mas|hum),? )*e (?=[a-zà-ÿ]|\d)/i;
const NAMES_MONEY = /gast|despes|compr|entrad|receb|ganh|sa[íi]d|paguei|lan[çc]ament|m[êe]s|semana|hoje|ontem/i;

const COUNTED_GOAL =
  /\d (?:acertos?|quest[õo]es|p[áa]ginas|cap[íi]tulos|livros|filmes|treinos|pontos|km|quil[ôo]metros|passos|horas|simulados|copos|kg|quilos)(?![a-zà-ÿ])/i;
const MOMENT_TOLD = /(?<!\d)\d{1,2}(?:h\d{0,2}|:\d{2})(?!\d)|(?<![a-zà-ÿ])dia \d{1,2}(?![\d/])/i;
const ASKS_OF_MONEY =
  /\?|quant|qto|qual|quem|como|gast|receb|ganh|entr|total|saldo|sobr|pag|compar|m[êe]s|semana|extrato|resum|mostra|ver |list|^e |tenho|fatura|cart[ãa]o|vend|lucr|desde|at[ée]/i;

/** A remark that looks less than this like a question. */
const REMARKED = 0.5;
const ASKS = /\?|quant|qto|qual|quem|como|quando|total|saldo|sobr|extrato|resum|gast|despes|receb|ganh/i;

/** "Me conta algo bom": the verb, and no account. */
const TELL_ME = /(?<![a-zà-ÿ])(?:me )?cont[ae] (?:algo|alguma|uma?|novidades?|tudo|do seu)(?![a-zà-ÿ])/i;

/** "Limite do cartão é 2000", when one card is known. */
function ofOnlyCard(slots: SlotsOf<'account_set'>, { contas }: Situation['loaded']): SlotsOf<'account_set'> {
  if (slots.kind !== 'card' || (slots.account !== undefined && slots.account !== 'cartao')) return slots;
  const [only, ...others] = contas().filter(({ value }) => value.kind === 'cartao');
  return only === undefined || others.length > 0 ? slots : { ...slots, account: only.value.slug };
}

/** "O cartão dela fecha dia 20": no name of a card. */
const PRONOUN = /^d?el[ea]s?$/i;
const OF_OTHERS = pattern('i')`
  (?<![a-zà-ÿ])(?:cart[ãa]o|fatura) d(?:el[ea]s?|[ao] (?:minha|meu) (?:${CLOSE}))(?![a-zà-ÿ])
`;

export const MONEY_INTENTS = {
  lancamento: ({ slots }, situation) => decideRecord(slots, situation),
  edit_transaction: ({ slots }, situation) => decideEditEntry(slots, situation),
  undo_transaction: ({ slots }, situation) => decideRemoveEntry(slots, situation),
  budget_set: ({ slots }, situation) =>
    QUOTED.test(situation.text)
      ? run(keepWords(situation.text))
      : (askIfOnce(slots, situation) ?? decideBudget(slots, situation.text)),
  // "Meta 80 acertos" is of no money.
  goal_set: ({ slots }, situation) =>
    COUNTED_GOAL.test(situation.text) ? offerNote(situation.text.trim(), '', situation) : decideGoal(slots, situation),
  recurring_set: ({ slots }, situation) => decideRecurring(slots, situation),
  account_set: ({ slots }, { text, loaded }) =>
    PRONOUN.test(slots.account ?? '') || OF_OTHERS.test(text)
      ? say(phrases.cardOfOthers)
      : decideAccount(ofOnlyCard(putBy(slots, text), loaded)),
  debt_set: ({ slots }, situation) => decideOwed(slots, situation),
  // "Trabalho de história pra entregar dia 23" is no trade.
  profile_set: ({ slots }, situation) =>
    /^trabalho .*(?:entreg|(?:pra|at[ée]|dia) )/i.test(situation.text.trim()) && situation.reading.future.length > 0
      ? offerNote(situation.text.trim(), '', situation)
      : decideProfile(slots, situation),
  category_teach: ({ slots }, situation) => decideTeach(slots, situation),
  split_settle: ({ slots }, situation) => decideSettle(slots, situation),
  export: ({ slots }, situation) => decideExport(slots, situation),
  quote: ({ slots }) => run({ tool: 'market_quote', args: quoteArgs(slots) }),
  simplista({ slots, rule, confidence }, situation) {
    // "Já tomei o remédio" is a remark, not a question whether something was paid.
    if (rule === 'other.remark' && slots.op === 'paid_check') return say(phrases.smalltalk);
    if (namesNothing(slots, situation))
      return say(situation.loaded.justStudied ? phrases.cannotVary : phrases.beyondReach);
    // "Saída 5h da manhã", "saímos dia 19 à noite": when something is, and nothing asked.
    if (confidence <= SURE && MOMENT_TOLD.test(situation.text) && !ASKS_OF_MONEY.test(situation.text))
      return notUnderstood(situation);
    // "É da Bia", "e Ozark": a remark that nothing was asked before is no question of what was spent.
    if (
      rule === 'other.remark' &&
      confidence < REMARKED &&
      !ASKS.test(situation.text) &&
      situation.loaded.asked().length === 0
    )
      return notUnderstood(situation);
    return confidence < ANSWERABLE || (TELL_ME.test(situation.text) && !NAMES_MONEY.test(situation.text))
      ? notUnderstood(situation)
      : (decideTwoPeriods(situation) ?? decideQuestion(slots, situation.text));
  },
  complexa: (meant, situation) =>
    isOfNoMoney(situation)
      ? offerNote(situation.text, '', situation)
      : meant.confidence < ANSWERABLE
        ? notUnderstood(situation)
        : decideStudy(meant, situation),
} satisfies Partial<IntentTable>;
