// What to save: a work by its title, or a note by its words, cut from the raw text.

import type { Reading } from '../reading/reading.ts';
import { keepingLast } from '../signals/keeps-told.ts';
import type { SaveSlots } from '../slots/memory-slots.ts';
import { present } from '../slots/present.ts';
import { INFINITIVE } from '../verbs/tense.ts';
import { type Cut, insideFrame, noteTextFrom, smallWords, textOf } from './frame.ts';
import { itemTypeIn } from './item-type.ts';
import { listsToWatch, titleHasColon } from './labels-works.ts';
import { looksTitled } from './looks-titled.ts';
import { seasonOf, withoutSeason } from './season.ts';

const NOTE_VERBS = /^(?:me )?(?:anot|escrev|registr|grav|lemb|memoriz|marc)/;

function yearOf(r: Reading, from: number, to: number): { year: number; at: number } | undefined {
  for (let i = to - 1; i > from; i--) {
    if (/^(?:19|20)\d\d$/.test(r.norm(i)) && r.units[i]?.kind === 'number') return { year: Number(r.norm(i)), at: i };
  }
  return undefined;
}

/** "Bacurau pra eu ver", "Bluey pras crianças verem". */
const TO_WATCH = /^(?:p[rt]?[oa]s?|para) (?:[a-z]+ ){0,3}(?:ver|assistir|olhar)(?:em|mos)?\b/;

/** End of a title: a comma, an opening bracket, "de 2007", a second command. */
function titleEnd(r: Reading, from: number, to: number): number {
  for (let i = from + 1; i < to; i++) {
    const norm = r.norm(i);
    // "Bom Dia, Verônica": a comma before a capital belongs to the title.
    if (norm === ',' && looksTitled(r, i + 1)) continue;
    if (norm === ',' || norm === '(' || norm === '.' || norm === '-' || norm === ';')
      return norm === '-' && r.units[i + 1]?.kind === 'number' ? to : i;
    if (r.is(i, 'v_keep') && !looksTitled(r, i) && i > from) return i;
    if (norm === 'como' && (i + 1 >= to || /^favorit/.test(r.norm(i + 1)))) return i;
    if (norm === 'que' && r.isAny(i + 1, 'me', 'i')) return i;
    if (TO_WATCH.test(r.words(r.units[i]?.from ?? 0, (r.units[i]?.from ?? 0) + 5))) return i;
  }
  return to;
}

const PLURAL = /^(?:filmes|series|animes|documentarios|novelas|doramas|desenhos|videos|longas)$/;

/** Several titles after a plural noun, separated by commas: "os filmes Bacurau e Aquarius". */
function severalTitles(r: Reading, from: number, to: number): string[] {
  const plural = r.units.findIndex((unit, i) => (i < from ? i >= r.head : i >= to) && PLURAL.test(unit.norm));
  const comma = r.units.findIndex((unit, i) => i > from && i < to && unit.norm === ',');
  // "Quero ver Parasita, Bacurau e Roma" has no noun; "Bom Dia, Verônica" has no third part.
  const last = r.units.findIndex((unit, i) => i > comma && i < to - 1 && (unit.norm === 'e' || unit.norm === ','));
  const titled =
    comma > 0 &&
    last > 0 &&
    [from, comma + 1, last + 1].every((at) => looksTitled(r, at)) &&
    !r.hasAny('movie_noun', 'tv_noun');
  if (!titled && plural < 0 && !listsToWatch(r)) return [];
  const titles: string[] = [];
  let start = from;
  for (let i = from; i <= to; i++) {
    const parts =
      i === to ||
      r.norm(i) === ',' ||
      (r.norm(i) === 'e' && (looksTitled(r, i + 1) || !looksTitled(r, from) || (comma > 0 && i > comma)));
    if (!parts) continue;
    const title = textOf(r, { from: start, to: i });
    if (title !== '') titles.push(title);
    start = i + 1;
  }
  return titles;
}

/** A title of function words after the noun or its colon: "o filme ainda estou aqui". */
function namedAfterNoun(r: Reading, behind: number): Cut | undefined {
  if (behind > 0) return { from: behind, to: r.tail };
  for (let i = r.head; i < r.tail - 1; i++) {
    if (r.isAny(i, 'movie_noun', 'tv_noun')) return { from: i + 1, to: titleEnd(r, i + 1, r.tail) };
  }
  return undefined;
}

/** Index of the name in "um filme chamado Aftersun", "a série que se chama …". */
function calledAt(r: Reading): number {
  for (let i = r.head + 1; i < r.tail - 1; i++)
    if (
      (/^chamad[oa]s?$/.test(r.norm(i)) && !looksTitled(r, i)) ||
      (r.norm(i) === 'chama' && (r.norm(i - 1) === 'se' || looksTitled(r, i + 1)))
    )
      return i + 1;
  return -1;
}

/** Index of a capitalised word right after the noun: "falam muito daquela série O Urso". */
function namedAt(r: Reading): number {
  const noun = r.units.findIndex(
    ({ norm }, i) => i > r.head + 2 && /^(?:filme|serie)$/.test(norm) && looksTitled(r, i + 1),
  );
  return noun < 0 ? apposedAt(r) : noun + 1;
}

