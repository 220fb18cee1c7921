// "Falta quem?", "quanto falta dele?", "perdoei esses 30": asks about, or forgives, what others still owe.

import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { valueSaid } from './value-said.ts';

const WHO =
  /^(?:(?:e|mas|agora|ent[ãa]o) )*(?:(?:ainda )?falta(?:m)? quem|quem (?:que )?(?:ainda )?falta(?: (?:pagar|me pagar|acertar))?)\s*[?.]*$/iu;
const OF_THEM =
  /^(?:e |mas )?(?:quanto (?:que )?(?:ainda )?falta|(?:ainda )?falta quanto|quanto (?:ele|ela) (?:ainda )?(?:me )?deve) ?(?:d?el[ea])?(?: ainda)?\s*[?.]*$/iu;
const PRONOUN = /\b(?:d?el[ea])\b/iu;
const LETS_GO =
  /\b(?:perdoei|perdoo|perdoado|perdoada|dei de presente|deixei pra la|abri mao)\b|\bnao precisa (?:mais )?me pagar\b/u;

/** Undefined when nobody owes and nothing of the kind was asked before. */
export function decideStillOwed({ text, loaded, read }: Situation): Decision | undefined {
  const words = text.trim();
  const lets = LETS_GO.test(folded(words)) && !words.endsWith('?');
  if (!lets && !WHO.test(words) && !(OF_THEM.test(words) && PRONOUN.test(words))) return undefined;
  const awaited = loaded.bills().filter(({ kind, counterpart }) => kind === 'receita' && counterpart !== '');
  if (lets) return letGo(words, awaited, loaded.lastEntry, valueSaid(/\d[\d.,]*/u.exec(words)?.[0] ?? '', { read }));
  if (!PRONOUN.test(words))
    return awaited.length > 0 || loaded.asked()[0]?.question.op === 'receivables'
      ? askLedger({ op: 'receivables' })
      : undefined;
  const who = loaded.lastEntry?.counterpart ?? '';
  return who === '' ? undefined : askLedger({ op: 'receivables', counterpart: who });
}
decideStillOwed.says = [LETS_GO, WHO, OF_THEM];

/** The receivable of that value, of that name, of the person just mentioned, or the only one. */
function letGo(
  text: string,
  awaited: readonly Lancamento[],
  last: Lancamento | undefined,
  cents: number | undefined,
): Decision | undefined {
  const words = folded(text).split(/[^\p{L}\d]+/u);
  const named = awaited.filter(({ counterpart }) => words.includes(folded(counterpart).split(' ')[0] ?? ''));
  const told = named.length > 0 ? named : awaited.filter((one) => cents !== undefined && one.cents === cents);
  const ofLast = told.filter(({ counterpart }) => folded(counterpart) === folded(last?.counterpart ?? ''));
  const [only, ...others] = ofLast.length > 0 ? ofLast : told.length > 0 ? told : awaited;
  return only === undefined || others.length > 0
    ? undefined
    : run({ tool: 'remove_transaction', args: { pointer: { ids: [only.id] } } });
}
