// Facts about money that are not entries (accounts, budgets, goals, debts), as the call that saves them. A required
// amount that is missing is asked for, never assumed.

import { HOUR_MS } from '../../domain/durations.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Told } from '../../domain/told.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { fitsKind } from '../../finance/category-labels.ts';
import { namesCategory } from '../../finance/category-nouns.ts';
import { contaSlug, kindOfSlug } from '../../finance/conta.ts';
import type { Reading } from '../../language/reading/reading.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import { exportEverything } from '../account/export-everything.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { whoOwes } from '../focus/person-meant.ts';
import { localDate } from '../local-time.ts';
import { offerNote } from '../plan/offer-note.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { entradaPart } from './goals/entrada-part.ts';
import { debtRate, impliedRate } from './owing/debt-rate.ts';
import { debtTerms } from './owing/debt-terms.ts';
import { topicIn } from './questions/topics-in.ts';

const tell = (told: Told): Decision => run({ tool: 'tell_money', args: { told } });
const needs = (reply: (typeof phrases)['howMuchBudget']): Decision => say(reply);

/** "200 pra material": a thing of no category is not all that is spent. */
const NAMED_BEHIND = pattern('i')`
  \d[\d.,]*(?: (?:mil|reais|conto|contos|pila))?(?: por m[êe]s| mensa(?:l|is)| por semana| por dia)? (?:
    pr[ao]s?|para(?: [oa]s?)?|com(?: [oa]s?)?|em
  ) (?:(?:gastar|gastos?) (?:com |em )?)?(?!
    (?:o |a |esse |este |cada |todo )?(?:m[êe]s|semana|dia|ano)(?![a-zà-ÿ])|
    (?:tudo|tod[oa]s?|total|geral|casa|gastar|gente|mim|cart[ãa]o|cr[ée]dito|eu|n[ãa]o)(?![a-zà-ÿ])
  )(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: (?:por|ao|no|este|esse|nesse|neste) (?:m[êe]s|semana|dia))?[.!]*$
`;

/** "Pra isso", where nothing was spoken of. */
const POINTED = /^(?:n?isso|el[ea]|ess[ea])$/i;

/** In centavos; asks the amount when it is missing. Without category or name it covers all spending. */
export function decideBudget(
  { amount_cents, category, merchant: named, period = 'monthly' }: SlotsOf<'budget_set'>,
  text = '',
): Decision {
  const merchant = named ?? (category === undefined ? NAMED_BEHIND.exec(text)?.groups?.['name'] : undefined);
  if (amount_cents === undefined || amount_cents <= 0) return needs(phrases.howMuchBudget);
  if (POINTED.test(merchant ?? '')) return needs(phrases.whatBudget);
  // "Com lanche e comida na rua", "pra roupa": two things of one category, or its own name, mean the category.
  const several = merchant !== undefined && folded(text).includes(`${folded(merchant)} e `);
  if (category !== undefined && (several || (merchant !== undefined && namesCategory(merchant, category))))
    return decideBudget({ amount_cents, category, period });
  const key = merchant === undefined ? (category ?? 'total') : folded(merchant);
  const covers = merchant === undefined ? (category === undefined ? {} : { category }) : { words: merchant };
  return tell({ kind: 'orcamento', key, value: { cents: amount_cents, pace: period, ...covers } });
}

/** "Meta de vender 15 mil": a target for income, not for savings. */
const TO_EARN = pattern('u')`
  \b(?:metas?|objetivos?)\b(?!.*\b(?:juntar|guardar|poupar|economizar|reserva)\b).*
  \b(?:vend(?:er|as?)|fatur(?:ar|amento)|lucr(?:ar|o)|ganhar|receber|apurar|corridas?|entregas?)\b
`;

/** "Meta de juntar 1500 pra trocar o pneu": the purpose comes later in the sentence. */
const SAVING = /^(?:juntar|guardar|poupar|economizar)$/i;
const WHAT_FOR =
  /\d.*? (?:pr[ao]|para(?: [oa])?) (?!(?:fim|final|m[êe]s|ano)(?![a-zà-ÿ]))([a-zà-ÿ][a-zà-ÿ ]{1,40}?)[.!]*$/i;

const TO_EARN_WORDS = 'Minhas metas são de juntar. Para uma de ganhar, me diga assim: “quero faturar 5 mil por mês”.';

/** "Meta de 250 por dia": of a day's takings or of a day's savings, and neither has a total to reach. */
const DAILY = /\b(?:por|ao|cada|todo) dia\b|\bdiari[ao]s?\b/u;
/** "Meta de gastar só 50 por dia": a ceiling. */
const TO_SPEND = /\b(?:meta|objetivo)\b.{0,12} gastar\b/u;
const DAILY_WORDS =
  'Minhas metas são de juntar, com um total ou por mês; por dia eu ainda não acompanho. Para ver o dia, pergunte “quanto recebi hoje?” ou “quanto gastei hoje?”.';

