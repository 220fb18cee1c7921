// Links several channels to one notebook: creating a code, using it, and unlinking.

import * as z from 'zod/mini';
import { MINUTE_MS } from '../domain/durations.ts';
import { type Joining, LINK_CODE_MS, shownLinkCode } from '../domain/linking.ts';
import type { ChannelName } from '../domain/message.ts';
import { defineTool } from './tool.ts';

export type LinkCode = { readonly kind: 'link_code'; readonly code: string; readonly minutes: number };
export type ChannelJoined = { readonly kind: 'channel_joining'; readonly joining: Joining; readonly code: string };
export type ChannelParted =
  | { readonly kind: 'channel_parted'; readonly channel: ChannelName; readonly here: boolean }
  | { readonly kind: 'which_channel'; readonly channels: readonly ChannelName[] };

export const linkCode = defineTool({
  name: 'link_code',
  description: 'Faz um código curto para usar o mesmo caderno em outro canal.',
  args: z.strictObject({}),
  internal: { code: z.string() },
  effect: 'write',
  exposedToModel: false,
  run: ({ code }, { tx, now }): LinkCode => {
    tx.links.issue(code, now);
    return { kind: 'link_code', code: shownLinkCode(code), minutes: LINK_CODE_MS / MINUTE_MS };
  },
});

export const linkChannel = defineTool({
  name: 'link_channel',
  description: 'Junta este canal ao caderno de onde veio o código.',
  args: z.strictObject({ code: z.string() }),
  internal: { leave: z.exactOptional(z.literal(true)) },
  effect: 'write',
  exposedToModel: false,
  run: ({ code, leave }, { tx, conversation, turn, now }): ChannelJoined => {
    const joining = tx.links.join({ conversation, turn }, { code, leave: leave === true }, now);
    return { kind: 'channel_joining', joining, code };
  },
});

export const unlinkChannel = defineTool({
  name: 'unlink_channel',
  description: 'Separa de novo um canal que foi juntado por código.',
  args: z.strictObject({ channel: z.exactOptional(z.string()) }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ channel }, { tx, conversation }): ChannelParted => {
    const joined = tx.links.joined();
    const here = tx.conversation(conversation)?.channel;
    const meant = channel ?? (joined.length === 1 ? joined[0] : here);
    const leaving = joined.find((one) => one === meant);
    if (leaving === undefined) return { kind: 'which_channel', channels: joined };
    tx.links.part(leaving);
    return { kind: 'channel_parted', channel: leaving, here: leaving === here };
  },
});
