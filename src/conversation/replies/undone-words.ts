// What taking a change back did, said.

import type { RichText } from '../../domain/text.ts';
import type { Undone } from '../../tools/undo.ts';

const THINGS = {
  item: 'itens',
  lancamento: 'lançamentos',
  told: 'informações',
  agent: 'agentes',
  lembrete: 'lembretes',
} as const;

export function undoneWords({ what, of, count, title }: Extract<Undone, { kind: 'undone' }>): RichText {
  const many = count > 1;
  if (of === 'told') return ['Desfeito: isso voltou a ser como era.'];
  switch (what) {
    case 'add':
      return many
        ? [`Desfeito: tirei ${count} ${THINGS[of]} que tinha ${of === 'item' ? 'guardado' : 'anotado'}.`]
        : ['Desfeito: tirei ', { bold: title }, '.'];
    case 'trash':
      return many
        ? [`Desfeito: ${count} ${THINGS[of]} estão de volta.`]
        : ['Desfeito: ', { bold: title }, ' está de volta.'];
    case 'mark':
      return ['Desfeito: ', { bold: title }, ' está como antes.'];
    case 'edit':
      return ['Desfeito: voltou a ser ', { bold: title }, '.'];
    case 'restore':
      return many
        ? [`Desfeito: ${count} ${THINGS[of]} voltaram para a lixeira.`]
        : ['Desfeito: ', { bold: title }, ' voltou para a lixeira.'];
    default:
      return what satisfies never;
  }
}
