// Told, and nothing of mine moved: other people's money, prices, wishes, what failed, idioms. Before any rule that writes.
// Where the sentence leaves room the rule is weak, and a guess that it is an entry after all only asks.

import { IDIOM } from '../remarks/idioms.ts';
import { tellsOfOthers } from '../remarks/other-people.ts';
import {
  isFailed,
  isForbidden,
  isHearsay,
  isOffered,
  isPriced,
  isQuoted,
  isWished,
  tells,
  usedToBe,
  wasLeft,
} from '../remarks/unstated.ts';
import { asks } from '../signals/asks.ts';
import { ordersKeeping } from '../signals/orders-keeping.ts';
import type { Outcome, Rule } from './rule.ts';

const remark = (): Outcome => ({ intent: 'smalltalk', slots: {}, confidence: 0.8 });

/** Before any order to keep or remove: what is forbidden, and verbs that only sound like orders. */
export const FORBIDDEN_RULES: readonly Rule[] = [
  {
    id: 'remark.forbidden',
    when: isForbidden,
    read: remark,
    examples: ['não quero que salve isso', 'não precisa anotar isso não', 'por favor nunca apague minhas notas'],
  },
  {
    id: 'remark.idiom',
    when: (r) => r.money?.marked !== true && r.scene.pending === undefined && !asks(r) && IDIOM.test(r.line),
    read: remark,
    examples: ['paguei mico ontem na festa', 'gastei meu latim com ele', 'tira o cavalinho da chuva'],
  },
];

export const REMARK_RULES: readonly Rule[] = [
  {
    id: 'remark.others',
    when: (r) => tellsOfOthers(r) && tells(r),
    read: remark,
    examples: [
      'a vizinha comprou uma geladeira de 4 mil e nem usa',
      'o governo gastou 3 bilhões com isso',
      'minha chefe ganha 15 mil por mês e reclama',
    ],
  },
  {
    id: 'remark.hearsay',
    when: (r) => (isHearsay(r) || isQuoted(r)) && !asks(r) && !ordersKeeping(r) && !r.has('remind_me'),
    read: remark,
    examples: [
      'fulano me disse que pagou 200 na consulta',
      'ele mandou assim: "paguei 300 no conserto"',
      'no filme o cara paga 1 milhão de resgate',
    ],
  },
  {
    id: 'remark.failed',
    when: (r) => isFailed(r) && tells(r),
    read: remark,
    examples: ['tentei pagar os 89 da internet e deu erro', 'minha compra de 340 foi recusada'],
  },
  {
    id: 'remark.left',
    when: (r) => wasLeft(r) && tells(r),
    read: remark,
    examples: ['tava 129 no mercado livre, achei caro e deixei pra lá', 'o ingresso é 120 mas nem sei se vou'],
  },
  {
    id: 'remark.offered',
    when: (r) => isOffered(r) && tells(r),
    read: remark,
    examples: ['a loja me deu um orçamento de 780', 'o banco ofereceu 10 mil de empréstimo'],
  },
  {
    id: 'remark.once',
    when: (r) => usedToBe(r) && tells(r),
    read: remark,
    examples: ['antigamente eu enchia o carrinho com 100 na feira'],
  },
  {
    id: 'remark.wished',
    trust: 'weak',
    when: (r) => isWished(r) && tells(r),
    read: remark,
    examples: ['tô querendo vender minha moto por 8 mil', 'meu filho quer um videogame de 4500'],
  },
  {
    id: 'remark.priced',
    trust: 'weak',
    when: (r) => isPriced(r) && tells(r),
    read: remark,
    examples: ['a passagem pra recife tá 1.200', 'custa 35 a entrada'],
  },
];
