// "O Zé vem buscar o corsa quinta", "acabou o leite, me lembra de comprar": what a reminder is of, where its own words name only who or what.

import { folded } from '../../domain/fold.ts';
import { KIN } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';

/** Who comes, what arrives, is ready or ends: "o Zé vem buscar o corsa", "o resultado sai", "o seguro vence". */
export const COMES = pattern('u')`
  ^(?:(?:ah|olha|e|entao),? )*(?:[oa]s? |minha |meu |cliente )?[a-z][a-z\d ]{1,40}? (?<does>vem|chega|chegam|vai vir|vao vir|sai|saem|
  fica pront[oa]|vence|vencem|expira|acaba|comeca|termina|volta|voltam|viaja|passa aqui|entrega|busca)(?![a-z])
`;

/** In words, of what says only who. */
const LONGEST_NAME = 2;

/** What only led to the day: "devolver o livro, vence dia 27". */
const DUE_BY = /, (?:que )?(?:agora )?(?:vence|prazo|at[ée])$/i;

/** Before a name. */
const CALLED = /(?:(?<![a-zà-ÿ])(?:[oa] |minha |meu ))?(?<![a-zà-ÿ])ti[oa] $/i;

/** "José vem", of "o José vem quinta": the content with what is to happen, where it names only who or what. */
export function withWhatComes(told: string, text: string): string {
  const content = told.replace(DUE_BY, '');
  const does = COMES.exec(folded(text))?.groups?.['does'];
  const short = content.split(' ').length <= LONGEST_NAME && !/[aei]r /u.test(`${folded(content)} `);
  const whole =
    does === undefined || !short || !folded(text).includes(`${folded(content)} ${does}`)
      ? content
      : `${content} ${does}`;
  // "Neném volta", of "a tia Neném volta".
  const [before = ''] = text.split(content, 1);
  return text.includes(content) ? `${CALLED.exec(before)?.[0] ?? ''}${whole}` : whole;
}

const BARE = /^[a-zà-ÿ]{2,}[aeiô]r$/i;
/** What ran out or came, before the order. */
const THING = pattern('i')`
  ^(?:(?:ah|olha|e|ih|opa),? )*(?:[oa]s? |meus? |minhas? )?(?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:j[áa] )?
  (?:acab|venc|chegou|chegaram|terminou|quebr|estrag|t[áa] |est[áa] |ficou |fur|queim|falt)[^?]{0,40}?[,.;] (?:e )?(?:me )?
  (?:lembra|avisa)
`;

/** "Comprar", of "a ração acabou, me lembra de comprar amanhã": with its thing. */
export function withItsThing(content: string, text: string): string {
  const thing = BARE.test(content) ? THING.exec(text.trim())?.groups?.['thing'] : undefined;
  return thing === undefined ? content : `${content} ${thing}`;
}

/** Somebody, and what they have to go to. */
export const HAS = pattern('u')`
  ^(?:me lembra )?(?:(?:[Aa]h|[Oo]lha|[Ee]|[Hh]oje|[Aa]manhã|[Oo]i|[Bb]om dia),? )*(?:
    (?<us>[Aa] gente|[Nn]ós)|(?<article>[OoAa]) (?=\p{Lu})(?<name>\p{Lu}\p{L}+)|(?<possessive>[Mm]inha|[Mm]eu) (?<kin>${KIN})(?<called> \p{Lu}\p{L}+)?
  ) (?:tem|vai ter|temos|faz|vai fazer) (?:uma? )?(?<what>(?!que |de )\p{Ll}[^\d,?$]{2,50}?)
  (?= (?:n[ao] )?(?:hoje|amanhã|depois de amanhã|dia \d|às|\d|${WEEKDAY_NAMES})|$)
`;
/** Where the person goes in: "consulta da filha no dentista". */
const PLACE = /(?= n[ao]s? |$)/u;

/** "Dentista da filha", of "minha filha tem dentista dia 3": what it is, and whose. */
export function withWhose(content: string, text: string): string {
  const { us, article, name, possessive, kin, called = '', what } = HAS.exec(text.trim())?.groups ?? {};
  const about = folded(content);
  if (what === undefined || (about !== folded(what) && !about.endsWith(` ${folded(what)}`))) return content;
  if (us !== undefined) return what;
  const of = /^(?:a|minha)$/i.test(article ?? possessive ?? '') ? 'da' : 'do';
  return what.replace(PLACE, ` ${of} ${name ?? `${kin}${called}`}`);
}
