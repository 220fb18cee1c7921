// `npm run doctor`: checks that the deployment is safe and connected, and names each problem with its remedy. Exit code
// 1 when the service must not start or a requested Telegram registration failed.

import { styleText } from 'node:util';
import { loadEnvFile } from '../runtime/env-file.ts';
import { command } from './command.ts';
import type { Finding } from './doctor/finding.ts';
import { findings } from './doctor/findings.ts';
import { registerWebhook } from './doctor/register-webhook.ts';
import { strayNames } from './doctor/stray-names.ts';

const program = command('doctor', 'Confere configuração, banco e webhooks')
  .option('--registrar <endereco>', 'registra o webhook e o menu do Telegram neste endereço https')
  .parse();
const { registrar } = program.opts<{ registrar?: string }>();
const inFile = loadEnvFile('.env');
let refused = false;
if (registrar !== undefined) {
  const registered = await registerWebhook(process.env, registrar);
  console.log(registered.ok ? registered.value : registered.failure);
  refused = !registered.ok;
}

const marks = {
  ok: styleText('green', '✓'),
  off: styleText('dim', '·'),
  warning: styleText('yellow', '!'),
  problem: styleText('red', '✗'),
} as const;
let unsafe = false;
const tell = ({ level, what, todo }: Finding): void => {
  unsafe ||= level === 'problem';
  console.log(`${marks[level]} ${what}${todo === undefined ? '' : `\n    → ${todo}`}`);
};
for (const stray of strayNames(inFile)) tell(stray);
for await (const finding of findings(process.env)) tell(finding);
const verdict = refused ? 'O registro no Telegram não foi feito.' : 'Pode começar.';
console.log(`\n${unsafe ? 'Assim não dá para começar.' : verdict}`);
process.exitCode = unsafe || refused ? 1 : 0;
