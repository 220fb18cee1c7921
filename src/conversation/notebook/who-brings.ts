// "Quem traz o quê: Beto carne, Ana cerveja": a list of who brings what, and no money; "quem traz a cerveja?", "o que a Ana traz?": of that list.

import type { Item } from '../../domain/item.ts';
import { listed as inWords } from '../../domain/listed.ts';
import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { withEntries } from '../../memories/note-list.ts';
import { stemsOf } from '../../memories/stem.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';

const BRINGS = '(?:(?:traz|faz)(?:er)?|(?:leva|compra)r?|d[áa])';
const WILL = `(?:(?:vai|fic(?:ou|a) de) )?${BRINGS}`;
const TOLD = pattern('i')`
  ^(?:anota:? |guarda:? )?(?<what>(?:[^?:]{3,40}[,:] )?quem ${WILL} (?:o )?qu[eê](?: (?:n|pr)[oa] [^:?]{3,30})?:? \S[^?]{5,300}|(?<own>o ?que (?:eu )?(?:(?:tenho que|preciso|vou) )?(?:lev|compr|faz|ped|pergunt)[a-zà-ÿ]+(?: [^:?]{3,30})?: [^?\d]{3,300}))$
`;
const ASKS = pattern('i')`
  ^(?:e |mas )*(?:
    quem (?:[ée] que |mesmo )?(?:${WILL}|ficou com|t[áa] com|fica com) (?:[oa]s? )?(?<thing>[a-zà-ÿ][^?:,]{2,40}?)|
    (?:o ?que|oq)(?: [ée] que)? (?:(?:[oa]|meu|minha|seu|dona) )?(?<who>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) (?:${WILL}|ficou)|
    (?:o ?que|oq) (?:eu )?(?:ia|vou|queria|vamos|pensei em) (?:dar|comprar|levar) (?:pr[ao]|para [oa]) (?<whom>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)
  )(?: mesmo)?\s*[?.!]*$
`;
/** Names in front of things: "Beto carne", "vó Lúcia: brigadeiro". */
const OF_ONE =
  /^(?:(?:[oa] )?(?:v[óô]|ti[oa]|dona|seu|m[ãa]e|pai|prim[oa]) ?)?(?:\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*)?/u;

/** Undefined where it is neither told nor on a list of names and things. */
export function whoBrings({ text, loaded }: Situation): Decision | undefined {
  const { what: told, own } = TOLD.exec(text.trim())?.groups ?? {};
  // What to take along to what was just set is told with it.
  if (own !== undefined && loaded.done?.reminder !== undefined && loaded.wroteLast()) return undefined;
  if (told !== undefined) return run(noteCall(told));
  const grown = lineFor(text.trim(), loaded.lastSaved);
  if (grown !== undefined) return grown;
  const { thing, whom, who = whom } = ASKS.exec(text.trim())?.groups ?? {};
  const asked = stemsOf(thing ?? who ?? '');
  if (asked.length === 0) return undefined;
  for (const note of loaded.enumerations()) {
    const { label, entries } = listedIn(note) ?? { label: '', entries: [] };
    const lines = entries.filter(({ name }) => asked.every((stem) => stemsOf(name).includes(stem)));
    const said = lines.map(({ name }) => {
      const [person = ''] = OF_ONE.exec(name) ?? [];
      const rest = name.slice(person.length).replace(/^[:\s-]*(?:(?:traz|leva|faz|compra)[:\s-]*)?/u, '');
      return person === '' || rest === '' ? undefined : { person: person.trim(), rest };
    });
    const [first] = said;
    // "Presente do Caio: skate".
    if (whom !== undefined && /present|dar|compr/i.test(label) && asked.every((stem) => stemsOf(label).includes(stem)))
      return run({ tool: 'open_memory', args: { item_id: note.id } });
    if (first === undefined || said.includes(undefined) || !/\p{L}/u.test(first.person)) continue;
    const of = said.flatMap((one) => one ?? []);
    const isTheirs = of.every(({ person }) => asked.some((stem) => stemsOf(person).includes(stem)));
    if (isTheirs === (who === undefined)) continue;
    const words =
      thing === undefined
        ? `${of[0]?.person}: ${inWords(of.map(({ rest }) => rest))}`
        : inWords(of.map(({ person }) => person));
    return say({ text: [`${words} (`, { bold: label }, ').'] });
  }
  return undefined;
}

/** "Coloca também o Téo: carrinho", "pra Lu não, melhor um caderno". */
const LINE =
  /^(?!.* (?:em vez|no lugar|ao inv))(?:(?:(?:coloca|p[õo]e|bota|inclui|adiciona)(?: tamb[ée]m| mais)*|e) (?:[oa] |pr[ao] )?(?<more>[a-zà-ÿ]{2,15}): |(?:pr[ao]|[oa] d[ao]) (?<of>[a-zà-ÿ]{2,15})(?: n[ãa]o)?,? (?:melhor|vai ser|[ée]|muda pr[ao]|prefiro) (?:uma? |[oa] )?)(?<thing>[a-zà-ÿ][^?$:,]{1,40}?)[.!]*$/i;

/** Undefined unless the last thing kept is a list of names with a thing each. */
function lineFor(text: string, list: Item | undefined): Decision | undefined {
  const { more, of = more, thing } = LINE.exec(text)?.groups ?? {};
  const { entries } = (of === undefined ? undefined : list && listedIn(list)) ?? { entries: [] };
  if (list === undefined || of === undefined || entries.length < 2 || !entries.every(({ name }) => / /.test(name)))
    return undefined;
  const line = entries.find(({ name }) => stemsOf(name.replace(/ .*/s, ''))[0] === stemsOf(of)[0]);
  if (more === undefined && line === undefined) return undefined;
  const now = `${line?.name.replace(/ .*/s, '') ?? of} ${thing}`;
  const content = line === undefined ? withEntries(list.body, now) : list.body.replace(line.name, now);
  return content === undefined ? undefined : edited(list, content);
}
whoBrings.says = [TOLD, ASKS, LINE];
