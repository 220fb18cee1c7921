// Which golden conversations are played in workerd. What a message is understood as and answered is the same code as on Node, where
// every chat is played each time; what differs is storage, alarms, lookups and objects of several people.

/** A world or a model, several people, media and forwards, files, and what takes back, removes or takes out. */
const OF_THE_RUNTIME = [
  /^[%*]/mu,
  /^\p{L}+[<>]/mu,
  /^> ?\((?!resposta|\d)/mu,
  /^\{/mu,
  /^! .*(?:undo|delete|trash|restore|export|erase)/mu,
];
/** Of the others one in so many: enough that each kind of turn is among them. */
const ONE_IN = 12;

/** @returns the chats by their path, in order; with `all` every one, as CI plays them. */
export function workerdChats(
  chats: Readonly<Record<string, string>>,
  all: boolean,
): readonly (readonly [string, string])[] {
  let others = 0;
  return Object.entries(chats).filter(
    ([, source]) => all || OF_THE_RUNTIME.some((touched) => touched.test(source)) || others++ % ONE_IN === 0,
  );
}
