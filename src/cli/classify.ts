// `npm run classify`: reads one JSON line and writes one, in order. An unreadable line gives an error on its own output
// line, and the rest is still processed.

import { createInterface } from 'node:readline';
import type { LocalDateTime } from '../domain/dates.ts';
import { understand } from '../language/understand.ts';
import { command } from './command.ts';
import { type Context, dialogContextOf } from './eval/labelled.ts';
import { localNow } from './eval/local-now.ts';
import { slotsAt } from './eval/slots-at.ts';

function answer(line: string, now: LocalDateTime): unknown {
  let request: { id?: unknown; text?: unknown; context?: Context };
  try {
    request = JSON.parse(line);
  } catch {
    return { error: 'not JSON', line: line.slice(0, 80) };
  }
  if (request === null || typeof request !== 'object' || typeof request.text !== 'string') {
    return { id: request?.id ?? null, error: 'expected {"id", "text", "context"?} with a text' };
  }
  try {
    const understood = understand(request.text, dialogContextOf(request.context, now));
    const { intent, action, confidence, also } = understood;
    const slots = slotsAt(understood, now);
    const others = also?.map((other) => ({ intent: other.intent, action: other.action, slots: slotsAt(other, now) }));
    return { id: request.id, intent, action, confidence, slots, ...(others === undefined ? {} : { also: others }) };
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}

const values = command('classify', 'Lê {"id","text","context"?} por linha e diz o que cada mensagem quer dizer')
  .option('--now <iso>', 'que horas são; o padrão é agora', localNow)
  .parse()
  .opts<{ now?: LocalDateTime }>();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue;
  if (!process.stdout.write(`${JSON.stringify(answer(line, values.now ?? localNow(undefined)))}\n`)) {
    await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
