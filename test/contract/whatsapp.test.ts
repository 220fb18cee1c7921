// WhatsApp against the contract every channel is held to, over real HTTP to a fake Graph.

import { fixture } from '../channels/whatsapp/fixture.ts';
import { APP_SECRET, openWhatsApp, TOKEN } from '../channels/whatsapp/open-whatsapp.ts';
import { channelContract } from './channel-suite.ts';
import { whatsappHarness } from './whatsapp-harness.ts';

channelContract(
  'whatsapp',
  whatsappHarness({
    fixture,
    token: TOKEN,
    appSecret: APP_SECRET,
    refusesConnections: true,
    async start() {
      const { graph, ...whatsapp } = await openWhatsApp();
      return { ...whatsapp, messages: async () => graph.messages, fail: async (fault) => graph.failNext(fault) };
    },
  }),
);
