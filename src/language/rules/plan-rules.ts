// Recurring entries, budgets and goals: statements about future money.

import { findAmounts } from '../amounts/amounts.ts';
import { nounIn } from '../edit/read-target.ts';
import { readBudget } from '../plans/read-budget.ts';
import { readGoal } from '../plans/read-goal.ts';
import { readRecurring } from '../plans/read-recurring.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { findRecurrence } from '../recurrence/recurrence.ts';
import { moneyVerb } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { isUnreal } from '../signals/unreal.ts';
import { SAVING } from '../signals/wants-advice.ts';
import { warnsPast } from '../signals/warns-past.ts';
import { present } from '../slots/present.ts';
import type { RecurringSlots } from '../slots/slots.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { mend } from '../typo/mend.ts';
import { PAST_MINE } from '../verbs/tense.ts';
import { assetIn } from './market-rules.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const MADE_RECURRING =
  /^(?:coloca|coloque|poe|bota|deixa|deixe|marca|marque|cadastra|cadastre|torna|transforma|registra) .*\b(?:como|em) (?:uma? )?(?:recorrente|(?:contas? |gastos? |despesas? )?fix[oa]s?)\b/;

/** Salary as recurring income: "meu salário é 2800 e cai dia 5", "meu salário agora é 3.100", "minha pensão de 900 entra no quinto dia útil". */
const PAY_TOLD =
  /^(?:o |a )?(?:meu|minha) (?:salario|ordenado|soldo|pro labore|aposentadoria|renda)(?: agora)? (?:e|ta|esta|passou a ser)(?: agora)?(?: de)? (?:r\$ )?[\d.,]+(?: mil| reais)?$|^(?:o |a )?(?:meu|minha) (?:salario|aposentadoria|pensao|bolsa|beneficio|bpc|pro labore|pagamento|adiantamento|vale|renda|soldo)\b(?! (?:caiu|entrou|veio|desse|deste)).* \d.*\b(?:cai|entra|pinga|recebo|chega|vem|sai|me pagam) (?:sempre |todo |no |na )*(?:dia (\d{1,2})\b|(?:quinto|ultimo|primeiro) dia)/;

const TOO = /\btambem\b/;
const stated = (r: Reading): boolean => r.money !== undefined && !asks(r);

const hasCeiling = oncePerReading((r) => {
  // "o orçamento era 640, consegui por 580": "orçamento" as a quote, not a budget.
  if (r.fits(/\b(?:passou|mandou|fez|deu|passaram|mandaram|fizeram|deram) (?:o|um|uma) orcamento\b/)) return false;
  if (r.fits(/\borcamento (?:d[oa]s? [a-z]+ ){0,3}(?:era|foi|deu|ficou|veio|saiu|passou|fechou)\b/)) return false;
  // "O orçamento do armário da Neusa, 2,40 por 1,80": dimensions in a quote.
  if (r.fits(/\d,\d+ (?:por|x) \d+,\d/)) return false;
  if (r.hasAny('budget_noun')) return !r.hasAny('card_noun', 'q_remain') && !r.hasVerb('v_spend', PAST_MINE);
  if (
    r.fits(
      /\bnao (?:passo|passar|passa) d[eo] (?:r\$ )?\d|\bnao (?:me )?deix[ae] (?:eu )?(?:ultrapassar|passar|estourar|gastar)|\bme (?:segura|trava|limita) em (?:r\$ )?\d|^(?:limit(?:ar|a|e)) .{2,24} (?:a|em) (?:r\$ )?\d|\bno max(?:imo)? (?:r\$ )?\d|\b(?:nao|sem) (?:quero |posso |vou |pode |deixa |deixe )?(?:eu )?(?:gastar|passar|ultrapassar|estourar)/,
    )
  )
    return true;
  if (
    r.fits(
      /^(?:max|cap) (?:de )?(?:r\$ )?\d+ (?:reais )?(?:por|em|com|d[eoa]s?)\b|\b(?:so (?:ate|quero gastar|posso gastar)|gastar so (?:r\$ )?\d+|nao mais (?:que|de)|travar em|ate (?:r\$ )?[\d.,]+(?: reais)? (?:no|por|ao) mes)\b/,
    ) &&
    !r.hasVerb('v_pay', PAST_MINE) &&
    !r.hasVerb('v_spend', PAST_MINE) &&
    !r.has('goal_cue')
  )
    return true;
  if (r.fits(/\bno maximo\b/) && !r.hasVerb('v_pay', PAST_MINE) && !r.hasVerb('v_spend', PAST_MINE)) return true;
  if (warnsPast(r)) return true;
  return (
    r.has('ceiling_cue') &&
    (r.hasAny('v_want') || /posso|vou|pode/.test(r.line)) &&
    /gastar|usar|passar|comprar/.test(r.line) &&
    !r.has('goal_cue')
  );
});

