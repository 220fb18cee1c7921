// "Gasto uns 2.100 por mês", told for one hard question, is not asked for again by the next.

import { folded } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook, playbooksBeside } from '../../missions/choose-playbook.ts';
import type { MissionAsked } from '../../missions/mission-asked.ts';
import type { Missions } from '../../missions/missions.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { OF_WORK } from './same-case.ts';

type Asking = Pick<Missions, 'missing'>;

/** What the question tells of the person's month: a figure it would have asked for as such. An expense may be of one thing otherwise. */
function ownIn(asked: MissionAsked, missions: Asking): HardQuestion['earlier'] {
  const { question } = asked;
  const lacks = missions.missing(asked)?.own;
  const told = (['income', 'expense', 'price'] as const).flatMap((figure) => {
    const { [figure]: cents, ...others } = question.figures;
    if (cents === undefined) return [];
    const needed = missions.missing({ ...asked, question: { ...question, figures: others } });
    // A salary may have been told as a bare amount.
    const own = figure === 'price' ? needed?.own === 'gross' : needed?.figure === figure;
    return needed?.own !== undefined && own && needed.own !== lacks ? [[needed.own, cents] as const] : [];
  });
  return { ...bySaying(question), ...Object.fromEntries(told) };
}

/** "Ganho 4.200", "tenho 9 mil guardados": of oneself, whatever the question needs. */
const SAID: readonly (readonly ['income' | 'expense' | 'saved', RegExp])[] = [
  ['income', /\b(?:ganho|ganhamos|ganhando|recebo|recebemos|minha renda)\b/],
  [
    'expense',
    /\b(?:gasto|gastamos|gastando|minhas despesas|meus gastos)\b(?! [\d ]+(?:mil )?(?:reais )?(?:por mes )?(?:de|com|em|no|na) )/,
  ],
  ['saved', /\b(?:guardad[oa]s?|juntei|poupanca|minha reserva)\b/],
];
function bySaying(question: HardQuestion): HardQuestion['earlier'] {
  const playbook = choosePlaybook(question);
  // What a job or a trade pays is gross there, and what a thing costs is its own.
  if (OF_WORK.has(playbook)) return {};
  const words = folded(question.text);
  const { income, expense } = question.figures;
  if (playbook === 'mes_contado') return /\bganh/.test(words) ? withoutUndefined({ income, expense }) : {};
  return Object.fromEntries(
    SAID.flatMap(([key, says]) => {
      const cents = question.figures[key];
      const own = key !== 'expense' || OF_MONTH.has(playbook);
      return own && cents !== undefined && cents > 0 && says.test(words) ? [[key, cents]] : [];
    }),
  );
}

/** @param last the question before this one @param varies of what was known it only supposes: "e se eu ganhasse 5 mil?" tells nothing */
export function toldBefore(
  asked: MissionAsked,
  { last, varies }: { readonly last: HardQuestion | undefined; readonly varies: boolean },
  missions: Asking,
): MissionAsked {
  const gross = asked.ledger.told('perfil').find(({ key }) => key === 'gross')?.value.value;
  const kept = typeof gross === 'number' ? { gross } : {};
  const own = Object.entries(ownIn(asked, missions) ?? {}).filter(
    ([key]) =>
      !varies ||
      (key === 'gross' ? last?.figures.income : last?.figures[key as 'income' | 'expense' | 'saved']) === undefined,
  );
  const earlier = { ...kept, ...last?.earlier, ...asked.question.earlier, ...Object.fromEntries(own) };
  return Object.keys(earlier).length === 0 ? asked : { ...asked, question: { ...asked.question, earlier } };
}

/** The question with what was told earlier, as far as it lacks it. */
export function untilAnswerable(asked: MissionAsked, missions: Asking): MissionAsked {
  const { question } = asked;
  // What calculations take from there by themselves is told again of this one, so that it can be changed.
  const { earlier: _, ...alone } = question;
  const needed = missions.missing({ ...asked, question: alone });
  const known = needed?.own === undefined ? undefined : question.earlier?.[needed.own];
  // Before anything is asked: what the words ask for as well, where all that it takes was told.
  if (needed !== undefined && known === undefined && question.chosen === undefined) {
    const playbook = WIDE.has(choosePlaybook(question)) ? answerable(asked, missions) : undefined;
    if (playbook !== undefined) return playbook;
  }
  if (needed === undefined || known === undefined || question.figures[needed.figure] !== undefined) return asked;
  const figures = { ...question.figures, [needed.figure]: known };
  return untilAnswerable({ ...asked, question: { ...question, figures } }, missions);
}

/** Where what is spent is all of a month. */
const OF_MONTH: ReadonlySet<PlaybookName> = new Set<PlaybookName>([
  'posso_gastar',
  'quanto_gastar',
  'reserva',
  'quanto_dura',
  'juntar',
  'filhos',
  'casa',
  'dinheiro_extra',
  'ajudar_alguem',
  'financiar_ou_juntar',
  'qual_plano',
  'quitar_dividas',
]);
/** Chosen by words that many questions have. */
const WIDE: ReadonlySet<PlaybookName> = new Set<PlaybookName>(['posso_gastar', 'quanto_gastar']);
/** No answer of a case. */
const VAGUE: ReadonlySet<PlaybookName> = new Set<PlaybookName>([
  'conceito',
  'habito',
  'diagnostico',
  'retrato',
  'por_que_gastei',
]);
function answerable(asked: MissionAsked, missions: Asking): MissionAsked | undefined {
  const { question } = asked;
  return playbooksBeside(question)
    .filter((name) => !WIDE.has(name) && !VAGUE.has(name))
    .map(
      (playbook): MissionAsked => ({ ...asked, question: { ...question, chosen: { playbook, text: question.text } } }),
    )
    .find((one) => missions.missing(one) === undefined);
}
