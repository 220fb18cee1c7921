// Replays one recorded webhook: status, replies, and what the turn did.

import { styleText } from 'node:util';
import type { Change } from '../../domain/change.ts';
import { reasonWords } from '../../http/reason-words.ts';
import { hmac } from '../../runtime/rim.ts';
import type { RecordedBody } from './recorded-bodies.ts';
import { SECRETS, type Sent, type StandIn } from './stand-in.ts';

const COURTESIES = new Set(['sendChatAction', 'answerCallbackQuery']);

type Replayed = {
  readonly file: string;
  readonly channel: string;
  readonly status: number;
  readonly replies: readonly { readonly text: string; readonly choices: readonly string[] }[];
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
  const replies = standIn.taken().flatMap(readable);
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

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** The visible part of a call to a platform; none for typing indicators and read receipts. */
function readable({ method, body }: Sent): Replayed['replies'] {
  if (COURTESIES.has(method) || field(body, 'status') === 'read') return [];
  const interactive = field(body, 'interactive');
  const text = [
    field(body, 'caption'),
    field(field(body, 'text'), 'body'),
    field(body, 'text'),
    field(field(interactive, 'body'), 'text'),
  ].find((one) => typeof one === 'string');
  const rows = [field(field(body, 'reply_markup'), 'inline_keyboard'), field(field(interactive, 'action'), 'buttons')];
  const choices = rows.flat(3).flatMap((row) => field(row, 'text') ?? field(field(row, 'reply'), 'title') ?? []);
  return [{ text: String(text ?? `[${method}]`), choices: choices.map(String) }];
}

function described({ file, channel, status, replies, turns, quarantined }: Replayed): string {
  const lines = [styleText('bold', `${file} (${channel}) ${status}`)];
  for (const turn of turns) {
    lines.push(`  > ${turn.text}`, styleText('dim', `    ${turn.intent} · ${turn.decision} · ${turn.state}`));
    for (const { op, ...what } of turn.changes) lines.push(`    * ${op} ${JSON.stringify(what)}`);
  }
  for (const reply of replies) {
    lines.push(`  < ${reply.text.replaceAll('\n', '\n    ')}`);
    if (reply.choices.length > 0) lines.push(`    ${reply.choices.map((label) => `[${label}]`).join(' ')}`);
  }
  for (const reason of quarantined) lines.push(styleText('yellow', `  ! em quarentena: ${reasonWords(reason)}`));
  if (replies.length === 0) lines.push(styleText('dim', '  sem resposta'));
  return lines.join('\n');
}
