// "O pintor cobrou 1.200, metade no início": nothing is paid yet, and each half is to be. "Ele" is whoever was just hired.

import { pattern, piece } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

const WHO = '(?:[oa] )?(?<who>(?!(?:eu|que|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]{3,})?)';
const FIRST = '(?:no (?:in[íi]cio|come[çc]o)|antes|adiantad[oa]|(?:pra|para|ao) come[çc]ar|quando come[çc]ar)';
const LAST = '(?:no (?:fim|final)|depois|na entrega|quando (?:terminar|acabar|entregar|ficar pronto))';
const CHARGES = pattern('i')`
  ^(?:(?:e|a[íi]|hoje),? )*${WHO} (?:me )?(?:cobrou|pediu|cobra|vai cobrar|quer|fez por|deixou por) ${piece`(?<value>${TYPED_AMOUNT})`},? (?:sendo |com )?
  (?:(?:a )?metade ${FIRST}(?:,? (?:e )?(?:(?:a )?(?:outra )?metade|o resto) ${LAST})?|(?:a )?metade ${LAST})[.!]*$
`;
const HIRED =
  /(?<![a-zà-ÿ])(?:chamei|contratei|arrumei|achei|falei com|veio|vem)(?: aqui)? (?:[oa] |uma? )(?<who>[a-zà-ÿ]{4,})/gi;
/** Messages in which whoever does it may have been named. */
const MOST_SINCE = 3;

/** Undefined unless somebody else asks for so much in two parts. */
export function decideChargedInParts(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone, read } = situation;
  const { who = '', value = '' } = CHARGES.exec(text.trim())?.groups ?? {};
  const cents = value === '' ? undefined : valueSaid(value, situation);
  if (cents === undefined) return undefined;
  const spoken = loaded
    .spoken()
    .slice(-MOST_SINCE)
    .map((one) => one.text)
    .join('. ');
  const hired = [...spoken.matchAll(HIRED)].at(-1)?.groups?.['who'];
  const name = /^el[ea]$/i.test(who) ? (hired ?? 'serviço') : who;
  const told = read(`paguei 10 pro ${name}`);
  const category = (told.intent === 'lancamento' ? told.slots.category : undefined) ?? 'outros';
  const part = { kind: 'despesa', category, date: localDate(asking.said, zone), pending: true } as const;
  const first = Math.ceil(cents / 2);
  return run(
    recordCall(
      { ...part, cents: first, description: `primeira metade · ${name}` },
      { ...part, cents: cents - first, description: `segunda metade · ${name}` },
    ),
  );
}
decideChargedInParts.says = [CHARGES];
