// "Desfaz o que o Beto lançou", "apaga o último gasto da Ana", in a household: that member's newest entry, never the asker's own.

import { folded } from '../../domain/fold.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const ORDER =
  /^(?:(?:por favor|pode|agora|entao) )*(?:desfaz|desfaca|desfazer|apag|tir[ae]|remov|exclu|delet|cancel)\w*\b/u;
/** How far back a member's newest entry is looked for. */
const NEWEST = 200;

/** Undefined for a person who shares with nobody of that name. */
export function removeOfMember({ text, loaded }: Situation): Decision | undefined {
  const words = folded(text);
  if (!ORDER.test(words)) return undefined;
  const member = loaded.household().members.find(({ me, name }) => !me && name !== '' && saysOf(words, folded(name)));
  if (member === undefined) return undefined;
  const newest = loaded.entries({ last: NEWEST }).find(({ by }) => by === member.name);
  return newest === undefined
    ? say({ text: [`Não achei lançamento de ${member.name}. Nada foi mudado.`] })
    : run({ tool: 'remove_transaction', args: { pointer: { ids: [newest.id] } } });
}
removeOfMember.says = [ORDER];

/** Only the last entry is meant by whose it is: an entry's own name is another pointer. */
const saysOf = (words: string, name: string): boolean =>
  new RegExp(
    `\\b(?:(?:o que|que|tudo que) (?:o |a )?${name} (?:lancou|anotou|registrou|colocou|botou|gastou|acabou de \\w+)|(?:ultim[oa] )(?:gasto|lancamento|compra|entrada|despesa|coisa) (?:que (?:o |a )?${name} \\w+|d[oa] ${name}))$`,
    'u',
  ).test(words);
