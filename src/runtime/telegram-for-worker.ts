// Of grammY's client channels/telegram calls a dozen of the Bot API's methods; the class has all two hundred of them, which no bundler may
// leave out by itself.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const CALLED = [
  ...['getMe', 'getWebhookInfo', 'setWebhook', 'setMyCommands', 'getFile'],
  ...['sendMessage', 'sendPhoto', 'sendDocument', 'editMessageText', 'sendChatAction', 'answerCallbackQuery'],
];

/** The class, from its first line to its last. */
const API = /^class Api \{\n[\s\S]*?^\}$/mu;
const METHOD = /^ {4}(?:async )?(\w+)\([^\n]*\) ?\{\n[\s\S]*?^ {4}\}\n/gmu;

/** The text of the module without the methods that are never called. */
export const onlyMethodsCalled = (source: string): string =>
  source.replace(API, (api) =>
    api.replace(METHOD, (method, name: string) => (name === 'constructor' || CALLED.includes(name) ? method : '')),
  );

/** For esbuild, when the worker is bundled. */
export const telegramForWorker: Plugin = {
  name: 'telegram for the worker',
  setup(one) {
    one.onLoad({ filter: /\/grammy\/out\/web\.mjs$/ }, ({ path }) => ({
      contents: onlyMethodsCalled(readFileSync(path, 'utf8')),
    }));
  },
};
