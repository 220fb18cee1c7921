// Why something is deleted: a reason about money ("quem pagou foi a Carol", "o cara devolveu a grana") shows that the
// object is an entry, whatever its name.

import type { Reading } from '../reading/reading.ts';

const REASON =
  /\b(?:quem (?:pagou|bancou|comprou|quitou)|que pagou|pagou (?:pra|por) (?:mim|nos)|ela pagou|ele pagou|devolve(?:u|ram)|de graca|nao (?:quis )?cobr[a-z]+|nao deixou eu pagar|cancel(?:ei|ou|aram|ado) ?[oa]? ?(?:pedido|compra|corrida)?|pedido cancelado|estorn|reembols|duplicad|duplicidade|repetid|duas vez|cortesia|e presente|foi (?:presente|doacao)|nao era (?:meu|minha)|nao fui eu|ja tinha (?:lancado|anotado)|troquei por|nao peguei|eu (?:pus|botei|lancei|paguei|gastei)|anotado)\b/;
/** Reference by position only: "a última que eu mandei", "as duas derradeiras", "o último que eu falei". */
const LAST_TOLD =
  /\b(?:ultim[oa]s?|derradeir[oa]s?)\b(?: que (?:eu )?(?:mandei|falei|lancei|botei|pus|ditei|registrei))?/;
const COUNT: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 };

/** Whether such a reason is given anywhere in the message. */
export function hasEntryReason(r: Reading): boolean {
  return r.fits(REASON);
}

/** How many of the last ones: "as três últimas", "os 2 últimos"; undefined when one. */
export function lastCount(r: Reading): number | undefined {
  const found = r.match(
    /\b(dois|duas|tres|quatro|cinco|seis|[2-9]) (?:ultim[oa]|derradeir[oa])s?\b|\b(dois|duas|tres|quatro|cinco|seis|[2-9]) (?:[a-z]+ )?mais recentes?\b/,
  );
  const word = found?.[1] ?? found?.[2] ?? found?.[3];
  return word === undefined ? undefined : (COUNT[word] ?? Number(word));
}

/** Whether the last entries are meant, without an item noun. */
export function pointsAtLastTold(r: Reading): boolean {
  return (
    r.fits(LAST_TOLD) &&
    !r.hasAny('memory_any', 'saved_verb') &&
    (lastCount(r) !== undefined || r.context.lastTx !== undefined) &&
    r.context.list === undefined
  );
}
