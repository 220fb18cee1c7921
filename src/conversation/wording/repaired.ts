// "Tira o café, não, o sabão", "me lembra dia 10, quer dizer dia 12, de pagar a luz": changed in the middle of the sentence. What
// was taken back gives way to what is of the same shape. Values are put right by `language` itself, where no verb stands before the right one.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { AND } from './openers.ts';
import { TAKES_BACK } from './takes-back.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

/** "Apaga o uber, não o pão" keeps the bread: without a comma behind it "não" takes nothing back. */
const TAKEN_BACK = pattern('i')`
  ^(?<said>.{4,160}?)(?:,\s*|\s+)(?:
    n[ãa]o(?:,? (?:pera[íi]?|espera|desculpa|perd[ãa]o))?,|
    (?:quer dizer|digo|ali[áa]s|minto|ops|corrigindo|errei)(?:,? n[ãa]o)?,?
  )\s+(?<instead>(?!(?:era|foi|é|eram|foram|n[ãa]o)(?![a-zà-ÿ])|\d|r\$)\S.{0,120})$
`;
/** "Apaga o almoço, não, deixa": all of it is taken back. */
const LET_BE =
  /^(?:deixa?|esquece|melhor n[ãa]o|nada n[ãa]o)(?: (?:pra l[áa]|quieto|isso|assim|como (?:t[áa]|est[áa])))*[.!]*$/i;
/** "Põe fralda... não, fralda não, lenço", "dexa também... não, pera, era dipirona": one no, however it is said. */
const AGAIN_NO =
  /\s*(?:\.{2,}|…|,)\s*n[ãa]o,? (?:(?:[a-zà-ÿ]+ ){1,2}n[ãa]o, |pera[íi]?,? (?:era |é )?|(?:era|é) )(?=[a-zà-ÿ])/i;
const ALSO = /^(?<opens>(?:(?:e|ah),? )*)[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?<also>tamb[ée]m|tb|tbm)$/i;
const OPENS = /^(?:(?:ah|e|ent[ãa]o|opa),? )+/i;
const PUTS =
  /^(?:(?:ah|e|ent[ãa]o|opa),? )*(?:(?:bot|coloc|p[õo]|adicion|acrescent|anot)[ae]\s|.* (?:tamb[ée]m|tb|tbm)$)/i;
const KEPT_AS_IS = /^[^,.]{2,60}:\s/u;

const DAY = piece`
  (?:n[ao] |n?essa )?(?:
    dia \d{1,2}(?:/\d{1,2})?|depois de amanh[ãa]|amanh[ãa]|hoje|anteontem|ontem|(?:${WEEKDAY_NAMES})(?:-feira)?(?: que vem)?
  )(?![a-zA-ZÀ-ÿ])
`;
const HOUR = piece`(?:[àa]s|pr?as) \d{1,2}(?:h\d{0,2}|:\d\d| horas?| e meia)?(?: da (?:manh[ãa]|tarde|noite))?(?![a-zA-ZÀ-ÿ\d])`;

/** What moments may be exchanged for; the rest of the sentence stays. */
const MOMENTS = [DAY, HOUR].map((one) => ({
  at: new RegExp(`^${one}`, 'i'),
  any: new RegExp(`(?<![a-zA-ZÀ-ÿ])${one}`, 'gi'),
}));
/** Phrases by their first word: from the last of them on, the sentence is said anew. */
const PHRASES: readonly (readonly [begins: RegExp, alike: RegExp])[] = [
  [/^n[oa]s? /i, /(?<![a-zà-ÿ])(?:n[oa]s?|em) (?=[a-zà-ÿ])/gi],
  [/^d[eao]s? /i, /(?<![a-zà-ÿ])d[eao]s? (?=[a-zà-ÿ])/gi],
  [/^(?:pr[ao]s?|para) /i, /(?<![a-zà-ÿ])(?:pr[ao]s?|para) (?=[a-zà-ÿ])/gi],
  [/^com /i, /(?<![a-zà-ÿ])com (?=[a-zà-ÿ])/gi],
  [/^(?:[oa]s?|uma?|meu|minha) /i, /(?<![a-zà-ÿ])(?:[oa]s?|uma?|meu|minha) (?=[a-zà-ÿ])/gi],
  [/^[a-zà-ÿ]+[aei]r /i, /(?<![a-zà-ÿ])[a-zà-ÿ]{2,}[aei]r (?=[a-zà-ÿ])/gi],
];
/** "Bota manteiga", "salva o filme Matrix": a name alone is exchanged for another. */
const NAMED = pattern('i')`
  ^(?<order>${AND}(?:[a-zà-ÿ]+ )?(?:filme|s[ée]rie|livro|v[íi]deo) |${AND}(?:(?:bot|coloc|p[õo]|adicion|tir|salv|apag|cancel)[ae]) (?:[oa] filme |[oa] s[ée]rie )?|
  (?:salv|guard|anot)[ae] (?:[oa] )?(?:filme|s[ée]rie|livro) )[a-zà-ÿ][a-zà-ÿ\d ]{0,30}$
`;

