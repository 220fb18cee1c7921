// A database in memory is for trying the product out: with a platform connected, messages it was told are received would
// go with the process.

import type { Config, ConfigProblem } from './config.ts';

/** What stands against starting with this configuration, though each setting is right by itself. */
export const unkept = ({ databasePath, telegram, whatsapp }: Config): readonly ConfigProblem[] =>
  databasePath === ':memory:' && (telegram !== undefined || whatsapp !== undefined)
    ? [{ variable: 'DATABASE_PATH', problem: 'precisa ser um arquivo: em :memory: as mensagens se perdem ao sair' }]
    : [];
