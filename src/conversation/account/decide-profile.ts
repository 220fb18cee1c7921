// "Sou diarista", "meu nome é Rita e moro em Recife": what somebody tells of themself, each fact replacing what was told of it before.

import { folded } from '../../domain/fold.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { retimed } from './retimed.ts';

type Fact = SlotsOf<'profile_set'>;

const BETWEEN = /\s*[,;.]\s*(?:e\s+)?|\s+e\s+/u;
/** Folded. Beside a trade, and not in its place. */
const CIVIL_STATE = /^(?:casad|solteir|divorciad|separad|viuv|noiv|amigad)/u;

export const decideProfile = (fact: Fact, situation: Situation): Decision => run(telling(fact, situation));

const OF_SELF =
  /^(?:(?:oi|ol[áa]|eu|e|bom dia|boa tarde|boa noite)[,!]? )*(?:meu nome|me chamo|sou|moro|trabalho|tenho \d)/i;

/** Undefined unless two facts or more are told. */
export function decideFacts(situation: Situation): Decision | undefined {
  if (!OF_SELF.test(situation.text)) return undefined;
  const [first, ...more] = eachFact(situation).map((fact) => telling(fact, situation));
  return first === undefined ? undefined : run(first, ...more);
}
decideFacts.says = [OF_SELF];

/** None unless the whole message is facts, of different kinds. */
function eachFact({ text, read }: Situation): readonly Fact[] {
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  const facts = parts.flatMap((part) => {
    const meant = read(part);
    return meant.intent === 'profile_set' && meant.confidence >= SURE ? [meant.slots] : [];
  });
  const keys = new Set(facts.map(keyOf));
  return facts.length === parts.length && keys.size === facts.length ? facts : [];
}

const keyOf = ({ fact, value }: Fact): string =>
  fact === 'situation' && CIVIL_STATE.test(folded(String(value))) ? 'civil_state' : fact;

function telling(fact: Fact, situation: Situation): ToolCall {
  const { value } = fact;
  const told = { kind: 'perfil', key: keyOf(fact), value: { value } } as const;
  const moved = fact.fact === 'timezone' && typeof value === 'string' ? retimed(value, situation) : [];
  return { tool: 'tell_money', args: moved.length === 0 ? { told } : { told, retimed: moved } };
}
