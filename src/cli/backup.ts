// `npm run backup -- FOLDER`: a checked copy of the database, while the service runs. Made for cron: one line, and exit
// code 1 when there is no new copy.

import { databasePathIn } from '../runtime/config.ts';
import { loadEnvFile } from '../runtime/env-file.ts';
import { contentsShown, sizeShown } from './backup/contents-shown.ts';
import { copyDatabase } from './backup/copy-database.ts';
import { rotateCopies } from './backup/rotate-copies.ts';
import { command } from './command.ts';
import { numberGiven } from './number-given.ts';

const program = command('backup', 'Copia o banco, com o serviço no ar, e confere a cópia')
  .argument('[pasta]', 'onde guardar as cópias', 'backups')
  .option('--guardar <quantas>', 'quantas cópias ficam na pasta; as mais velhas saem', numberGiven(1, 10_000), 30)
  .parse();
const [folder = 'backups'] = program.processedArgs as [string];
const { guardar } = program.opts<{ guardar: number }>();
loadEnvFile('.env');
const began = performance.now();
const copied = copyDatabase(databasePathIn(process.env), folder, new Date());
if (copied.ok) {
  const { path, bytes, contents } = copied.value;
  const seconds = ((performance.now() - began) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  console.log(`✓ ${path}: ${sizeShown(bytes)} em ${seconds} s, conferida; ${contentsShown(contents)}`);
  for (const old of rotateCopies(folder, guardar)) console.log(`  saiu ${old}`);
} else {
  console.error(`✗ Não fiz a cópia: ${copied.failure}.`);
  process.exitCode = 1;
}
