// Orders about linking another channel to the same notebook. Codes are read from the exact form the bot shows; the many
// free phrasings of "how do I link" are recognised by language/ as intent `link_channel`.

import { linkCodeFrom } from '../../domain/linking.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const LINK =
  /^\/?vincul(?:ar?|e|o)(?:@\w+)?(?:\s+(?:o\s+|meu\s+)?(?:c[óo]digo\s+)?([a-zà-ÿ\d]{4}[\s-]?[a-zà-ÿ\d]{4}))?[.!?]*$/i;
const PART =
  /^\/?desvincul(?:ar?|e|o)(?:@\w+)?(?:\s+(?:o\s+|meu\s+|este\s+|esse\s+)*(whatsapp|zap|zapzap|telegram|site|canal))?[.!?]*$/i;

const CHANNELS: Readonly<Record<string, string>> = {
  whatsapp: 'whatsapp',
  zap: 'whatsapp',
  zapzap: 'whatsapp',
  telegram: 'telegram',
  site: 'web',
};

/** The linking code in the message, if any. */
export const linkCodeSaid = (text: string): string | undefined => plainCode(LINK.exec(text.trim())?.[1]);

const plainCode = (shown: string | undefined): string | undefined => shown?.replace(/[\s-]/g, '').toUpperCase();

/** @returns undefined when the message is not about linking, or was forwarded. */
export function decideLink({ text, message, asking }: Situation): Decision | undefined {
  if (message.forwarded) return undefined;
  const said = text.trim();
  const part = PART.exec(said);
  if (part !== null) {
    const channel = CHANNELS[part[1]?.toLowerCase() ?? ''];
    return run({ tool: 'unlink_channel', args: channel === undefined ? {} : { channel } });
  }
  const link = LINK.exec(said);
  if (link === null) return undefined;
  const code = plainCode(link[1]);
  if (code === undefined) return askForCode({ message, asking });
  // In a group, everybody who reads the chat would be let in, or would be taken out of their own notebook.
  return message.group ? inPrivate : run({ tool: 'link_channel', args: { code } });
}

/** Creates a code to type in the other channel. */
export const askForCode = ({ message, asking }: Pick<Situation, 'message' | 'asking'>): Decision =>
  message.group ? inPrivate : run({ tool: 'link_code', args: { code: linkCodeFrom(asking.ids.token()) } });

const inPrivate: Decision = say(phrases.linkInPrivate);
