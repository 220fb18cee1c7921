// Carries out what is said of the lines of the list that was last made, changed or shown, before a count in it is taken for a price.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { type Entry, entryNamed, type Listed, listedIn, taskVerb } from '../../memories/list-marks.ts';
import { entriesOf, isList } from '../../memories/note-list.ts';
import { stemsOf } from '../../memories/stem.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { type Counted, type LineSaid, lineSaid } from './line-said.ts';
import { withLine, withOnlyLines } from './list-half-said.ts';
import { isRecent, isToGet } from './list-in-use.ts';
import { ofPeople, stillOn } from './who-is-left.ts';

const FIGURE =
  /^\d[\d.,]*(?: [a-zà-ÿ]+(?= de ))?(?= )|,? \d[\d.,]* ?(?:kg|g|l|ml|quilos?|litros?|pacotes?|caixas?|latas?|sacos?|unidades?)?$/i;

/** The list that the last thing done was about. */
export function listInFocus({ loaded, asking }: Situation): readonly [Item, Listed] | undefined {
  const { lastSaved: note, lastEntry, done, shown } = loaded;
  if (note === undefined || lastEntry !== undefined || done?.reminder !== undefined) return undefined;
  if (!isRecent(note, { asking }) || shown.length > 1 || loaded.state.at === 'pending') return undefined;
  const listed = listedIn(note);
  return listed === undefined ? undefined : [note, listed];
}

/** "3 caixas de leite", "4 bananas": by the noun that stands there, without a count it had. */
function counted(name: string, { many }: Counted): string {
  const noun = name
    .replace(FIGURE, '')
    .replace(/^ ?de /i, '')
    .trim();
  if (/ /u.test(many) || /\d[a-z]+$/i.test(many)) return `${many.replace(/^(1|uma?) (\S+?)s$/i, '$1 $2')} de ${noun}`;
  const several = !/^(?:1|uma?)$/i.test(many) && /^\S*[aeiouáéíóúâêôã]$/i.test(noun);
  return `${many} ${noun}${several ? 's' : ''}`;
}

const NUMBER = /^(?<count>\d{1,3}|[a-zà-ÿ]{2,6}) (?<what>\S.*)$/i;
const BEHIND = /^(?<what>\S.*?),? (?<count>\d{1,3})$/i;
/** "2 leites" and 3 more; undefined where the two are not counted by the same measure. */
function raised(name: string, { count, unit }: Extract<LineSaid, { kind: 'more' }>): string | undefined {
  const front = NUMBER.exec(name)?.groups;
  const known = countSaid(front?.['count'] ?? '');
  const behind = known === undefined ? BEHIND.exec(name)?.groups : undefined;
  const what = (known === undefined ? behind?.['what'] : front?.['what']) ?? name;
  const [noun = ''] = what.split(' ');
  if (unit !== '' && folded(noun).slice(0, 4) !== folded(unit).slice(0, 4)) return undefined;
  if (unit === '' && / de /i.test(what) && known !== undefined) return undefined;
  const many = (known ?? Number(behind?.['count'] ?? 1)) + count;
  if (behind !== undefined) return `${what} ${many}`;
  return `${many} ${/[aeiouáéíóúâêôã]$/i.test(noun) ? what.replace(noun, `${noun}s`) : what}`;
}

/** More of what stands on a list: of the one spoken of, or the one in use that has it. */
function moreOf(said: Extract<LineSaid, { kind: 'more' }>, { loaded, asking }: Situation): Decision | undefined {
  for (const note of loaded.enumerations()) {
    const listed = isRecent(note, { asking }) ? listedIn(note) : undefined;
    const one = listed && entryNamed(listed, said.thing);
    const line = one && raised(one.name, said);
    if (one !== undefined && line !== undefined) return withLine(note, one, line);
  }
  return undefined;
}

/** The lines with these counts; undefined where none of them is there. */
function withCounts(
  { entries }: Listed,
  { lines, ran }: Extract<LineSaid, { kind: 'counts' }>,
): readonly Entry[] | undefined {
  const known = lines.map(({ thing }) => (thing === '' ? entries.at(-1) : entryNamed({ label: '', entries }, thing)));
  if (!ran && known.every((one) => one === undefined)) return undefined;
  return lines.reduce((all, line, at) => {
    const was = known[at];
    const name = counted(was?.name ?? line.thing, line);
    return was === undefined
      ? all.concat({ name, done: false })
      : all.map((one) => (one.name === was.name ? { ...one, name } : one));
  }, entries);
}

/** "2 latas de leite ninho", while a list with it is offered. */
export function countedIn(things: string, words: string): string | undefined {
  const said = lineSaid(words);
  const entries = entriesOf(things).map((name) => ({ name, done: false }));
  const lines = said?.kind === 'counts' ? withCounts({ label: '', entries }, said) : undefined;
  return lines?.map(({ name }) => name).join(', ');
}

