// The item to remove when a reason surrounds the order: "a Jussara desmarcou, pode tirar aquele lembrete dela", "apaga a lista da festa, ela já
// aconteceu".

import type { Reading } from '../reading/reading.ts';

/** Clause boundaries. */
const STOP = /\s*(?:[,.;!]+|\p{Extended_Pictographic}\uFE0F?)\s+/gu;
const WHY =
  /\s+(?=(?:que|porque|pq|pois)\s+(?:eu|ela|ele|elas|eles|j[áa]|n[ãa]o|deu|trocaram|mud[a-zà-ÿ]+|[oa]\s+[a-zà-ÿ]+\s+(?:se\s+)?[a-zà-ÿ]+(?:ou|eu|iu))(?![a-zà-ÿ]))/gi;
/** A relative clause that selects items, not a reason: "os filmes que já vi", "as notas que não uso mais". */
const WHICH =
  /(?<![a-zà-ÿ])(?:os|as|aquel[ea]s|ess[ea]s|tod[oa]s|tudo)(?![a-zà-ÿ])|\s(?:vi|assisti|terminei|li)(?![a-zà-ÿ])/i;
const ORDER =
  /(?<![a-zà-ÿ])(?:(?:pode|podes?|favor|por favor|quero|vamos)\s+)*(?:apag|delet|exclu|remov|tir|retir|risc|elimin|descart|esque[cç]|some com|jog)[a-zà-ÿ]*(?:\s+(?:fora|a[íi]|isso|pra mim|j[áa]))*/gi;
const FRAME =
  /^(?:por favor|e|[oa]s?|ess[ea]s?|aquel[ea]s?|minhas?|meus?|uma?|a[íi]|lembretes?|anota[çc](?:[ãa]o|[õo]es)|notas?|d[eoa]s?|d?el[ea]s?|mais|j[áa]|(?:n[ãa]o|num) (?:us[oa]|quero|vou|preciso|fa[çc]o|precisa|carece|serve) (?:mais)?|nunca|pode|ver|assistir)(?![a-zà-ÿ])\s*/i;
/** Reason: an action of the person, "já entreguei a encomenda". */
const DONE =
  /^(?:(?:eu|n[óo]s|a gente)\s+)?(?:j[áa]\s+)?(?:fui|[a-zà-ÿ]{2,}(?:ei|i|amos|emos|imos))\s+(?:n?[oa]s?\s+)?/i;
/** Reason: a change of state, "o cliente do 804 se mudou". */
const BECAME = /\s+(?:(?:se|j[áa]|n[ãa]o)\s+)*[a-zà-ÿ]{2,}(?:ou|eu|iu|aram|eram|iram)(?:\s.*)?$/i;
const AT_END = /\s+(?:por favor|pfv?|a[íi]|j[áa]|mais|d?el[ea]s?|n[ãa]o|pode|da (?:minha )?lista)$|[\s,.!?]+$/i;

/** The list it is removed from, not the item: "tira da lista de ver". */
const ON_THE_LIST = /^(?:(?:minha |nossa )?(?:lista|fila)(?: de ver| de assistir)?|pendentes)$/i;

/** A bare kind, which names no item. */
const KIND = /^(?:filme|s[ée]rie|v[íi]deo|link)$/i;

function cleaned(clause: string): string {
  let words = clause.replace(ORDER, ' ').replace(/\s+/gu, ' ').trim();
  for (let last = ''; last !== words; ) {
    last = words;
    words = words.replace(FRAME, '').replace(AT_END, '').trim();
  }
  return words;
}

const NOT_NEEDED = /^(?:n[ãa]o|num) (?:quero|preciso|precisa|carece) mais/i;
/** Undefined without a reason; the order then names the item itself. */
export function removedName(r: Reading): string | undefined {
  const said = r.raw(r.head, r.tail);
  const clauses = said
    .split(STOP)
    .flatMap((clause) => (WHICH.test(clause) ? clause : clause.split(WHY)))
    .filter((clause) => clause.trim() !== '');
  if (clauses.length < 2) return NOT_NEEDED.test(said) ? cleaned(said) : undefined;
  const ordering = clauses.find((clause) => new RegExp(ORDER).test(clause)) ?? clauses[0] ?? '';
  const own = cleaned(ordering);
  if (KIND.test(own)) return undefined;
  if (own !== '' && !ON_THE_LIST.test(own)) return own;
  const reason = clauses.find((clause) => clause !== ordering) ?? '';
  return cleaned(reason.replace(DONE, '').replace(BECAME, '')) || undefined;
}
