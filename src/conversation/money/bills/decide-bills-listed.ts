// "Aluguel 1.100 dia 10, luz uns 160, internet 100 dia 15": bills with their days, of which nobody says whether they are paid. It is
// asked once for all, and "todo mês", "já paguei", "a pagar" tell it.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { decideFixedTold } from '../recurring/decide-fixed-told.ts';
import { IF_LISTED } from './ask-if-listed.ts';

const ANSWER = pattern('i')`
  ^(?:(?:sim|s[ãa]o|isso|é|essas|eu|as contas|de),? )*(?:
    (?<monthly>todo m[êe]s|todos os meses|fix[oa]s|mensa(?:l|is)|contas fixas)|
    (?<paid>(?:j[áa] )?(?:paguei|t[ãa]o pagas|pagas|foram pagas|quitadas))|
    (?<due>(?:ainda )?(?:a pagar|n[ãa]o paguei|vou pagar|pra pagar|n[ãa]o|v[ãa]o vencer|vencem|por pagar))
  )(?: (?:ainda|tudo|todas|sim|j[áa]|esse m[êe]s))*[.!]*$
`;
/** Of a list walked past, how it stands can still be told. */
const HOW = ' (todo mês, já pagas ou a pagar?)';
const LEFT = /^Ficou sem anotar: (?<list>.+?) \(todo mês, já pagas ou a pagar\?\)/su;

/** "Todo mês" is of the list, whatever was told meanwhile. */
const typedIn = ({ text, message: { body } }: Situation): string => (body.kind === 'text' ? body.text : text).trim();

/** Undefined unless that was just asked. */
export function decideBillsListed(situation: Situation): Decision | undefined {
  const { monthly, paid, due } = ANSWER.exec(typedIn(situation))?.groups ?? {};
  const { lastReply, lastSaid = '' } = situation.loaded;
  const way = monthly ?? paid ?? due;
  if (way === undefined) return undefined;
  const replied = lastReply()?.text ?? '';
  const list = replied === IF_LISTED ? lastSaid : LEFT.exec(replied)?.groups?.['list'];
  if (list === undefined) return undefined;
  if (monthly !== undefined)
    return decideFixedTold(reworded(situation, `contas fixas: ${list.replace(/^[^\d:]{4,30}:\s*/u, '')}`));
  const told = reworded(situation, `${paid === undefined ? 'tenho que pagar' : 'paguei'} ${list}`);
  return told.understanding.intent === 'lancamento' ? decideRecord(told.understanding.slots, told) : undefined;
}
decideBillsListed.says = [ANSWER];

/** @returns what was decided, and that the list was not kept where something else is said than how it stands */
export function billsWalkedPast(other: Decision, { text, loaded }: Situation): Decision {
  const { lastReply, lastSaid } = loaded;
  if (lastSaid === undefined || lastReply()?.text !== IF_LISTED || ANSWER.test(text.trim())) return other;
  return { do: 'interrupted', other, told: lastSaid.trim() + HOW, next: other.next };
}
