// A private deployment answers only the people on its list. Messages of strangers are dropped before anything is
// stored, without a reply.

import { formsOf } from '../channels/whatsapp/brazilian-mobile.ts';
import type { Inbound } from '../domain/message.ts';
import type { Ingress, Log } from '../ports.ts';

/**
 * 'telegram:123456' or 'whatsapp:5511999990000': the platform's id of the person. Aliases count, and so does either form
 * of a Brazilian mobile.
 */
export type AllowList = ReadonlySet<string>;

/** The simulator is exempt: it exists only where it was enabled. */
const known = (allowed: AllowList, { channel, person, aliases = [] }: Inbound): boolean =>
  channel === 'web' || idsOf(channel, [person, ...aliases]).some((id) => allowed.has(`${channel}:${id}`));

/** Every id a person may be listed by. */
const idsOf = (channel: string, ids: readonly string[]): readonly string[] =>
  channel === 'whatsapp' ? ids.flatMap(formsOf) : ids;

/** @param allowed undefined: everybody is answered. */
export function onlyAllowed(ingress: Ingress, allowed: AllowList | undefined, log: Log): Ingress {
  if (allowed === undefined) return ingress;
  return {
    ...ingress,
    accept(messages, receipts) {
      const welcome = messages.filter((message) => known(allowed, message));
      if (welcome.length < messages.length) log.warn('not on the list', { dropped: messages.length - welcome.length });
      return ingress.accept(welcome, receipts);
    },
  };
}