const ASKED_FOR = /(?<![a-zà-ÿ])(?:ped(?:iu|iram|id)|document|entreg|mandar|enviar|passar|levar|pend[êe]n)/i;
/** What runs out at home is bought there. */
const FOR_THE_HOUSE = /mercado|compra|falta|repor|estoque/i;
const COMPANY = /,? (?:e|com|mais|\+) .*$/i;

/** The same words on other lines: each has what another had. */
function traded(note: Item, { entries }: Listed, lines: readonly string[]): Decision | undefined {
  const wordsOf = (all: readonly string[]): string =>
    all
      .flatMap((line) => folded(line).split(/[^\p{L}]+/u))
      .filter((word) => word.length > 1 && !/^(?:eu|fico|fica|com|faz|faco)$/u.test(word))
      .map((word) => stemsOf(word)[0] ?? word)
      .toSorted()
      .join(' ');
  const same = lines.length === entries.length && wordsOf(lines) === wordsOf(entries.map(({ name }) => name));
  return same
    ? withOnlyLines(
        note,
        lines.map((name) => ({ name, done: false })),
      )
    : undefined;
}

/** Undefined unless a list was the last thing anything was done to, and what is said is of its lines. */
export function decideLineSaid(situation: Situation): Decision | undefined {
  const told = lineSaid(situation.text);
  if (told?.kind === 'more') return moreOf(told, situation);
  const [note, listed] = listInFocus(situation) ?? [];
  const said = listed && told;
  if (said === undefined || note === undefined || listed === undefined) return undefined;
  const people = ofPeople(listed);
  const named = (words: string): Entry | undefined => entryNamed(listed, words);
  switch (said.kind) {
    case 'counts': {
      const counts = said.ran && !isToGet(`${listed.label} ${note.title}`) ? undefined : withCounts(listed, said);
      return counts && withOnlyLines(note, counts);
    }
    case 'handed':
      return ASKED_FOR.test(`${listed.label} ${note.title}`)
        ? withOnlyLines(
            note,
            listed.entries.map((one) => ({ ...one, done: true })),
          )
        : undefined;
    case 'ran_out': {
      if (!FOR_THE_HOUSE.test(listed.label) || people) return undefined;
      const there = named(said.thing);
      return there === undefined
        ? withOnlyLines(note, [...listed.entries, { name: said.thing, done: false }])
        : say({ text: [{ bold: there.name }, ' já está em ', { bold: listed.label }, '.'] });
    }
    case 'which': {
      const one = named(said.thing);
      const plain = said.how.replace(/^[oa] (?=d[aeo] )/i, '');
      return one && !people ? withLine(note, one, `${one.name} ${plain}`) : undefined;
    }
    case 'swaps': {
      const one = named(said.old);
      return one && withLine(note, one, said.fresh);
    }
    case 'stays': {
      const one = named(said.thing);
      return one && !people
        ? say({ text: ['Deixei ', { bold: one.name }, ' em ', { bold: listed.label }, '.'] })
        : undefined;
    }
    case 'only_left': {
      const left = said.things.map(named);
      if (
        left.includes(undefined) ||
        (said.things.length === 0 && !isList(note) && !isToGet(`${listed.label} ${note.title}`))
      )
        return undefined;
      return withOnlyLines(
        note,
        listed.entries.filter((one) => left.includes(one)),
      );
    }
    case 'alone': {
      const one = named(said.whom === undefined ? said.name : `${said.name} ${said.whom}`) ?? named(said.name);
      return one && COMPANY.test(one.name) ? withLine(note, one, one.name.replace(COMPANY, '')) : undefined;
    }
    case 'with': {
      const one = named(said.name);
      return one && people ? withLine(note, one, `${one.name.replace(COMPANY, '')} com ${said.whom}`) : undefined;
    }
    case 'unsure': {
      const one = named(said.name);
      return one && people ? withLine(note, one, `${one.name.replace(/ \(.*\)$/u, '')} (talvez)`) : undefined;
    }
    case 'brings': {
      const one = named(said.name);
      return one && people ? withLine(note, one, `${one.name.replace(/ \(.*\)$/u, '')} (${said.what})`) : undefined;
    }
    case 'got': {
      const one = named(said.thing);
      return one && isToGet(`${listed.label} ${note.title}`) ? withLine(note, one) : undefined;
    }
    case 'does': {
      const [one, ...others] = listed.entries.filter(
        ({ name }) => taskVerb(name)?.toLowerCase().startsWith(said.stem) === true,
      );
      return one === undefined || others.length > 0 ? undefined : withLine(note, one, `${one.name} (${said.name})`);
    }
    case 'traded':
      return traded(note, listed, said.lines);
    case 'left_asked':
      return stillOn(listed);
  }
}
