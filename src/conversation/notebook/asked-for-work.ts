// "Orçamento do Célio 3.200": what somebody asks for the work, and no ceiling of one's own.

import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { tellsCode } from './worth-keeping.ts';

const ASKED = pattern('u')`
  ^(?:[Oo] )?[Oo]r[çc]amento d[aeo] (?:seu |dona |[Dd]r\.? )?[A-ZÀ-Þ][a-zà-ÿ]+
  (?: [A-ZÀ-Þ][a-zà-ÿ]+)?:? (?:deu |ficou (?:em )?|é |foi )?(?:R\$ ?)?\d[\d.,]*(?: reais| mil)?[.!]*$
`;

/** "O buffet falou 120 por pessoa": what they ask, and nothing paid. */
const QUOTED = pattern('i')`
  ^(?:[oa] )?(?!(?:eu|ele|ela|quem|meu|minha)(?![a-zà-ÿ]))[a-zà-ÿ]{3,}
  (?: (?:d[aeo] )?[a-zà-ÿ]+)? (?:falou|disse|pediu|cobrou|passou|cotou|or[çc]ou|fez por|faz por|sai por) (?:uns |em )?
  (?:r\$ ?)?\d[\d.,]*(?: (?:reais|mil))?(?: (?:por|pel[oa]|a) (?:pessoa|cabe[çc]a|hora|dia|metro|unidade|tudo|festa|di[áa]ria|m2|
  m[êe]s)| (?:o|a) [a-zà-ÿ]+)[.!]*$
`;
/** "E o da Dani 95", behind it. */
const OF_ANOTHER =
  /^e (?:[oa] )(?<of>d[aeo] [a-zà-ÿ][a-zà-ÿ ]{1,20}?),? (?<value>(?:r\$ ?)?\d[\d.,]*(?: reais)?)[.!]*$/i;

/** "Hotel Pestana, check in 14h, reserva 88213": its figures are no price. */
export const codeTold = ({ text, understanding }: Situation): Decision | undefined =>
  understanding.intent === 'lancamento' && !text.includes('?') && tellsCode(text.trim())
    ? run(noteCall(text.trim()))
    : undefined;

/** Undefined unless an estimate is told as somebody's. */
export function askedForWork({ text, loaded }: Situation): Decision | undefined {
  const words = text.trim();
  if (ASKED.test(words) || QUOTED.test(words)) return run(noteCall(words));
  const { of, value } = OF_ANOTHER.exec(words)?.groups ?? {};
  const before = loaded.wroteLast() && loaded.lastEntry === undefined ? (loaded.lastSaved?.body ?? '') : '';
  const [, noun, rest = ''] =
    /^((?:[oa] )?[a-zà-ÿ]+)(?: d[aeo] [a-zà-ÿ]+)?( [a-zà-ÿ]+(?: por)? )/i.exec(QUOTED.test(before) ? before : '') ?? [];
  return of === undefined || noun === undefined ? undefined : run(noteCall(`${noun} ${of}${rest}${value}`));
}
askedForWork.says = [ASKED, QUOTED, OF_ANOTHER];
