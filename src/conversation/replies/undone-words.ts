// Describes what an undo did.

import type { RichText } from '../../domain/text.ts';
import type { Undone } from '../../tools/undo.ts';

const THINGS = {
  item: 'itens',
  lancamento: 'lançamentos',
  told: 'informações',
  agent: 'agentes',
  lembrete: 'lembretes',
} as const;

type Done = Extract<Undone, { kind: 'undone' }>;

/** Also of a redo (`again`); says what is there now. */
export const undoneWords = (undone: Done): RichText => [
  ...firstWords(undone),
  ...(undone.others ? [' O resto dessa mensagem também.'] : []),
];

function firstWords({ what, of, count, title, again }: Done): RichText {
  const many = count > 1;
  const done = again === true ? 'Refeito' : 'Desfeito';
  if (of === 'told' && (title === '' || many)) return [`${done}: isso voltou a ser como era.`];
  switch (what) {
    case 'add':
      if (of === 'lembrete' && title === '') return ['Esse lembrete já tocou: não ficou nada para desfazer.'];
      return many
        ? [`${done}: tirei ${count} ${THINGS[of]} que tinha ${of === 'item' ? 'guardado' : 'anotado'}.`]
        : [`${done}: tirei `, { bold: title }, '.'];
    case 'trash':
      return many
        ? [`${done}: ${count} ${THINGS[of]} estão de volta.`]
        : [`${done}: `, { bold: title }, ' está de volta.'];
    case 'mark':
      return [`${done}: `, { bold: title }, ' está como antes.'];
    case 'edit':
      if (of === 'told') return [`${done}: voltou `, { bold: title }, '.'];
      return [`${done}: voltou a ser `, { bold: title }, '.'];
    case 'restore':
      return many
        ? [`${done}: ${count} ${THINGS[of]} voltaram para a lixeira.`]
        : [`${done}: `, { bold: title }, ' voltou para a lixeira.'];
    default:
      return what satisfies never;
  }
}
