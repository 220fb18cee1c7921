// "Lista os uber": when no item has that name but entries do, lists the entries.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { questionOf } from './question-of.ts';

const LISTS = pattern('i')`
  ^(?:(?:me|agora|pode|quero|e) )*(?:lista|liste|listar|mostra|mostre|mostrar|ver|cad[êe])
  (?: (?:me|a[íi]|pra mim|tod[oa]s))* (?:os|as|meus|minhas|todos os|todas as) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)
  (?: (?<when>de hoje|de ontem|d[oae]s?t?[ea]? (?:m[êe]s|semana)|d[ea]ss[ea] (?:m[êe]s|semana)))?\s*[?.!]*$
`;
const KINDS =
  /\b(?:notas?|filmes?|s[ée]ries?|v[íi]deos?|links?|lembretes?|listas?|metas?|gastos?|entradas?|contas?)\b/i;

const ALL_OF = pattern('i')`
  ^(?:(?:me|agora|pode|quero|e) )*(?:(?:lista|liste|mostra|mostre|ver) )?tudo (?:
    d[aeo]s?|com(?: [oa])?|sobre(?: [oa])?
  ) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: (?<when>de hoje|de ontem|d[ea]ss[ea] (?:m[êe]s|semana)))?\s*[?.!]*$
`;

/** Undefined when an item has that name, or no entry does. */
export function decideEntriesNamed({ text, loaded, read, understanding }: Situation): Decision | undefined {
  if (understanding.intent !== 'list_all' && understanding.intent !== 'search') return undefined;
  const words = text.trim();
  const { what, when = '' } = (LISTS.exec(words) ?? ALL_OF.exec(words))?.groups ?? {};
  if (what === undefined || KINDS.test(what)) return undefined;
  const called = loaded.called(what);
  const entries = called.entries.length > 0 ? called.entries : loaded.called(what.replace(/s$/u, '')).entries;
  if (entries.length === 0 || called.items.length > 0) return undefined;
  const asked = questionOf(read(`lista meus gastos com ${what} ${when}?`));
  const { period } = asked ?? {};
  const merchant = called.entries.length > 0 ? what : what.replace(/s$/u, '');
  const income = entries.every(({ kind }) => kind === 'receita');
  return run({
    tool: 'query_ledger',
    args: { question: { op: 'list', type: income ? 'income' : 'expense', merchant, ...(period && { period }) } },
  });
}
decideEntriesNamed.says = [LISTS, ALL_OF];
