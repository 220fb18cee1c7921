// Operations on a personal list: show, add, clear, remove lines.

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { removalVerb, removes } from '../signals/removes.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { textOf } from './frame.ts';
import { looksTitled } from './looks-titled.ts';

const LIST = /^list(?:a|inha)s?$/;
/** Prefilter: every construction below has this word. */
const SAYS_LIST = /\blist(?:a|inha)s?\b/;
const OF = /^d[eoa]s?$/;
/** Lists of these are questions about money or about saved items of a kind. */
export const NOT_OWN =
  /^(?:uma?|novo|pix|gastos?|despesas?|lancamentos?|entradas?|saidas?|contas?|faturas?|parcelas?|dividas?|pagamentos?|transacoes|filmes?|series?|animes?|documentarios?|videos?|links?|notas?|anotacoes|lembretes?|comandos?|tudo|itens|coisas|metas?|cartoes|assinaturas?)$/;
const ENDS = /^[\s.!?]*$/;

/** Raw text of the tokens [from, to). */
const rawOf = (r: Reading, from: number, to: number): string =>
  r.text.slice(r.tokens[from]?.start ?? 0, r.tokens[to - 1]?.end ?? 0).trim();

/** Token at which "lista de compras" begins when it ends the text, or -1: what follows a colon is added to it. */
function listAtEnd(r: Reading, end: number): number {
  if (r.colon >= 0) return -1;
  for (let i = Math.max(0, end - 5); i < end - 2; i++) {
    const last = r.tokens[i + 2]?.norm ?? '';
    if (LIST.test(r.tokens[i]?.norm ?? '') && OF.test(r.tokens[i + 1]?.norm ?? '') && !NOT_OWN.test(last)) return i;
  }
  return -1;
}

/** Index after the last token that is neither punctuation nor courtesy. */
const endOf = (r: Reading): number => {
  const last = r.units[r.tail - 1];
  return last === undefined ? 0 : last.to;
};

const SHOWS =
  /^(?:(?:o que|oq|q|que|quais) (?:\w+ )?(?:(?:ainda|que|e que|ja) )*(?:tem|ta|esta|estao|tao|falta|faltam|sobrou|ficou|coloquei|botei|pus)(?: ainda)? n[oa] |(?:me )?(?:mostr\w+|ve|ver|abr[ei]r?|le|leia|manda|passa|fala|diz|quero ver|cade|qual e|como (?:ta|esta)) |)(?:n?a |minha |aquela )*list(?:a|inha)s? d[eoa]s? /;

/** The list's name followed by the order to show it: "lista do enxoval abre pra mim que tô na loja". */
const SHOWN_BEHIND =
  /^(?:a |minha |aquela )?(list(?:a|inha)s? d[eoa]s? (\w+)(?: d[eoa]s? \w+)?) ?,? (?:me )?(?:abr[ae]|mostr[ae]|manda|le|leia|cade|quero ver|passa)\b/;

/** The personal list requested; undefined with a date, which makes it a question about purchases. */
export const listShown = oncePerReading((r): string | undefined => {
  if (!r.mayFit(SAYS_LIST)) return undefined;
  const end = endOf(r);
  if (r.hasVerb('v_put', ORDER_OR_INFINITIVE)) return undefined;
  const behind = r.match(SHOWN_BEHIND);
  if (behind !== null && !NOT_OWN.test(behind[2] ?? '')) return behind[1];
  const at = listAtEnd(r, end);
  if (at < 0 || r.amounts.length > 0 || r.periods.length > 0 || r.context.pending !== undefined) return undefined;
  return r.fits(SHOWS) ? rawOf(r, at, end) : undefined;
});

const ARTICLE = /^(?:[oa]s?|um|uma|aquele|aquela)\s+/i;
const ON_THE_LIST = /^(?:na|pra|a|em)$/;

