// `npm start`: one process, one database, one port. Refuses to start when anything is unsafe. On SIGTERM it refuses new
// requests, finishes what is running, and leaves the rest on disk for the next start.

import type { AddressInfo } from 'node:net';
import { redactedLog } from '../context/redacted-log.ts';
import { movableClock } from '../http/web/movable-clock.ts';
import { jsonLog } from '../telemetry/json-log.ts';
import { botName } from './bot-name.ts';
import { readConfig } from './config.ts';
import { loadEnvFile } from './env-file.ts';
import { httpServer } from './http-server.ts';
import { openNodeService } from './node-service.ts';
import { after, http, systemClock } from './rim.ts';
import { startupMessage } from './startup-message.ts';
import { unkept } from './unkept.ts';
import { warmUp } from './warm-up.ts';

/** Providers kill a container after 10 s, and a busy machine takes its time to end; what is unfinished then is finished by the next start. */
const DRAIN_MS = 8_000;

const PORT_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'a porta já está em uso; diga outra em PORT',
  EACCES: 'não tenho permissão para esta porta; as abaixo de 1024 costumam ser do administrador',
  EADDRNOTAVAIL: 'esta máquina não tem o endereço de HOST',
  ENOTFOUND: 'não conheço o endereço de HOST',
};

loadEnvFile('.env');
const config = readConfig(process.env);
const problems = config.ok ? unkept(config.value) : config.failure;
if (!config.ok || problems.length > 0) {
  for (const { variable, problem } of problems) console.error(`${variable}: ${problem}`);
  console.error('Não vou começar assim. Veja o .env.example, ou rode: npm run doctor');
  process.exit(1);
}

let wakeDue: () => void = () => {};
// The clock is moved from a page without a password, and would affect real people's reminders and entry dates.
const { production, telegram, whatsapp } = config.value;
const development = production || telegram || whatsapp ? undefined : movableClock(systemClock, () => wakeDue());
const log = redactedLog(jsonLog(systemClock, config.value.logLevel, (line) => process.stderr.write(`${line}\n`)));
const opened = openNodeService(config.value, {
  log,
  botUsername: botName(config.value, { fetch: http, log, after }),
  ...(development === undefined ? {} : { clock: development, movableClock: development }),
});
if (!opened.ok) {
  console.error(`Não vou começar: ${opened.failure.problem}.`);
  process.exit(1);
}
const service = opened.value;
wakeDue = () => service.wakeDue();

const { host: hostname, port } = config.value;
warmUp(systemClock, config.value.zone, after);
let leaving = false;
const server = httpServer(service, () => leaving);
server.listen(port, hostname, () => {
  const address = server.address() as AddressInfo;
  for (const line of startupMessage(config.value, address.port)) console.log(line);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(`Não vou começar: ${PORT_PROBLEMS[error.code ?? ''] ?? String(error)} (${hostname}:${port}).`);
  void leave(1);
});

async function leave(code = 0): Promise<void> {
  if (leaving) return;
  leaving = true;
  const late = setTimeout(() => process.exit(code), DRAIN_MS);
  server.close();
  await service.stop();
  // Open event streams would keep the server waiting for ever.
  server.closeAllConnections();
  clearTimeout(late);
  process.exit(code);
}
process.on('SIGTERM', () => void leave());
process.on('SIGINT', () => void leave());