/** Index of a title in apposition: "aquele filme da Fernanda Torres, Ainda Estou Aqui". */
function apposedAt(r: Reading): number {
  const noun = r.units.findIndex((_, i) => namesWork(r, i) && r.is(i + 1, 'prep_of') && looksTitled(r, i + 2));
  const comma = noun < 0 ? -1 : r.units.findIndex(({ norm }, i) => i > noun && norm === ',');
  return comma > 0 && looksTitled(r, comma + 1) ? comma + 1 : -1;
}

/** Includes the article after the noun in the title: "o filme o iluminado". */
function withArticle(r: Reading, { from, to }: Cut): Cut {
  // "O filme A lista de Schindler": no list of ours.
  for (let i = from - 1; i >= from - 3 && from < to; i--)
    if (/^[oa]s?$/.test(r.norm(i)) && (namesWork(r, i - 1) || (i > r.head && /^[OA]/.test(r.raw(i, i + 1)))))
      return { from: i, to };
  return { from, to };
}

const namesWork = (r: Reading, i: number): boolean => /^(?:filme|(?:minis)?serie|longa|anime|novela)$/.test(r.norm(i));

/** The work named, with year and season. */
export function readWork(r: Reading, item_type: 'movie' | 'tv_show' | 'media' | 'video'): SaveSlots {
  const colon = r.colon;
  const called = Math.max(calledAt(r), namedAt(r));
  // "Vou ver Succession": the frame does not know this verb.
  const watch = r.findVerb('v_watch', INFINITIVE, r.head, r.head + 7);
  // "A Lu falou pra eu assistir Pluribus"; in "bota Duna pra eu ver" the title is before.
  const told = /^(?:eu|gente)$/.test(r.norm(watch - 1)) && !r.isAny(r.head, 'v_keep', 'v_put');
  const head =
    told || (watch < r.head + 4 && r.isAny(r.head, 'v_go', 'v_want')) || /^(?:depois|amanha|hoje)$/.test(r.norm(r.head))
      ? Math.max(r.head, watch + 1)
      : r.head;
  const behind = colon > 0 && colon <= r.head + 8 && !titleHasColon(r) ? colon + 1 : 0;
  const frame = insideFrame(r, behind > 0 ? behind : called > 0 ? called : head);

  let to = titleEnd(r, frame.from, frame.to);
  const found = yearOf(r, frame.from, frame.to);
  // "O filme 2001" has no other title.
  if (found !== undefined && found.at < to && found.at === to - 1 && found.at > frame.from)
    to = found.at - (r.norm(found.at - 1) === 'de' || r.norm(found.at - 1) === '(' ? 1 : 0);
  const season = seasonOf(r);
  const named = insideFrame(r, frame.from, to);
  const cut = withArticle(r, withoutSeason(r, named, season));
  const why = r.units.findIndex(({ norm }) => /^(?:porque|pq)$/.test(norm));
  // "Salva o filme ainda estou aqui porque a Ju indicou": the reason is not the title.
  const isTitle = cut.to > cut.from && (why < 0 || cut.from < why);
  const titles = severalTitles(r, frame.from, frame.to);
  if (titles.length > 1) return { item_type, titles };
  const title = isTitle
    ? cut
    : (namedAfterNoun(r, behind) ??
      smallWords(r, Math.max(r.find('v_watch'), r.find('v_keep')) + 1) ?? { from: frame.from, to });
  return present({
    item_type,
    title: textOf(r, title) + (r.norm(title.to) === '%' ? '%' : ''),
    year: found !== undefined && found.at > frame.from ? found.year : undefined,
    season: season?.season,
  }) as SaveSlots;
}

function noteStart(r: Reading): number {
  let i = r.head;
  while (i < r.tail) {
    const norm = r.norm(i);
    // The content follows this "que", and "me lembra de": "guardar a chave" is to be done.
    if ((norm === 'que' && i > r.head) || (norm === 'de' && r.is(i - 1, 'remind_me'))) return i + 1;
    const opener =
      NOTE_VERBS.test(norm) ||
      r.isAny(
        i,
        'v_keep',
        'v_put',
        'me',
        'here',
        'note_noun',
        'v_want',
        'filler',
        'courtesy',
        'remind_me',
        'v_can',
        'list_noun',
      ) ||
      /^(?:[,:]|dizendo|nova|(?:pra )?mim|isso)$/.test(norm);
    const article =
      /^(?:uma?|a|nas?|no|minhas?|pra|para)$/.test(norm) &&
      (r.isAny(i + 1, 'note_noun', 'list_noun') || /^(?:mim|minhas)$/.test(r.norm(i + 1)));
    if (!opener && !article) break;
    i++;
  }
  return i;
}

/** Words of the frame, except before a colon, where they name a personal list. */
const LIST_NAME = /(?<![a-zà-ÿ])list(?:as?|inha)(?:\s+d[eoa]s?\s+[a-zà-ÿ].*)?$/i;

/** "Outra ideia: …", "e mais uma ideia: …": labelled like the first one. */
const ANOTHER = /^(?:e |ah |ah ,)*(?:tive |anota |guarda )?(?:outra|nova|mais outra) ideia ?:/;

