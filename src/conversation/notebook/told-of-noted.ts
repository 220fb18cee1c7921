// "A médica cortou a sinvastatina", "mudei o passaporte pra pasta azul": what is told of a thing that stands in a note changes the note.

import type { Item } from '../../domain/item.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { entryNamed, listedIn } from '../../memories/list-marks.ts';
import { withoutEntries } from '../../memories/note-list.ts';
import { withWordsAs } from '../../memories/reworded.ts';
import { withValueAs } from '../../memories/stated-value.ts';
import { stemsOf } from '../../memories/stem.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';
import { edited } from './edited.ts';
import { ONLY_TALK } from './tells-something.ts';

const THE = '(?:[oa]s? |meus? |minhas? )';
const CUT = pattern('i')`
  ^${AND}(?:(?:[oa] |minha |meu )?[a-zà-ÿ]+\.?(?: [a-zà-ÿ]+)? )?(?:cortou|suspendeu|tirou|retirou|mandou (?:parar|suspender|cortar)(?: (?:com|de tomar))?|parou (?:de (?:tomar|usar)|com)|parei (?:de (?:tomar|usar)|com)|n[ãa]o (?:toma|usa|precisa(?: tomar)?)) ${THE}?(?:mais )?${THE}?(?<what>[a-zà-ÿ][^,?!.:\d$]{2,40}?)(?: mais| hoje| agora)?[.!]*$
`;
const WHERE = piece`(?:n[ao]s?|em|com|dentro d[aeo]|atr[áa]s d[aeo]|embaixo d[aeo])`;
const PUT = pattern('i')`
  ^${AND}(?:(?:eu|agora|j[áa]) )*(?:mudei|passei|troquei|coloquei|botei|pus|guardei|levei|deixei) ${THE}(?<what>[a-zà-ÿ][^,?!.:\d$]{2,40}?)(?: de lugar,?)? (?<at>pr[ao]s?|${WHERE}) (?<place>[^?$]{3,60}?)[.!]*$
`;
const PLACED = new RegExp(
  `(?<verb>(?<![a-zà-ÿ])(?:guardei|deixei|coloquei|botei|pus|escondi|levei|mudei|t[áa]|est[áa]|t[ãa]o|est[ãa]o|fica|ficou|ficam)(?: [^,]{2,40}?)?) ${WHERE} .+$`,
  'i',
);

/** "Entreguei o da Vanda", "a Dona Célia cancelou": somebody's order. */
const ORDER_GONE = pattern('i')`
  ^${AND}(?:(?:(?:j[áa]|eu|hoje) )*(?:entreguei|despachei|enviei|terminei|fiz) (?:[oa]s? )?(?:pedidos? |encomendas? )?d[aeo]s? (?<whom>[a-zà-ÿ][a-zà-ÿ ]{1,25}?)|
  (?:[oa] )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:cancelou|desistiu|desmarcou)(?: (?:[oa] |d[aoe]l?[ea]? ?)?(?:pedido|encomenda|tudo)?)?)(?: hoje| ontem| j[áa])?[.!]*$
`;
const IS_ORDER = /^(?:pedido|encomenda)s?(?![a-zà-ÿ])/i;

/** "Troquei a ração dele pra Golden", "o doutor trocou a sinvastatina por rosuvastatina". */
const SWAPPED = pattern('i')`
  ^${AND}(?:(?:[oa] |meu |minha |a gente )?[a-zà-ÿ]+\.? )?(?:troquei|trocou|trocamos|trocaram|mudei|mudou|mudamos|mudaram) (?:${THE}|d[aeo] )(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)(?: d(?:el[ea]s?|a gente))? (?:pr[ao]s?|para|por|pel[ao]) (?<fresh>(?!(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|amanh|hoje|dia|depois|outr[oa]|um |uma )(?![a-zà-ÿ]))[a-zà-ÿ][^,?!$]{2,40}?)[.!]*$
`;

/** "O síndico agora é a Vera". */
const IS_NOW = pattern('i')`
  ^${AND}(?:agora,? )?${THE}(?<what>[a-zà-ÿ]{3,}(?: d[aeo]s? [a-zà-ÿ]+){0,2})(?: agora|,? mudou,?(?: agora)?) (?:[ée]|eh|se chama) (?<fresh>(?!(?:s[óo]|pr[ao]|toda|dia|com|de) )[a-zà-ÿ][^,?$\d]{2,40}?)[.!]*$
`;
/** The note with the other thing in the place of that one. */
function swapped({ what = '', fresh = '' }: Record<string, string>, situation: Situation): Decision | undefined {
  const anew = ({ body }: Item): string | undefined => valueAs(body, what, fresh) ?? withWordsAs(body, what, fresh);
  const { items, entries } = situation.loaded.called(what);
  const [note, ...others] = items.filter((item) => item.kind === 'note' && anew(item) !== undefined);
  const content = note && anew(note);
  return content === undefined || others.length + entries.length > 0 ? undefined : edited(note as Item, content);
}

