// How many messages of something else were said since a hard question was last asked or told about; 0 right behind it.

import type { Situation } from '../situation.ts';

export function sinceStudied({ spoken }: Situation['loaded']): number {
  const said = spoken();
  return said.length - 1 - said.findLastIndex(({ ran }) => ran.includes('study_question'));
}
