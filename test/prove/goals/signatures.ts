// Webhooks that are not from the platform: no signature, somebody else's, nearly the right one, the right one for other bytes.
// None is believed and none leaves a trace.

import { signatureOf } from '../../fakes/signed-webhook.ts';
import { type Goal, scaled } from '../goal.ts';
import { type Chance, chance } from '../rig/chance.ts';
import { openLab } from '../rig/lab.ts';
import { noteLetter, type Posting, postingOf } from '../rig/letter.ts';
import { yesToAll } from '../rig/no-network.ts';
import { APP_SECRET, openWorld, TELEGRAM_SECRET } from '../rig/world.ts';

type Headers = Record<string, string>;

const SECRET = 'x-telegram-bot-api-secret-token';
const SIGNATURE = 'x-hub-signature-256';

export const signatures: Goal = {
  name: 'signatures',
  promise: 'forged, missing or altered signatures: none accepted, nothing stored',
  async run(attack) {
    const world = await openWorld();
    const lab = await openLab(':memory:', world, yesToAll);
    const luck = chance(attack.seed);
    const failures: string[] = [];
    const n = scaled(5_000, attack);
    for (let i = 0; i < n; i += 1) {
      const channel = i % 2 === 0 ? 'telegram' : 'whatsapp';
      const forged = forge(postingOf(noteLetter(channel, '5511400000001', i, 900_000 + i)), luck);
      const { status } = await lab.request(forged);
      if (status !== 401) failures.push(`${channel} ${JSON.stringify(forged.headers)}: answered ${status}`);
    }
    const { database } = lab.service().file;
    for (const table of ['inbox', 'quarantine', 'accounts', 'outbox']) {
      const rows = Number(database.prepare(`select count(*) from ${table}`).pluck().get());
      if (rows > 0) failures.push(`${rows} rows in ${table}`);
    }
    await lab.close();
    await world.close();
    return { n, failures };
  },
};

function forge(posting: Posting, luck: Chance): Posting {
  if (posting.path.endsWith('telegram')) return { ...posting, headers: luck.pick(forgedSecrets)(luck) };
  const altered = posting.body.slice();
  const at = luck.below(altered.length);
  altered[at] = ((altered[at] ?? 0) ^ (1 << luck.below(8))) & 0xff;
  // The right signature, but for one other bit of the body.
  if (luck.below(3) === 0) return { ...posting, body: altered };
  return {
    ...posting,
    headers: luck.pick(forgedSignatures)(signatureOf(posting.body, APP_SECRET), posting.body, luck),
  };
}

const changed = (text: string, luck: Chance): string => {
  const at = luck.below(text.length);
  return `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`;
};

const forgedSecrets: readonly ((luck: Chance) => Headers)[] = [
  () => ({}),
  () => ({ [SECRET]: '' }),
  () => ({ 'x-hub-signature-256': TELEGRAM_SECRET }),
  () => ({ authorization: `Bearer ${TELEGRAM_SECRET}` }),
  () => ({ [SECRET]: TELEGRAM_SECRET.toUpperCase() }),
  () => ({ [SECRET]: `${TELEGRAM_SECRET}, ${TELEGRAM_SECRET}` }),
  () => ({ [SECRET]: `${TELEGRAM_SECRET}x` }),
  (luck) => ({ [SECRET]: TELEGRAM_SECRET.slice(0, luck.below(TELEGRAM_SECRET.length)) }),
  (luck) => ({ [SECRET]: changed(TELEGRAM_SECRET, luck) }),
];

const forgedSignatures: readonly ((right: string, body: Uint8Array, luck: Chance) => Headers)[] = [
  () => ({}),
  () => ({ [SIGNATURE]: '' }),
  () => ({ [SIGNATURE]: 'sha256=' }),
  (right) => ({ [SIGNATURE]: right.slice('sha256='.length) }),
  (right) => ({ [SIGNATURE]: right.replace('sha256', 'sha1') }),
  (right) => ({ 'x-hub-signature': right }),
  (right) => ({ [SIGNATURE]: `${right}00` }),
  (right) => ({ [SIGNATURE]: `${right}, ${right}` }),
  (_, body) => ({ [SIGNATURE]: signatureOf(body, '') }),
  (_, body) => ({ [SIGNATURE]: signatureOf(body, 'another secret') }),
  (right, _, luck) => ({ [SIGNATURE]: right.slice(0, luck.below(right.length)) }),
  (right, _, luck) => ({ [SIGNATURE]: `sha256=${changed(right.slice(7), luck)}` }),
];
