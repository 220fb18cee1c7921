// `npm run weekly [-- --days N]`: the report on hard questions of the last days, from the local database.

import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { localDateTime } from '../conversation/local-time.ts';
import { readConfig } from '../runtime/config.ts';
import { loadEnvFile } from '../runtime/env-file.ts';
import { systemClock } from '../runtime/rim.ts';
import { rawDriver } from '../runtime/sqlite-driver.ts';
import { endedMissions } from '../store/missions.ts';
import { sqlOver } from '../store/sql.ts';
import { weeklyAnalyses } from '../telemetry/weekly-analyses.ts';
import { weeklyReport } from '../telemetry/weekly-report.ts';
import { command } from './command.ts';
import { numberGiven } from './number-given.ts';

const DAY_MS = 86_400_000;

const { days } = command('weekly', 'Como foram as perguntas difíceis dos últimos dias')
  .option('--days <n>', 'quantos dias olhar', numberGiven(1, 180), 7)
  .parse()
  .opts<{ days: number }>();
loadEnvFile('.env');
const config = readConfig(process.env);
if (!config.ok) {
  for (const { variable, problem } of config.failure) console.error(`${variable} ${problem}`);
  process.exit(1);
}
const { databasePath, zone } = config.value;
if (!existsSync(databasePath)) stop(`não há banco em ${databasePath}; ele nasce no primeiro \`npm start\``);
const database = new Database(databasePath, { readonly: true });
try {
  const records = endedMissions(sqlOver(rawDriver(database)), systemClock.now() - days * DAY_MS);
  if (records.length === 0) console.log(`Nenhuma pergunta difícil nos últimos ${days} dias.`);
  else console.log(weeklyReport(weeklyAnalyses(records, (at) => localDateTime(at, zone))));
} catch (error) {
  stop(`não consegui ler as missões de ${databasePath}: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  database.close();
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
