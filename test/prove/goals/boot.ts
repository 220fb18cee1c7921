// It refuses to start with anything unsafe, and says in one sentence what is wrong: every environment against the reader of the
// configuration, a sample of them and every bad path against the real process, every spoilt setting against the opening of the file.

import { join } from 'node:path';
import { readConfig } from '../../../src/runtime/config.ts';
import { type Goal, scaled } from '../goal.ts';
import { bundle } from '../rig/bundle.ts';
import { chance } from '../rig/chance.ts';
import { startServer } from '../rig/server-process.ts';
import { unsafeEnvironments } from '../rig/unsafe-environments.ts';
import { unsafePaths, unsafeSettingsRefused } from '../rig/unsafe-files.ts';
import { TELEGRAM_SECRET, TELEGRAM_TOKEN } from '../rig/world.ts';

export const boot: Goal = {
  name: 'boot',
  promise: 'every unsafe configuration is refused, with a sentence',
  async run(attack) {
    const { folder, seed } = attack;
    const failures: string[] = [];
    for (const { names, env } of unsafeEnvironments) {
      const read = readConfig(env);
      if (read.ok) failures.push(`read as safe: ${JSON.stringify(env)}`);
      else if (!read.failure.some(({ variable, problem }) => variable === names && problem.length > 10)) {
        failures.push(`${names} is not named: ${JSON.stringify(read.failure)}`);
      }
    }
    const settings = unsafeSettingsRefused(folder);
    for (const { what, said } of settings) {
      if (said === undefined) failures.push(`opened with ${what}`);
    }

    const script = await bundle('src/runtime/node.ts');
    const refuses = async (env: Record<string, string>, word: string): Promise<void> => {
      const server = startServer({
        script,
        folder,
        env: { PORT: '0', HOST: '127.0.0.1', DATABASE_PATH: join(folder, 'boot.db'), ...env },
      });
      const listening = await server.ready;
      if (listening !== undefined) await server.kill();
      const { code } = await server.exited;
      const sentence = server.output();
      if (listening !== undefined) failures.push(`started: ${JSON.stringify(env)}`);
      else if (code !== 1 || !sentence.includes(word) || /^\s+at /m.test(sentence))
        failures.push(`${JSON.stringify(env)} ended with ${code}: ${sentence.slice(0, 300)}`);
    };
    const luck = chance(seed);
    const sample = Array.from({ length: scaled(8, attack) }, () => luck.pick(unsafeEnvironments));
    await Promise.all(sample.map(({ names, env }) => refuses({ ...env }, names)));
    // A reduced attack starts one server per kind of refusal.
    const paths = unsafePaths(folder).slice(0, scaled(4, attack));
    await Promise.all(paths.map((path) => refuses({ DATABASE_PATH: path }, path)));

    const first = startServer({
      script,
      folder,
      env: { PORT: '0', HOST: '127.0.0.1', DATABASE_PATH: join(folder, 'boot.db') },
    });
    if ((await first.ready) === undefined)
      failures.push(`a safe configuration was refused: ${first.output().slice(0, 300)}`);
    await refuses({}, 'outro processo');
    const connected = { TELEGRAM_BOT_TOKEN: TELEGRAM_TOKEN, TELEGRAM_WEBHOOK_SECRET: TELEGRAM_SECRET };
    await refuses({ ...connected, DATABASE_PATH: ':memory:' }, 'DATABASE_PATH');
    await first.kill();
    const n = unsafeEnvironments.length + settings.length + sample.length + paths.length + 2;
    return {
      n,
      failures,
      note: `${unsafeEnvironments.length} environments, ${settings.length} settings, ${sample.length + paths.length + 2} real starts`,
    };
  },
};
