// Phonetic key for Brazilian Portuguese, for spellings by ear: "poupansa", "almosso", "kompra".

const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/^h/, ''],
  [/[ck](?=[ei])/g, 's'],
  [/qu(?=[ei])|k|q/g, 'c'],
  [/ch|sh/g, 'x'],
  [/ss|sc(?=[ei])|z|xc(?=[ei])/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/lh/g, 'li'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/n(?=[pb])/g, 'm'],
  [/l$/, 'u'],
  [/ou/g, 'o'],
  [/ei/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** Prefilter: half of all words match no rule, so one test replaces fifteen. */
const ANY_RULE = new RegExp(RULES.map(([pattern]) => pattern.source).join('|'));

/** Words that sound alike share it; most are their own key. */
export function soundOf(word: string): string {
  if (!ANY_RULE.test(word)) return word;
  let key = word;
  for (const [pattern, replacement] of RULES) key = key.replace(pattern, replacement);
  return key;
}
