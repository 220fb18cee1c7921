// The subject that somebody is making up their mind about, and what was told of it so far.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion, Subject } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import type { Situation } from '../situation.ts';
import { figuresFor } from './figures-for.ts';
import { sinceStudied } from './since-studied.ts';
import { rowOf, type SubjectRow } from './subjects.ts';

/** In messages: nobody goes back to it after so many others. */
const STAYS_OPEN = 12;
/** A question asked whole brings its subject up as well. */
const OF_PLAYBOOK: Partial<Record<PlaybookName, Subject>> = {
  posso_gastar: 'compra',
  vista_ou_parcelado: 'compra',
  casa: 'casa',
  alugar_ou_comprar: 'casa',
  trocar_de_emprego: 'trabalho',
  clt_ou_pj: 'trabalho',
  por_conta: 'trabalho',
  financiar_ou_juntar: 'compra',
  morar_so: 'sozinho',
  filhos: 'filho',
};

export type Open = {
  readonly row: SubjectRow;
  readonly question: HardQuestion;
  readonly told: Figures;
  readonly answered: boolean;
  /** It is what the last message was about. */
  readonly just: boolean;
};

/** The subject that is open, with what was told of it. @param derived also of a question that was asked whole */
export function openSubject({ loaded }: Situation, derived = false): Open | undefined {
  const { lastMission } = loaded;
  const subject =
    lastMission?.question.subject ??
    (derived && lastMission !== undefined ? OF_PLAYBOOK[choosePlaybook(lastMission.question)] : undefined);
  const row = subject && rowOf(subject);
  if (lastMission === undefined || row === undefined) return undefined;
  const since = sinceStudied(loaded);
  if (since > STAYS_OPEN) return undefined;
  const { question, found } = lastMission;
  return { row, question, told: toldOfQuestion(question), answered: found !== undefined, just: since === 0 };
}

/** With what was changed in the answer since: "e com 900?". */
function toldOfQuestion(question: HardQuestion): Figures {
  const { told = question.figures, figures, text } = question;
  // Of what was asked meanwhile, only what is the person's own.
  if (question.chosen === undefined && question.told !== undefined) return { ...ownOf(figures), ...told };
  const before = figuresFor(
    choosePlaybook(question),
    told,
    folded(text),
    question.subject && rowOf(question.subject)?.costs,
  );
  const changed = Object.entries(figures).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Figures]),
  );
  const now: Figures = Object.fromEntries(changed.map(([key, value]) => [key === 'goal' ? 'price' : key, value]));
  // What the old one brings, and the FGTS of a home, are in the entrada already.
  const inside = (told.traded ?? 0) + (question.subject === 'casa' ? (told.fgts ?? 0) : 0);
  const { downPayment } = now;
  return { ...told, ...now, ...(downPayment === undefined ? {} : { downPayment: Math.max(0, downPayment - inside) }) };
}

/** True of the person, whatever is decided. */
const OWN = [
  'income',
  'otherIncome',
  'offeredIncome',
  'trade',
  'expense',
  'saved',
  'fgts',
  'rent',
  'saving',
  'debts',
] as const;
export const ownOf = (told: Figures): Figures =>
  Object.fromEntries(OWN.flatMap((key) => (told[key] === undefined ? [] : [[key, told[key]]])));

/**
 * What is told now in the place of what it makes untrue: another price, or another number of parcelas.
 * @param before told so far
 */
export function merged(before: Figures, told: Figures): Figures {
  // "E um mais simples de 1.600?": the parcelas were of the other.
  const another = told.price !== undefined && before.price !== undefined && told.plans === undefined;
  const gone = [
    ...(another && before.installment !== undefined ? ['installment', 'installments', 'plans'] : []),
    ...(told.price !== undefined && told.cash === undefined ? ['cash'] : []),
    ...(told.installments !== undefined && told.installment === undefined && told.installments !== before.installments
      ? ['installment']
      : []),
    ...(told.monthlyRate === undefined ? [] : ['yearlyRate']),
    ...(told.yearlyRate === undefined ? [] : ['monthlyRate']),
  ];
  return { ...Object.fromEntries(Object.entries(before).filter(([key]) => !gone.includes(key))), ...told };
}
