// "Gasto uns 2.100 por mês", told for one hard question, is not asked for again by the next.

import type { HardQuestion } from '../../domain/hard-question.ts';
import type { MissionAsked } from '../../missions/mission-asked.ts';
import type { Missions } from '../../missions/missions.ts';

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
  return Object.fromEntries(told);
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
      !varies || (key === 'gross' ? last?.figures.income : last?.figures[key as 'income' | 'expense']) === undefined,
  );
  const earlier = { ...kept, ...last?.earlier, ...asked.question.earlier, ...Object.fromEntries(own) };
  return Object.keys(earlier).length === 0 ? asked : { ...asked, question: { ...asked.question, earlier } };
}

/** The question with what was told earlier, as far as it lacks it. */
export function untilAnswerable(asked: MissionAsked, missions: Asking): MissionAsked {
  const { question } = asked;
  const needed = missions.missing(asked);
  const known = needed?.own === undefined ? undefined : question.earlier?.[needed.own];
  if (needed === undefined || known === undefined || question.figures[needed.figure] !== undefined) return asked;
  const figures = { ...question.figures, [needed.figure]: known };
  return untilAnswerable({ ...asked, question: { ...question, figures } }, missions);
}