/** A span is the name of no goal. */
const OF_SPAN = /^(?:semana|m[êe]s|dia|hoje|ano)(?: [ée]h?)?$/i;

/** In centavos; asks the amount when it is missing. A ceiling told as a goal becomes a budget. */
export function decideGoal({ amount_cents, name, due, period }: SlotsOf<'goal_set'>, situation: Situation): Decision {
  const { asking, zone, text } = situation;
  if (TO_EARN.test(folded(text))) return offerNote(text, TO_EARN_WORDS, situation);
  if (amount_cents === undefined || amount_cents <= 0) return needs(phrases.howMuchGoal);
  if (TO_SPEND.test(folded(text)))
    return decideBudget({ amount_cents, period: DAILY.test(folded(text)) ? 'daily' : (period ?? 'monthly') });
  if (DAILY.test(folded(text)) && due === undefined) return offerNote(text, DAILY_WORDS, situation);
  // "Meta da semana é 1.200", of whoever lives from what a day brings.
  if (OF_SPAN.test(name ?? '') && situation.loaded.trade() !== undefined)
    return offerNote(text, TO_EARN_WORDS, situation);
  const label =
    (name !== undefined && SAVING.test(name) ? WHAT_FOR.exec(text)?.[1] : undefined) ??
    (POINTED.test(name ?? '') || OF_SPAN.test(name ?? '') ? undefined : name?.replace(/ [ée]h?$/i, '')) ??
    (period === 'monthly' ? 'guardar' : 'juntar');
  const since = localDate(asking.said, zone);
  const value = {
    name: label,
    cents: entradaPart(text, amount_cents),
    since,
    ...withoutUndefined({ due, pace: period }),
  };
  return tell({ kind: 'meta', key: folded(label), value });
}

/** One call for the conta, and one more for a balance that was told. */
export function decideAccount(slots: SlotsOf<'account_set'>): Decision {
  const { account, kind = 'checking', balance_cents, closing_day, due_day, limit_cents } = slots;
  const isCard = kind === 'card' || closing_day !== undefined || due_day !== undefined || limit_cents !== undefined;
  const slug =
    account ?? (isCard ? 'cartao' : kind === 'savings' ? 'poupanca' : kind === 'cash' ? 'carteira' : 'conta');
  const contaKind = isCard
    ? 'cartao'
    : kind === 'cash'
      ? 'carteira'
      : kind === 'savings'
        ? 'poupanca'
        : kind === 'investment'
          ? 'investimento'
          : kindOfSlug(slug);
  return run({
    tool: 'set_account',
    args: {
      slug: contaSlug(slug),
      kind: contaKind,
      ...withoutUndefined({
        balanceCents: balance_cents,
        closingDay: closing_day,
        dueDay: due_day,
        limitCents: limit_cents,
      }),
    },
  });
}

/** "Uma dívida com o Inter", "acordo no Serasa". */
const OWED_TO =
  /(?<![a-zà-ÿ])(?:d[íi]vida|acordo) (?:com|n[ao]|d[ao]) (?:[oa] )?((?:cart[ãa]o (?:(?!de )(?:d[ao] )?[a-zà-ÿ]{3,})?|[a-zà-ÿ]{3,}))/i;
const NO_NAME = /^(?:juros|dividas?|acordo|minimo)$/u;

const NO_PARCELS = /(?<![\d.,])0 ?(?:x|vezes|parcelas)(?![a-zà-ÿ])/i;

/** In centavos; the instalment alone does not say what is owed, which is then asked. */
export function decideDebt(
  slots: SlotsOf<'debt_set'>,
  { text, figures }: Reading,
  sure: { readonly confirmed?: boolean } = {},
): Decision {
  const { creditor, monthly_rate, installments, paid } = slots;
  // "Sem juros" and "uma dívida com o Nubank" describe the debt; they are not its name.
  const description = NO_NAME.test(folded(slots.description ?? '')) ? undefined : slots.description;
  const { owed, parcela, kind } = debtTerms(figures);
  const installment_cents = slots.installment_cents ?? parcela;
  // "Um empréstimo de 9 mil, parcela de 320": the last amount is the monthly payment, not the debt.
  const amount_cents = slots.amount_cents === parcela ? owed : slots.amount_cents;
  // The name of a person keeps its capital.
  const isCreditor = creditor !== undefined && folded(creditor) === folded(description ?? '');
  const begins = creditor !== undefined && !isCreditor && folded(description ?? '').startsWith(`${folded(creditor)} `);
  const owedTo = creditor ?? OWED_TO.exec(text)?.[1];
  const whose = begins ? `${creditor}${description?.slice(creditor.length)}` : undefined;
  const name = (isCreditor ? creditor : whose) ?? description ?? owedTo ?? kind ?? 'dívida';
  const cents = amount_cents ?? (installments ?? 0) * (installment_cents ?? 0);
  if (cents <= 0) return needs(phrases.howMuchDebt);
  if (NO_PARCELS.test(text)) return say(phrases.noParcels);
  const rate = debtRate(monthly_rate, figures, sure);
  if (rate?.kind === 'unlikely') return say(phrases.unlikelyRate(rate.percent));
  const free = /\bsem juros?\b/i.test(text) ? 0 : undefined;
  const inside =
    amount_cents === undefined || installments === undefined || installment_cents === undefined || paid !== undefined
      ? undefined
      : impliedRate(amount_cents, installment_cents, installments);
  const value = withoutUndefined({
    name,
    cents,
    monthlyRate: rate?.percent ?? free ?? inside,
    parcelas: installments,
    parcelaCents: installment_cents,
    paid,
  });
  return tell({ kind: 'divida', key: folded(name), value });
}

