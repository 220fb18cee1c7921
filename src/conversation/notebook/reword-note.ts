// "Troca na receita 2 ovos por 3", "muda o leite da lista pra leite de soja": replaces a part of a note and keeps the
// rest.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { withMomentAs } from '../../memories/dose-moment.ts';
import { isList } from '../../memories/note-list.ts';
import { withWordsAs } from '../../memories/reworded.ts';
import { withValueAs } from '../../memories/stated-value.ts';
import { askToChoose } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { lineOf } from '../replies/item-words.ts';
import type { Situation } from '../situation.ts';
import { rewriting } from './edited.ts';

const PLACE =
  '(?:[nd](?:[ao]|aquela|essa|a minha|o meu)|l[áa] n[ao]) (?:nota|anota[çc][ãa]o|ficha|lista|listinha|receita|ideia|texto|recado)(?![a-zA-ZÀ-ÿ])';
const ORDER = pattern('i')`
  ^(?:(?:por favor|pode|ent[ãa]o|e|n[ãa]o),? )*(?:(?<front>${PLACE}(?: d[aeo]s? .+?)?),? )?
  (?<verb>
    troc(?:a|ar)|troque|substitu(?:i|a|ir)|mud(?:a|e|ar)|alter(?:a|e|ar)|corrig(?:e|ir)|corrija|
    onde (?:tem|tinha|est[áa]|t[áa]|diz)|
    em vez de|no lugar d[aeo]
  ) (?<old>.+?)(?: (?:por|pr[ao]|para) |,? (?:p[õo]e|bota|coloca|[ée]) )(?<fresh>.+?)[.!]*$
`;
const PLACED = new RegExp(`^(?<before>.*?)\\s*${PLACE}(?<of> d[aeo]s?)?\\s*(?<after>.*)$`, 'i');
/** Verbs that replace words in any note. */
const EXCHANGES = /^(?:troc|troque|substitu|corri|onde|em vez|no lugar)/i;
const ON_LIST = /(?<![a-zà-ÿ])[nd][ao] list(?:a|inha)(?![a-zà-ÿ])/i;
const ARTICLE = /^(?:[oa]s?|um|uma)\s+(?:d[aeo]s?\s+)?/i;

/** In characters. Orders are shorter. */
const LONGEST = 300;

/**
 * `placed`: it was said in what it stands; `named`: and what that is called, in front of the words themselves; `statedOnly`: the words
 * must name what a note states.
 */
type Said = {
  readonly old: readonly string[];
  readonly fresh: string;
  readonly place: string;
  readonly placed: boolean;
  readonly onList: boolean;
  readonly named: boolean;
  readonly statedOnly: boolean;
};

function saidOf(text: string): Said | undefined {
  if (text.length > LONGEST) return undefined;
  const { front, verb = '', old = '', fresh = '' } = ORDER.exec(text.trim())?.groups ?? {};
  if (old === '' || fresh === '') return undefined;
  const [ahead, inOld, inFresh] = [front ?? '', old, fresh].map((words) => PLACED.exec(words)?.groups);
  const placed = [ahead, inOld, inFresh].some((one) => one !== undefined);
  const before = inOld?.['before'] ?? '';
  const behind = inOld?.['after'] ?? '';
  const words = inOld === undefined ? old : before || behind;
  const place = [ahead?.['after'], before === '' ? '' : behind, inFresh?.['after']].filter(Boolean).join(' ');
  return {
    old: words.replace(ARTICLE, '').split(/\s+/u),
    fresh: (inFresh?.['before'] || fresh).replace(ARTICLE, ''),
    place,
    placed,
    onList: placed && ON_LIST.test(text),
    named: before === '' && inOld?.['of'] !== undefined,
    // "Muda o uber pra ontem" is ambiguous: only a note that states a value under that name is changed.
    statedOnly: !placed && !EXCHANGES.test(verb),
  };
}

/** Where the name of the note stands in front, what is behind it; else all of what was said, or what a word of a name leaves of it. */
function reworded({ body }: Item, { old, fresh, placed, named, statedOnly }: Said): string | undefined {
  const stated = withValueAs(body, old.join(' '), fresh) ?? withMomentAs(body, old.join(' '), fresh);
  if (stated !== undefined || statedOnly) return stated;
  for (let at = named ? 1 : 0; at < (placed ? old.length : 1); at += 1) {
    const left = withWordsAs(body, old.slice(at).join(' '), fresh);
    if (left !== undefined) return left;
  }
  return undefined;
}

/** @returns undefined when no note contains the words to be replaced. */
export function rewordNote({ text, loaded, asking }: Situation): Decision | undefined {
  const said = saidOf(text);
  if (said === undefined || (!said.placed && loaded.lastEntry !== undefined)) return undefined;
  const { items } = loaded.called(`${said.place} ${said.old.join(' ')}`);
  const options = items.flatMap((item) => {
    const content = item.kind === 'note' && (!said.onList || isList(item)) ? reworded(item, said) : undefined;
    const act = rewriting(item, content ?? '');
    return content === undefined ? [] : [{ label: lineOf(item), act }];
  });
  const [only, ...others] = options;
  if (only === undefined || others.length === 0) return only && run(only.act);
  return askToChoose('choose_reference', ['Qual deles eu mudo?'], options, asking);
}
rewordNote.says = [ORDER];
