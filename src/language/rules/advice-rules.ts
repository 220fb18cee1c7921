// Questions that need judgement, cause, planning or explanation: routed to the specialists.

import { domainOf } from '../query/domain-of.ts';
import type { Reading } from '../reading/reading.ts';
import { aboutMemory } from '../signals/about.ts';
import { asks, asksHowMuch } from '../signals/asks.ts';
import { aboutWork, asksHow, financial, judges, projects, states, wantsAdvice } from '../signals/wants-advice.ts';
import { INFINITIVE, ORDER_OR_INFINITIVE, PRESENT } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const complexa = (r: Reading, confidence = 0.93) => ({ intent: 'complexa' as const, slots: domainOf(r), confidence });

const RESERVE = /\breserva\b/;
const RUNS_DRY =
  /\b(?:sera que|quando)\b.*\b(?:fico|ficar|entro|entrar|termino|terminar|fecho|fechar)\b.* n[oa] (?:vermelho|negativo)\b/;
const SAID_TO_BE = /\b(?:disse|falou|fala|diz|falaram|dizem|acho|acha|parece|descobri) que e\b/;
const CAN_I =
  /\b(?:da|dara|daria|sera que da) (?:pra|para|p) (?:eu |gente |a gente )?(?:viajar|comprar|trocar|reformar|casar|mudar|alugar|financiar|gastar|parcelar|assinar|contratar)\b/;
const HOW_MUCH_SHOULD =
  /\bqual (?:[a-z]+ )?(?:eu )?(?:pago|quito) (?:antes|primeiro)\b|\bquanto (?:cobrar|custa (?:ter|manter|criar|abrir|montar|casar))\b|\bquanto (?:eu )?(?:devo|deveria|devia|devemos) (?:gastar|guardar|investir|separar|poupar|juntar|reservar|destinar|aplicar|cobrar|pagar de)\b/;
const IF_WOULD = /\bse (?:eu|a gente|nos) [a-z]+r(?:mos)?\b.*\b(?:melhora|piora|compensa|vale a pena|sai ganhando)\b/;

/** Whether finances got better or worse, which no single figure answers. */
const TREND =
  /\b(?:pior|melhor)(?:ou|aram|ei|amos) (?:as |a |o )?(?:minhas?|meus?|nossas?|nossos?) (?:contas|financas|gastos|situacao)\b|\b(?:minhas?|meus?|nossas?) (?:contas|financas|situacao) (?:pior|melhor)(?:ou|aram)\b|\b(?:meu orcamento|minhas? (?:vida financeira|financas|contas)) (?:ta|tao|esta|estao|andam?) (?:saudave(?:l|is)|bo[am]s?|equilibrad[oa]s?|apertad[oa]s?|normal|ok|cert[oa]s?|em ordem)\b/;

/** "Resgatei 2.000 do CDB porque vou precisar": what moved stands first, and nothing is asked. */
const givesReason = (r: Reading): boolean =>
  r.money !== undefined && !asks(r) && /^(?:porque|pois)$/.test(r.norm(r.find('why', r.unitOf(r.money.to))));

