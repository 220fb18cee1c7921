// "180 era da minha mãe", "ela me deve metade da internet", behind a purchase: so much of it is theirs, and owed. "Metade foi pra ela": whether
// it is paid back is asked.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { listed } from '../../../domain/listed.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { peopleIn, sharedSo, wholeOf } from '../../../finance/definitions/receivables.ts';
import { reais } from '../../../finance/money.ts';
import { named } from '../../../finance/replies/entry-words.ts';
import { personInside } from '../../../finance/replies/person-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import { askToConfirm } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody, personMeant } from '../../focus/person-meant.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { AND } from '../../wording/openers.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { asTyped, TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';
import { SHARE, shareSaid } from './share-said.ts';

const BUT = `(?:(?:${TAKES_BACK}|depois|eu paguei(?: tudo)?|paguei tudo),? )*${AND}`;
/** "Moro com a Paula, ela me deve…": who is meant is told before. */
const BEFORE = '(?<before>[^?,\\d]{3,40}, (?=el[ea]s? ))?';
const OF_IT = piece`
  (?: (?:disso|da[íi]|d(?:el[ea]|ess[ea])|da (?:conta|compra)|d(?:[oa]|ess[ea]) (?<thing>(?!minha|meu)[a-zà-ÿ]{3,20}(?: d[aeo] [a-zà-ÿ]{3,})?)))?
`;
const ONE =
  '(?:(?:[oa]s? )?(?:minha |meu |dona |seu |tia |tio )?(?!(?:eu|quem|j[áa]|n[ãa]o|que|isso|tudo)(?![a-zà-ÿ]))[a-zà-ÿ]{2,})';
const NAMES = `(?<names>${ONE}(?:(?:, | e )(?!el[ea]s? )${ONE}){0,4})`;
/** What is told of it besides: that it came already, that it will, or why. */
const BACK = piece`
  (?:(?<paid>,? (?:que |e )?(?:el[ea]s? )?j[áa] (?:me )?(?:pag|devolv|d[eao]|pass|mand|acert|fez|fizeram)[a-z]*(?: o pix)?)|
  (?<back>,? (?:que )?(?:el[ea]s? )?(?:v[ãa]o |vai )?me (?:pag|devolv|d[áaã]|pass|mand)[a-z]*(?: depois| sexta| amanh[ãa])?)|
  ,? (?:que |porque |pois )?el[ea]s? [^?\d]{3,40}?)?
`;
const BELONGS = pattern('i')`
  ^${BUT}(?:d(?:isso|ess[ea]s?|a[íi]|el[ea]),? )?(?:(?<some>${spelledCounts(1, 5)})(?: d?el[ea]s)?|(?<share>${SHARE}))${OF_IT} (?:é|eh|foi|foram|era|eram|s[ãa]o|fica|ficou) (?:por conta |(?!d[aeo]s? |com |pr[ao] |para )[a-zà-ÿ]{4,15} )?(?:
    d(?:[oa]s?(?= ))?|com|(?<given>pr[ao]s?|para)
  ) ?${NAMES}${BACK}[.!]*$
`;
const THEIR_PART = pattern('i')`
  ^${BUT}(?:s[óo] )?a parte d(?:[oa]s?(?= ))? ?${NAMES} (?:é|era|foi|fica|ficou|d[áa]|deu) (?<share>${SHARE})${BACK}[.!]*$
`;
const OWES = pattern('i')`
  ^${BEFORE}${BUT}${NAMES} (?:s[óo] )?(?:
    me devem?|(?:v[ãa]o|vai|ficaram de|ficou de) (?:s[óo] )?(?:me )?(?:pagar|dar|devolver|passar|mandar)|(?:me )?pagam?|(?:me )?d[áa]|me devolvem?|ficam? com
  ) (?:s[óo] |apenas )?(?:cada um )?(?<share>${SHARE}|a parte)(?: d(?:el[ea]s?|cada um))?${OF_IT}(?: s[óo]| apenas| depois)*[.!]*$
`;
/** "Eles vão me pagar sexta", of those it was with: each a part. */
const THEY_WILL = pattern('i')`
  ^${BUT}(?<whom>el[ea]s?) (?:v[ãa]o|vai|ficaram de|ficou de) (?:me )?(?:pagar|devolver|passar|mandar|acertar)(?: (?:a parte|o) del[ea]s?)?(?: (?:a )?metade)?(?: (?:depois|hoje|(?:n[ao] )?(?:${WEEKDAY_NAMES}|dia \d{1,2}|amanh[ãa]|semana que vem|m[êe]s que vem)(?:-feira)?))?[.!]*$
`;

