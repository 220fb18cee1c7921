// Replays one recorded webhook: status, replies, and what the turn did.

import { styleText } from 'node:util';
import type { Change } from '../../domain/change.ts';
import { reasonWords } from '../../http/reason-words.ts';
import { hmac } from '../../runtime/rim.ts';
import type { RecordedBody } from './recorded-bodies.ts';
import { type Seen, sentAsSeen } from './sent-as-seen.ts';
import { SECRETS, type StandIn } from './stand-in.ts';

type Replayed = {
  readonly file: string;
  readonly channel: string;
  readonly status: number;
  readonly replies: readonly Seen[];
  readonly turns: readonly {
    readonly text: string;
    readonly intent: string;
    readonly decision: string;
    readonly state: string;
    /** What it wrote. */
    readonly changes: readonly Change[];
  }[];
  /** Reasons why bodies were quarantined. */
  readonly quarantined: readonly string[];
};

/** Signs the body as the platform would, and waits until the turn has answered. */
export async function replayed(
  standIn: StandIn,
  file: string,
  { channel, raw }: RecordedBody,
): Promise<{ json: Replayed; text: string }> {
  const bytes = new TextEncoder().encode(raw);
  const signature: Record<string, string> =
    channel === 'telegram'
      ? { 'x-telegram-bot-api-secret-token': SECRETS.telegram }
      : { 'x-hub-signature-256': `sha256=${Buffer.from(hmac(SECRETS.whatsapp, bytes)).toString('hex')}` };
  const response = await standIn.service.app.request(`/webhooks/${channel}`, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'application/json', 'content-length': String(bytes.length), ...signature },
  });
  await standIn.service.quiet();
  const replies = standIn.taken().flatMap(sentAsSeen);
  const turns = standIn.turns().map(({ turn, text, intent, decision, state }) => ({
    text,
    intent,
    decision,
    state,
    changes: standIn.changesOf(turn),
  }));
  const json = { file, channel, status: response.status, replies, turns, quarantined: standIn.strange() };
  return { json, text: described(json) };
}

function described({ file, channel, status, replies, turns, quarantined }: Replayed): string {
  const lines = [styleText('bold', `${file} (${channel}) ${status}`)];
  for (const turn of turns) {
    lines.push(`  > ${turn.text}`, styleText('dim', `    ${turn.intent} · ${turn.decision} · ${turn.state}`));
    for (const { op, ...what } of turn.changes) lines.push(`    * ${op} ${JSON.stringify(what)}`);
  }
  for (const reply of replies) {
    const shown = [...reply.files.map((name) => `[${name}]`), reply.text].filter((part) => part !== '');
    lines.push(`  < ${shown.join(' ').replaceAll('\n', '\n    ')}`);
    if (reply.choices.length > 0) lines.push(`    ${reply.choices.map((label) => `[${label}]`).join(' ')}`);
  }
  for (const reason of quarantined) lines.push(styleText('yellow', `  ! em quarentena: ${reasonWords(reason)}`));
  if (replies.length === 0) lines.push(styleText('dim', '  sem resposta'));
  return lines.join('\n');
}
