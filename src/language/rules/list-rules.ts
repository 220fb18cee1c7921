// Personal lists, such as "lista de compras": showing, adding without a colon, removing.

import { listCleared, listShown, putOnTheList, takenOffList } from '../memory/own-list.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

export const LIST_RULES: readonly Rule[] = [
  {
    id: 'list.show',
    trust: 'sure',
    when: (r) => listShown(r) !== undefined,
    read: (r) => ({ intent: 'search', slots: { query: listShown(r) ?? '' } }),
    examples: PROOFS && [
      'o que tem na lista de compras?',
      'mostra a lista do supermercado',
      'o que falta na minha lista do mercado?',
      'cadê a lista de presentes?',
      'lista de compras',
      'lista do enxoval abre pra mim que tô na loja',
    ],
  },
  {
    id: 'list.put',
    trust: 'sure',
    when: (r) => putOnTheList(r) !== undefined,
    read: (r) => ({ intent: 'save', slots: { item_type: 'note', content: putOnTheList(r) ?? '', tag: 'lista' } }),
    examples: PROOFS && ['adiciona leite na lista', 'põe arroz e feijão na lista', 'bota fralda na minha lista'],
  },
  {
    id: 'list.take',
    trust: 'sure',
    when: (r) => takenOffList(r) !== undefined,
    read: (r) => ({ intent: 'delete_item', slots: takenOffList(r) ?? {} }),
    examples: PROOFS && [
      'tira o feijão da lista',
      'risca o leite da lista de compras',
      'remove o sabão da lista do mercado',
      'já comprei o arroz da lista',
    ],
  },
  {
    id: 'list.clear',
    trust: 'sure',
    when: (r) => listCleared(r) !== undefined,
    read: (r) => ({ intent: 'delete_item', slots: { query: listCleared(r) ?? '' } }),
    examples: PROOFS && ['limpa a lista de compras', 'zera a minha lista do mercado', 'apaga a lista de presentes'],
  },
];
