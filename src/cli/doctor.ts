// `npm run doctor`: is this deployment safe and connected? Says what is wrong and what to do; exit 1 when it must not run.

import { styleText } from 'node:util';
import { Command } from 'commander';
import { findings } from './doctor/findings.ts';
import { registerWebhook } from './doctor/register-webhook.ts';

const program = new Command()
  .name('doctor')
  .description('Confere configuração, banco e webhooks')
  .option('--registrar <endereco>', 'registra o webhook e o menu do Telegram neste endereço https')
  .helpOption('-h, --help', 'mostra esta ajuda')
  .parse();
const { registrar } = program.opts<{ registrar?: string }>();
if (registrar !== undefined) console.log(await registerWebhook(process.env, registrar));

const marks = {
  ok: styleText('green', '✓'),
  warning: styleText('yellow', '!'),
  problem: styleText('red', '✗'),
} as const;
let refused = false;
for await (const { level, what, todo } of findings(process.env)) {
  refused ||= level === 'problem';
  console.log(`${marks[level]} ${what}${todo === undefined ? '' : `\n    → ${todo}`}`);
}
console.log(refused ? '\nAssim não dá para começar.' : '\nPode começar.');
process.exitCode = refused ? 1 : 0;
