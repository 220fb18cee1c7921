// "Tirei 100 da viagem", "tirei 50 de lá pro presente", when something is put by so: a withdrawal, and no purchase.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Loaded } from '../../loaded.ts';
import { goalInFocus } from './goal-in-focus.ts';
import { jarInFocus, jarNamed } from './jar-meant.ts';

/** What it was for comes behind. */
const TAKEN = pattern('u')`
  ^(?:(?:e|eu|ja|hoje|hj|ontem|ai|mas|agora|depois) )*(?:(?:tive|precisei) (?:que |de )?
  (?:tirar|pegar|usar|sacar|resgatar)|tirei|resgatei|saquei|peguei|retirei|usei|tira|retira|resgata)
  (?: (?:uns|mais|so|de volta))* (?:r\$ ?)?\d[\d.,]*(?: reais| conto| pila| mil)?
  (?:$|(?= (?:pra|pro|para) )| (?:(?<there>de la|dali|disso|dessa meta|da meta)|d[aoe]s? (?:(?:meu|minha|nosso|nossa) )?(?:(?:meta|caixinha|cofrinho|dinheiro|grana) d[aeo]s? )?(?<name>[a-z][a-z ]*?)))
  (?:,? (?:pra|pro|pros|pras|para|porque|pq|que|e|hoje|ontem|agora) .*)?[.!]*$
`;

const MOVED: ReadonlySet<Draft['kind']> = new Set(['despesa', 'receita', 'investimento']);

/** The draft unchanged unless it names something put by, or points at it. */
export function outOfGoal(draft: Draft, text: string, loaded: Loaded): Draft {
  const said = MOVED.has(draft.kind) ? TAKEN.exec(folded(text).trim())?.groups : undefined;
  if (said === undefined) return draft;
  // "Tirei 100 pra uma emergência" is of what was put by last, and "peguei 100" may be of anything.
  const bare = said['there'] === undefined && said['name'] === undefined;
  if (
    bare &&
    (!/(?<![a-z])(?:tirei|tirar|resgatei|resgatar) /i.test(folded(text)) ||
      !(loaded.wroteLast() || goalInFocus(loaded)))
  )
    return draft;
  const jar = bare || said['there'] !== undefined ? jarInFocus(loaded) : jarNamed(said['name'] ?? '', loaded);
  if (jar === undefined) return draft;
  const { category: _, counterpart: _who, to: _to, pending: _pending, ...rest } = draft;
  return { ...rest, kind: 'investimento', from: jar.conta, description: jar.name };
}
