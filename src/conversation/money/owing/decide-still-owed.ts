// "Falta quem?", "quanto falta dele?", "perdoei esses 30": asks about, or forgives, what others still owe.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Loaded } from '../../loaded.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { editCall } from '../correction/edit-call.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { valueSaid } from '../value-said.ts';

const WHO = pattern('i')`
  ^(?:(?:e|mas|agora|ent[ãa]o),? )*(?:
    (?:ainda )?faltam? (?:(?:pagar|receber) (?:de )?)?quem|
    quem (?:que |[ée] que )?(?:ainda )?falta(?: (?:(?:me )?pagar|acertar|receber))?
  )\s*[?.]*$
`;
const OF_THEM = pattern('i')`
  ^(?:(?:e|mas|agora),? )*(?:
    (?:quanto|qto|qnt|qt) (?:que )?(?:ainda )?falta|(?:ainda )?falta (?:quanto|qto|qnt|qt)|
    (?:quanto|qto|qnt|qt) (?:ele|ela) (?:ainda )?(?:me )?deve|(?:cad[êe] )?o (?:resto|restante)
  ) ?(?:d?el[ea])?(?: ainda| agora)?\s*[?.]*$
`;
/** "Quanto tá o fiado?": what customers owe, or is owed where nobody does. */
const ON_TRUST = pattern('i')`
  ^(?:(?:e|mas|agora),? )*(?:(?:quanto|qto|como|quem) (?:(?:que|eu|j[áa]) )*(?:t[áa]|est[áa]|tem|tenho|deu|falta)(?: (?:d[eo]|n[oa]|o|a|meu|em|pra receber|a receber))* (?:fiado|caderneta|caderno)|(?:total|lista|saldo) d[oe] fiado|quem (?:que )?(?:ainda )*(?:t[áa]|est[áa]|ficou) (?:ainda )?(?:n[oa]|com) (?:fiado|caderneta|caderno))(?: (?:agora|hoje|ao todo|no total))*\s*[?.]*$
`;
const PRONOUN = /\b(?:d?el[ea])\b/i;
/** "Um deles ainda não me pagou": nobody is named. */
const ONE_OF_THEM = pattern('i')`
  ^${AND}(?:uma?|algu[ée]m|dois|duas) d(?:eles|elas|os clientes|as clientes|a galera) (?:ainda )?
  n[ãa]o (?:me )?(?:pag(?:ou|aram)|acert(?:ou|aram)|mand(?:ou|aram))(?: ainda| nada)?[.!]*$
`;
const LETS_GO =
  /\b(?:perdoei|perdoo|perdoar?|perdoado|perdoada|dei de presente|deixei pra la|abri mao)\b|\bnao precisa (?:mais )?me pagar\b/u;

/** Undefined when nobody owes and nothing of the kind was asked before. */
export function decideStillOwed({ text, loaded, read, understanding }: Situation): Decision | undefined {
  const words = text.trim();
  if (ONE_OF_THEM.test(words)) return say(phrases.whoDidNotPay);
  if (ON_TRUST.test(words)) {
    const owes = loaded.receivables().length > 0 || loaded.bills().some(({ kind }) => kind === 'receita');
    return askLedger({ op: owes || loaded.owed().length === 0 ? 'receivables' : 'debts_total' });
  }
  const lets = LETS_GO.test(folded(words)) && !words.endsWith('?');
  const whole = OF_THEM.test(words);
  if (!lets && !whole && !WHO.test(words)) return undefined;
  const awaited = loaded.bills().filter(({ kind, counterpart }) => kind === 'receita' && counterpart !== '');
  if (lets) {
    const cents = valueSaid(/\d[\d.,]*/u.exec(words)?.[0] ?? '', { read });
    return letGo(words, awaited, loaded.lastEntry, cents) ?? letGoLent(words, loaded, cents);
  }
  // Right behind a goal, it is of that.
  if (whole && loaded.done?.goal !== undefined && loaded.wroteLast() && !PRONOUN.test(words)) return undefined;
  const last = loaded.lastEntry;
  const asked = loaded.asked()[0]?.question.op === 'receivables';
  if (!whole) {
    const isMoney = awaited.length > 0 || asked || understanding.intent === 'simplista';
    return isMoney ? askLedger({ op: 'receivables' }) : undefined;
  }
  const who = last?.counterpart ?? '';
  if (PRONOUN.test(words)) return who === '' ? undefined : askLedger({ op: 'receivables', counterpart: who });
  // Right behind a part that was paid: the rest of that.
  const onlyTheirs = loaded.owed().length === 0 && loaded.goals().length === 0 && (last?.receivable ?? 0) > 0;
  if (who === '' || !loaded.wroteLast()) return asked || onlyTheirs ? askLedger({ op: 'receivables' }) : undefined;
  const same = ({ key }: { readonly key: string }): boolean => folded(who) === key;
  if (last?.kind === 'despesa' && loaded.owed().some(same)) return askLedger({ op: 'debts_total', counterpart: who });
  const owes = [...awaited.map(({ counterpart }) => counterpart), ...loaded.receivables().map(({ name }) => name)];
  return (last?.kind !== 'despesa' || last.receivable > 0) && owes.some((name) => folded(name) === folded(who))
    ? askLedger({ op: 'receivables', counterpart: who })
    : undefined;
}
decideStillOwed.says = [ON_TRUST, LETS_GO, WHO, OF_THEM, ONE_OF_THEM];

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

/** The same of what was lent: the person named, of the last entry, or the only one who owes. */
function letGoLent(text: string, loaded: Loaded, cents: number | undefined): Decision | undefined {
  const words = folded(text).split(/[^\p{L}\d]+/u);
  const owing = loaded.receivables();
  const named = owing.filter(({ name }) => words.includes(folded(name).split(' ')[0] ?? ''));
  const ofLast = owing.filter(({ name }) => folded(name) === folded(loaded.lastEntry?.counterpart ?? ''));
  const [only, ...others] = named.length > 0 ? named : ofLast.length > 0 ? ofLast : owing;
  if (only === undefined || others.length > 0) return undefined;
  const less = cents ?? only.cents;
  const lent = loaded
    .entries({ words: only.name })
    .find(({ counterpart, receivable }) => folded(counterpart) === folded(only.name) && receivable >= less);
  if (lent === undefined || less > only.cents) return undefined;
  const changes = { receivable: lent.receivable - less };
  return run(editCall(lent.id, changes));
}
