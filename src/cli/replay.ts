// `npm run replay -- FILE...`: recorded webhooks (JSON or JSONL) through the real HTTP handler, signed as the platform
// would, with a stand-in for the platform's own API. Prints what was answered and what changed.

import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { phoneNumberOf, recordedBodies } from './replay/recorded-bodies.ts';
import { replayed } from './replay/replayed.ts';
import { openStandIn } from './replay/stand-in.ts';

const program = new Command()
  .name('replay')
  .description('Passa webhooks gravados pelo programa inteiro e mostra as respostas')
  .argument('<arquivos...>', 'arquivos .json ou .jsonl, do Telegram ou do WhatsApp')
  .option('--json', 'um objeto por webhook')
  .option('--db <caminho>', 'banco de dados; o padrão é um que some ao sair', ':memory:')
  .helpOption('-h, --ajuda', 'mostra esta ajuda')
  .parse();
const options = program.opts<{ json?: true; db: string }>();

const recordings = program.args.map((file) => ({ file, bodies: recordedBodies(readFileSync(file, 'utf8')) }));
const standIn = openStandIn(options.db, phoneNumberOf(recordings.flatMap(({ bodies }) => bodies)));
if (!standIn.ok) {
  console.error(standIn.failure.problem);
  process.exit(1);
}
let failed = false;
for (const { file, bodies } of recordings) {
  if (bodies.length === 0) {
    failed = true;
    console.error(`${file}: não tem nenhum webhook`);
  }
  for (const body of bodies) {
    const result = await replayed(standIn.value, file, body);
    console.log(options.json ? JSON.stringify(result.json) : result.text);
    failed ||= result.json.status !== 200;
  }
}
await standIn.value.service.stop();
process.exitCode = failed ? 1 : 0;
