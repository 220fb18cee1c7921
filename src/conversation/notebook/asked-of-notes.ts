// "Que remédio meu pai toma?", "como chama a professora da Duda?", "onde guardei o documento?": a question all of whose words stand in a
// note is of that note, whatever else it resembles.

import { folded } from '../../domain/fold.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { sayWhatWasLeft } from '../open-question/say-what-was-left.ts';
import type { Situation } from '../situation.ts';
import { MONEY_ASKED, tellingWords } from './telling-words.ts';

/** In folded words: what opens a question, and the noun that a note answers with one of its kind. */
const ASKS =
  /^(?:(?:e|mas|entao|ai|oi|ei) )*(?:com |de |pra |para |em |a |n[ao] )?(?:quem|onde|cade|como|o que|oq|(?:que|qual|quais)(?: (?:e|era|sao|foi))?(?: [oa]s?)? (?<kind>[a-z]{3,})) /u;
/** Verbs that ask for what a note says without them. */
const WEAK =
  /^(?:se|cham\w+|nome|fal\w+|lig\w+|peg\w+|procur\w+|tom\w+|us\w+|mor\w+|remedio?s?|deix\w+|coloquei|pus|botei|emprest\w+)$/u;
/** What falls on a day, what is of a kind of its own, and how many, which have their own answers. */
const OTHERS =
  /\d|\b(?:dia|horas?|horario|mes|hoje|amanha|semana|niver\w*|aniversarios?|filmes?|series?|livros?|links?|videos?|lembretes?|notas?|listas?|contas?|gastos?|janeiro|fevereiro|marco|abril|maio|ju[nl]ho|agosto|setembro|outubro|novembro|dezembro)\b/u;
const LONGEST = 90;

function found(words: readonly string[], { loaded }: Situation): boolean {
  const { items, entries, reminders } = loaded.called(words.join(' '));
  return (
    items.length > 0 &&
    items.every((item) => item.kind === 'note' && listedIn(item) === undefined) &&
    entries.length === 0 &&
    reminders.length === 0
  );
}

/** "Qual o do alarme?", "e a da portaria?". */
const OF_IT = /^(?:(?:e|qual|quais|mas) )+(?:(?:e|era|mesmo) )*[oa]s? d[aeo]s? (?<what>[a-z][a-z ]{2,30})$/u;

/** Undefined for what is no such question, or where a word of it stands in no note. */
export function noteAsked(situation: Situation): Decision | undefined {
  const line = folded(situation.text);
  const of = OF_IT.exec(line)?.groups?.['what'];
  if (of !== undefined && situation.text.trim().endsWith('?') && found(tellingWords(of), situation))
    return run({ tool: 'search_items', args: { query: of } });
  const asked = line.length > LONGEST ? null : ASKS.exec(line);
  if (asked === null || OTHERS.test(line) || MONEY_ASKED.test(line)) return undefined;
  const words = tellingWords(situation.text);
  const kind = asked.groups?.['kind'];
  const firm = words.filter((word) => folded(word) !== kind && !WEAK.test(folded(word)));
  const others = words.filter((word) => folded(word) !== kind);
  const query = [words, others, firm].find((some, at) => some.length > (at === 0 ? 0 : 1) && found(some, situation));
  if (query === undefined) return undefined;
  // "Remédios da mãe: …", and what she takes besides.
  const { called } = situation.loaded;
  const list = kind === undefined || query === words ? undefined : called(`${kind} ${firm.join(' ')}`).items[0];
  const [note] = called(query.join(' ')).items;
  if (list !== undefined && note !== undefined && list.id !== note.id)
    return say({ text: [list.body, '\n', note.body] });
  return run({ tool: 'search_items', args: { query: query.join(' ') } });
}

/** Before anything else claims it; what was asked in between is told of. */
export function askedOfNotes(situation: Situation): Decision | undefined {
  const answer = noteAsked(situation);
  return answer === undefined || situation.loaded.state.at === 'idle' ? answer : sayWhatWasLeft(answer, situation);
}
