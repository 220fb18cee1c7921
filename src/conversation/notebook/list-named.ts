// "Lista minhas pautas", "mostra as ideias da aula": a noun that is no kind of item names what is in the notes.

import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const SHOWS = pattern('i')`
  ^(?:(?:por favor )?(?:me )?(?:lista|liste|mostra|mostre|abre|quero ver|ver|traz) (?:(?:todas|todos|as|os|minhas|meus) )+|(?:e )?(?:quais (?:s[ãa]o )?(?:as |os )?)?(?:minhas|meus) )
  (?<name>[a-zà-ÿ][a-zà-ÿ ]{2,40}?)[.!?]*$
`;
/** Kinds, which the intent alone lists, and words that name nothing. */
const KINDS = pattern('i')`
  ^(?:
    notas?|anota[çc][a-zà-ÿ]+|filmes?|s[ée]ries?|v[íi]deos?|links?|lembretes?|avisos?|listas?|coisas?|itens|gastos?|
    contas?|compras|despesas?|receitas$|entradas?|metas?|parcelas?|cart[õo]es|[úu]ltim[oa]s|\d
  )
`;

const OWN = /(?<![a-zà-ÿ])(?:minhas|meus) /i;

/** @returns undefined when nothing of that name may be meant. */
export function listNamed({ text, understanding, loaded }: Situation): Decision | undefined {
  if (understanding.intent !== 'list_all') return undefined;
  const name = SHOWS.exec(text.trim())?.groups?.['name'];
  if (name === undefined || KINDS.test(name)) return undefined;
  const { items, reminders } = loaded.called(name);
  if (items.length > 0) return run({ tool: 'search_items', args: { query: name } });
  if (reminders.length > 0) return run({ tool: 'list_reminders', args: { words: name } });
  return OWN.test(text) ? run({ tool: 'search_items', args: { query: name } }) : undefined;
}
listNamed.says = [SHOWS];
