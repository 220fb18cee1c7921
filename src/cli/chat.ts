// `npm run chat`: a conversation in the terminal through the real pipeline, without a server. With --json it reads one
// line and writes one line, in order; the format is specified in INTERFACE.md.

import { createInterface } from 'node:readline';
import { readConfig } from '../runtime/config.ts';
import { loadEnvFile } from '../runtime/env-file.ts';
import { openLocalSession } from '../runtime/local-session.ts';
import { chatClock } from './chat/chat-clock.ts';
import { jsonChat } from './chat/json-chat.ts';
import { personChat } from './chat/person-chat.ts';
import { command } from './command.ts';

const program = command('chat', 'Conversa com a Caderneta no terminal, sem servidor')
  .option('--json', 'uma linha entra, uma linha sai')
  .option('--db <caminho>', 'banco de dados; o padrão é um que some ao sair', ':memory:')
  .option('--now <iso>', 'que horas são; o relógio fica parado aí')
  .option('--user <nome>', 'quem está falando', 'voce')
  .parse();
const options = program.opts<{ json?: true; db: string; now?: string; user: string }>();

loadEnvFile('.env');
const config = readConfig({ ...process.env, DATABASE_PATH: options.db, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' });
if (!config.ok) {
  for (const { variable, problem } of config.failure) console.error(`${variable}: ${problem}`);
  process.exit(1);
}
const clock = chatClock(options.now, config.value.zone);
if (clock === undefined) {
  console.error(`--now: não entendi a data ${options.now}. Exemplo: 2026-11-18T14:05`);
  process.exit(1);
}
// A terminal shows no pictures: the same figures come as bars.
const session = openLocalSession(options.json ? config.value : { ...config.value, charts: false }, { clock });
if (!session.ok) {
  console.error(session.failure.problem);
  process.exit(1);
}
if (options.json) {
  const lines = createInterface({ input: process.stdin, terminal: false });
  await jsonChat(session.value, clock, lines, options.user, (line) => process.stdout.write(`${line}\n`));
  lines.close();
} else await personChat(session.value, options.user);
await session.value.close();
