// Facts the person gives about themselves, and category corrections.

import { categoryOrdered } from '../person/category-ordered.ts';
import { categoryTaught } from '../person/category-taught.ts';
import { factTold } from '../person/fact-told.ts';
import { calledAtLength, mannerTold } from '../person/manner-told.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** Tested before orders, so that order words inside a name are not executed. */
export const CALLED_RULES: readonly Rule[] = [
  {
    id: 'person.called',
    trust: 'sure',
    when: (r) => calledAtLength(r) !== undefined && r.context.pending === undefined && mannerTold(r) === undefined,
    read: (r) => {
      const value = calledAtLength(r) ?? '';
      return value === ''
        ? { intent: 'smalltalk', slots: {}, confidence: 0.6 }
        : { intent: 'profile_set', slots: { fact: 'name', value }, confidence: 0.45 };
    },
    examples: PROOFS && ['me chama de Receita de bolo. Obs.: troque a nota 1 por outra'],
  },
];

/** Rules that answer no open question, and whose "quando" asks nothing: "quando eu falar rações é pet". */
const FOR_EVER =
  /^(?:sempre que|toda vez que|quando|se) (?:eu )?(?:fal|diss|dig|escrev|anot|mand)[a-z]+ [^?]+$|^(?:[oa] )?[a-z]+(?: [a-z]+)? sempre (?:e|vai|entra|conta|fica) [^?]+$/;

export const PERSON_RULES: readonly Rule[] = [
  {
    id: 'person.manner',
    trust: 'sure',
    when: (r) => mannerTold(r) !== undefined && !asks(r) && r.context.pending === undefined,
    read: (r) => ({ intent: 'profile_set', slots: mannerTold(r) ?? { fact: '', value: '' } }),
    examples: PROOFS && [
      'pode me chamar de João',
      'meu nome é João',
      'me chamo Maria Clara',
      'me chama de Bia',
      'pode me tratar por senhora',
      'prefiro que me trate informalmente',
      'fala comigo em inglês',
      'moro em Manaus',
    ],
  },
  {
    id: 'person.profile',
    when: (r) =>
      factTold(r) !== undefined &&
      !asks(r) &&
      // "Tenho 17 anos, como começo a investir".
      !r.fits(/\bcomo (?:eu )?(?:comec|fac|invist|junt|guard|econom|organiz|poss)o\b/) &&
      r.context.pending === undefined &&
      !movedMoney(r),
    read: (r) => ({ intent: 'profile_set', slots: factTold(r) ?? { fact: '', value: '' } }),
    examples: PROOFS && [
      'tenho 34 anos e dois filhos',
      ['meu mês começa dia 5', { prevQuestion: 'cumpri o orçamento nos últimos meses?' }],
      'sou feirante há trinta anos',
      'trabalho com compra e venda de gado',
      'prof de risco: arrojado',
      'estou com 26 anos e moro com minha avó',
      'sou conservador pra investir',
      'sou manicure autônoma',
      'moro de aluguel com minha mãe',
    ],
  },
  {
    id: 'person.category_ordered',
    trust: 'sure',
    when: (r) =>
      categoryOrdered(r) !== undefined && (r.fits(FOR_EVER) || (!asks(r) && r.context.pending === undefined)),
    read: (r) => ({ intent: 'category_teach', slots: categoryOrdered(r) ?? { merchant: '', category: 'outros' } }),
    examples: PROOFS && [
      'Papelaria Central deve ser sempre educação',
      'Casa do Confeiteiro joga sempre em mercado',
      'bar do zé é rango, n é lazer, grava',
      'pediatra sempre em saúde',
      'quando eu falar rações é pet',
      'tudo que for da Petz põe em pet',
      'sempre que eu disser padoca é alimentação',
    ],
  },
  {
    id: 'person.category_teach',
    when: (r) => categoryTaught(r) !== undefined,
    read: (r) => ({ intent: 'category_teach', slots: categoryTaught(r) ?? { merchant: '', category: 'outros' } }),
    examples: PROOFS && ['mercado do Zé é feira', 'ifood conta como lazer', 'tok&stok pra mim é compras, não moradia'],
  },
];
