// Vitest globalSetup of the workers project: servers live in Node, since tests in workerd cannot listen.

import type { TestProject } from 'vitest/node';
import { gateServer } from '../fakes/gate-server.ts';
import { graphControl } from '../fakes/graph-control.ts';
import { remoteGraph } from '../fakes/graph-remote.ts';
import { telegramControl } from '../fakes/telegram-control.ts';
import { remoteTelegram } from '../fakes/telegram-remote.ts';
import { TELEGRAM, WHATSAPP } from './platforms.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const gate = await gateServer();
  const telegram = await telegramControl(TELEGRAM.token);
  const graph = await graphControl();
  project.provide('gate', gate.url);
  project.provide('allChats', process.env.WORKERD_CHATS === 'all');
  project.provide('telegramFake', telegram.url);
  project.provide('graphFake', graph.url);
  project.provide('telegramRoot', (await remoteTelegram(telegram.url)).url);
  project.provide('graphRoot', (await remoteGraph(graph.url, WHATSAPP)).root);
  return async () => void (await Promise.all([gate.close(), telegram.close(), graph.close()]));
}
