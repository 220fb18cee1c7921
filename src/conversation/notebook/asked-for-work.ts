// "Orçamento do Célio 3.200": what somebody asks for the work, and no ceiling of one's own.

import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { tellsCode } from './worth-keeping.ts';

const ASKED =
  /^(?:[Oo] )?[Oo]r[çc]amento d[aeo] (?:seu |dona |[Dd]r\.? )?[A-ZÀ-Þ][a-zà-ÿ]+(?: [A-ZÀ-Þ][a-zà-ÿ]+)?:? (?:deu |ficou (?:em )?|é |foi )?(?:R\$ ?)?\d[\d.,]*(?: reais| mil)?[.!]*$/u;

/** "Hotel Pestana, check in 14h, reserva 88213": its figures are no price. */
export const codeTold = ({ text, understanding }: Situation): Decision | undefined =>
  understanding.intent === 'lancamento' && !text.includes('?') && tellsCode(text.trim())
    ? run(noteCall(text.trim()))
    : undefined;

/** Undefined unless an estimate is told as somebody's. */
export const askedForWork = ({ text }: Situation): Decision | undefined =>
  ASKED.test(text.trim()) ? run(noteCall(text.trim())) : undefined;
askedForWork.says = [ASKED];
