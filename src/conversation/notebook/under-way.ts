// "Que série eu tava vendo?", "o que eu tô assistindo?": what was told of how far it was watched.

import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const ASKED = pattern('i')`
  ^(?:e )?(?:(?:que|quais|qual)(?: era| [ée]| s[ãa]o)?(?: as?)? s[ée]ries?(?: [ée])?|o ?que|oq)(?: que)? (?:eu |a gente )?
  (?:tava|estava|t[ôo]|estou|t[áa]|est[áa]|estamos) (?:vendo|assistindo|maratonando)(?: mesmo| msm| agora)?\s*[?.!]*$
`;

const NONE = 'Você ainda não me contou de nenhuma que está vendo. É só dizer: “parei no ep 3 de Dark”.';

export function underWay({ text, loaded }: Situation): Decision | undefined {
  if (!ASKED.test(text.trim())) return undefined;
  const [only, ...others] = loaded.stoppedWorks();
  if (only === undefined) return say({ text: [NONE] });
  return run(
    others.length === 0
      ? { tool: 'open_memory', args: { item_id: only.id } }
      : { tool: 'search_items', args: { underWay: true } },
  );
}
underWay.says = [ASKED];
