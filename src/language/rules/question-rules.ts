// Questions about money: a stored figure is answered by code, judgement, cause and plan go to the specialists.

import { domainOf } from '../query/domain-of.ts';
import { followUp, isFollowUp } from '../query/follow-up.ts';
import { readQuery } from '../query/read-query.ts';
import type { Reading } from '../reading.ts';
import { aboutMemory, aboutMoney, moneyVerb } from '../signals/about.ts';
import { asks, asksHowMuch } from '../signals/asks.ts';
import { GERUND, INFINITIVE, ORDER_OR_INFINITIVE, PRESENT, PRESENT_MINE } from '../verbs/tense.ts';
import type { Rule } from './rule.ts';

const complexa = (r: Reading, confidence = 0.93) => ({ intent: 'complexa' as const, slots: domainOf(r), confidence });
const simplista = (r: Reading, confidence = 0.95) => ({
  intent: 'simplista' as const,
  slots: readQuery(r),
  confidence,
});

/** A movement told with its value: the question around it is about something else. */
const states = (r: Reading): boolean => r.money !== undefined && moneyVerb(r) >= 0;

/** A degree word with nothing stored to measure it by. */
function judges(r: Reading): boolean {
  if (!r.has('degree')) return false;
  return (
    !r.hasAny('q_compare', 'budget_noun', 'target_noun', 'q_max', 'q_min') ||
    r.says('gastando muito') ||
    r.says('gastei muito')
  );
}

/** "pago o rotativo ou pego um consignado?": two courses of action. */
function chooses(r: Reading): boolean {
  const or = r.find('or');
  if (or < 0 || !r.has('or') || r.norm(or) !== 'ou') return false;
  const act = PRESENT_MINE | INFINITIVE;
  const acts = (from: number, to: number): boolean => {
    for (let i = from; i < to; i++) {
      const entry = r.units[i]?.entry;
      if (entry !== undefined && (entry.tenses & act) !== 0 && !r.is(i, 'expense_noun'))
        return true;
    }
    return false;
  };
  return (acts(r.head, or) || r.has('worth')) && (acts(or, r.tail) || r.hasAny('invest_topic', 'debt_topic'));
}

/** "devo vender", "posso eu gastar": the modal leans on an infinitive; "devo 200" and "quanto devo" do not. */
function modalWithAct(r: Reading): boolean {
  for (let i = r.head; i < r.tail; i++) {
    if (!MODALS.has(r.norm(i))) continue;
    for (let k = i + 1; k <= i + 3; k++) if (((r.units[k]?.entry?.tenses ?? 0) & INFINITIVE) !== 0 && r.units[k]?.kind === 'word') return true;
  }
  return false;
}

const MODALS = new Set('devo deveria devia devemos convem preciso precisaria posso poderia podemos consigo conseguiria conseguimos aguento aguentaria'.split(' '));

function wantsAdvice(r: Reading): boolean {
  const { line } = r;
  if (r.hasAny('worth', 'habit') || /\bvale (?:a pena )?(?:mais )?[a-z]+r\b/.test(line)) return true;
  // "quanto ainda posso gastar" has a stored remainder; "posso gastar" has not.
  const remainder = asksHowMuch(r) && (r.hasAny('still', 'budget_noun', 'q_remain') || /\bmais\b/.test(line)) && /\bposso\b/.test(line);
  if (modalWithAct(r) && !remainder) return true;
  if (/\b(?:sera que|sera)\b/.test(line) && r.hasAny('v_afford', 'verdict', 'degree', 'plan', 'debt_topic')) return true;
  if (/\b(?:tem como|tem jeito|da pra|da para|e possivel|vou conseguir)\b/.test(line) && (r.hasVerb('v_improve', ORDER_OR_INFINITIVE) || r.hasAny('plan', 'debt_topic', 'budget_topic', 'goal_cue', 'big_goal', 'v_buy', 'v_spend', 'v_invest'))) return true;
  return /\bquanto (?:eu )?(?:devo|deveria|preciso|precisaria|tenho que|teria que|posso) (?:eu )?[a-z]+r\b/.test(line) && !remainder;
}

function asksHow(r: Reading): boolean {
  const how = r.find('how');
  if (how < 0) return false;
  if (r.norm(how) !== 'como') return aboutMoney(r) || r.hasAny('plan', 'habit', 'big_goal');
  if ((r.is(how + 1, 'v_be') && r.norm(how + 1) !== 'ser' && r.norm(how + 1) !== 'estar') || /^(?:ta|esta|anda|vai|estao|tao|andam|foi|ficou|foram|fica)$/.test(r.norm(how + 1)))
    return false;
  for (let i = how + 1; i <= how + 5; i++)
    if (
      ((r.units[i]?.entry?.tenses ?? 0) & (PRESENT_MINE | INFINITIVE | PRESENT)) !== 0 &&
      r.units[i]?.kind === 'word' &&
      !r.is(i, 'finance_noun')
    )
      return true;
  return r.hasAny('plan', 'v_plan', 'v_improve');
}

