// "Apago todas as notas?": asked of what the person ordered themself, and never of what a model proposes (change-question.ts).

import type { RichText } from '../../domain/text.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { NOUNS } from './item-words.ts';

/** Undefined for any other call, and where something is left out that one question cannot name. */
export function removalQuestion(call: ToolCall): RichText | undefined {
  if (call.tool !== 'delete_all_memories' || (call.args.except ?? call.args.kept) !== undefined) return undefined;
  const { kind } = call.args;
  if (kind === undefined) return ['Apago ', { bold: 'tudo o que você guardou' }, '?'];
  const { many, feminine } = NOUNS[kind];
  return ['Apago ', { bold: `${feminine ? 'todas as' : 'todos os'} ${many}` }, '?'];
}