/** Non-monetary targets (weight, distance, pages); "faltam 200 pra meta" reports progress. */
const NO_TARGET = /\b(?:peso|pesando|pesar|emagrecer|engordar|quilos|kg|km|maratona|livros|paginas|faltam?|faltava)\b/;

/** "Bati a meta e ganhei 500": it is reached, and none is set. */
const REACHED =
  /\b(?:bat|ating|alcanc|super|cumpr)(?:i|ei|imos|emos|amos) (?:a|o|as|minha|meu|nossa) (?:metas?|objetivo)\b/;

const SCHOOL =
  /\b(?:colegio|escola|curso|cursinho|mensalidade|matricula|boleto|apostilas?|material|faculdade)(?: d[aeo])? objetivo\b/;
const JAR_UNTIL =
  /^(?:cofre|cofrinho|caixinha|poupanca|porquinho|reserva) (?:pr[oa]|para [oa]|para|d[aeo]) [a-z].*\d.* ate\b/;

/** "Quero juntar 5 mil", "quero ter 2 mil guardados". */
const WANTS_TO_HAVE = new RegExp(
  String.raw`(?:^|\b(?:to|estou|vou|quero|queria|preciso|bora|vamos) )${SAVING}\b|\bquero ter (?:isso|esse|essa|r\$|\d)|\bquero ter\b.*\b(?:guardad[oa]s?|ate)\b|\bbota como meta\b`,
);

const WANTS_RESERVE =
  /\b(?:quer[a-z]+|preciso|pretendo|vou) (?:fazer|montar|criar|ter|formar) (?:uma |minha )?reserva (?:de emergencia )?de (?:r\$ )?\d(?!.* n[oa] )/;

function hasTarget(r: Reading): boolean {
  if (r.fits(NO_TARGET) && r.money?.marked !== true) return false;
  if (r.fits(REACHED)) return false;
  // "Mensalidade Objetivo" is a school; "cofre pra pós: 7.200 até agosto" a goal.
  if (r.fits(JAR_UNTIL) && r.future.length > 0) return true;
  if (r.has('target_noun')) return !r.fits(SCHOOL);
  if (r.has('goal_noun') && /^(?:abr|cri|faz|mont|nov|come)/.test(r.norm(r.head))) return true;
  if ((r.fits(WANTS_TO_HAVE) && !r.has('jar_noun')) || r.fits(WANTS_RESERVE)) return true;
  if (
    r.fits(/\b(?:tenho que|preciso|tinha que) ter\b|\bgoal\b/) &&
    (r.future.length > 0 || r.fits(/\b(?:pra|para|ate|by)\b/))
  )
    return true;
  if (!r.has('goal_cue')) return false;
  return r.hasAny('v_want') || /^(?:junt|poup|economiz|guard|cheg|ating|acumul|vou|bora|preciso)/.test(r.norm(r.head));
}

/** Whether a recurrence is stated: "todo mês", "mensal", "fixo", "toda sexta", "sempre dia 7". */
const repeats = (r: Reading): boolean => r.recurrence !== undefined || r.has('repeat_cue');