/** "Toma nota:", "anota pra eu não esquecer:", "anota o seguinte:": an order only. */
const FRAMES = /^(?:.* )?(?:tom[ae] nota|esquecer|lembrar depois|seguinte)$/;

/** Labels that say nothing of the note: "obs: …". In "senha: …" the label is what it will be looked for by. */
const ONLY_ORDERS =
  /^(?:nota|anota(?:r|cao)?|lembrar|obs(?:ervacao)?|importante|memo|salvar?|guardar?|registr[ao]|nao esquecer|atencao|to ?do|escrev[ea]|grava|tarefas?)$/;

/** Words that may precede a name: "essa receita". */
const TO_NAME = ['det', 'prep', 'poss', 'demo'] as const;

/** The label before the colon without the save order: "anota a placa do vizinho: …" gives "placa do vizinho". */
function tagOf(r: Reading, colon: number): string | undefined {
  const ordered = NOTE_VERBS.test(r.norm(r.head)) || r.isAny(r.head, 'v_keep', 'v_put');
  if (r.fits(ANOTHER)) return 'ideia';
  const list = LIST_NAME.exec(r.raw(r.head, colon))?.[0];
  if (list !== undefined) return list;
  if ((colon - r.head === 1 && ONLY_ORDERS.test(r.norm(r.head))) || FRAMES.test(r.words(0, r.units[colon]?.from ?? 0)))
    return undefined;
  if (!ordered)
    return colon - r.head === 1 || insideFrame(r, r.head, colon).from < colon ? r.raw(r.head, colon) : undefined;
  let from = Math.min(noteStart(r), colon);
  while (from < colon && TO_NAME.some((name) => r.is(from, name))) from++;
  return from < colon ? textOf(r, { from, to: colon }) : undefined;
}

/** Slots of a note. */
export function readNote(r: Reading): SaveSlots {
  const colon = r.colon;
  if (colon > 0 && colon <= r.head + 8 && colon < r.tail) {
    const tag = tagOf(r, colon);
    // "Receita: 400g de chocolate. Anota!": the order is not part of the note.
    const last = keepingLast(r)?.from ?? r.tail;
    const content =
      last > colon + 1 && last < r.tail ? textOf(r, { from: colon + 1, to: last }) : noteTextFrom(r, colon + 1);
    return present({ item_type: 'note', content, tag }) as SaveSlots;
  }
  const start = noteStart(r);
  const last = keepingLast(r)?.from ?? -1;
  const content = last > start ? textOf(r, { from: start, to: last }) : noteTextFrom(r, start);
  return present({ item_type: 'note', content }) as SaveSlots;
}

/** Type by the noun, otherwise by the verb: "anota" is a note; a title or a single unknown word is a work. */
function savedType(r: Reading): SaveSlots['item_type'] {
  const named = itemTypeIn(r);
  // "O desenho da cozinha" is a drawing, not a cartoon.
  if (r.fits(/\bdesenho d[aeo]s? [a-z]/) && !r.has('v_watch')) return 'note';
  if (named === 'movie' || named === 'tv_show') return named;
  if (named === 'note' || named === 'reminder') return 'note';
  const watch = r.find('v_watch');
  // "Me lembra de assistir Pecadores" keeps the work; "me lembra de ver o gás" is a note.
  const isWork =
    looksTitled(r, watch + 1) ||
    r.norm(watch + 1) === ':' ||
    (/^assist/.test(r.norm(watch)) && r.units[watch + 1]?.entry === undefined);
  if (r.has('unread') && r.isAny(r.head, 'v_put', 'v_keep')) return 'media';
  if (watch >= 0 && (!NOTE_VERBS.test(r.norm(r.head)) || isWork)) return named === 'video' ? 'video' : 'media';
  const anyNoteVerb = r.units.some((unit) => NOTE_VERBS.test(unit.norm));
  if (r.has('note_content') || (anyNoteVerb && !r.has('watch_list'))) return 'note';
  if (r.has('watch_list') || r.says('recomendaram') || r.says('indicaram')) return 'media';
  const cut = insideFrame(r);
  // "Guarda ainda estou aqui": small words that name no thing are a title.
  if (cut.from === cut.to && !r.hasAny('all', 'demo', 'pointer', 'me') && smallWords(r, r.head + 1) !== undefined)
    return 'media';
  // The reason for saving does not determine the type.
  const why = r.units.findIndex(({ norm }, i) => i > cut.from && /^(?:porque|pq)$/.test(norm));
  const to = why < 0 ? cut.to : Math.min(why, cut.to);
  const length = to - cut.from;
  const known = r.units.slice(cut.from, to).filter((unit) => unit.entry !== undefined).length;
  if (length > 0 && (looksTitled(r, cut.from) || (length <= 3 && known === 0))) return 'media';
  return 'note';
}

/** Slots of a save without a link. */
export function readSave(r: Reading): SaveSlots {
  const type = savedType(r);
  return type === 'movie' || type === 'tv_show' || type === 'media' ? readWork(r, type) : readNote(r);
}