/** Money so the specialists can say something about it. */
const financial = (r: Reading): boolean =>
  aboutMoney(r) || r.money !== undefined || r.hasAny('q_remain', 'balance_noun', 'account_nubank', 'account_inter', 'account_itau', 'account_bradesco', 'account_santander', 'account_caixa', 'account_bb', 'account_c6', 'account_picpay', 'account_mercado_pago', 'plan', 'habit', 'big_goal', 'diag_noun', 'money_noun');

function projects(r: Reading): boolean {
  const words = r.line;
  if (r.has('hypothetical') && r.money !== undefined && r.recurrence === undefined && /\b(?:sobra|resta|fico|sobraria|restaria|ficaria|fica)\b/.test(r.line) && !r.hasAny('repeat_cue')) return false;
  if (
    r.has('hypothetical') &&
    (r.hasAny('repeat_cue', 'plan', 'q_per_month', 'q_per_week', 'when') ||
      r.recurrence !== undefined ||
      r.hasAny('v_invest', 'invest_topic'))
  )
    return true;
  if (
    /\b(?:em quanto tempo|quando (?:vou|consigo|eu vou|eu consigo)|daqui a|quanto (?:vai )?rende(?:ria|riam)?|da quanto|chego (?:em|a)|quanto vou ter|quanto terei)\b/.test(
      words,
    )
  )
    return r.money !== undefined || r.hasAny('big_goal', 'plan', 'goal_cue', 'invest_topic');
  return false;
}

