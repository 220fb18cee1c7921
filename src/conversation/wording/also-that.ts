// "A farmácia foi no débito", then "a gasolina também"; "tira a pizza", then "o táxi tb": what was just said, of another thing.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';
import { paraphrased } from './paraphrases.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const ALSO =
  /^(?:e |ah,? (?:e )?)?(?<art>[oa]s?) (?<name>[a-zà-ÿ][^,.?]{1,40}?),? (?:tamb[ée]m|tb|tbm|tbem|idem|a mesma coisa)(?: (?:foi|foram|pode|tira|apaga))?[.!]*$/i;
/** What the sentence before told of its own subject. */
const TOLD = pattern('i')`
  ^(?:e |ah,? )?[oa]s? [^,.?]{2,40}? (?<did>(?:foi|foram|era|vence|pode|n[ãa]o (?:foi|era)) .+|(?:j[áa] )?
  (?:confirmou|entregou|trouxe|respondeu|chegou|desistiu|n[ãa]o (?:vai|vem|pode))(?: mais| a presen[çc]a)?)$
`;
const DID =
  /^(?<verb>(?:pode )?(?:tira|apaga|cancela|remove|exclui|desmarca|risca|deleta|j[áa] paguei|paguei|quitei)) [oa]s? .+$/i;

/** "A dona Nazaré levou 35 fiado", then "seu Jorge também, 22": the same of somebody else, with another value. */
const SOMEBODY_ALSO = pattern('i')`
  ^(?:(?:e|ah),? )*(?<who>(?:[oa] )?(?:(?:seu|dona|meu|minha|tio|tia) )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?),? (?:tamb[ée]m|tb|tbm|tbem)[,:]? (?<value>${TYPED_AMOUNT})[.!]*$
`;
const SOMEBODY = pattern('i')`
  ^(?:(?:e|ah|hoje|ontem),? )*(?:[oa] )?(?:(?:seu|dona|meu|minha|tio|tia) )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?
  (?<did> (?:levou|pegou|comprou|(?:me )?deve|(?:ficou |t[áa] )?(?:me )?devendo|(?:me )?pagou|me deu|me mandou) )
  ${TYPED_AMOUNT}(?<rest>(?: .{0,40})?)$
`;

function somebodyAlso(text: string, lastSaid: string): string | undefined {
  const { who, value } = SOMEBODY_ALSO.exec(text)?.groups ?? {};
  const { did, rest } = (who === undefined ? undefined : SOMEBODY.exec(lastSaid)?.groups) ?? {};
  return did === undefined ? undefined : `${who}${did}${value}${rest}`;
}

/** "Internet tb, 99", behind "água atrasada 89,90": late as well. */
const LATE = /(?<![a-zà-ÿ])(?:atrasad|vencid)[oa](?![a-zà-ÿ])/i;
const lateAlso = (text: string, lastSaid: string): string | undefined => {
  const { who, value } = SOMEBODY_ALSO.exec(text)?.groups ?? {};
  return who !== undefined && LATE.test(lastSaid) ? `${who} atrasada ${value}` : undefined;
};

/** The situation with the whole sentence; undefined unless the message before said such a thing and it was done. */
export function alsoThat(situation: Situation): Situation | undefined {
  const { art, name } = ALSO.exec(situation.text.trim())?.groups ?? {};
  const { lastSaid = '', wroteLast } = situation.loaded;
  const also = wroteLast()
    ? (somebodyAlso(situation.text.trim(), lastSaid.trim()) ?? lateAlso(situation.text.trim(), lastSaid))
    : undefined;
  if (also !== undefined) return reworded(situation, paraphrased(also) ?? also);
  if (name === undefined || !wroteLast()) return undefined;
  const did = TOLD.exec(lastSaid.trim())?.groups?.['did'];
  const verb = DID.exec(lastSaid.trim())?.groups?.['verb'];
  const words = did !== undefined ? `${art} ${name} ${did}` : verb !== undefined ? `${verb} ${art} ${name}` : undefined;
  return words === undefined ? undefined : reworded(situation, words);
}
