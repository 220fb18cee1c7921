// "Mandei mais 50", "ele devolveu mais 20", behind money lent, borrowed or paid back: more of it, between the same two.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { valueSaid } from '../value-said.ts';

const TAIL = '(?: (?:(?:pr[ao]|para) el[ea]|hoje|agora|ontem|no pix|de novo|em dinheiro))*[.!]*$';
const MINE = new RegExp(
  `^(?:(?:e|a[íi]|hoje|ontem|depois|agora|eu),? )*(?<did>mandei|passei|dei|pixei|transferi|depositei|paguei|emprestei) mais (?<value>${TYPED_AMOUNT})${TAIL}`,
  'i',
);
const THEIRS = pattern('i')`
  ^(?:(?:e|a[íi]|hoje|ontem|depois|agora|el[ea]),? )*(?:me )?(?:mandou|pagou|passou|deu|devolveu|acertou) mais (?<value>${TYPED_AMOUNT})${TAIL}
`;

/** Undefined unless the last entry is of a debt with somebody. */
export function decideMoreBetween(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { lastEntry: last } = loaded;
  if (last?.category !== 'dividas' || last.counterpart === '') return undefined;
  const who = last.counterpart;
  const theirs = THEIRS.exec(text.trim())?.groups?.['value'];
  if (theirs !== undefined) {
    const cents = valueSaid(theirs, situation);
    const owes = loaded.receivables().some(({ name }) => folded(name) === folded(who));
    return cents === undefined || !owes ? undefined : run({ tool: 'settle_split', args: { counterpart: who, cents } });
  }
  const { did = '', value } = MINE.exec(text.trim())?.groups ?? {};
  if (value === undefined) return undefined;
  const iOwe = loaded.owed().some(({ key }) => key === folded(who));
  // Who "pays" somebody that owes them pays for something else.
  if (!iOwe && /^paguei$/i.test(did)) return undefined;
  const meant = reworded(situation, iOwe ? `paguei ${value} pra ${who}` : `emprestei ${value} pra ${who}`);
  return meant.understanding.intent === 'lancamento' ? decideRecord(meant.understanding.slots, meant) : undefined;
}
decideMoreBetween.says = [MINE, THEIRS];
