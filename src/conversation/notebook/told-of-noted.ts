// "A médica cortou a sinvastatina", "mudei o passaporte pra pasta azul": what is told of a thing that stands in a note changes the note.

import type { Item } from '../../domain/item.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { entryNamed, listedIn } from '../../memories/list-marks.ts';
import { withoutEntries } from '../../memories/note-list.ts';
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
      return listed && entryNamed(listed, cut)?.name;
    };
    const note = only(cut, situation, (one) => lineOf(one) !== undefined);
    const left = note && withoutEntries(note.body, lineOf(note) ?? '');
    if (note !== undefined && left !== undefined)
      return left === '' ? run({ tool: 'delete_memory', args: { item_id: note.id } }) : edited(note, left);
  }
  const { what, at = '', place } = PUT.exec(text)?.groups ?? {};
  if (what === undefined) return undefined;
  const note = only(what, situation, ({ body }) => PLACED.test(body));
  const there = at.replace(/^pr(?=[ao])/i, 'n');
  return note && edited(note, note.body.replace(PLACED, `$<verb> ${there} ${place}`));
}
toldOfNoted.says = [CUT, PUT];

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
