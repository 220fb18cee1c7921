// "Muda o texto pra ligar pro Jorge e pedir o orçamento", "na verdade é o Jairo, não o Jorge": other words of a reminder,
// at the same moment.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { stemsOf } from '../../memories/stem.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { momentSaid, STAND_IN } from './moment-said.ts';
import { inOtherWords } from './other-words.ts';
import { remindersMeant } from './reminders-meant.ts';

const CHANGE = '(?:mud(?:a|e|ar)|tro(?:ca|que|car)|corri(?:ge|ja|gir)|alter(?:a|e|ar)|edit(?:a|e|ar))';
/** The new words of the last one, or of the one named. */
const TEXT_OF = pattern('i')`
  ^(?:pode )?${CHANGE} (?:o )?(?:texto|nome|conte[úu]do|descri[çc][ãa]o|t[íi]tulo)
  (?: d(?:ele|isso|o lembrete|esse lembrete))?(?: d[aeo] (?<name>.{2,40}?))? (?:pr[ao]|para|por):? (?<text>\S.{2,120})$
`;
/** "Muda o lembrete do Jorge pra falar com a Ana": what is to be done, and not a moment. */
const TASK_OF = new RegExp(
  `^(?:pode )?${CHANGE} (?:o )?(?:lembrete|aviso) d[aeo] (?<name>\\S.{1,40}?) (?:pr[ao]|para):? (?<text>[a-zA-ZÀ-ÿ]+(?:[aei]r|ôr)(?![a-zA-ZÀ-ÿ]).{2,120})$`,
  'i',
);
const ONE_WORD =
  '(?:(?:[oa]s?|d[aeo]s?|pr[ao]|com [oa]|n[ao]) )?(?:[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ\\d-]*)(?: (?:d[aeo]s? )?[A-ZÀ-Þ][a-zA-ZÀ-ÿ]+)?';
/** "Na verdade é o Jairo, não o Jorge", "troca Jorge por Jairo": one name for another. */
const INSTEAD: readonly RegExp[] = [
  `(?:(?:${TAKES_BACK}),? )*(?:(?:[ée]|era) )?(?<now>${ONE_WORD}),? (?:e )?n[ãa]o (?:[ée] |era )?(?<was>${ONE_WORD})`,
  `(?:(?:na verdade|opa|ops|desculpa|errei|ali[áa]s),? )*n[ãa]o (?:[ée]|era) (?<was>${ONE_WORD}),? (?:[ée]|era|e sim|mas) (?<now>${ONE_WORD})`,
  `${CHANGE} (?<was>${ONE_WORD}) por (?<now>${ONE_WORD})`,
].map((form) => new RegExp(`^${form}[.!]*$`, 'i'));
const ARTICLE = /^(?:[oa]s?|d[aeo]s?|pr[ao]|com [oa]|n[ao]) /i;

/** The last one set or moved, else the only one shown. */
function last({ loaded }: Situation): Scheduled | undefined {
  const { done, shownKeyed, reminders } = loaded;
  if (done?.afterList === true && done.reminder !== undefined) return done.reminder;
  const [key, ...others] = shownKeyed?.kind === 'lembrete' ? shownKeyed.keys : [];
  return key === undefined || others.length > 0 ? undefined : reminders().find((one) => one.key === key);
}

/** Undefined when no reminder is meant, or a moment is said. */
export function rewordReminder(situation: Situation): Decision | undefined {
  const said = situation.text.trim();
  const { name, text } = (TEXT_OF.exec(said) ?? TASK_OF.exec(said))?.groups ?? {};
  if (text !== undefined) {
    const [one, ...others] = name === undefined ? [last(situation)] : remindersMeant(name, situation);
    const moment = momentSaid(text, situation)?.content === STAND_IN;
    return one === undefined || others.length > 0 || moment ? undefined : reworded(one, text);
  }
  const one = last(situation);
  const { now, was } = INSTEAD.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined) ?? {};
  if (one?.due.kind !== 'reminder' || now === undefined || was === undefined) return undefined;
  // "Amanhã não tem natação" says when it is not.
  if (momentSaid(now, situation)?.content === STAND_IN) return undefined;
  const { content } = one.due;
  const [before, after] = [was.replace(ARTICLE, ''), now.replace(ARTICLE, '')];
  const at = folded(content).search(new RegExp(`(?<![a-zA-ZÀ-ÿ])${folded(before)}(?![a-zA-ZÀ-ÿ])`, 'u'));
  // Folding keeps the length of what was typed in single letters.
  if (at < 0 || folded(content).length !== content.length) return undefined;
  return reworded(one, `${content.slice(0, at)}${after}${content.slice(at + before.length)}`);
}

/** "Buscar a mãe às 19h e antes disso passar na farmácia": two things to do. */
const NEXT_TASK = /,? e (?:(?:antes|depois)(?: disso)?,? |a[íi] |tamb[ée]m )?(?=[a-zà-ÿ]{2,}[aei]r )/i;

/** The reminder without the one thing to do that is named, where it has others. */
export function lessTask(one: Scheduled, name: string): Decision | undefined {
  if (one.due.kind !== 'reminder') return undefined;
  const tasks = one.due.content.split(NEXT_TASK);
  const stems = stemsOf(name);
  const left = tasks.filter((task) => !stems.every((stem) => stemsOf(task).includes(stem)));
  return left.length === tasks.length - 1 && left.length > 0 ? reworded(one, left.join(' e ')) : undefined;
}

const reworded = (one: Scheduled, content: string): Decision | undefined =>
  inOtherWords(one, content.replace(/[.!]+$/u, '').trim());
