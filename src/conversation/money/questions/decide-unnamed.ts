// "Falta quanto?", "sobra quanto?", "estourou?": questions without a noun. "Falta" refers to the goal or debt just
// changed, "sobra" to the last question.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { goalJar } from '../../../finance/conta.ts';
import type { Question } from '../../../finance/question.ts';
import { sameName } from '../../../finance/same-name.ts';
import type { Decision } from '../../decision.ts';
import { lastRan } from '../../load/said-before.ts';
import { KEEPS } from '../../notebook/keeps.ts';
import type { Situation } from '../../situation.ts';
import { budgetNamed } from '../goals/budget-named.ts';
import { goalInFocus } from '../goals/goal-in-focus.ts';
import { askLedger } from './ask-ledger.ts';
import { questionOf } from './question-of.ts';

const AND = '(?:(?:e|entao|mas|ai|agora|ok|ta|bom) )*';
const MISSING = new RegExp(
  `^${AND}(?:(?:quanto|qto|o que) (?:(?:ainda|que|me|eu) )*falt[ao]|falta (?:quanto|qto))(?: (?:ainda|agora|(?:pra |para )?(?:pagar|juntar|guardar|quitar)))*[?!. ]*$|^${AND}(?:quanto|qto) (?:eu )?(?:ainda vou pagar|vou pagar ainda)[?!. ]*$`,
  'u',
);
/** Of what is paid in parts. */
const PARTS_LEFT =
  /^(?:(?:e|entao|mas|ai) )*(?:faltam? quantas|quantas (?:ainda )?faltam?)(?: (?:parcelas|prestacoes|ainda|pra (?:pagar|acabar|quitar)))*[?!. ]*$/u;
const LEFT = pattern('u')`
  ^${AND}(?:
    (?:me )?(?:sobra|sobrou|resta|restou)(?: ainda)?(?: (?:quanto|qto))?|
    (?:quanto|qto) (?:(?:ainda|que|me|eu) )*(?:sobra|sobrou|resta|restou)
  )(?: (?:ainda|agora))*[?!. ]*$
`;
/** How much of a ceiling is left, when one was set. */
const MAY =
  /^(?:(?:e|entao|mas|agora) )*(?:quanto|qto|qnt|qt) (?:que )?(?:eu )?(?:ainda )?(?:posso|da|consigo)(?: (?:ainda|mais|pra|gastar))*[?!. ]*$/u;
const HAVE = /^(?:(?:e|agora) )*(?:quanto|qto) (?:eu )?ainda tenho[?!. ]*$/u;
const EACH_MONTH = pattern('u')`
  ^${AND}(?:(?:tenho|tem|teria) que|preciso|precisa|devo|vou ter que) (?:guardar|juntar|botar|poupar) (?:
    quanto|qto
  ) por mes\b|
  ^${AND}(?:quanto|qto) (?:(?:eu|que) )*(?:(?:tenho|tem) que|preciso|precisa|devo) (?:
    guardar|juntar|botar|poupar
  ) por mes\b
`;
/** Right after a goal was set, or asked about. */
const PER = '(?:por|ao|no|na|a cada|cada) (?<grain>mes|semana|dia)';
const PER_MONTH = pattern('u')`
  ^(?:(?:e|mas|ai|isso|entao|agora) )*(?:
    (?:(?:da|dao|fica|e|sao|seria) )*(?:quanto|qto) (?:(?:da|dao|fica|e|seria|isso|tenho que|preciso) )*(?:guardar |juntar )?
  )?${PER}(?: (?:agora|entao|isso|(?:da|fica|e|sao) (?:quanto|qto)))*[?!. ]*$
`;
const PACES = { mes: 'monthly', semana: 'weekly', dia: 'daily' } as const;
/** Of the ceiling just set. */
const WENT =
  /^(?:(?:e|entao|mas) )*(?:quanto|qto) (?:(?:que|eu|ja) )*(?:foi|gastei|usei|tem|deu)(?: (?:ate agora|dele|disso|ja))*[?!. ]*$/u;
const OVER =
  /^(?:(?:e|entao|ja) )*(?:estourou|estourei|passou|passei|furou|furei)(?: (?:(?:d?o|meu) )?(?:teto|limite|orcamento))?[?!. ]*$/u;

/** "Quanto falta na Magazine?", when there is a debt of that name. */
const STILL_OWED = pattern('u')`
  ^(?:(?:e|mas|agora) )*(?:(?:quanto|qto) (?:(?:ainda|que|me|eu) )*falta|falta (?:quanto|qto))(?: pagar| quitar)? (?:
    n[ao]|pr[ao]|para [ao]|d[aeo]|com|a|ao
  ) (?:[ao] )?(.{2,40}?)[?!. ]*$
`;

/** Questions about a state rather than a period. */
const STANDING: ReadonlySet<Question['op']> = new Set([
  'goal_status',
  'budget_status',
  'debts_total',
  'receivables',
  'due',
  'installments_list',
  'card_limit',
]);