export const ADVICE_RULES: readonly Rule[] = [
  {
    id: 'advice.analysis',
    when: (r) =>
      (r.has('diag_noun') ||
        r.hasVerb('v_analyse', ORDER_OR_INFINITIVE) ||
        r.hasVerb('v_advise', ORDER_OR_INFINITIVE | PRESENT)) &&
      financial(r) &&
      !states(r) &&
      !r.hasAny('movie_noun', 'tv_noun', 'saved_verb') &&
      !(aboutMemory(r) && !r.hasAny('finance_noun', 'invest_topic')),
    read: (r) => complexa(r),
    examples: [
      'faz uma análise do mês',
      'hum faz uma avaliação dos meus gastos do trimestre',
      'sugere um jeito de distribuir 3.500 de renda',
      'me diz se minha vida financeira tem salvação',
    ],
  },
  {
    id: 'advice.concept',
    trust: 'sure',
    when: (r) =>
      r.has('concept') &&
      !states(r) &&
      (r.hasAny('invest_topic', 'debt_topic', 'fundamentals') || financial(r)) &&
      !r.hasAny('saved_verb', 'movie_noun', 'tv_noun') &&
      !(r.says('o que e') && r.hasAny('q_flow_out', 'poss', 'memory_any')),
    read: (r) => complexa(r, 0.95),
    examples: [
      'o que e amortizar uma divida',
      'o que quer dizer rentabilidade real?',
      'me explica a diferenca de lci e cdb',
    ],
  },
  {
    id: 'advice.fundamentals',
    when: (r) => r.has('fundamentals') && asks(r),
    read: (r) => complexa(r),
    examples: ['Qual o P/L da Magazine Luiza?'],
  },
  {
    id: 'advice.cause',
    when: (r) => (r.has('why') || (r.has('cause') && (asks(r) || r.has('degree')))) && financial(r) && !aboutWork(r),
    read: (r) => complexa(r),
    examples: [
      'por que gastei tanto em março?',
      'por que sobra tao pouco no fim do mes?',
      'meu orcamento ta furado, ond ta o problema?',
    ],
  },
  {
    id: 'advice.projection',
    when: (r) => projects(r) && asks(r),
    read: (r) => complexa(r),
    examples: ['se eu gastar 90 por semana, chego em 5 mil quando?', '10 mil por tres anos no tesouro da quanto, mais ou menos?', 'quando vou conseguir parar de trabalhar?'],
  },
  {
    id: 'advice.how',
    when: (r) => asksHow(r) && financial(r) && !states(r) && !r.has('help') && !aboutWork(r),
    read: (r) => complexa(r),
    examples: ['como junto 2 mil até maio?', 'como controlo a vontade de pedir comida toda noite?', 'como investir melhor?', 'QUERO TROCAR DE CARRO ANO QUE VEM, QUAL O CAMINHO?'],
  },
  {
    id: 'advice.verdict',
    when: (r) =>
      (asks(r) || r.hasAny('worth', 'should')) && wantsAdvice(r) && financial(r) && !states(r) && !aboutWork(r),
    read: (r) => complexa(r),
    examples: ['posso gastar 90 hoje?', 'quanto devo gastar com lanche?', 'vale a pena investir em FII?', 'será que aguento um financiamento de 900 por mes?', 'tem como baixar minha conta de internet?', 'quais habitos meus tao me atrapalhando a poupar?', 'que gasto fixo eu consigo renegociar?'],
  },
  {
    id: 'advice.choice',
    when: (r) => chooses(r) && financial(r) && !states(r) && !aboutWork(r),
    read: (r) => complexa(r),
    examples: [
      'pago o rotativo ou pego um consignado?',
      'diversifico lá fora ou fico só no Brasil?',
      'bolsa tá alta, entro agora ou aguardo?',
    ],
  },
  {
    id: 'advice.decision',
    // "compro dólar agora?", "minhas ações caíram, devo vender tudo?"
    when: (r) =>
      r.marked &&
      r.hasAny('invest_topic') &&
      (r.hasVerb('v_buy', PRESENT_MINE) ||
        r.hasVerb('v_sell', PRESENT_MINE | INFINITIVE) ||
        r.hasVerb('v_invest', PRESENT_MINE) ||
        r.hasAny('worth', 'verdict')) &&
      !r.hasAny('q_flow_out', 'how_much'),
    read: (r) => complexa(r),
    examples: ['compro dólar agora?'],
  },
  {
    id: 'advice.which',
    when: (r) =>
      (r.has('which') || r.has('what') || asks(r)) &&
      r.hasAny('verdict') &&
      /\b(?:melhor|melhores|renegoci|cortar|corto|reduz|economiz|razoavel|ideal|saudavel|recomend|diminu|enxug|prioriz)/.test(
        r.line,
      ) &&
      financial(r) &&
      !aboutMemory(r),
    read: (r) => complexa(r),
    examples: ['qual porcentagem pra lazer é razoável?'],
  },
  {
    id: 'advice.degree',
    when: (r) => asks(r) && judges(r) && financial(r) && !asksHowMuch(r) && !aboutWork(r),
    read: (r) => complexa(r, 0.9),
    examples: ['gastei muito em março?', 'TO GASTANDO ALEM DA CONTA?'],
  },
  {
    id: 'advice.plan',
    when: (r) =>
      (r.hasVerb('v_plan', ORDER_OR_INFINITIVE) || r.hasVerb('v_improve', INFINITIVE) || r.has('big_goal')) &&
      r.hasAny('big_goal', 'plan', 'budget_topic', 'debt_topic', 'invest_topic', 'habit', 'help', 'v_help') &&
      (asks(r) || r.hasAny('help', 'v_help', 'v_want', 'v_must', 'v_plan', 'v_advise')) &&
      !states(r) &&
      !r.has('remind_me') &&
      !aboutWork(r) &&
      !r.hasAny('memory_any'),
    read: (r) => complexa(r, 0.88),
    examples: ['me ajuda a planejar a festa de 15 anos sem estourar'],
  },
  {
    id: 'advice.habit',
    when: (r) => r.has('habit') && financial(r) && !states(r) && r.money === undefined && !r.hasAny('memory_any'),
    read: (r) => complexa(r, 0.85),
    examples: ['compro por impulso quando fico triste'],
  },
];

function aboutWork(r: Reading): boolean {
  return (
    r.hasAny('movie_noun', 'tv_noun') ||
    (r.has('v_watch') &&
      r.hasVerb('v_watch', INFINITIVE) &&
      !r.hasAny('finance_noun', 'expense_noun', 'balance_noun', 'tx_noun'))
  );
}

/** The asking is of a stored figure beyond doubt: "quanto" with a flow, or an order to show records. */
function plainlyFigure(r: Reading): boolean {
  if (!wantsFigure(r)) return false;
  if (r.hasAny('verdict', 'worth', 'degree', 'habit', 'plan', 'invest_topic', 'concept', 'memory_any')) return false;
  if (asksHowMuch(r) && r.hasAny('q_flow_out', 'q_flow_in', 'invoice_noun', 'balance_noun', 'installment_noun')) return true;
  return orders(r) && r.hasAny('tx_only', 'balance_noun', 'statement_noun', 'summary_noun', 'invoice_noun');
}

