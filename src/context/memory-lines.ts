// Formats the chat memory for a prompt: each kind under its label, empty kinds left out.

import type { ChatContext } from '../domain/chat-context.ts';

/** One string per kind of memory that has any; an empty list when nothing is remembered. */
export function memoryLines({
  workingMemory,
  longTermMemory,
}: Pick<ChatContext, 'workingMemory' | 'longTermMemory'>): readonly string[] {
  return [
    ...(Object.keys(workingMemory).length === 0 ? [] : [`Memória de trabalho: ${JSON.stringify(workingMemory)}`]),
    ...(longTermMemory.length === 0 ? [] : [`Perfil da pessoa: ${longTermMemory.join('; ')}`]),
  ];
}
