// `npm run replay -- FILE...`: sends recorded webhooks (JSON or JSONL) through the real HTTP handler, signed as the
// platform would, against a fake of the platform's API, and prints responses and changes. With `--conversation N --from
// DB` it replays a stored conversation instead; the model answers from the lines of `--script`.

import { succeed } from '../domain/result.ts';
import { command } from './command.ts';
import { fileGiven } from './file-given.ts';
import { numberGiven } from './number-given.ts';
import { phoneNumberOf, recordedBodies } from './replay/recorded-bodies.ts';
import { replayed } from './replay/replayed.ts';
import { openStandIn } from './replay/stand-in.ts';
import { repeated, storedConversation, toldOf } from './replay/stored-conversation.ts';

const program = command('replay', 'Passa webhooks gravados pelo programa inteiro e mostra as respostas')
  .argument('[arquivos...]', 'arquivos .json ou .jsonl, do Telegram ou do WhatsApp')
  .option('--json', 'um objeto por webhook')
  .option('--db <caminho>', 'banco de dados; o padrão é um que some ao sair', ':memory:')
  .option('--from <caminho>', 'banco de onde ler uma conversa guardada')
  .option('--conversation <numero>', 'a conversa a repetir, pelo número em /admin', numberGiven(1, 1e9), 1)
  .option('--script <arquivo>', 'o que o modelo responde, uma linha por vez')
  .parse();
type Options = { json?: true; db: string; from?: string; conversation: number; script?: string };
const options = program.opts<Options>();
if (options.from !== undefined) process.exit(await repeatStored(options.from, options));

if (program.args.length === 0) program.help({ error: true });
let failed = false;
const recordings = program.args.flatMap((file) => {
  const given = fileGiven(file);
  if (given.ok) return [{ file, bodies: recordedBodies(given.value) }];
  failed = true;
  console.error(given.failure);
  return [];
});
const standIn = openStandIn(options.db, phoneNumberOf(recordings.flatMap(({ bodies }) => bodies)));
if (!standIn.ok) {
  console.error(standIn.failure.problem);
  process.exit(1);
}
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

/** @returns the exit code: 1 when a reply differs from the stored one. */
async function repeatStored(path: string, { conversation, script, json }: Options): Promise<number> {
  const given = script === undefined ? succeed('') : fileGiven(script);
  if (!given.ok) {
    console.error(given.failure);
    return 1;
  }
  const lines = given.value.split('\n').filter((line) => line !== '');
  const said = storedConversation(path, conversation);
  if (!said.ok) {
    console.error(said.failure);
    return 1;
  }
  const again = await repeated(said.value, lines);
  if (!again.ok) {
    console.error(again.failure.problem);
    return 1;
  }
  for (const one of again.value) console.log(json ? JSON.stringify(one) : toldOf(one));
  return again.value.every(({ before, now, skipped }) => skipped === true || before === now) ? 0 : 1;
}
