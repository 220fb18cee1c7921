// Planted where requests come in and where the process starts.

import type { PlantedBug } from './planted-bug.ts';

export const bugsAtTheDoor: readonly PlantedBug[] = [
  {
    name: 'Telegram secret compared by its beginning',
    file: 'src/channels/telegram/verify-secret.ts',
    find: 'equalText(given, secret)',
    put: 'equalText(given, secret.slice(0, given.length))',
    goal: 'signatures',
    says: /telegram .* answered 200/,
    scale: 0.1,
  },
  {
    name: 'starts without a webhook secret',
    file: 'src/runtime/config.ts',
    find: "complain('TELEGRAM_WEBHOOK_SECRET', 'falta: sem ele qualquer um poderia fingir ser o Telegram');",
    put: '',
    goal: 'boot',
    says: /read as safe/,
    scale: 0.01,
  },
  {
    name: 'settings set and not read back',
    file: 'src/runtime/sqlite-file.ts',
    find: 'unsafe.length > 0 && rig.allowUnsafe !== true',
    put: 'unsafe.length > 99',
    goal: 'boot',
    says: /opened with/,
    scale: 0.01,
  },
  {
    name: 'two processes on one database',
    file: 'src/runtime/sole-owner.ts',
    find: "claim.exec('begin exclusive');",
    put: "claim.exec('begin');",
    goal: 'boot',
    says: /^started/,
    scale: 0.01,
  },
  {
    name: 'one bad item fails its batch',
    file: 'src/channels/whatsapp/read-message.ts',
    find: "if (message === undefined) return unreadable('message is not an object');",
    put: "if (message === undefined) throw new Error('message is not an object');",
    goal: 'fuzz',
    says: /answered 503/,
    scale: 0.05,
  },
  {
    name: 'no limit on bodies',
    file: 'src/http/webhook-handler.ts',
    find: 'export const LARGEST_BODY = 4 * 1024 * 1024;',
    put: 'export const LARGEST_BODY = 4000 * 1024 * 1024;',
    goal: 'bodies',
    says: /was not refused at once/,
    scale: 0.2,
  },
];
