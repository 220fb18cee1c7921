// `npm start`: one process, one database, one port. Refuses to start when anything is unsafe, and leaves cleanly: on
// SIGTERM no new request is taken, what is running is finished, and the rest waits on disk for the next start.

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
import { warmUp } from './warm-up.ts';

/** Providers wait 10 s for a container to leave; after that what is unfinished is finished by the next start. */
const DRAIN_MS = 9_000;

loadEnvFile('.env');
const config = readConfig(process.env);
if (!config.ok) {
  for (const { variable, problem } of config.failure) console.error(`${variable}: ${problem}`);
  console.error('Não vou começar assim. Veja o .env.example, ou rode: npm run doctor');
  process.exit(1);
}

let wakeDue: () => void = () => {};
const development = config.value.production ? undefined : movableClock(systemClock, () => wakeDue());
const log = redactedLog(jsonLog(systemClock, config.value.logLevel, (line) => process.stderr.write(`${line}\n`)));
const opened = openNodeService(config.value, {
  log,
  botUsername: botName(config.value, http, log),
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
  console.log(`Caderneta em http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${address.port}`);
  if (!config.value.telegram && !config.value.whatsapp) console.log('Sem canais ligados: converse pelo simulador.');
});
server.on('error', (error) => {
  console.error(`Não consegui ouvir na porta ${port}: ${String(error)}`);
  process.exit(1);
});

async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  const late = setTimeout(() => process.exit(0), DRAIN_MS);
  server.close();
  await service.stop();
  // Open event streams would keep the server waiting for ever.
  server.closeAllConnections();
  clearTimeout(late);
  process.exit(0);
}
process.on('SIGTERM', () => void leave());
process.on('SIGINT', () => void leave());
