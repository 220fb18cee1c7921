// A note that states one value of one thing: "senha do wifi da vó é bolo123", "sapato do Pedro: 32".

import { folded } from '../domain/fold.ts';

const STATED =
  /^(?<name>\p{L}[^\n.,;:=]{1,59}?)(?<is>\s*[:=]\s*|\s+(?:é|eh|são|fica|está|tá|mudou pra|ficou)\s+)(?<value>\S.*)$/u;
/** Signs of several values or a sentence, where replacing one value would be ambiguous. */
const SEVERAL = /[\n;,]|\.\s|\s(?:é|eh|são|e)\s/u;
/** Function words ignored around a name. */
const SMALL = /^(?:[oa]s?|d[aeo]s?|n[ao]s?|meu|minha|nosso|nossa)$/u;

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '' && !SMALL.test(word));

/** The note with the new value; undefined unless `called` names what it states and both values are single. */
export function withValueAs(body: string, called: string, value: string): string | undefined {
  const { name = '', is = '', value: old = '' } = STATED.exec(body.trim())?.groups ?? {};
  const named = new Set(wordsOf(name));
  const words = wordsOf(called);
  if (name === '' || words.length === 0 || !words.every((word) => named.has(word))) return undefined;
  return SEVERAL.test(old) || SEVERAL.test(value) || value.includes(':') ? undefined : `${name}${is}${value.trim()}`;
}
