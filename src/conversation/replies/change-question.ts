// Confirmation of a change the rules are unsure about: it names the item and the result, so that a "sim" answers
// exactly what was read.

import type { RichText } from '../../domain/text.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { outOfTen } from './work-facts.ts';

type Shown = { readonly id: number; readonly label: string };

/** @returns undefined for what cannot be shown whole in one question, and so is not to be asked. */
export function changeQuestion(call: ToolCall, shown: readonly Shown[]): RichText | undefined {
  switch (call.tool) {
    case 'save_note': {
      const { content, label } = call.args;
      if (label === undefined) return ['Guardo isto? ', { bold: content }];
      return /^list/i.test(label)
        ? ['Ponho em ', { bold: label }, ': ', { bold: content }, '?']
        : ['Guardo ', { bold: `${label}: ${content}` }, '?'];
    }
    case 'save_movie':
    case 'save_tv_show': {
      const { title, year } = call.args;
      const noun = call.tool === 'save_movie' ? 'o filme ' : 'a série ';
      return ['Guardo ', noun, { bold: year === undefined ? title : `${title} (${year})` }, '?'];
    }
    case 'save_video':
    case 'save_link':
      return ['Guardo ', { bold: call.args.url }, '?'];
    case 'edit_memory': {
      const label = labelOf(call.args.item_id, shown);
      const { content, title } = call.args;
      if (label === undefined || (content === undefined) === (title === undefined)) return undefined;
      const what = content === undefined ? 'Mudo o título de ' : 'Troco ';
      return [what, { bold: label }, content === undefined ? ' para ' : ' por ', { bold: content ?? title ?? '' }, '?'];
    }
    case 'mark_memory': {
      const label = labelOf(call.args.item_id, shown);
      if (label === undefined) return undefined;
      return ['Marco ', { bold: label }, ...marks(call.args), '?'];
    }
    case 'delete_memory': {
      const ids = [call.args.item_id].flat();
      const labels = ids.flatMap((id) => labelOf(id, shown) ?? []);
      return labels.length < ids.length ? undefined : ['Apago ', { bold: labels.join(', ') }, '?'];
    }
    default:
      return undefined;
  }
}

const labelOf = (id: number, shown: readonly Shown[]): string | undefined => shown.find((one) => one.id === id)?.label;

const marks = ({ watched, rating }: { readonly watched?: boolean; readonly rating?: number }): string[] => [
  ...(watched === undefined ? [] : [watched ? ' como visto' : ' como não visto']),
  ...(rating === undefined ? [] : [` com nota ${outOfTen(rating)}`]),
];
