// "Quanto o Leo gastou?", "quem gastou mais?" in a household: figures by the member who recorded the entries. For a person who
// shares with nobody, the words keep their other meaning.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { ASKER, NAMELESS } from '../../../finance/answers/settle-up.ts';
import { readWhen } from '../../../language/figures/read-when.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';

const SPENT = '(?:gast(?:ou|amos|aram|ei)|pag(?:ou|amos|aram|uei))';
const EARNED = '(?:ganh(?:ou|amos|aram|ei)|receb(?:eu|emos|eram|i))';
const EACH = pattern('u')`
  \b(?:
    quanto (?:que |foi que )?cada (?:um|uma|pessoa) (?:de nos )?(?:ja )?(${SPENT}|${EARNED})|
    quem (?:mais )?(${SPENT}|${EARNED}) (?:mais|menos)|
    quem mais (${SPENT}|${EARNED})
  )\b
`;

/** "O que o Leo anotou hoje?" */
const WHAT = pattern('u')`
  ^(?:e )?(?:o que|que|quais|com o que) (?:(?:e|foi) que )?(?:o |a )?(?<who>[a-z]+) (?:ja )?(?:anotou|lancou|registrou|gastou|comprou|pagou)\b
`;

/** "Quanto eu gastei?": the asker's own part of the house. */
const OWN = new RegExp(`\\bquanto (?:que |foi que )?(?:so )?eu (?:ja )?(${SPENT}|${EARNED})\\b`, 'u');
const SETTLES = pattern('u')`
  \bquem (?:e que )?(?:deve|paga|passa|tem que (?:pagar|passar)) (?:quanto |o que )?(?:pra|para|a|ao) quem\b|
  \b(?:quanto|quem) (?:e que )?cada um (?:de nos )?(?:tem que|precisa|deve|vai ter que) (?:pagar|passar|dar)\b|
  ^(?:(?:vamos|pode|quero|bora|me ajuda a) )*(?:acert(?:a|ar|e|o|amos)|fech(?:a|ar)|ajust(?:a|ar)) (?:as |nossas )?
  (?:contas|despesas)(?: d[aeo] (?:mes|casa|semana|rep|republica|[a-z]+))?(?: passad[oa])?
  (?: com (?:o |a )?\w+| entre (?:a gente|nos))?$|
  ^(?:pode |vamos )?(?:divid(?:e|ir)|rach(?:a|ar)) (?:as |os |nossas |nossos )?(?:contas|gastos|despesas)\b
`;
const RATIO = /\b(\d{1,2}) ?(?:\/|por|e|x|:| ) ?(\d{1,2})\b/u;

type Part = { readonly name: string; readonly weight: number };

/** "60/40" between two is 60 for who says it; "eu 50, Beto 30, Leo 20" names the parts; otherwise all pay alike. */
function partsSaid(text: string, [own, ...others]: readonly [string, ...string[]]): readonly Part[] {
  const [, mine, other] = RATIO.exec(text) ?? [];
  if (others.length === 1 && Number(mine) + Number(other) === 100)
    return [own, ...others].map((name, i) => ({ name, weight: Number(i === 0 ? mine : other) }));
  const named = [own, ...others].map((name) => {
    const says = name === ASKER ? 'eu' : folded(name);
    return {
      name,
      weight: Number(new RegExp(`\\b${says} (?:com |paga |pago )?(\\d{1,2})\\b`, 'u').exec(text)?.[1] ?? 0),
    };
  });
  const whole = named.reduce((sum, { weight }) => sum + weight, 0) === 100;
  return whole ? named : named.map(({ name }) => ({ name, weight: 1 }));
}

/** Of whom follows. */
const HOW_MUCH = /\bquanto /u;

const OF_PEOPLE = { op: 'breakdown', group_by: 'person' } as const;

/** Undefined for a person who shares the ledger with nobody. */
export function decideByPerson({ text, reading, loaded, understanding }: Situation): Decision | undefined {
  const words = folded(text);
  const settles = SETTLES.test(words);
  const slots = understanding.intent === 'simplista' ? understanding.slots : undefined;
  const who = WHAT.exec(words)?.groups?.['who'];
  if (!settles && who === undefined && !(slots !== undefined && (HOW_MUCH.test(words) || EACH.test(words))))
    return undefined;
  const members = loaded.household().members.filter(({ me }) => !me);
  if (members.length === 0) return undefined;
  const during = withoutUndefined({ period: readWhen(reading).period });
  if (settles)
    return askLedger({
      ...OF_PEOPLE,
      type: 'expense',
      ...during,
      ...withoutUndefined({ parts: partsOf(members, words) }),
    });
  const named = members.find(({ name }) => name !== '' && folded(name) === who);
  if (named !== undefined) return askLedger({ ...OF_PEOPLE, type: 'expense', ...during, name: named.name });
  const did = whoDid(words, members);
  if (did === undefined) return undefined;
  const { verb, name } = did;
  const type = new RegExp(EARNED, 'u').test(verb) ? 'income' : 'expense';
  return askLedger({ ...OF_PEOPLE, type, ...during, ...withoutUndefined({ name, category: slots?.category }) });
}

type Members = ReturnType<Situation['loaded']['household']>['members'];

/** Who may only look has no part; who has given no name cannot be told from another such. */
function partsOf(members: Members, words: string): readonly Part[] | undefined {
  const sharing = members.filter(({ may }) => may === 'write').map(({ name }) => name || NAMELESS);
  const nameless = sharing.filter((name) => name === NAMELESS).length;
  return nameless > 1 ? undefined : partsSaid(words, [ASKER, ...sharing]);
}

/** The verb asked about, and of whom; without a name of everybody. */
function whoDid(words: string, members: Members): { readonly verb: string; readonly name?: string } | undefined {
  for (const { name } of members.filter((one) => one.name !== '')) {
    const did = new RegExp(
      `\\bquanto (?:que |foi que )?(?:o |a )?${folded(name)} (?:ja )?(${SPENT}|${EARNED})\\b`,
      'u',
    );
    const verb = did.exec(words)?.[1];
    if (verb !== undefined) return { verb, name };
  }
  const own = OWN.exec(words)?.[1];
  if (own !== undefined) return { verb: own, name: ASKER };
  const verb = EACH.exec(words)
    ?.slice(1)
    .find((one) => one !== undefined);
  return verb === undefined ? undefined : { verb };
}
decideByPerson.says = [SETTLES, EACH, HOW_MUCH, WHAT];
