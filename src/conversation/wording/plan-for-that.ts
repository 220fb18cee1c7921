// "Quero gastar no máximo 300 com isso", "tô juntando pra isso": a ceiling or a goal for what was just spent, asked or spoken of, by its name.

import { pattern } from '../../domain/pattern.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { reworded, type Situation } from '../situation.ts';

const POINTED = pattern('i')`
  (?<![a-zà-ÿ])(?:(?<to>pr[ao]|para|pra) |(?<on>com|em|de) |(?<within>n)|(?<of>d))(?:isso|ess[ea] gasto|ess[ea]s gastos|ess[ea] compra|ess[ea] categoria|esse tipo de (?:gasto|coisa))(?![a-zà-ÿ])
`;
const PLANS = pattern('i')`
  (?<![a-zà-ÿ])(?:tetos?|limites?|or[çc]amento|no m[áa]ximo|at[ée] \d|(?<saves>junt(?:ar|ando|o|a)|guard(?:ar|ando|o|a)(?=.* \d|.*isso)|poupando|poupar|economizar|economizando|meta))(?![a-zà-ÿ])
`;
/** "Pneu novo custa 190", "quero uma moto": what one would save for. */
const WANTED = pattern('i')`
  ^(?:(?:e|mas|eu|ah|que|preciso|anota que preciso|preciso comprar|quero|queria|vou|t[ôo] pensando em|t[ôo] querendo|pensei em|estou pensando em|comprar|trocar|sonho em (?:ter|comprar)|ter|de|d[oa]|um|uma|[oa]|meu|minha),? )+(?<name>(?![a-zà-ÿ]+[aei]r[.!]*$)[a-zà-ÿ][a-zà-ÿ\d ]{1,30}?)
  (?: (?:custa|t[áa]|sai|[ée]|por|de|novo custa) (?:r\$ ?)?\d.*|[.!]*)$
`;

/** What a ceiling would be for: the entry just recorded, or what was just asked about. */
function spentOn({ loaded: { lastEntry, lastQuestion, wroteLast } }: Situation): string | undefined {
  if (lastEntry?.kind === 'despesa' && wroteLast()) return lastEntry.description;
  const { merchant, category } = lastQuestion?.question ?? {};
  return merchant ?? (category === undefined ? undefined : categoryLabel(category).toLowerCase());
}

/** What a goal would be for: the newest thing said to be wanted, or what its price was told of. */
function savedFor({ loaded }: Situation): string | undefined {
  for (const { text } of loaded.spoken().slice(-MOST_SINCE).toReversed()) {
    const name = WANTED.exec(text.trim())?.groups?.['name'] ?? PRICED.exec(text.trim())?.groups?.['name'];
    if (name !== undefined) return name;
  }
  return undefined;
}
const PRICED =
  /^(?:(?:e|[oa]|um|uma|esse|essa) )*(?<name>[a-zà-ÿ][a-zà-ÿ\d ]{2,30}?) (?:custa|t[áa] custando|sai por|t[áa]) (?:uns |r\$ ?)*\d/i;
const MOST_SINCE = 3;

/** Undefined where nothing that may be meant was spoken of. */
export function planForThat(situation: Situation): Situation | undefined {
  const { text } = situation;
  const that = POINTED.exec(text);
  const plan = that === null ? null : PLANS.exec(text);
  if (that === null || plan === null) return undefined;
  const name = plan.groups?.['saves'] === undefined ? spentOn(situation) : savedFor(situation);
  if (name === undefined) return undefined;
  // "Guarda 150 por mês pra isso" is a plan, and nothing put by today.
  const meant = / por (?:m[êe]s|semana)/i.test(text)
    ? text.replace(/^(?:(?:ent[ãa]o|e|a[íi]|ok),? )*(?:guarda|junta)(?= )/i, 'quero guardar')
    : text;
  return reworded(situation, meant.replace(that[0], `pra ${name}`));
}
