// The two buttons under the answer to a hard question.

import type { Choice } from '../../domain/message.ts';

/** @param mission whose answer is judged */
export const thumbs = (mission: string): readonly Choice[] => [
  { token: `bom.${mission}`, label: '👍' },
  { token: `ruim.${mission}`, label: '👎' },
];

/** @returns what a thumb says and of which mission. */
export function thumbOf(token: string): { readonly mission: string; readonly feedback: 'up' | 'down' } | undefined {
  const match = /^(bom|ruim)\.([\w-]{1,40})$/u.exec(token);
  if (match === null) return undefined;
  return { mission: match[2] ?? '', feedback: match[1] === 'bom' ? 'up' : 'down' };
}
