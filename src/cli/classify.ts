// `npm run classify`: reads one JSON line and writes one, in order (docs/labelled-messages.md). An unreadable line gives
// an error on its own output line, and the rest is still processed. Messages given as arguments are classified instead.

import { createInterface } from 'node:readline';
import type { LocalDateTime } from '../domain/dates.ts';
import { understand } from '../language/understand.ts';
import { command } from './command.ts';
import { contextProblem } from './eval/context-problem.ts';
import { type Context, dialogContextOf } from './eval/labelled.ts';
import { localNow } from './eval/local-now.ts';
import { slotsAt } from './eval/slots-at.ts';

type Request = { readonly id?: unknown; readonly text: string; readonly context?: Context };

function answerTo(line: string, now: LocalDateTime): unknown {
  const request = requestIn(line);
  if ('error' in request) return request;
  try {
    return meaningOf(request, now);
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}

type Unreadable = { readonly error: string; readonly id?: unknown; readonly line?: string };

function requestIn(line: string): Request | Unreadable {
  let value: unknown;
  try {
    // trim() also takes away the mark that some editors put before the first line.
    value = JSON.parse(line.trim());
  } catch {
    const error = 'isto não é JSON; uma linha é {"id":1,"text":"uber 23,50"}';
    return { error, line: line.slice(0, 80) };
  }
  const { id, text, context } = Object(value) as Partial<Record<keyof Request, unknown>>;
  const problem = typeof text === 'string' ? contextProblem(context ?? undefined) : 'falta "text", que é a mensagem';
  return problem === undefined ? (value as Request) : { id, error: problem };
}

function meaningOf({ id, text, context }: Request, now: LocalDateTime) {
  const understood = understand(text, dialogContextOf(context ?? undefined, now));
  const { intent, action, confidence, also } = understood;
  const slots = slotsAt(understood, now);
  const others = also?.map((other) => ({ intent: other.intent, action: other.action, slots: slotsAt(other, now) }));
  return { id, intent, action, confidence, slots, ...(others === undefined ? {} : { also: others }) };
}

const program = command('classify', 'Diz o que cada mensagem quer dizer; lê {"id","text","context"?} por linha')
  .argument('[mensagens...]', 'mensagens soltas, no lugar das linhas')
  .option('--now <iso>', 'que horas são; o padrão é agora', localNow)
  .parse();
const { now } = program.opts<{ now?: LocalDateTime }>();
const at = (): LocalDateTime => now ?? localNow(undefined);

if (program.args.length > 0) for (const text of program.args) console.log(JSON.stringify(meaningOf({ text }, at())));
else await answerLines();

async function answerLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '' || process.stdout.write(`${JSON.stringify(answerTo(line, at()))}\n`)) continue;
    await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
