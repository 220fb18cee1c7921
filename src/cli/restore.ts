// `npm run restore -- FILE`: puts a copy in the place of the database, once the service has stopped.

import { databasePathIn } from '../runtime/config.ts';
import { loadEnvFile } from '../runtime/env-file.ts';
import { contentsShown } from './backup/contents-shown.ts';
import { restoreDatabase } from './backup/restore-database.ts';
import { command } from './command.ts';

const program = command('restore', 'Põe uma cópia no lugar do banco, e apaga nela quem pediu para ser apagado depois')
  .argument('<copia>', 'uma cópia feita por npm run backup')
  .parse();
const [copy = ''] = program.args;
loadEnvFile('.env');
const database = databasePathIn(process.env);
const restored = restoreDatabase(copy, database, new Date());
if (restored.ok) {
  const { contents, erased, doubted, aside } = restored.value;
  console.log(`✓ ${database} agora é esta cópia: ${contentsShown(contents)}`);
  if (erased > 0) console.log(`  apaguei de novo ${erased} que pediram para sair depois que ela foi feita`);
  if (doubted > 0) console.log(`  não vou mandar ${doubted} mensagens que já podem ter chegado`);
  if (aside !== undefined)
    console.log(`  o banco de antes ficou em ${aside}: tem os dados de todos; apague quando não precisar`);
  console.log('O que chegou depois da cópia não está nela. Pode começar: npm start');
} else {
  console.error(`✗ Nada mudou: ${restored.failure}.`);
  process.exitCode = 1;
}