/** Up to what else is told of it: "o síndico é o Marcelo, ramal 12". */
function valueAs(body: string, what: string, fresh: string): string | undefined {
  const [first = '', ...more] = body.split(/(?=, )/);
  const now = withValueAs(first, what, fresh);
  return now === undefined ? undefined : `${now}${more.join('')}`;
}

/** The only note that has these words, where no reminder or entry has them. */
function only(what: string, { loaded }: Situation, fits: (note: Item) => boolean): Item | undefined {
  const { items, reminders, entries } = loaded.called(what);
  const [note, ...others] = items.filter((item) => item.kind === 'note' && fits(item));
  return others.length + reminders.length + entries.length > 0 ? undefined : note;
}

/** Undefined unless one note has that thing on a line of its own, or its place. */
export function toldOfNoted(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const cut = CUT.exec(text)?.groups?.['what'];
  if (cut !== undefined) {
    const lineOf = (note: Item): string | undefined => {
      const listed = listedIn(note);
      // "Tomo puran às 6, o cálcio depois do almoço".
      const parts = note.body.split(/[,;] /);
      const told = parts.filter((part) => stemsOf(cut).every((stem) => stemsOf(part).includes(stem)));
      return listed ? entryNamed(listed, cut)?.name : parts.length > 1 && told.length === 1 ? told[0] : undefined;
    };
    const note = only(cut, situation, (one) => lineOf(one) !== undefined);
    const left = note && withoutEntries(note.body, lineOf(note) ?? '');
    if (note !== undefined && left !== undefined)
      return left === '' ? run({ tool: 'delete_memory', args: { item_id: note.id } }) : edited(note, left);
  }
  const order = ORDER_GONE.exec(text)?.groups;
  const whose = order?.['whom'] ?? order?.['who'];
  const gone = whose === undefined ? undefined : only(whose, situation, ({ body }) => IS_ORDER.test(body));
  if (gone !== undefined) return run({ tool: 'delete_memory', args: { item_id: gone.id } });
  const { what, at = '', place } = PUT.exec(text)?.groups ?? {};
  const note = what === undefined ? undefined : only(what, situation, ({ body }) => PLACED.test(body));
  const there = at.replace(/^pr(?=[ao])/i, 'n');
  if (note !== undefined) return edited(note, note.body.replace(PLACED, `$<verb> ${there} ${place}`));
  const swap = (SWAPPED.exec(text) ?? IS_NOW.exec(text))?.groups;
  return swap && swapped(swap, situation);
}
toldOfNoted.says = [IS_NOW, CUT, ORDER_GONE, SWAPPED, PUT];

/** A thing by its noun, and what is said of it. */
const OF_THE = /(?<!\p{L})(?:[OoAa]s?|[dn][oa]s?|[Mm]eus?|[Mm]inhas?) (?<noun>\p{Ll}{4,})/gu;
const STATES = /^(?:[oa]s?|meus?|minhas?) [a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,3} (?:é|são|leva|vai|fica|tem) /i;
/** Of what does not work, which is asked of us. */
const COMPLAINS = /\?|(?<![a-zà-ÿ])n[ãa]o (?:funciona|entra|abre|pega|deu|d[áa])/i;
/** In words. */
const FEWEST = 4;

/** "A cobertura é 3 colheres de chocolate": a thing and its figures. */
export const statesFigure = (text: string): boolean => STATES.test(text) && / (?:é|são|leva|vai) \d/i.test(text);

/** Whether a statement that would only be nodded at is of a thing in a note, or goes on from the note just kept. */
export function isOfNoted({ text, loaded }: Situation): boolean {
  const said = text.trim();
  if (said.split(/\s+/u).length < FEWEST || COMPLAINS.test(said) || ONLY_TALK.test(said)) return false;
  if (loaded.lastSaved?.kind === 'note' && loaded.wroteLast() && STATES.test(said)) return true;
  return [...said.matchAll(OF_THE)].some(({ groups }) => {
    const { items, entries } = loaded.called(groups?.['noun'] ?? '');
    return entries.length === 0 && items.some(({ kind }) => kind === 'note');
  });
}
