// Accepts webhooks on Workers: each person's messages go to their object in one call, and nothing is acknowledged
// before every object has stored its part. Never hand this to waitUntil: what it drops is not delivered again.

import type { Inbound, Receipt } from '../domain/message.ts';
import type { Ingress } from '../ports.ts';
import { type AccountName, accountName, addressee } from './account-name.ts';
import { renumber } from './worker-renumbering.ts';

/** The object for everything that belongs to no account. */
export const PLATFORM_NAME = 'platform';

type Post = { readonly messages: Inbound[]; readonly receipts: Receipt[] };

function sorted(messages: readonly Inbound[], receipts: readonly Receipt[]): Map<AccountName, Post> {
  const posts = new Map<AccountName, Post>();
  const postOf = (name: AccountName): Post => {
    const post = posts.get(name) ?? { messages: [], receipts: [] };
    posts.set(name, post);
    return post;
  };
  for (const message of messages) postOf(accountName(message.channel, message.person)).messages.push(message);
  for (const receipt of receipts) {
    // Receipts for messages another system sent from the same number are ignored.
    const to = addressee(receipt);
    if (to !== undefined) postOf(to.name).receipts.push(to.receipt);
  }
  return posts;
}

/** Rejects when any object did not store its part; the parts already stored are recognised on redelivery. */
export function workerIngress(env: Pick<Cloudflare.Env, 'ACCOUNTS' | 'PLATFORM'>): Ingress {
  return {
    async accept(messages, receipts) {
      const calls = [...sorted(messages, receipts)].map(([name, post]) =>
        env.ACCOUNTS.getByName(name).accept(name, post.messages, post.receipts),
      );
      const accepted = await Promise.all(calls);
      return {
        stored: accepted.reduce((sum, { stored }) => sum + stored, 0),
        repeated: accepted.reduce((sum, { repeated }) => sum + repeated, 0),
      };
    },
    move: (moved) =>
      moved.kind === 'person' ? renumber(env.ACCOUNTS, moved) : env.PLATFORM.getByName(PLATFORM_NAME).groupMoved(moved),
    quarantine: (channel, raw, reason) => env.PLATFORM.getByName(PLATFORM_NAME).quarantine(channel, raw, reason),
  };
}