export const ADVICE_RULES: readonly Rule[] = [
  {
    id: 'advice.analysis',
    trust: 'sure',
    when: (r) =>
      (r.has('diag_noun') ||
        r.hasVerb('v_analyse', ORDER_OR_INFINITIVE) ||
        r.hasVerb('v_advise', ORDER_OR_INFINITIVE | PRESENT)) &&
      financial(r) &&
      !states(r) &&
      !r.hasAny('movie_noun', 'tv_noun', 'saved_verb') &&
      !(aboutMemory(r) && !r.hasAny('finance_noun', 'invest_topic')),
    read: (r) => complexa(r),
    examples: PROOFS && [
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
      !(asksHowMuch(r) && r.has('q_remain')) &&
      // A difference between two months is computed, not explained.
      !(r.periods.length > 0 && r.fits(/\bdiferencas?\b/)) &&
      // "Defina 250 como máximo" and "15 de gelo, quer dizer, toda sexta" are settings.
      (r.money === undefined || asks(r)) &&
      !states(r) &&
      (r.hasAny('invest_topic', 'debt_topic', 'fundamentals') || financial(r)) &&
      !r.hasAny('saved_verb', 'movie_noun', 'tv_noun') &&
      !(r.says('o que e') && r.hasAny('q_flow_out', 'poss', 'memory_any')) &&
      // "O médico disse que é virose" is reported speech.
      !r.fits(SAID_TO_BE),
    read: (r) => complexa(r, 0.95),
    examples: PROOFS && [
      'o que e amortizar uma divida',
      'o que quer dizer rentabilidade real?',
      'me explica a diferenca de lci e cdb',
    ],
  },
  {
    id: 'advice.reserve',
    trust: 'sure',
    when: (r) =>
      r.fits(RESERVE) &&
      r.fits(/\b(?:preciso|precisaria|ideal|devo|deveria|devia|tenho que|teria que|suficiente|quantos meses)\b/) &&
      !states(r) &&
      asks(r),
    read: (r) => complexa(r),
    examples: PROOFS && ['quanto eu preciso pra reserva de emergência?', 'quantos meses de reserva eu devia ter?'],
  },
  {
    id: 'advice.runs_dry',
    trust: 'sure',
    // Whether money will last needs a forecast.
    when: (r) => r.fits(RUNS_DRY) && asks(r) && !r.hasAny('how_much'),
    read: (r) => complexa(r),
    examples: PROOFS && ['será que eu fico no vermelho antes do fim do mês?'],
  },
  {
    id: 'advice.can_i',
    trust: 'sure',
    // "Dá pra viajar em janeiro?": affordability without a money word.
    when: (r) => r.fits(CAN_I) && r.marked && !r.hasAny('memory_any'),
    read: (r) => complexa(r, 0.85),
    examples: PROOFS && ['dá pra viajar em janeiro?'],
  },
  {
    id: 'advice.fundamentals',
    trust: 'sure',
    when: (r) => r.has('fundamentals') && asks(r),
    read: (r) => complexa(r),
    examples: PROOFS && ['Qual o P/L da Magazine Luiza?'],
  },
  {
    id: 'advice.cause',
    when: (r) =>
      (r.has('why') || (r.has('cause') && (asks(r) || r.has('degree')))) &&
      !givesReason(r) &&
      financial(r) &&
      !aboutWork(r),
    read: (r) => complexa(r),
    examples: PROOFS && [
      'por que gastei tanto em março?',
      'por que sobra tao pouco no fim do mes?',
      'meu orcamento ta furado, ond ta o problema?',
    ],
  },
  {
    id: 'advice.projection',
    when: (r) => projects(r) && asks(r),
    read: (r) => complexa(r),
    examples: PROOFS && [
      'se eu gastar 90 por semana, chego em 5 mil quando?',
      '10 mil por tres anos no tesouro da quanto, mais ou menos?',
      'quando vou conseguir parar de trabalhar?',
    ],
  },
  {
    id: 'advice.how',
    when: (r) => asksHow(r) && financial(r) && !states(r) && !r.has('help') && !aboutWork(r),
    read: (r) => complexa(r),
    examples: PROOFS && [
      'como controlo a vontade de pedir comida toda noite?',
      'como investir melhor?',
      'como junto 2 mil até maio?',
      'QUERO TROCAR DE CARRO ANO QUE VEM, QUAL O CAMINHO?',
    ],
  },
  {
    id: 'advice.should',
    trust: 'sure',
    when: (r) => (r.fits(HOW_MUCH_SHOULD) || r.fits(IF_WOULD)) && asks(r) && financial(r) && !aboutWork(r),
    read: (r) => complexa(r),
    examples: PROOFS && [
      'quanto devo gastar com lanche?',
      'quanto eu deveria guardar por mês ganhando 3 mil?',
      'se eu aceitar o emprego de 4500 melhora minha vida?',
    ],
  },
  {
    id: 'advice.verdict',
    when: (r) =>
      wantsAdvice(r) &&
      (asks(r) || r.hasAny('worth', 'should')) &&
      financial(r) &&
      !states(r) &&
      !aboutWork(r) &&
      // "Só posso gastar 300" asks nothing.
      !(!r.marked && r.fits(/\bso posso\b/)),
    read: (r) => complexa(r),
    examples: PROOFS && [
      'qual meta diária faz sentido pra eu pagar as contas?',
      'quanto eu tenho que guardar pra juntar 3 mil até julho?',
      'posso gastar 90 hoje?',
      'vale a pena investir em FII?',
      'será que aguento um financiamento de 900 por mes?',
      'tem como baixar minha conta de internet?',
      'quais habitos meus tao me atrapalhando a poupar?',
      'que gasto fixo eu consigo renegociar?',
    ],
  },
  {
    id: 'advice.trend',
    trust: 'sure',
    when: (r) => r.fits(TREND) && asks(r),
    read: (r) => complexa(r),
    examples: PROOFS && ['pioraram minhas contas em relação ao ano passado?', 'minha situação melhorou esse ano?'],
  },
  {
    id: 'advice.degree',
    trust: 'sure',
    when: (r) =>
      judges(r) &&
      asks(r) &&
      financial(r) &&
      !asksHowMuch(r) &&
      !aboutWork(r) &&
      // "Qual a conta mais cara que eu pago?" is one of those kept.
      !r.fits(/^qua(?:l|is) .*\bmais car[oa]s?\b/),
    read: (r) => complexa(r, 0.9),
    examples: PROOFS && ['gastei muito em março?', 'TO GASTANDO ALEM DA CONTA?'],
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
      // "quanto vem de aposentadoria?": recurring income is on record.
      !r.fits(/^(?:quanto|qual (?:e )?o valor) (?:eu |que )*(?:vem|veio|cai|caiu|entra|entrou|recebo|recebi)\b/) &&
      !r.hasAny('memory_any'),
    read: (r) => complexa(r, 0.88),
    examples: PROOFS && ['me ajuda a planejar a festa de 15 anos sem estourar'],
  },
  {
    id: 'advice.habit',
    when: (r) => r.has('habit') && financial(r) && !states(r) && r.money === undefined && !r.hasAny('memory_any'),
    read: (r) => complexa(r, 0.85),
    examples: PROOFS && [
      'compro por impulso quando fico triste',
      'não posso ver promoção de sapato que compro, me ajuda',
    ],
  },
];
