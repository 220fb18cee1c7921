// Two projects in one run: everything on Node, and the contract suites once more inside workerd.

import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { memoryFolder } from './test/support/memory-folder.ts';
import { WorkerdFirst } from './test/support/workerd-first.ts';
import { TELEGRAM, WHATSAPP } from './test/worker/platforms.ts';

process.env.TMPDIR = memoryFolder();

/** For a machine that others use too. What must be quick has a limit of its own. */
const PATIENCE_MS = 20_000;

export default defineConfig({
  test: {
    // By itself vitest leaves one core to the terminal, which on a machine of two doubles the time.
    maxWorkers: 2,
    sequence: { sequencer: WorkerdFirst },
    reporters: ['default', './test/support/closing-line.ts'],
    projects: [
      // No test changes a module, so they share them: loading the product for each file again cost half of the time.
      {
        test: {
          name: 'node',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/worker/**'],
          environment: 'node',
          testTimeout: PATIENCE_MS,
          // Node runs our sources as they are, here as everywhere. What a test reads as text (`?raw`) is no source.
          server: { deps: { external: [/\/src\/[^?]*$/, /\/db\/[^?]*$/] } },
        },
      },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            main: './test/worker/main.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                NODE_ENV: 'test',
                LOG_LEVEL: 'silent',
                ADMIN_PASSWORD: 'abre-te sesamo, por favor',
                TELEGRAM_BOT_TOKEN: TELEGRAM.token,
                TELEGRAM_WEBHOOK_SECRET: TELEGRAM.secret,
                TELEGRAM_API_ROOT: inject('telegramRoot'),
                WHATSAPP_TOKEN: WHATSAPP.token,
                WHATSAPP_PHONE_NUMBER_ID: WHATSAPP.phoneNumberId,
                WHATSAPP_APP_SECRET: WHATSAPP.appSecret,
                WHATSAPP_VERIFY_TOKEN: WHATSAPP.verifyToken,
                WHATSAPP_API_ROOT: inject('graphRoot'),
              },
              durableObjects: {
                BARE: { className: 'BareObject', useSQLite: true },
                STAGED: { className: 'StagedObject', useSQLite: true },
                LOOSE: { className: 'LooseObject', useSQLite: true },
              },
            },
          })),
        ],
        test: {
          name: 'workers',
          // One workerd for all files: loading the product into each would cost more than every test in them.
          isolate: false,
          testTimeout: PATIENCE_MS,
          include: ['test/worker/**/*.test.ts'],
          globalSetup: ['./test/worker/telegram-setup.ts', './test/worker/setup.ts', './test/worker/clients-setup.ts'],
        },
      },
    ],
  },
});
