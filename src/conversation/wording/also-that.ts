// "A farmácia foi no débito", then "a gasolina também"; "tira a pizza", then "o táxi tb": what was just said, of another thing.

import { reworded, type Situation } from '../situation.ts';

const ALSO =
  /^(?:e |ah,? (?:e )?)?(?<art>[oa]s?) (?<name>\p{L}[^,.?]{1,40}?),? (?:tamb[ée]m|tb|tbm|tbem|idem|a mesma coisa)(?: (?:foi|foram|pode|tira|apaga))?[.!]*$/iu;
/** What the sentence before told of its own subject. */
const TOLD = /^(?:e |ah,? )?[oa]s? [^,.?]{2,40}? (?<did>(?:foi|foram|era|vence|pode|n[ãa]o (?:foi|era)) .+)$/iu;
const DID =
  /^(?<verb>(?:pode )?(?:tira|apaga|cancela|remove|exclui|desmarca|risca|deleta|j[áa] paguei|paguei|quitei)) [oa]s? .+$/iu;

/** The situation with the whole sentence; undefined unless the message before said such a thing and it was done. */
export function alsoThat(situation: Situation): Situation | undefined {
  const { art, name } = ALSO.exec(situation.text.trim())?.groups ?? {};
  const { lastSaid = '', wroteLast } = situation.loaded;
  if (name === undefined || !wroteLast()) return undefined;
  const did = TOLD.exec(lastSaid.trim())?.groups?.['did'];
  const verb = DID.exec(lastSaid.trim())?.groups?.['verb'];
  const words = did !== undefined ? `${art} ${name} ${did}` : verb !== undefined ? `${verb} ${art} ${name}` : undefined;
  return words === undefined ? undefined : reworded(situation, words);
}
