// "Põe 10 a mais na pizza", "a pizza foi 8 a mais", "tira 5 da pizza": the entry of that name grows or shrinks by so much.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';

const LEAD = `^(?:(?:${TAKES_BACK}|e|ah|mas|pode|a[íi]),? )*`;
const WHAT =
  '(?<what>(?!(?:meta|teto|limite|or[çc]amento|cofrinho|caixinha|poupan[çc]a|reserva|lista|conta|m[êe]s)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const IN = '(?:n[ao]s?|[àa]o?s?|em cima d[aeo]|pr[ao])';

const MORE = pattern('i')`
  ${LEAD}(?:
    (?:p[õo]e|bota|coloca|joga|mete|soma|acrescenta|aumenta|adiciona|inclui|lan[çc]a) ${VALUE} (?:a |de )?mais(?: ${IN} ${WHAT})?|
    (?:p[õo]e|bota|coloca|joga|mete|soma|acrescenta|aumenta) (?:mais )?(?<value_>${TYPED_AMOUNT}) ${IN} (?<what_>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)
  )[.!]*$
`;
const CAME_MORE = pattern('i')`
  ${LEAD}(?:[oa] ${WHAT} )?(?:foi|foram|deu|saiu|ficou|custou|veio) ${VALUE} a (?<way>mais|menos)[.!]*$
`;
const LESS = pattern('i')`
  ${LEAD}(?:tira|diminui|abaixa|reduz|desconta|abate) ${VALUE} (?:d[ao]|n[ao]) ${WHAT}[.!]*$
`;
/** Exchanged for one of another price: the purchase is that one now. */
const EXCHANGED = pattern('i')`
  ${LEAD}(?:[oa]s?|meu|minha) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:n[ãa]o (?:serviu|coube|deu certo|ficou bo[am])|veio (?:errad[oa]|com defeito))
  [^?\d]{0,20} troquei (?:por|pel[oa]) (?:uma?|outr[oa]) (?:de|por|que custa) (?<value>${TYPED_AMOUNT})[.!]*$
`;
/** With another verb than of adding, "bota 20 no mercado" tells a purchase. */
const ADDS = /(?<![a-zà-ÿ])(?:mais|soma|acrescenta|aumenta)(?![a-zà-ÿ])/i;

/** The newest movement of that name; without a name, what the message before recorded. */
function entryOf(what: string | undefined, { loaded }: Situation): Lancamento | undefined {
  const movement = ({ kind }: Lancamento): boolean => kind === 'despesa' || kind === 'receita';
  if (what === undefined)
    return loaded.wroteLast() ? [loaded.lastEntry].find((one) => one && movement(one)) : undefined;
  return loaded
    .entries({ words: what })
    .filter(movement)
    .toSorted((a, b) => b.recordedAt - a.recordedAt)
    .find(({ description }) => ` ${folded(description)} `.includes(` ${folded(what)} `));
}

function exchangedFor(what: string | undefined, value: string, situation: Situation): Decision | undefined {
  const cents = valueSaid(value, situation);
  const entry = entryOf(what, situation);
  if (cents === undefined || entry === undefined) return undefined;
  return run(editCall(entry.id, { cents }));
}

/** Undefined when nothing of that name is recorded. */
export function decideGrows(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const exchanged = EXCHANGED.exec(text)?.groups;
  if (exchanged !== undefined) return exchangedFor(exchanged['what'], exchanged['value'] ?? '', situation);
  const said = (MORE.exec(text) ?? CAME_MORE.exec(text))?.groups;
  const { value, value_, what, what_, way } = said ?? LESS.exec(text)?.groups ?? {};
  if ((value ?? value_) === undefined || (value_ !== undefined && !ADDS.test(text))) return undefined;
  const cents = valueSaid(value ?? value_ ?? '', situation);
  const entry = entryOf(what ?? what_, situation);
  if (cents === undefined || entry === undefined) return undefined;
  const sum = said === undefined || way === 'menos' ? entry.cents - cents : entry.cents + cents;
  if (sum <= 0 || entry.parcelas > 1) return undefined;
  return run(editCall(entry.id, { cents: sum }));
}
decideGrows.says = [MORE, CAME_MORE, LESS, EXCHANGED];
