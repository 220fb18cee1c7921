// WhatsApp's contract inside workerd, against a fake Graph in Node.

import { createHmac } from 'node:crypto';
import { inject } from 'vitest';
import { whatsappChannel } from '../../src/channels/whatsapp/whatsapp-channel.ts';
import { channelContract } from '../contract/channel-suite.ts';
import { whatsappHarness } from '../contract/whatsapp-harness.ts';
import { remoteGraph } from '../fakes/graph-remote.ts';
import { WHATSAPP } from './platforms.ts';

const { token, phoneNumberId, appSecret } = WHATSAPP;
const bodies = import.meta.glob<unknown>('../fixtures/webhooks/whatsapp/*.json', { eager: true, import: 'default' });

channelContract(
  'whatsapp in workerd',
  whatsappHarness({
    fixture: (name) => structuredClone(bodies[`../fixtures/webhooks/whatsapp/${name}.json`]),
    token,
    appSecret,
    refusesConnections: false,
    async start() {
      const { root, ...graph } = await remoteGraph(inject('graphFake'), WHATSAPP);
      const channel = {
        token,
        phoneNumberId,
        appSecret,
        apiRoot: root,
        fetch: (url: string, init?: RequestInit) => fetch(url, init),
        hmac: (secret: string, bytes: Uint8Array) => createHmac('sha256', secret).update(bytes).digest(),
      };
      return {
        ...graph,
        channel: whatsappChannel(channel),
        withoutSecret: whatsappChannel({ ...channel, appSecret: '' }),
      };
    },
  }),
);
