// Statements in which none of the person's money moved: other people's money, prices, wishes, failures, idioms. Tested
// before any rule that writes. Where the sentence is ambiguous the rule is weak, and the classifier's objection only
// leads to a question.

import { looksTitled } from '../memory/looks-titled.ts';
import { NO_UNIT } from '../memory/measured-note.ts';
import type { Reading } from '../reading/reading.ts';
import { paidThere } from '../remarks/did-it.ts';
import { isElsewhere, isPublicFigure, isRequested } from '../remarks/elsewhere.ts';
import { IDIOM } from '../remarks/idioms.ts';
import { paysOwn, tellsOfOthers } from '../remarks/other-people.ts';
import { isAppraised, isEstimated, isPriced, isPriceTold } from '../remarks/price-told.ts';
import { isConditional, isDeclined, isRefused, isUndone } from '../remarks/unfulfilled.ts';
import {
  isFailed,
  isForbidden,
  isHearsay,
  isOffered,
  isQuoted,
  isWished,
  tells,
  usedToBe,
  wasLeft,
} from '../remarks/unstated.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { ordersKeeping, othersKeep } from '../signals/orders-keeping.ts';
import { laysOutTwoPrices } from '../signals/weighs-figures.ts';
import { PAST_MINE } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Outcome, Rule } from './rule.ts';

const remark = (): Outcome => ({ intent: 'smalltalk', slots: {}, confidence: 0.8 });

/** A count with a verb that moves no money: "Atendi 40 clientes hoje". */
function countsDeeds(r: Reading): boolean {
  const { money } = r;
  if (money === undefined || money.marked || money.sign !== 0 || r.amounts.length > 1 || movedMoney(r)) return false;
  const verb = r.units[r.unitOf(money.from) - 1];
  const counted = r.tokens[money.to];
  return (
    verb?.kind === 'word' &&
    (verb.entry === undefined
      ? /^[a-z]{2,}(?:ei|i|amos|emos|imos)$/.test(verb.norm)
      : (verb.entry.tenses & PAST_MINE) !== 0) &&
    counted?.kind === 'word' &&
    !NO_UNIT.test(counted.norm) &&
    // "acarajé na Cira, deixei 24 lá": a payment with its place.
    !/^(?:la|ali|aqui|so|tambem)$/.test(counted.norm)
  );
}

/** A grade: "Tirei 7 na prova". */
const GRADED =
  /\b(?:tir(?:ei|ou|amos|aram)|fi[zc]|fez|com) (?:nota )?\d{1,3}(?:[.,]\d)? (?:em|n[oa]) (?:prova|trabalho|redacao|enem|simulado|teste|exame|matematica|portugues|quimica|historia|ingles|ciencias|fisio|fisica|calculo)\b/;

/** Plans; even an unrealistic amount may be a goal. */
const plans = (r: Reading): boolean => r.hasAny('remind_me', 'goal_cue', 'goal_noun', 'budget_noun', 'v_want');

/** Reminiscences: "Quando eu era moça …". */
const LONG_AGO = /^quando (?:eu )?(?:era|fui) (?:pequen|moc|crianca|jovem|nov|menin|solteir)[a-z]*\b/;

const BUT_BOUGHT = /, (?:[a-z]+ ){0,3}(?:r\$ )?[\d.,]+(?: reais| conto| pila)?$|\be (?:levei|comprei|peguei) /;

