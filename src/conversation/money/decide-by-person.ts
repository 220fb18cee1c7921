// "Quanto o Leo gastou?", "quem gastou mais?" in a household: figures by the member who recorded the entries. For a person who
// shares with nobody, the words keep their other meaning.

import { folded } from '../../domain/fold.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { askLedger } from './decide-question.ts';

const SPENT = '(?:gast(?:ou|amos|aram|ei)|pag(?:ou|amos|aram|uei))';
const EARNED = '(?:ganh(?:ou|amos|aram|ei)|receb(?:eu|emos|eram|i))';
const EACH = new RegExp(
  `\\b(?:quanto (?:que |foi que )?cada (?:um|uma|pessoa) (?:de nos )?(?:ja )?(${SPENT}|${EARNED})|quem (?:mais )?(${SPENT}|${EARNED}) (?:mais|menos)|quem mais (${SPENT}|${EARNED}))\\b`,
  'u',
);

export function decideByPerson({ text, reading, loaded, understanding }: Situation): Decision | undefined {
  if (understanding.intent !== 'simplista') return undefined;
  const others = loaded.household().members.filter(({ me, name }) => !me && name !== '');
  if (others.length === 0) return undefined;
  const words = folded(text);
  const named = others.flatMap(({ name }) => {
    const did = new RegExp(
      `\\bquanto (?:que |foi que )?(?:o |a )?${folded(name)} (?:ja )?(${SPENT}|${EARNED})\\b`,
      'u',
    );
    const verb = did.exec(words)?.[1];
    return verb === undefined ? [] : [{ name, verb }];
  })[0];
  const verb =
    named?.verb ??
    EACH.exec(words)
      ?.slice(1)
      .find((one) => one !== undefined);
  if (verb === undefined) return undefined;
  const { category } = understanding.slots;
  const { period } = readWhen(reading);
  return askLedger({
    op: 'breakdown',
    group_by: 'person',
    ...(named === undefined ? {} : { name: named.name }),
    type: new RegExp(EARNED, 'u').test(verb) ? 'income' : 'expense',
    ...(category === undefined ? {} : { category }),
    ...(period === undefined ? {} : { period }),
  });
}
