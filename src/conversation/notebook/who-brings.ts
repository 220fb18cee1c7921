// "Quem traz o quê: Beto carne, Ana cerveja": a list of who brings what, and no money; "quem traz a cerveja?", "o que a Ana traz?": of that list.

import { listed as inWords } from '../../domain/listed.ts';
import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { stemsOf } from '../../memories/stem.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const BRINGS = '(?:traz(?:er)?|leva(?:r)?|faz(?:er)?|compra(?:r)?|d[áa]|trouxe)';
const WILL = `(?:(?:vai|ficou de|ficaram de|fica de|v[ãa]o|combinou de) )?${BRINGS}`;
const TOLD = pattern('i')`
  ^(?:anota:? |guarda:? )?(?<what>(?:[^?:]{3,40}[,:] )?quem ${WILL} (?:o )?qu[eê](?: n[oa] [^:?]{3,30}| pr[ao] [^:?]{3,30})?:? \S[^?]{5,300})$
`;
const ASKS = pattern('i')`
  ^(?:e |mas )*(?:
    quem (?:[ée] que |mesmo )?(?:${WILL}|ficou com|t[áa] com|fica com) (?:[oa]s? )?(?<thing>[a-zà-ÿ][^?:,]{2,40}?)|
    (?:o ?que|oq)(?: [ée] que)? (?:(?:[oa]|meu|minha|seu|dona) )?(?<who>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) (?:${WILL}|ficou)
  )(?: mesmo)?\s*[?.!]*$
`;
/** Names in front of things: "Beto carne", "vó Lúcia: brigadeiro". */
const OF_ONE =
  /^(?:(?:[oa] )?(?:v[óôo]|tia?|tio|dona|seu|m[ãa]e|pai|prim[oa]|minha \p{L}+|meu \p{L}+) ?)?(?:\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*)?/u;

/** Undefined where it is neither told nor on a list of names and things. */
export function whoBrings({ text, loaded }: Situation): Decision | undefined {
  const told = TOLD.exec(text.trim())?.groups?.['what'];
  if (told !== undefined) return run(noteCall(told));
  const { thing, who } = ASKS.exec(text.trim())?.groups ?? {};
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
whoBrings.says = [TOLD, ASKS];
