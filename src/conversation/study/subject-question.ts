// The hard question that a message about a subject asks, and the question that is asked back when an amount may be anything.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { askToChoose } from '../ask.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import type { StudyCall } from './decide-study.ts';
import { figuresFor } from './figures-for.ts';
import { heardWords } from './heard-words.ts';
import { merged, type Open } from './open-subject.ts';
import { turnedIn } from './replaced-figures.ts';
import type { SubjectRow } from './subjects.ts';
import type { Told } from './told-figures.ts';

/** A message about a subject, with all that was told of it. `words` are folded; `open` is absent when the message opens it. */
export type Next = {
  readonly row: SubjectRow;
  readonly situation: Situation;
  readonly words: string;
  readonly told: Told;
  readonly all: Figures;
  readonly open: Open | undefined;
};

type Terms = { readonly supposing?: string; readonly text?: string; readonly kept?: Figures };

/** @param terms `text`: when other words than the message's are asked; `kept`: other figures than all that was told */
export function questionOf(
  { row, situation, all, open, told: { figures: now } }: Next,
  playbook: PlaybookName,
  terms: Terms = {},
): HardQuestion {
  const { text = situation.text, kept = all, supposing } = terms;
  return {
    text,
    domain: 'planejamento_financeiro',
    coordinator: 'planejamento',
    subject: row.subject,
    about:
      open === undefined || now.price !== undefined
        ? [open?.question.about, situation.text].filter((one) => one !== undefined).join('; ')
        : (open.question.about ?? ''),
    chosen: { playbook, text },
    figures: figuresFor(playbook, kept, folded(text), row.costs),
    told: all,
    ...withoutUndefined({ turned: text === situation.text ? turnedIn(now) : open?.question.turned }),
    ...(supposing === undefined ? {} : { supposing }),
  };
}

/** What is asked of a subject when nothing else was. */
export const firstOf = ({ routes }: SubjectRow): PlaybookName => routes.at(-1)?.[1] ?? 'retrato';

type Choice = readonly [string, 'price' | 'income' | 'saved' | 'expense'];
const OWN_CHOICES: readonly Choice[] = [
  ['Minha renda', 'income'],
  ['Já guardado', 'saved'],
];
const PRICE: Choice = ['O preço', 'price'];
const SPENT: Choice = ['Gasto do mês', 'expense'];
const OF_A_PRICE: ReadonlySet<string> = new Set(['compra', 'casa', 'meta']);

/** "3.200", of which no word says what it is. */
export function whichRole(next: Next, [cents = 0]: readonly number[]): Decision {
  const { open, situation, all, row } = next;
  const priced = OF_A_PRICE.has(row.subject);
  const last = open === undefined ? firstOf(row) : choosePlaybook(open.question);
  return askToChoose(
    'clarify_type',
    [
      `Esse valor de ${reais(cents)} é o quê: ${priced ? 'o preço' : 'gasto do mês'}, sua renda ou o que já tem guardado?`,
    ],
    [priced ? PRICE : SPENT, ...OWN_CHOICES].map(([label, role]) => {
      const told: Told = { figures: { [role]: cents }, roles: [{ role, cents }], unplaced: [] };
      const question = questionOf(
        { ...next, all: merged(all, told.figures) },
        last,
        open && { text: open.question.text },
      );
      const act: StudyCall = {
        tool: 'study_question',
        args: open?.answered === true ? { question } : { question, told: heardWords(row, told, false) },
      };
      return { label, act };
    }),
    situation.asking,
  );
}