/** Asked of stored money: a question, or an order to show it. */
function wantsFigure(r: Reading): boolean {
  if (aboutMemory(r) && !r.hasAny('tx_only', 'balance_noun', 'q_flow_out', 'money_noun', 'summary_noun')) return false;
  if (r.says('sobre') && r.has('what') && r.money === undefined && !r.hasAny('q_flow_out', 'finance_noun')) return false;
  if (/\b(?:te|tu|voce) (?:falei|disse|mandei|passei|dei|guardou|anotou)\b|\b(?:mandei tu|pedi pra)\b/.test(r.line)) return false;
  if (r.hasAny('note_content') && !r.hasAny('how_much', 'q_flow_out', 'tx_only', 'balance_noun')) return false;
  if (r.hasAny('note_noun', 'movie_noun', 'tv_noun', 'video_noun', 'link_noun', 'reminder_noun')) return false;
  if (asks(r)) return financial(r) || r.hasAny('q_remain', 'q_flow_out', 'q_flow_in', 'q_check');
  return orders(r) || bareQuery(r);
}

function orders(r: Reading): boolean {
  const shows =
    r.hasVerb('v_show', ORDER_OR_INFINITIVE) ||
    r.hasAny('list_head') ||
    r.hasVerb('v_total', ORDER_OR_INFINITIVE) ||
    r.hasVerb('v_split', ORDER_OR_INFINITIVE) ||
    r.hasVerb('v_watch', INFINITIVE) ||
    r.hasVerb('v_find', ORDER_OR_INFINITIVE) ||
    /^(?:faz|quero|compara|soma|calcula|diz|fala)/.test(r.norm(r.head));
  return (
    shows &&
    r.hasAny(
      'tx_only',
      'finance_noun',
      'summary_noun',
      'statement_noun',
      'balance_noun',
      'recurring_noun',
      'q_total',
      'q_flow_out',
      'q_flow_in',
      'q_compare',
    ) &&
    (r.money === undefined || r.hasAny('q_over', 'q_under'))
  );
}

/** No verb at all: "resumo de ontem", "saldo", "maior despesa de setembro", "gasto médio por mês". */
function bareQuery(r: Reading): boolean {
  if (r.money !== undefined && !r.hasAny('q_over', 'q_under')) return false;
  if (r.hasAny('v_keep', 'remind_me', 'v_put', 'v_watch'))
    return r.hasAny('summary_noun', 'balance_noun') && !r.hasAny('note_noun', 'remind_me');
  if (
    r.hasAny(
      'summary_noun',
      'balance_noun',
      'statement_noun',
      'q_max',
      'q_min',
      'q_avg',
      'q_total',
      'q_share',
      'q_breakdown',
      'q_zero_days',
      'networth_noun',
      'invoice_noun',
      'pending_noun',
    ) &&
    !r.has('not')
  )
    return financial(r) || r.hasAny('summary_noun');
  if (r.has('paid_word') && r.has('already') && r.hasAny('cat', 'merchant')) return true;
  if (r.has('q_compare') && r.periods.length > 0) return true;
  if (r.has('forecast_cue') && r.hasAny('forecast_words', 'finance_noun')) return true;
  return (
    r.has('tx_only') &&
    (r.periods.length > 0 || r.hasAny('recurring_noun', 'last', 'q_last')) &&
    r.tail - r.head <= 8 &&
    !movedVerb(r)
  );
}

function movedVerb(r: Reading): boolean {
  return r.hasVerb('v_pay', 0xffff & ~GERUND & ~INFINITIVE) && !r.has('paid_word');
}

export const FOLLOW_UP_RULES: readonly Rule[] = [
  {
    id: 'figure.follow_up',
    trust: 'sure',
    when: isFollowUp,
    read: (r) => ({ intent: 'simplista', slots: followUp(r) }),
    examples: [['e em maio?', { prevQuestion: 'quanto gastei com mercado este mês?' }]],
  },
];

export const FIGURE_RULES: readonly Rule[] = [
  {
    id: 'figure.recalled',
    trust: 'sure',
    // "me lembra o que paguei sexta?" asks for the past; only a time to come makes a reminder.
    when: (r) => r.hasAny('remind_me', 'v_tell', 'v_show') && /\b(?:o que|quanto|quais|qual|onde) (?:eu )?(?:paguei|gastei|comprei|recebi|ganhei|lancei)\b/.test(r.line),
    read: (r) => simplista(r),
    examples: ['me lembra o que paguei sexta?'],
  },
  {
    id: 'figure.plain',
    when: plainlyFigure,
    read: (r) => simplista(r),
    examples: ['quanto gastei em março?', 'quero ver meus gastos', 'me mostra o extrato de ontem'],
  },
  {
    id: 'figure.asked',
    trust: 'weak',
    when: wantsFigure,
    read: (r) => simplista(r),
    examples: [
      'gastei mais em março que em abril?',
      'se eu gastar 90 agora, sobra quanto?',
      'qual o resto do meu teto diário?',
      'quanto tem no banco do brasil?',
      'RESUMO DE ONTEM',
      'maior despesa que tive em setembro',
      'o Guto já me pagou?',
    ],
  },
];