/** Undefined when nothing was touched or asked that the words could mean. */
export function decideUnnamed(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const words = folded(text).trim();
  if (OVER.test(words)) return loaded.budgets().length > 0 ? askLedger({ op: 'budget_status' }) : undefined;
  const inParts = loaded.carnes().length > 0 || loaded.owed().some(({ parcelas }) => parcelas !== undefined);
  if (PARTS_LEFT.test(words) && inParts) return asked(questionOf(situation.read('quantas parcelas faltam?')));
  const owing = STILL_OWED.exec(words)?.[1]?.replace(/^(?:minha|meu) /u, '');
  const debt =
    owing === undefined ? undefined : loaded.owed().find(({ name }) => folded(name) === owing || sameName(name, owing));
  if (debt !== undefined) return askLedger({ op: 'debts_total', counterpart: debt.name });
  const owes = owing === undefined ? undefined : loaded.bills().find((bill) => isFrom(owing, bill));
  if (owes !== undefined) return askLedger({ op: 'receivables', counterpart: owes.counterpart });
  const under = owing === undefined ? undefined : budgetNamed(owing, situation)?.value;
  if (under !== undefined) return askLedger(statusOf(under));
  if (EACH_MONTH.test(words) && !/\d/u.test(words))
    return loaded.goals().length > 0
      ? askLedger({ ...(goalTouched(situation) ?? { op: 'goal_status' }), check: 'monthly' })
      : undefined;
  const grain = PER_MONTH.exec(words)?.groups?.['grain'];
  if (grain !== undefined) {
    const goal = goalMeant(situation);
    return goal && askLedger({ ...goal, check: PACES[grain as keyof typeof PACES] });
  }
  const ceiling = WENT.test(words) ? budgetTouched(situation, false, true) : undefined;
  if (ceiling !== undefined) return askLedger(statusOf(ceiling.value));
  const missing = MISSING.test(words);
  const may = MAY.test(words) || (HAVE.test(words) && loaded.done?.budget !== undefined && loaded.wroteLast());
  // "O que falta?" behind a list is of the list.
  if (missing && /^(?:e )?o que/u.test(words) && lastRan(loaded.spoken()).some((tool) => KEEPS.has(tool)))
    return undefined;
  if (!missing && !may && !LEFT.test(words)) return undefined;
  const set = budgetTouched(situation, may, missing);
  if (set !== undefined) return askLedger(statusOf(set.value));
  if (may) return undefined;
  const last = loaded.asked()[0]?.question;
  if (missing) return asked(touched(situation) ?? (last !== undefined && STANDING.has(last.op) ? last : undefined));
  if (last === undefined) return askLedger({ op: 'savings' });
  if (last.op === 'budget_status' || last.op === 'card_limit' || last.op === 'balance') return askLedger(last);
  // What is left over is not asked of a single day.
  const { period } = last;
  const span = period === undefined || period.from === period.to ? {} : { period };
  return askLedger({ op: 'savings', ...span });
}
decideUnnamed.says = [PARTS_LEFT, WENT, MISSING, LEFT, MAY, HAVE, EACH_MONTH, PER_MONTH, OVER, STILL_OWED];

const isTotal = ({ value: { category, words } }: Told<'orcamento'>): boolean => (category ?? words) === undefined;

/** The ceiling just set, that of the entry just recorded, or where one is asked for by its verb the only one. */
function budgetTouched({ loaded }: Situation, may: boolean, missing: boolean): Told<'orcamento'> | undefined {
  const all = loaded.budgets();
  const { lastEntry } = loaded;
  if (loaded.wroteLast()) {
    const set = all.find(({ key }) => key === loaded.done?.budget);
    if (set !== undefined) return set;
    const over =
      (may || missing) && lastEntry?.kind === 'despesa'
        ? (all.find(({ value }) => value.category === lastEntry.category) ?? all.find(isTotal))
        : undefined;
    if (over !== undefined) return over;
  }
  return may && all.length === 1 ? all[0] : undefined;
}

const statusOf = ({ words, category }: Told<'orcamento'>['value']): Question => ({
  op: 'budget_status',
  ...withoutUndefined({ merchant: words, category }),
});

const asked = (question: Question | undefined): Decision | undefined => question && askLedger(question);

const isFrom = (name: string, { kind, counterpart }: Pick<Lancamento, 'kind' | 'counterpart'>): boolean =>
  kind === 'receita' && counterpart !== '' && (folded(counterpart) === name || sameName(counterpart, name));

/** The goal just set, or the one asked about. */
function goalMeant({ loaded }: Situation): Question | undefined {
  const { done, lastQuestion, lastEntry } = loaded;
  if (done?.goal !== undefined && loaded.wroteLast()) return { op: 'goal_status', name: done.goal };
  const bought = (lastEntry?.kind === 'despesa' || lastEntry?.kind === 'receita') && loaded.wroteLast();
  const focus = bought || lastQuestion !== undefined ? undefined : goalInFocus(loaded);
  if (focus !== undefined) return { op: 'goal_status', name: focus.key };
  return lastQuestion?.question.op === 'goal_status' ? lastQuestion.question : undefined;
}

/** The goal of the last entry, or the only one. */
function goalTouched({ loaded: { lastEntry, goals } }: Situation): Question | undefined {
  const ends = lastEntry === undefined ? [] : [lastEntry.from, lastEntry.to];
  const all = goals();
  const [only, ...others] = all;
  const goal = all.find(({ key }) => ends.includes(goalJar(key))) ?? (others.length === 0 ? only : undefined);
  return goal === undefined ? undefined : { op: 'goal_status', name: goal.key };
}

/** The goal or debt of the last entry. */
function touched(situation: Situation): Question | undefined {
  const { lastEntry, owed } = situation.loaded;
  if (lastEntry?.kind === 'investimento') return goalTouched(situation);
  if (lastEntry?.category === 'dividas' && lastEntry.kind === 'despesa') {
    const debt = owed().find(({ key }) => key === folded(lastEntry.counterpart));
    return { op: 'debts_total', ...(debt === undefined ? {} : { counterpart: debt.name }) };
  }
  if (lastEntry?.kind === 'transferencia' && lastEntry.category === 'reembolso') return { op: 'receivables' };
  // Somebody paid a part back, or borrowed.
  const owes = lastEntry?.category === 'dividas' && lastEntry.counterpart !== '' ? lastEntry.counterpart : undefined;
  return owes === undefined || owed().some(({ key }) => key === folded(owes))
    ? undefined
    : { op: 'receivables', counterpart: owes };
}
