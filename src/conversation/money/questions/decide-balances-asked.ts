// "E na poupança?", "e no total?", "quanto tenho em cada lugar?", behind what is had in one place; "na verdade tenho 1900 no nubank".

import { pattern } from '../../../domain/pattern.ts';
import type { RichText } from '../../../domain/text.ts';
import { contaLabel } from '../../../finance/conta.ts';
import { reais } from '../../../finance/money.ts';
import type { Question } from '../../../finance/question.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideAccount } from '../decide-told.ts';
import { askLedger } from './ask-ledger.ts';
import { questionOf } from './question-of.ts';

const PLACE = /^(?:e|mas e|ent[ãa]o e) (?<in>n[ao]|d[ao]|em) (?<place>[a-zà-ÿ][a-zà-ÿ0-9 ]{1,25}?)\s*[?.!]*$/i;
const ALL = /^(?:total|tudo|todas?|todos?|geral|conjunto)(?: (?:d[ao]s )?(?:contas?|lugares|bancos))?$/i;
const EACH = pattern('i')`
  ^(?:(?:e|ent[ãa]o|me (?:diz|fala|mostra)),? )*(?:
    quanto (?:que )?(?:eu )?(?:ainda )?(?:tenho|tem|sobrou|ficou) em cada (?:um(?:a)?|lugar|conta|banco|canto)|
    onde (?:que )?(?:t[áa]|est[áa]) (?:o )?meu dinheiro|
    (?:quais )?(?:s[ãa]o )?(?:os )?(?:meus )?saldos(?: de cada (?:conta|banco|lugar))?|saldo (?:de|em) cada (?:conta|banco|lugar)
  )\s*[?.!]*$
`;
/** Said anew, it is what is there, and no other value of the last entry. */
const ANEW = pattern('i')`
  ^(?:(?:${TAKES_BACK}|mas|ent[ãa]o|eu|agora|s[óo]),? )+tenho (?:s[óo] )?(?<value>${TYPED_AMOUNT})
  (?<where> n[ao] [a-zà-ÿ][a-zà-ÿ0-9 ]{1,25}?)[.!]*$
`;
const HAD: ReadonlySet<Question['op']> = new Set(['balance', 'saved_total', 'invested_total']);

/** What is in each place, and all of it; undefined when no place is known. */
function each({ loaded }: Situation): Decision | undefined {
  const places = loaded.contas().filter(({ value, balanceCents }) => value.kind !== 'cartao' && balanceCents !== 0);
  if (places.length === 0) return undefined;
  const lines = places.map(
    ({ key, balanceCents }): RichText => [`\n• ${contaLabel(key)}: `, { bold: reais(balanceCents) }],
  );
  const total = places.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  return say({
    text: ['Pelas minhas contas:', ...lines.flat(), places.length > 1 ? `\nAo todo: ${reais(total)}.` : ''],
  });
}

/** Undefined when nothing is asked of what is had. */
export function decideBalancesAsked(situation: Situation): Decision | undefined {
  const { text, loaded, read } = situation;
  const words = text.trim();
  const anew = ANEW.exec(words)?.groups;
  if (anew !== undefined) {
    const told = read(`tenho ${anew['value']}${anew['where']}`);
    return told.intent === 'account_set' ? decideAccount(told.slots) : undefined;
  }
  if (EACH.test(words)) return each(situation);
  const asked = PLACE.exec(words)?.groups;
  if (asked === undefined || !HAD.has(loaded.lastQuestion?.question.op ?? 'sum')) return undefined;
  const place = asked['place'] ?? '';
  if (ALL.test(place)) return each(situation);
  const meant = read(`quanto tenho n${/a$/i.test(asked['in'] ?? '') ? 'a' : 'o'} ${place}?`);
  const question = questionOf(meant);
  return question !== undefined && HAD.has(question.op) ? askLedger(question) : undefined;
}
decideBalancesAsked.says = [ANEW, EACH, PLACE];