/** "Dia 5 e dia 20 recebo 1800": on both, every month. */
const TWICE_A_MONTH =
  /^(?:eu )?(?:recebo|ganho) .*\bdias? \d{1,2} e (?:no )?(?:dia )?\d{1,2}(?: (?:de )?(?:todo|cada) mes)?$|^(?:no |todo )?dias? \d{1,2} e (?:no )?(?:dia )?\d{1,2} (?:eu )?(?:recebo|ganho|cai|entra)\b/;

const firstDay = (r: Reading): number => Number(/\bdias? (\d{1,2})/.exec(r.line)?.[1]);

/** Not a recurrence: "pra passar a semana" after a past verb. */
function happenedOnce(r: Reading): boolean {
  return (
    r.fits(/\b(?:hoje|ontem|agora|anteontem)\b/) &&
    !r.fits(/\b(?:todo|toda|sempre|cada|mensal|semanal|por mes|fix[oa])\b/)
  );
}

/** Recurrence of the previous message's entry, if it was a recurring one. */
function rhythmBefore(r: Reading): Pick<RecurringSlots, 'recurrence' | 'day_of_month' | 'weekday'> | undefined {
  const { lastSaid } = r.context;
  if (lastSaid === undefined) return undefined;
  const tokens = mend(tokenize(lastSaid), lastSaid);
  const before = findRecurrence(tokens);
  if (before === undefined || findAmounts(tokens).length === 0) return undefined;
  return present({ recurrence: before.every, day_of_month: before.dayOfMonth, weekday: before.weekday }) as Pick<
    RecurringSlots,
    'recurrence'
  >;
}

