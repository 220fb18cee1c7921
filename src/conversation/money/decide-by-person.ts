// "Quanto o Leo gastou?", "quem gastou mais?" in a household: figures by the member who recorded the entries. For a person who
// shares with nobody, the words keep their other meaning.

import { folded } from '../../domain/fold.ts';
import { ASKER } from '../../finance/answers/groups.ts';
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

/** "Quanto eu gastei?": the asker's own part of the house. */
const OWN = new RegExp(`\\bquanto (?:que |foi que )?(?:so )?eu (?:ja )?(${SPENT}|${EARNED})\\b`, 'u');
const SETTLES =
  /\bquem (?:e que )?(?:deve|tem que (?:pagar|passar)) (?:quanto )?(?:pra|para|a|ao) quem\b|^(?:(?:vamos|pode|quero|bora|me ajuda a) )*(?:acert(?:a|ar|e|o|amos)|fech(?:a|ar)|ajust(?:a|ar)) (?:as |nossas )?(?:contas|despesas)(?: d[oa] (?:mes|casa))?(?: com (?:o |a )?\w+)?$|^(?:pode |vamos )?(?:divid(?:e|ir)|rach(?:a|ar)) (?:as |os |nossas |nossos )?(?:contas|gastos|despesas)\b/u;
const RATIO = /\b(\d{1,2}) ?(?:\/|por|e|x|:| ) ?(\d{1,2})\b/u;
const ALIKE = 50;

/** The asker's part in percent: "60/40" is 60 for who says it; half by default. */
function shareSaid(text: string): number {
  const [, own, other] = RATIO.exec(text) ?? [];
  return Number(own) + Number(other) === 100 ? Number(own) : ALIKE;
}

/** Undefined for a person who shares the ledger with nobody. */
export function decideByPerson({ text, reading, loaded, understanding }: Situation): Decision | undefined {
  const words = folded(text);
  const settles = SETTLES.test(words);
  if (understanding.intent !== 'simplista' && !settles) return undefined;
  const others = loaded.household().members.filter(({ me, name }) => !me && name !== '');
  const [other] = others;
  if (other === undefined) return undefined;
  const { period: when } = readWhen(reading);
  const during = when === undefined ? {} : { period: when };
  if (settles)
    return askLedger({
      op: 'breakdown',
      group_by: 'person',
      type: 'expense',
      ...during,
      // Parts among three or more are theirs to say: what each paid is shown.
      ...(others.length === 1 ? { name: other.name, share: shareSaid(text) } : {}),
    });
  const named = others.flatMap(({ name }) => {
    const did = new RegExp(
      `\\bquanto (?:que |foi que )?(?:o |a )?${folded(name)} (?:ja )?(${SPENT}|${EARNED})\\b`,
      'u',
    );
    const verb = did.exec(words)?.[1];
    return verb === undefined ? [] : [{ name, verb }];
  })[0];
  const own = OWN.exec(words)?.[1];
  const verb =
    named?.verb ??
    own ??
    EACH.exec(words)
      ?.slice(1)
      .find((one) => one !== undefined);
  if (verb === undefined) return undefined;
  const category = understanding.intent === 'simplista' ? understanding.slots.category : undefined;
  return askLedger({
    op: 'breakdown',
    group_by: 'person',
    ...(named === undefined ? (own === undefined ? {} : { name: ASKER }) : { name: named.name }),
    type: new RegExp(EARNED, 'u').test(verb) ? 'income' : 'expense',
    ...(category === undefined ? {} : { category }),
    ...during,
  });
}