/** "Uber sempre é trabalho": what it is for, not that a ride is a salary. */
const FOR_WORK = /\b(?:trabalho|trampo|servico|empresa|firma)[.! ]*$/u;

/** Where an entry goes when its category was asked and not told. */
const UNFILED: ReadonlySet<string> = new Set(['outros', 'outras_receitas']);

/** Told within this, the category is of what was just recorded as well. */
const JUST_TOLD_MS = HOUR_MS;

/** From the next entry on; of those before, the newest that nobody had filed yet, or that was just recorded, goes there as well. */
export function decideTeach(
  { merchant, category }: SlotsOf<'category_teach'>,
  { text, loaded, asking }: Pick<Situation, 'text' | 'loaded' | 'asking'>,
): Decision {
  if (category === 'salario' && FOR_WORK.test(folded(text))) return say(phrases.noWorkCategory);
  const unfiled = loaded
    .entries({ words: merchant })
    .find(
      ({ category: before, description, recordedAt }) =>
        folded(description) === folded(merchant) &&
        (UNFILED.has(before) || (before !== category && asking.now - recordedAt <= JUST_TOLD_MS)),
    );
  if (unfiled !== undefined && fitsKind(category, unfiled.kind === 'receita' ? 'receita' : 'despesa'))
    return run({
      tool: 'edit_transaction',
      args: { pointer: { ids: [unfiled.id] }, changes: { category }, place: merchant },
    });
  return tell({ kind: 'categoria', key: folded(merchant), value: { words: merchant, category } });
}

/** Without an amount everything that person owes; asks who, when nobody is named. */
export function decideSettle(
  { counterpart: said, amount_cents }: SlotsOf<'split_settle'>,
  situation: Situation,
): Decision {
  const pronoun = said === undefined || /^el[ea]$/i.test(said);
  const counterpart = pronoun ? whoOwes(situation) : said;
  if (counterpart === undefined) return needs(phrases.whoPaid);
  return run({
    tool: 'settle_split',
    args: { counterpart, ...(amount_cents === undefined ? {} : { cents: amount_cents }) },
  });
}

const EXPORT_KINDS: Readonly<Record<string, 'despesa' | 'receita'>> = { expense: 'despesa', income: 'receita' };

const NOT_TOPIC = pattern('gi')`
  (?<![a-zà-ÿ])(?:
    exporta(?:r|do|dos)?|exporte|manda|mande|gera|gerar|baixa|baixar|faz|quero|preciso|me|uma?|em|num|formato|arquivo|
    planilha|excel|xlsx?|csv|pdf|tudo|tod[oa]s?|s[óo]|meus?|minhas?|gastos?|despesas?|entradas?|receitas?|
    lan[çc]amentos?|extrato|por favor|pra mim|aqui|a[íi]|d[aeo]s?|[oa]s?
  )(?![a-zà-ÿ])
`;

/** "Exporta só o mercado", "planilha dos gastos no nubank": a known category, bank or way of paying. */
function topicOfExport({ text, read }: Situation) {
  const rest = text
    .replace(NOT_TOPIC, ' ')
    .replace(/[?!.\s]+/gu, ' ')
    .trim();
  const topic = rest === '' ? undefined : topicIn(rest, 'expense', read);
  const { category, merchant, account, payment_method } = topic ?? {};
  const method = payment_method === 'cartao' ? 'credito' : payment_method;
  const words = category === undefined ? undefined : merchant;
  return withoutUndefined({ category: words === undefined ? category : undefined, words, conta: account, method });
}

/** The file with everything of the person only in a private chat. */
export function decideExport({ format, period, type }: SlotsOf<'export'>, situation: Situation): Decision {
  if (format === 'json') return exportEverything(situation);
  if (situation.message.group) return say(phrases.dataInPrivate);
  const kind = EXPORT_KINDS[type ?? ''];
  return run({
    tool: 'export_ledger',
    args: {
      ...(period === undefined ? {} : { period }),
      ...(kind === undefined ? {} : { kind }),
      ...topicOfExport(situation),
      ...(format === 'pdf' || format === 'xlsx' ? { format } : {}),
    },
  });
}