/** "Cancela os 50 do ajudante, paguei 60 na verdade": of that entry, and of no other. */
const OTHER_VALUE = pattern('i')`
  ^(?:(?:ah|e|opa|n[ãa]o),? )*(?:cancela|apaga|tira|remove|esquece) (?:os? |as? )?${TYPED_AMOUNT} (?:d[oae]s?|pr[oa]) (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?),?
  [ ](?:(?:que|e|na verdade|na vdd|na real|paguei|foi|foram|era|eram|dei|é|s[óo]) )+(?<value>${TYPED_AMOUNT})(?: na verdade| na vdd| na real| mesmo)*[.!]*$
`;

/** "Mercado 80... na verdade foi 90", "e mais 38 de gás, não, gás foi 138". */
const RIGHT_VALUE = pattern('i')`
  ^(?:(?:e|mais|ah),? )*(?<said>[^?:]{3,60}?)\s*(?:\.{2,}|…|,)?\s+(?:(?:${TAKES_BACK}),? )+(?:[oa]s? )?(?:(?<again>[a-zà-ÿ]{3,}) )?
  (?:foi|foram|era|eram|deu|deram|custou|saiu) (?<value>${TYPED_AMOUNT})[.!]*$
`;

/** Undefined where an entry of that value waits to be corrected. */
function rightValue({ text, read, loaded }: Situation): string | undefined {
  const { said, again, value } = RIGHT_VALUE.exec(text.trim())?.groups ?? {};
  if (said === undefined || value === undefined || (again !== undefined && !said.includes(again))) return undefined;
  const before = read(said);
  if (before.intent !== 'lancamento' || before.confidence < SURE || before.slots.amount_cents === undefined)
    return undefined;
  if (loaded.lastEntry?.cents === before.slots.amount_cents) return undefined;
  const told = [...said.matchAll(new RegExp(TYPED_AMOUNT, 'gi'))];
  return told.length === 1 ? said.replace(told[0]?.[0] ?? '', value) : undefined;
}

function putRight(said: string, instead: string): string | undefined {
  for (const { at, any } of MOMENTS) {
    const now = at.exec(instead)?.[0];
    const before = now === undefined ? undefined : [...said.matchAll(any)].at(-1);
    if (now === undefined || before === undefined) continue;
    const end = before.index + before[0].length;
    const rest = instead.slice(now.length).replace(/^,\s*/u, ' ');
    return `${said.slice(0, before.index)}${now}${said.slice(end)}${rest}`;
  }
  const alike = PHRASES.find(([begins]) => begins.test(instead))?.[1];
  if (alike !== undefined) {
    const from = [...said.matchAll(alike)].at(-1)?.index;
    return from === undefined || from === 0 ? undefined : `${said.slice(0, from)}${instead}`;
  }
  const also = ALSO.exec(said)?.groups;
  if (also !== undefined) return `${also['opens']}${instead} ${also['also']}`;
  const order = /^\p{L}+(?: \p{L}+){0,2}[.!]*$/u.test(instead) ? NAMED.exec(said)?.groups?.['order'] : undefined;
  return order === undefined ? undefined : `${order}${instead}`;
}

/** Undefined when nothing is taken back, or the sentence then means another kind of thing. */
export function repaired(situation: Situation): string | undefined {
  const { text, read } = situation;
  const { what, value } = OTHER_VALUE.exec(text.trim())?.groups ?? {};
  if (what !== undefined) return `na verdade ${what} foi ${value}`;
  if (KEPT_AS_IS.test(text)) return undefined;
  const valued = rightValue(situation);
  if (valued !== undefined) return valued;
  const { said, instead } = TAKEN_BACK.exec(text.trim().replace(AGAIN_NO, ', não, '))?.groups ?? {};
  if (instead !== undefined && LET_BE.test(instead) && !/^n[ãa]o/i.test(text.trim())) return 'deixa pra lá';
  const right = said === undefined || instead === undefined ? undefined : putRight(said, instead);
  if (said === undefined || right === undefined) return undefined;
  // Said twice over, a thing to put somewhere gives way to another, whatever either is by itself.
  if (AGAIN_NO.test(text) && PUTS.test(right)) return right.replace(OPENS, '');
  const before = read(said);
  const after = read(right);
  const same = before.intent === after.intent && before.intent !== 'smalltalk' && before.intent !== 'unknown';
  return same && (after.confidence >= SURE || after.intent === 'undo_transaction') ? right : undefined;
}
