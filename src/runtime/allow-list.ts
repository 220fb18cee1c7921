// A private notebook answers the people on its list and nobody else. Strangers are dropped before anything is stored: they get no
// answer, not even one that says somebody lives here.

import type { Inbound } from '../domain/message.ts';
import type { Ingress, Log } from '../ports.ts';

/** 'telegram:123456' or 'whatsapp:5511999990000', as the platform names the person; an alias counts. */
export type AllowList = ReadonlySet<string>;

/** The simulator needs no list: it is only there where somebody turned it on. */
const known = (allowed: AllowList, { channel, person, aliases = [] }: Inbound): boolean =>
  channel === 'web' || [person, ...aliases].some((id) => allowed.has(`${channel}:${id}`));

/** @param allowed undefined: everybody is welcome. */
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
