// What the person tells about themselves and teaches about their own words.

import { categoryTaught } from '../person/category-taught.ts';
import { factTold } from '../person/fact-told.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import type { Rule } from './rule.ts';

export const PERSON_RULES: readonly Rule[] = [
  {
    id: 'person.profile',
    when: (r) => !asks(r) && r.scene.pending === undefined && factTold(r) !== undefined && !movedMoney(r),
    read: (r) => ({ intent: 'profile_set', slots: factTold(r) ?? { fact: '', value: '' } }),
    examples: [
      'tenho 34 anos e dois filhos',
      'sou conservador pra investir',
      'me chama de Bia',
      'meu mês começa dia 5',
      'sou manicure autônoma',
    ],
  },
  {
    id: 'person.category_teach',
    when: (r) => categoryTaught(r) !== undefined,
    read: (r) => ({ intent: 'category_teach', slots: categoryTaught(r) ?? { merchant: '', category: 'outros' } }),
    examples: ['mercado do Zé é feira', 'ifood conta como lazer', 'tok&stok pra mim é compras, não moradia'],
  },
];
