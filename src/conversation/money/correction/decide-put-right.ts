// "Não foi a Carla, foi a Paula, 120", "os 500 foram da Lara": a name, or whose it was, put right, of the entry that has
// the wrong one, whatever was told since.

import { DAY_MS } from '../../../domain/durations.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { Decision } from '../../decision.ts';
import { actOnEntry } from '../../focus/act-on-meant.ts';
import { entryMeant, pointing } from '../../focus/entries-in-focus.ts';
import { isSomebody } from '../../focus/person-meant.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';
import { changesOf } from './entry-changes-of.ts';
import { notThat } from './entry-half-said.ts';
import { meantBy } from './renamed.ts';

const WHICH = 'Qual deles eu corrijo?';
/** What it cost, behind the right name. */
const WITH_VALUE = new RegExp(
  `^(?<names>.{8,80}?),? (?:e )?(?:(?:foi|foram|era|eram|de|deu) )?(?<value>${TYPED_AMOUNT})[.!]*$`,
  'i',
);

/** The name in the words it stands in: "pix pro Marcos". */
function nameChanged(one: Lancamento, was: string, now: string, situation: Situation): EntryChanges {
  const wrong = new RegExp(`(?<![a-zà-ÿ])${was}(?![a-zà-ÿ])`, 'i');
  if (folded(one.counterpart).includes(folded(was)))
    return {
      counterpart: one.counterpart.replace(wrong, properName(now)),
      ...(wrong.test(one.description) ? { description: one.description.replace(wrong, properName(now)) } : {}),
    };
  return changesOf(meantBy(now, one, situation) ?? { description: one.description.replace(wrong, now) });
}

function rightName(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const { names = text, value = '' } = WITH_VALUE.exec(text)?.groups ?? {};
  const { was, now } = notThat(names) ?? {};
  const cents = valueSaid(value, situation);
  if (was === undefined || now === undefined || (value !== '' && cents === undefined)) return undefined;
  const { loaded, asking } = situation;
  const meant = entryMeant({ words: folded(was).split(' ') }, situation, {
    fits: (one) => asking.now - one.recordedAt <= DAY_MS,
  });
  // Of the last entry alone, as half a sentence of it.
  if (value === '' && loaded.wroteLast() && meant.is === 'one' && meant.one.id === loaded.lastEntry?.id)
    return undefined;
  return actOnEntry(
    meant,
    (one) => editCall(one.id, { ...nameChanged(one, was, now, situation), ...(cents === undefined ? {} : { cents }) }),
    WHICH,
    situation,
  );
}

const OF_SOMEBODY = pattern('i')`
  ^(?:(?:${TAKES_BACK}|e|ah),? )*(?<which>(?:[oa]s?|ess[ea]s?|aquel[ea]s?) [^,.;:?!]{1,40}?) (?:foi|foram|era|eram|é|s[ãa]o) (?:na verdade )?
  (?:d[ao]|pr[ao]|para [ao]|com [ao]|(?:de|pra|para|com)(?= minha| meu)) (?:minha |meu )?(?<who>[a-zà-ÿ]{2,}(?: [A-ZÀ-Þ][a-zà-ÿ]+)?)[.!]*$
`;

function ofSomebody(situation: Situation): Decision | undefined {
  const { which = '', who = '' } = OF_SOMEBODY.exec(situation.text.trim())?.groups ?? {};
  if (who === '' || !isSomebody(who) || /^el[ea]s?$/i.test(who)) return undefined;
  const said = pointing(which, situation);
  const { asking } = situation;
  const tells = said.words.length > 0 || (said.cents ?? said.date ?? said.place ?? said.other) !== undefined;
  // Somebody's name is no thing that was for somebody.
  const fits = (one: Lancamento): boolean =>
    asking.now - one.recordedAt <= DAY_MS &&
    (one.kind === 'despesa' || one.kind === 'receita') &&
    one.receivable === 0 &&
    !said.words.some((word) => folded(one.counterpart).includes(word));
  if (!tells) return undefined;
  return actOnEntry(
    entryMeant(said, situation, { fits }),
    (one) =>
      editCall(one.id, {
        counterpart: properName(who),
        ...(folded(one.description) === folded(one.counterpart) ? { description: properName(who) } : {}),
      }),
    WHICH,
    situation,
  );
}

const NOT_SO_MUCH = pattern('i')`
  ^(?:(?:${TAKES_BACK}|e|ah),? )*n[ãa]o (?:foi|foram|era|deu) (?<was>${TYPED_AMOUNT})(?: n[ãa]o)?,? (?:e sim|foi|foram|era|deu|mas(?: sim)?) (?<now>${TYPED_AMOUNT})[.!]*$
`;

/** As it is reworded. */
const NOT_BUT = pattern('i')`^(?:(?:${TAKES_BACK}|e|ah),? )*n[ãa]o (?:foi|era|deu) ${TYPED_AMOUNT}`;

/** "Não foi 55 não, era 52,50", with another entry told since. */
function rightValue(situation: Situation): Decision | undefined {
  const { body } = situation.message;
  const { was = '', now = '' } = (body.kind === 'text' ? NOT_SO_MUCH.exec(body.text.trim()) : undefined)?.groups ?? {};
  const [before, cents] = [valueSaid(was, situation), valueSaid(now, situation)];
  if (before === undefined || cents === undefined) return undefined;
  const fits = (one: Lancamento): boolean => situation.asking.now - one.recordedAt <= DAY_MS;
  const meant = entryMeant({ words: [], cents: before }, situation, { fits });
  return actOnEntry(meant, (one) => editCall(one.id, { cents }), WHICH, situation);
}

/** Undefined when no entry has what is put right. */
export const decidePutRight = (situation: Situation): Decision | undefined =>
  rightName(situation) ?? rightValue(situation) ?? ofSomebody(situation);
decidePutRight.says = [...notThat.says, NOT_BUT, OF_SOMEBODY];