/** Tested before orders: prohibitions, and verbs that only resemble orders. */
export const FORBIDDEN_RULES: readonly Rule[] = [
  {
    id: 'remark.forbidden',
    when: isForbidden,
    read: remark,
    examples: PROOFS && [
      'não quero que salve isso',
      'não precisa anotar isso não',
      'por favor nunca apague minhas notas',
    ],
  },
  {
    id: 'remark.others_keep',
    trust: 'sure',
    when: (r) =>
      othersKeep(r) && !asks(r) && r.money?.marked !== true && r.context.pending === undefined && !r.has('remind_me'),
    read: remark,
    examples: PROOFS && ['minha sogra guarda o umbigo do meu marido até hoje', 'hoje ninguém mais guarda o domingo'],
  },
  {
    id: 'remark.long_ago',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && !r.marked && r.fits(LONG_AGO) && !r.hasAny('v_keep', 'remind_me'),
    read: remark,
    examples: PROOFS && [
      'quando eu era moça um pão custava dez centavos',
      'quando eu era criança a feira era na praça',
    ],
  },
  {
    id: 'remark.idiom',
    when: (r) =>
      r.fits(IDIOM) &&
      !paidThere(r) &&
      // "Perdi a hora e fui de uber, 31,90".
      !(r.money !== undefined && r.fits(BUT_BOUGHT) && r.hasAny('cat', 'merchant')) &&
      !looksTitled(r, r.head + 1) &&
      r.money?.marked !== true &&
      r.context.pending === undefined &&
      !asks(r) &&
      !ordersKeeping(r) &&
      !r.has('remind_me'),
    read: remark,
    examples: PROOFS && ['paguei mico ontem na festa', 'gastei meu latim com ele', 'tira o cavalinho da chuva'],
  },
];

