// Who a message is for. In a private chat always us; in a group only when somebody mentions us, answers us or gives a
// command, and then without the words that did the addressing. What is for others is never kept.

/** Our own names: the token's numeric prefix, and the username without '@' once known. */
export type Me = { readonly id: number | undefined; readonly username: string | undefined };

/** `nobody` may still be us when the message answers one of ours. `text` is what was said, addressing removed. */
export type Addressed = { readonly to: 'us' | 'nobody' | 'another bot'; readonly text: string };

const COMMAND = /^(\/\w{1,64})(?:@(\w{1,64}))?(?!\S)/u;
/** Usernames of bots must end in "bot"; used until we know our own, since Telegram then sends us only our commands. */
const ANY_BOT = /(?<![\w@/.])@\w{2,29}bot(?!\w)/giu;

/** Text of a private chat as written, but for our own name behind a command ("/ajuda@caderneta_bot"). */
export function readPrivate(text: string, me: Me): string {
  return readCommand(text, me)?.text ?? text;
}

/** Text of a group message, and whether it alone addresses us (a reply to us may do so without words). */
export function readGroup(text: string, me: Me): Addressed {
  const command = readCommand(text, me);
  if (command) return command;
  const pattern = mentionOf(me);
  if (text.search(pattern) < 0) return { to: 'nobody', text };
  const rest = text.replace(pattern, ' ').replace(/ {2,}/gu, ' ');
  return { to: 'us', text: rest.replace(/^\s*[,:]?\s*/u, '').trimEnd() };
}

function readCommand(text: string, me: Me): Addressed | undefined {
  if (!text.startsWith('/')) return undefined;
  const [whole, command, name] = COMMAND.exec(text) ?? [];
  if (whole === undefined || command === undefined) return undefined;
  if (name === undefined) return { to: 'us', text };
  if (!isMine(name, me)) return { to: 'another bot', text };
  return { to: 'us', text: command + text.slice(whole.length) };
}

function isMine(name: string, me: Me): boolean {
  return me.username === undefined ? /bot$/iu.test(name) : name.toLowerCase() === me.username.toLowerCase();
}

function mentionOf({ username }: Me): RegExp {
  if (username === undefined || !/^\w{1,64}$/u.test(username)) return ANY_BOT;
  return new RegExp(`(?<![\\w@/.])@${username}(?!\\w)`, 'giu');
}
