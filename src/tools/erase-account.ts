// "Apagar meus dados": deletes everything irreversibly. Only reachable through a typed confirmation.

import * as z from 'zod/mini';
import { defineTool } from './tool.ts';

export type Erased = { readonly kind: 'erased'; readonly items: number };

export const eraseAccount = defineTool({
  name: 'erase_account',
  description: 'Apaga todos os dados da pessoa, sem volta.',
  args: z.strictObject({}),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: (_args, { tx, turn, now }): Erased => {
    const items = tx.countItems();
    tx.eraseAccount(turn, now);
    return { kind: 'erased', items };
  },
});