/** Units of the text before an unnamed list at the end ("leite na lista") or after one at the beginning ("na lista: leite"). */
function besideList(r: Reading, verb: number): { readonly from: number; readonly to: number } | undefined {
  const end = endOf(r);
  if (LIST.test(r.tokens[end - 1]?.norm ?? '')) {
    let to = end - 1;
    while (/^(?:minha|nossa)$/.test(r.tokens[to - 1]?.norm ?? '')) to--;
    return ON_THE_LIST.test(r.tokens[to - 1]?.norm ?? '') && verb >= 0
      ? { from: verb + 1, to: r.unitOf(to - 1) }
      : undefined;
  }
  if (!r.fits(LIST_AHEAD)) return undefined;
  const list = r.tokens.findIndex(({ norm }) => LIST.test(norm));
  return { from: r.unitOf(list + (r.tokens[list + 1]?.norm === ':' ? 2 : 1)), to: r.tail };
}
const LIST_AHEAD =
  /^(?:(?:\w+ )?(?:ai |pra mim |por favor )?(?:n|pr)a (?:minha |nossa )?list(?:a|inha)|list(?:a|inha) ?:)(?! d[eoa]s?\b)/;

/** Text added to an unnamed list: "adiciona leite na lista", "põe na lista: leite, pão". */
export const putOnTheList = oncePerReading((r): string | undefined => {
  if (!r.mayFit(SAYS_LIST)) return undefined;
  const verb = r.findVerb('v_put', ORDER_OR_INFINITIVE);
  if (verb > r.head + 2 || r.marked || asks(r)) return undefined;
  if (r.hasAny('movie_noun', 'tv_noun', 'video_noun', 'v_watch') || r.money?.marked === true) return undefined;
  const cut = besideList(r, verb);
  if (cut === undefined || r.find('cat', cut.from, cut.to) < 0) return undefined;
  for (let i = cut.from; i < cut.to; i++) if (looksTitled(r, i)) return undefined;
  return textOf(r, cut).replace(ARTICLE, '') || undefined;
});

const CLEARS = /^(?:limp|zer|esvazi|apag|delet|exclu|remov|jog)/;

/** The list to clear: "limpa a lista de compras". */
export const listCleared = oncePerReading((r): string | undefined => {
  if (!r.mayFit(SAYS_LIST)) return undefined;
  const end = endOf(r);
  const at = listAtEnd(r, end);
  if (at < 0 || !removes(r) || !CLEARS.test(r.norm(r.head)) || r.amounts.length > 0) return undefined;
  const between = r.tokens.slice((r.units[r.head]?.from ?? 0) + 1, at);
  return between.every(({ norm }) => /^(?:a|minha|essa|aquela|nossa)$/.test(norm)) ? rawOf(r, at, end) : undefined;
});

const CROSSES_OUT = /^(?:comprei|peguei)$/;
const A_PLACE = /^(?:\d+[oa]?|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|[u\u00fa]ltim[oa])(?:[ ,]|$)/i;

/** The lines to remove and their list: "risca o leite da lista de compras", "já comprei o arroz da lista"; list '' means any. */
export const takenOffList = oncePerReading((r): { readonly query: string; readonly list: string } | undefined => {
  if (!r.mayFit(SAYS_LIST)) return undefined;
  if (r.marked || r.context.pending !== undefined || r.has('all')) return undefined;
  const verb = removes(r) ? removalVerb(r) : r.units.findIndex((unit, i) => i >= r.head && CROSSES_OUT.test(unit.norm));
  const end = endOf(r);
  const bare = LIST.test(r.tokens[end - 1]?.norm ?? '');
  const list = bare ? end - 1 : listAtEnd(r, end);
  if (verb < 0 || verb > r.head + 2 || list < 0) return undefined;
  let to = list;
  while (/^(?:minha|nossa)$/.test(r.tokens[to - 1]?.norm ?? '')) to--;
  const from = r.units[verb]?.to ?? 0;
  if (!/^d[ae]$/.test(r.tokens[to - 1]?.norm ?? '') || to - 1 <= from) return undefined;
  const query = rawOf(r, from, to - 1).replace(ARTICLE, '');
  if (ENDS.test(query) || A_PLACE.test(query)) return undefined;
  return { query, list: bare ? '' : rawOf(r, list, end) };
});