export const REMARK_RULES: readonly Rule[] = [
  {
    id: 'remark.counted',
    trust: 'sure',
    when: (r) =>
      (countsDeeds(r) || (r.fits(GRADED) && r.money?.marked !== true)) && tells(r) && !ordersKeeping(r) && !plans(r),
    read: remark,
    examples: PROOFS && [
      'atendi 40 clientes hoje, tô morto',
      'servi 220 pratos ontem',
      'meu neto tirou 10 em matemática',
      'fiz 780 na redação do enem',
      'o boletim veio com 8,5 em português',
    ],
  },
  {
    id: 'remark.public',
    trust: 'sure',
    when: (r) => isPublicFigure(r) && !asks(r) && !ordersKeeping(r) && r.context.pending === undefined && !plans(r),
    read: remark,
    examples: PROOFS && [
      'Avatar faturou 2 bilhões no mundo',
      'a Petrobras lucrou 30 bilhões no trimestre',
      'o prêmio da mega tá em 60 milhões',
      'o Flamengo pagou 20 milhões no atacante',
      'aquela novela rendeu 3 milhões pra emissora',
      'mais de 2 milhões na parada ontem',
    ],
  },
  {
    id: 'remark.others',
    when: (r) => tellsOfOthers(r) && tells(r),
    read: remark,
    examples: PROOFS && [
      'a vizinha comprou uma geladeira de 4 mil e nem usa',
      'o governo gastou 300 mil com isso',
      'minha chefe ganha 15 mil por mês e reclama',
    ],
  },
  {
    id: 'remark.hearsay',
    when: (r) => (isHearsay(r) || isQuoted(r)) && !asks(r) && !ordersKeeping(r) && !r.has('remind_me'),
    read: remark,
    examples: PROOFS && [
      'fulano me disse que pagou 200 na consulta',
      'ele mandou assim: "paguei 300 no conserto"',
      'no filme o cara paga 100 mil de resgate',
    ],
  },
  {
    id: 'remark.pays_own',
    trust: 'sure',
    when: (r) => paysOwn(r) && tells(r) && !ordersKeeping(r),
    read: remark,
    examples: PROOFS && ['minha vizinha pagou 900 no conserto da geladeira', 'o Nei paga 18 na tainha'],
  },
  {
    id: 'remark.failed',
    when: (r) => isFailed(r) && tells(r),
    read: remark,
    examples: PROOFS && [
      'tentei pagar os 89 da internet e deu erro',
      'minha compra de 340 foi recusada',
      'Compra NÃO autorizada de R$ 399,00',
    ],
  },
  {
    id: 'remark.declined',
    trust: 'sure',
    when: (r) =>
      isDeclined(r) && !asks(r) && r.context.pending === undefined && !ordersKeeping(r) && !r.has('remind_me'),
    read: remark,
    examples: PROOFS && [
      'Recusei, por princípio, a oferta de R$ 15.000,00 pelo meu fusca',
      'levei calote de 90 hoje',
      'a cliente me deu um calote de 90 reais',
      'minha filha precisa de um uniforme de 120',
      'Tivesse eu guardado cem por ano desde moço, hoje estaria rico',
    ],
  },
  {
    id: 'remark.left',
    when: (r) => wasLeft(r) && tells(r),
    read: remark,
    examples: PROOFS && [
      'tava 129 no mercado livre, achei caro e deixei pra lá',
      'o ingresso é 120 mas nem sei se vou',
    ],
  },
  {
    id: 'remark.offered',
    trust: 'sure',
    when: (r) => isOffered(r) && tells(r),
    read: remark,
    examples: PROOFS && [
      'a loja me deu um orçamento de 780',
      'o banco ofereceu 10 mil de empréstimo',
      'empréstimo de até R$ 12.000 pré-aprovado',
    ],
  },
  {
    id: 'remark.once',
    when: (r) => usedToBe(r) && tells(r),
    read: remark,
    examples: PROOFS && ['antigamente eu enchia o carrinho com 100 na feira'],
  },
  {
    id: 'remark.wished',
    trust: 'weak',
    when: (r) => isWished(r) && tells(r),
    read: remark,
    examples: PROOFS && [
      'tô querendo vender minha moto por 8 mil',
      'meu filho quer um videogame de 4500',
      'dou conta de 700',
    ],
  },
  {
    id: 'remark.priced',
    trust: 'weak',
    when: (r) => isPriced(r) && tells(r) && !laysOutTwoPrices(r),
    read: remark,
    examples: PROOFS && ['a passagem pra recife tá 1.200', 'custa 35 a entrada'],
  },
  {
    id: 'remark.shown',
    when: (r) => (isPriceTold(r) || isEstimated(r) || isAppraised(r)) && tells(r) && !laysOutTwoPrices(r),
    read: remark,
    examples: PROOFS && [
      'picanha a 89,90 o quilo',
      'iPhone novo a 12 mil, estão de brincadeira',
      'uber até o aeroporto tá dando 92',
      'ingresso do show a partir de 250',
      'vai sair uns 90 o almoço de domingo',
      'o aluguel ali gira em torno de 1.800',
      'diária do hotel 480, muito salgado',
      'o ponto do lado tá saindo a 4.800',
      '5 kg de arroz por 24,90 no mercado até amanhã',
    ],
  },
  {
    id: 'remark.elsewhere',
    when: (r) => (isElsewhere(r) || isRequested(r)) && tells(r),
    read: remark,
    examples: PROOFS && [
      'lá na firma o estagiário recebe 1.500',
      'o brechó vendeu 2 mil no sábado',
      'só de IPVA o do meu cunhado veio 4 mil',
      'mano o parça apostou 300 e perdeu tudo',
      'a moça do caixa cobrou 12 a mais da senhora da frente',
      'meu primo deu 40 mil de entrada no carro',
      'a Jéssica deu 180 num alongamento e quebrou no dia seguinte',
      'minha tia deu 50 pra Bia',
    ],
  },
  {
    id: 'remark.unfulfilled',
    when: (r) => (isConditional(r) || isUndone(r) || isRefused(r)) && tells(r),
    read: remark,
    examples: PROOFS && [
      'se o doutor me der mais 200 eu boto o piso também',
      'caso role o bônus de 2 mil eu troco de celular',
      'pensei que tinha perdido 70 reais mas tava no bolso',
      'cortou 9 metros, 130 conto, e foi embora sem levar',
      'a loja me cobrou 50 a mais e já estornou na hora',
      'eu não vou dar 80 nisso não',
      'devolvi o fone e ainda não vi os 200',
      'a diarista faltou, economizei 150',
      'minha mãe jurava que a geladeira tinha custado 900',
    ],
  },
];