function theyWill(situation: Situation): Decision | undefined {
  const { lastEntry: last, wroteLast } = situation.loaded;
  const whom = THEY_WILL.exec(situation.text.trim())?.groups?.['whom'];
  if (whom === undefined || last?.kind !== 'despesa' || last.receivable > 0 || last.parcelas > 1 || !wroteLast())
    return undefined;
  const who = peopleIn(last.counterpart);
  const many = /s$/i.test(whom);
  // What is bought for one person alone may be paid back whole.
  return many === who.length > 1 && who.length > 1 ? theirs(last, 'a parte', who, situation) : undefined;
}

/** The purchase of that name, or the one just recorded. */
function purchase(thing: string | undefined, situation: Situation): Lancamento | undefined {
  const { loaded } = situation;
  const { lastEntry, wroteLast, entries } = loaded;
  const isIt = (one?: Lancamento): one is Lancamento => one?.kind === 'despesa';
  if (thing === undefined)
    return isIt(lastEntry) && (wroteLast() || namedBehind(situation) !== undefined) ? lastEntry : undefined;
  if (isIt(lastEntry) && folded(lastEntry.description).includes(folded(thing))) return lastEntry;
  return entries({ words: thing }).find(isIt);
}

/** Names for the pronouns; undefined when one of them is nobody. '' where nobody is known by that pronoun. */
function people(names: string, situation: Situation, before = ''): readonly string[] | undefined {
  const all = peopleIn(names).map((one) => one.replace(/^(?:[oa]s?|minha|meu) (?:minha |meu )?/i, ''));
  if (!all.every((one) => isSomebody(one))) return undefined;
  return all.map((one) => personMeant(one, situation, { before, near: true }));
}

/** Of a purchase nobody owes anything of, or the same people owe another part of. */
function theirs(entry: Lancamento, share: string, who: readonly string[], situation: Situation): Decision | undefined {
  const { receivable, counterpart } = entry;
  const whole = wholeOf(entry);
  const same = who.length === 1 && who.every((one) => sameName(one, counterpart) || one === counterpart);
  if (receivable > 0 && !same) return undefined;
  const part = /parte/i.test(share) ? whole - Math.ceil(whole / (who.length + 1)) : shareSaid(share, whole, situation);
  if (part === undefined) return undefined;
  if (part === receivable) return say(phrases.sharedAlready(counterpart, reais(receivable)));
  return run(editCall(entry.id, { ...sharedSo(whole, part), counterpart: listed(who) }));
}

/** "O mercado tinha 60 de coisa só minha": of what is shared, so much is not. */
const MINE_ONLY = pattern('i')`
  ^${BUT}(?:(?:n?[oa]|d?ess[ea]) (?<thing>[a-zà-ÿ]{3,20}) |(?:nele|nela|disso|desses|da[íi]),? )?(?:(?:tinha|teve|tem|tinham|foi|foram|era|eram|s[ãa]o) )?(?<share>${TYPED_AMOUNT}) (?:d(?:isso|el[ea]) )?(?:(?:é|era|foi|eram|foram|s[ãa]o) )?(?:de )?(?:coisas? )?(?:s[óo] )?(?:minhas?|meus?|pra mim)[.!]*$
`;

function mineOnly(situation: Situation): Decision | undefined {
  const { thing, share = '' } = MINE_ONLY.exec(situation.text.trim())?.groups ?? {};
  const entry = share === '' ? undefined : purchase(thing, situation);
  if (entry === undefined) return undefined;
  const whole = wholeOf(entry);
  const own = valueSaid(share, situation);
  if (own === undefined || own > whole) return undefined;
  // What nobody shares is the person's own as it is.
  if (entry.receivable === 0) return say(phrases.allYours(named(entry)));
  const receivable = Math.round((entry.receivable * (whole - own)) / whole);
  return run(editCall(entry.id, { cents: whole - receivable, receivable }));
}