export const PLAN_RULES: readonly Rule[] = [
  {
    id: 'plan.goal',
    trust: 'sure',
    when: (r) =>
      hasTarget(r) &&
      stated(r) &&
      (r.is(r.head, 'target_noun') || !(hasCeiling(r) && r.has('budget_noun'))) &&
      // "Quero guardar o endereço da oficina, rua das flores 120": a house number.
      !(r.has('note_content') && r.money?.marked !== true) &&
      !r.hasVerb('v_pay', PAST_MINE) &&
      !r.hasVerb('v_spend', PAST_MINE) &&
      !r.has('hypothetical') &&
      !(r.has('how') && asks(r)) &&
      !r.is(r.head, 'how'),
    read: (r) => ({ intent: 'goal_set', slots: readGoal(r) }),
    examples: PROOFS && [
      'quero juntar 2 mil até maio',
      'pra formatura tenho q ter 3.600 até julho',
      'meta: trocar de geladeira, 3.200 ate abril',
      'abre um cofrinho pro IPVA com alvo de 2 mil',
      'cofre pra pós-graduação: 7.200 até 31/08/2027',
    ],
  },
  {
    id: 'plan.budget',
    trust: 'sure',
    when: (r) =>
      hasCeiling(r) &&
      (stated(r) || (r.money !== undefined && !r.marked && r.fits(/\bso posso gastar\b/))) &&
      (!r.has('hypothetical') || warnsPast(r)) &&
      !r.has('diag_noun') &&
      // "O peso máximo é dezessete toneladas, guarda isso".
      !(r.money?.marked !== true && r.fits(/\b(?:guard|anot|salv)[ae] (?:isso|o orcamento d)/)) &&
      assetIn(r) === undefined,
    // "Anota o orçamento do muro: 3.800" may be what somebody asks for it.
    read: (r) => ({
      intent: 'budget_set',
      slots: readBudget(r),
      ...(r.is(r.head, 'v_keep') && !r.hasAny('cat', 'merchant') ? { confidence: 0.45 } : {}),
    }),
    examples: PROOFS && [
      'quero gastar até 200 com lanche',
      'define 900 de orçamento pro mecado',
      'meu maximo de uber vai ser 180 no mes',
      'limite de 300 pra lazer',
      'me avisa se eu passar de 600 no mercado',
      'me avise se eu gastar mais que 300 em ifood no mês',
      'avisa quando eu gastar mais de 300 com ifood',
    ],
  },
  {
    id: 'plan.made_recurring',
    trust: 'sure',
    // Makes the previous entry recurring; its amount is known or asked.
    when: (r) => r.fits(MADE_RECURRING) && !asks(r) && !isUnreal(r),
    read: (r) => {
      const slots = readRecurring(r);
      const end = r.units.findIndex((_, i) => i > r.head && /^(?:como|em|de)$/.test(r.norm(i)));
      const named = nounIn(r, r.head + 1, end);
      return { intent: 'recurring_set', slots: { ...slots, ...(named === undefined ? {} : { description: named }) } };
    },
    examples: PROOFS && [
      'coloca a internet como recorrente todo dia 20',
      'deixa o aluguel como conta fixa',
      'marca a netflix como recorrente',
    ],
  },
  {
    id: 'plan.pay_told',
    trust: 'sure',
    // A salary or pension with a day recurs monthly.
    when: (r) => r.fits(PAY_TOLD) && stated(r) && !isUnreal(r) && !r.has('hypothetical'),
    read: (r) => {
      const day = Number(r.match(PAY_TOLD)?.[1]);
      const slots = readRecurring(r);
      return {
        intent: 'recurring_set',
        slots: { ...slots, ...(Number.isInteger(day) ? { day_of_month: day } : {}), type: 'income' },
      };
    },
    examples: PROOFS && [
      'minha aposentadoria é 1412, cai dia 5',
      'meu salário é 2800 e cai dia 5',
      'minha bolsa de 700 cai todo dia 10',
    ],
  },
  {
    id: 'plan.recurring_too',
    trust: 'sure',
    // After "netflix todo mês 39,90": the next one inherits the recurrence.
    when: (r) =>
      r.fits(TOO) &&
      stated(r) &&
      rhythmBefore(r) !== undefined &&
      r.hasAny('cat', 'merchant', 'money_in') &&
      moneyVerb(r) < 0,
    read: (r) => ({ intent: 'recurring_set', slots: { ...readRecurring(r), ...rhythmBefore(r) } }),
    examples: PROOFS && [['spotify tb, 21,90', { lastSaid: 'netflix todo mês 39,90' }]],
  },
  {
    id: 'plan.twice_a_month',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && !r.marked && r.money !== undefined && r.fits(TWICE_A_MONTH),
    read: (r) => ({
      intent: 'recurring_set',
      slots: {
        ...readRecurring(r),
        type: 'income',
        category: 'salario',
        description: 'salário',
        day_of_month: firstDay(r),
      },
    }),
    examples: PROOFS && ['dia 5 e dia 20 recebo 1800', 'recebo 1800 dia 5 e 20'],
  },
  {
    id: 'plan.recurring',
    when: (r) =>
      repeats(r) &&
      stated(r) &&
      // "Celular 1800 em 6x, parcela todo dia 10": a purchase that ends.
      (r.installments?.count === undefined || r.installments.number !== undefined) &&
      !isUnreal(r) &&
      !r.has('hypothetical') &&
      !((moneyVerb(r) >= 0 && !r.fits(/\bassin(?:ei|amos)\b/)) || r.says('feito') || r.says('feita')) &&
      !happenedOnce(r) &&
      !r.hasAny('remind_me', 'v_plan'),
    read: (r) => ({
      intent: 'recurring_set',
      slots: readRecurring(r),
      // "psn plus anual 299,90" may be a plan's name and a single payment.
      ...(r.fits(/\banual\b/) && !r.fits(/\b(?:todo|por|ao|pago|assino)\b/) ? { confidence: 0.45 } : {}),
    }),
    examples: PROOFS && [
      'todo mês pago 20 na banca',
      'toda sexta pago 40 de feirinha',
      'agora assino o deezer, 24,90 mensal',
      'dia 7 entra meu salário de 2.600, sempre',
      'meu plano de celular e 55 todo mes dia 12',
    ],
  },
];
