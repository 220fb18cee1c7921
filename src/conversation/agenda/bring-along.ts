// "Levar os exames e o cartão do SUS", right behind a reminder: what to take to it is told with it.

import { pattern } from '../../domain/pattern.ts';
import type { Decision } from '../decision.ts';
import { goesOnTold } from '../notebook/goes-on-told.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { inOtherWords } from './other-words.ts';

export const BRINGS = pattern('i')`
  ^(?:(?:(?:el[ea]|[oa] [a-zà-ÿ.]+(?: [a-zà-ÿ]+)?) (?:pediu|mandou|falou|disse)(?: (?:pra|para|que [ée] pra|que tem que))?|ah|e|tem que|preciso|precisa|tenho que|n[ãa]o (?:posso )?esquecer de|lembrar de|obs|detalhe),?:? )*
  (?<what>(?:levar?|usar|vestir|trazer|ir (?:de|com|em)|chegar|estar em|pedir|perguntar|mostrar|falar (?:d[aeo]s?|sobre|que)|quem (?:vai )?(?:me |nos )?(?:leva|levar|busca|buscar|acompanha|acompanhar) (?:é|eh|vai ser)) [a-zà-ÿ][^?$]{2,80}?)[.!]*$
`;
/** "Na verdade é presencial, av Paulista 1000": where it is, in the place of the screen it was to be on. */
const HELD = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|agora|e),? )*(?:é|eh|e(?= (?:presencial|online|remot))|vai ser|ser[áa]|ficou|mudou pra) (?<where>
    (?:presencial|online|remot[oa]|por v[íi]deo|em casa|n[oa] (?!verdade|dia |semana )[a-zà-ÿ]{3,})(?:,? [^?$]{1,60}?)?
  )[.!]*$
`;
/** "No Mocotó". */
const PLACE =
  /^(?:(?:[oa] [a-zà-ÿ]+|el[ea]) (?:disse|falou|avisou) que )?(?:[ée] |vai ser |l[áa] )?(n[oa] (?:(?:[a-zà-ÿ]+ )?\p{Lu}[\p{L} ]{2,30}?|(?:sal[ãa]o|casa|consult[óo]rio|cl[íi]nica|hospital|escola|igreja|parque|shopping|restaurante|teatro|cinema|pra[çc]a|clube|caf[ée]|padaria|bar|escrit[óo]rio|academia|faculdade|col[ée]gio|posto|upa|audit[óo]rio|quadra|lanchonete|pizzaria|hotel|est[áa]dio|aeroporto|rodovi[áa]ria|centro)(?: d[aeo]s? [\p{L} ]{2,25}?)?))[.!]*$/u;
/** "Rua das Acácias 77, Jd. Primavera". */
const ADDRESS =
  /^(?:anota:? )?(?:(?:o )?endere[çc]o(?: [ée]|:)? )?(?<at>(?:rua|r\.|av\.?|avenida|alameda|travessa|estrada|pra[çc]a|rodovia) [^?$]{3,60}?\d[^?$]{0,40}?)[.!]*$/i;
const ON_SCREEN = /,? (?:(?:n[oa]|pel[oa]|por|via) (?:zoom|meet|teams|v[íi]deo)|online|presencial)(?![a-zà-ÿ])/i;
const DATED = pattern(
  'i',
)`(?<![a-zà-ÿ])(?:hoje|amanh[ãa]|semana|${WEEKDAY_NAMES}|dia \d|[àa]s \d|\d{1,2}(?:h|:\d))(?![a-zà-ÿ]{2})`;
const TOO_MUCH = 160;
/** "E bolo de fubá", behind "festa, levar paçoca". */
const AND_THING = pattern('i')`
  ^(?:ah,? )?(?:e|mais) (?:[oa]s? |uma? |uns |umas )?(?<thing>(?!.* (?:antes|depois)(?![a-zà-ÿ]))
  (?!(?:o|a|me|que|se|em|n[oa]|d[aeo]|pr[ao]|para|depois|amanh[ãa]|hoje)(?![a-zà-ÿ]))[a-zà-ÿ][^?$\d]{2,40}?)(?: tamb[ée]m| tb)?[.!]*$
`;
const TAKES = /, (?:levar?|trazer|comprar|usar|vestir|pedir) [^,]{2,60}$/i;

/** The content with one thing more to take along; undefined where nothing is to be taken. */
export function alsoBrought(content: string, text: string): string | undefined {
  const thing = TAKES.test(content) && !DATED.test(text) ? AND_THING.exec(text.trim())?.groups?.['thing'] : undefined;
  return thing === undefined || content.length + thing.length > TOO_MUCH ? undefined : `${content} e ${thing}`;
}

/** "O que levo pra consulta: os exames". */
const TO_TAKE = /^o ?que (?:eu )?(?:(?:tenho que|preciso|vou) )?lev(?:o|ar)(?: [^:?]{3,30})?: /i;

/** Undefined unless the last thing done was to set or move a reminder, and nothing else is dated or paid. */
export function bringAlong(situation: Situation): Decision | undefined {
  const { text, loaded, reading, understanding } = situation;
  const last = loaded.done?.afterList === true && loaded.wroteLast() ? loaded.done.reminder : undefined;
  const more = last?.due.kind === 'reminder' ? alsoBrought(last.due.content, text) : undefined;
  if (more !== undefined && last?.due.kind === 'reminder') return inOtherWords(last, more);
  const place = last === undefined ? undefined : PLACE.exec(text.trim())?.[1];
  if (place !== undefined && last?.due.kind === 'reminder' && !/ n[oa] /i.test(last.due.content))
    return inOtherWords(last, `${last.due.content} ${place}`);
  const at =
    last?.due.kind === 'reminder' && last.due.rhythm === undefined
      ? ADDRESS.exec(text.trim())?.groups?.['at']
      : undefined;
  if (last?.due.kind === 'reminder' && at !== undefined && last.due.content.length + at.length <= TOO_MUCH)
    return inOtherWords(last, `${last.due.content}, ${at}`);
  const where = HELD.exec(text.trim())?.groups?.['where'];
  const brings = where ?? BRINGS.exec(text.trim().replace(TO_TAKE, 'levar '))?.groups?.['what'];
  const what = brings ?? (last === undefined ? undefined : goesOnTold(situation));
  const set = loaded.done?.afterList === true && loaded.lastEntry === undefined ? loaded.done.reminder : undefined;
  if (what === undefined || set?.due.kind !== 'reminder' || !loaded.wroteLast()) return undefined;
  if (set.due.rhythm !== undefined || DATED.test(text)) return undefined;
  if (
    (where === undefined && reading.money !== undefined) ||
    understanding.intent === 'reminder_set' ||
    understanding.intent === 'lancamento'
  )
    return undefined;
  const { content: kept } = set.due;
  const content = where === undefined ? kept : kept.replace(ON_SCREEN, '');
  return content.length + what.length > TOO_MUCH
    ? undefined
    : inOtherWords(set, `${content}${brings === undefined ? ';' : ','} ${what}`);
}
bringAlong.says = [ADDRESS, PLACE, AND_THING, BRINGS, TO_TAKE, HELD, ...goesOnTold.says];