/** "Da Marina", behind "metade é dela" and "com quem foi?". */
export const WHO_ALONE =
  /^(?:(?:foi|é|com) )?(?:(?:com|d)?[oa] )?(?:minha |meu )?(?<who>(?!sim|n[ãa]o)[a-zà-ÿ]{2,20})[.!]*$/i;
export const WITH_WHOM = /^Com quem foi\?/;

function namedBehind({ text, loaded }: Situation): string | undefined {
  const who = WHO_ALONE.exec(text.trim())?.groups?.['who'];
  const { lastSaid = '', lastReply } = loaded;
  if (who === undefined || !isSomebody(who) || !WITH_WHOM.test(lastReply()?.text ?? '')) return undefined;
  const told = lastSaid.replace(/(?<![a-zà-ÿ])(?<of>d)?el[ea](?![a-zà-ÿ])/i, (_, of) =>
    of === undefined ? who : `da ${who}`,
  );
  return told === lastSaid ? undefined : told;
}

/** "Uma", of "duas pizzas, 90 reais": what so many of them cost, as typed. '' where they were not counted. */
function costOfSome(some: string | undefined, { loaded }: Situation): string {
  const [few = 0, whole] = [countSaid(some ?? ''), loaded.lastEntry && wholeOf(loaded.lastEntry)];
  const all = (loaded.lastSaid ?? '').split(/[^\p{L}\d.,]+/u).map(countSaid);
  const many = all.find((one = 0) => one > few && one <= MOST_COUNTED);
  return few === 0 || many === undefined || whole === undefined ? '' : asTyped(Math.floor((whole * few) / many));
}
const MOST_COUNTED = 12;

/** Undefined unless a purchase was just recorded, or is named, and the words tell whose a part of it is. */
export function decideWhosePart(situation: Situation): Decision | undefined {
  // "Foi dela, da dona Ivone".
  const own = mineOnly(situation) ?? theyWill(situation);
  if (own !== undefined) return own;
  const behind = namedBehind(situation);
  const words = (behind ?? situation.text).trim().replace(/ d?el[ea], (?=d[ao] )/i, ' ');
  const belongs = (BELONGS.exec(words) ?? THEIR_PART.exec(words))?.groups;
  const {
    some,
    names = '',
    thing,
    before,
    given,
    share = costOfSome(some, situation),
  } = belongs ?? OWES.exec(words)?.groups ?? {};
  const entry = share === '' && some === undefined ? undefined : purchase(thing, situation);
  const who = entry === undefined ? undefined : people(names, situation, before);
  if (entry === undefined || who === undefined) return undefined;
  if (share === '') return say(phrases.howMuchTheirs);
  // So much that somebody owes or gives may be of something else, unless it is said to be of this.
  if (belongs === undefined && /\d/.test(share) && thing === undefined && entry.receivable === 0) return undefined;
  const { members } = situation.loaded.household();
  if (members.some(({ me, name }) => !me && who.some((one) => sameName(one, name)))) return say(phrases.ofTheHouse);
  if (who.includes('')) return say(phrases.sharedWithWhom);
  const paid = belongs?.['paid'] === undefined ? undefined : shareSaid(share, entry.cents, situation);
  if (paid !== undefined) return run(editCall(entry.id, { cents: entry.cents - paid, counterpart: listed(who) }));
  const shared = theirs(entry, share, who, situation);
  if (given === undefined || belongs?.['back'] !== undefined || shared?.do !== 'run_tool') return shared;
  const part = shareSaid(share, entry.cents, situation) ?? 0;
  return askToConfirm(
    [{ bold: reais(part) }, ` de ${named(entry)} para ${personInside(listed(who))}: é pra cobrar?`],
    shared.calls[0],
    { yes: 'Vai me pagar', no: 'Por minha conta' },
    situation.asking,
  );
}
decideWhosePart.says = [THEY_WILL, MINE_ONLY, WHO_ALONE, BELONGS, THEIR_PART, OWES];
