// "Divide a última por 2", "divide com a Ana", "éramos 4": reduces an existing purchase to the person's share.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { listed } from '../../../domain/listed.ts';
import { pattern } from '../../../domain/pattern.ts';
import { peopleIn } from '../../../finance/definitions/receivables.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import { reais } from '../../../finance/money.ts';
import { named, subjectWords } from '../../../finance/replies/entry-words.ts';
import { personInside } from '../../../finance/replies/person-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { type Asking, askToConfirm } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody } from '../../focus/person-meant.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { askPeople, CROWD } from '../entry/ask-how-many.ts';
import { valueSaid } from '../value-said.ts';
import { WHO_ALONE, WITH_WHOM } from './decide-whose-part.ts';
import { type EditCall, editCall } from './edit-call.ts';

const DIVIDES = pattern('i')`
  ^(?:(?:agora|depois|e|ent[ãa]o|pode|vou|na verdade) )*(?:(?:isso |ess[ea]s? )?(?:foi )?(?:dividid|rachad)[oa]|(?:(?:isso|ess[ea]s?|tudo) )?(?:(?<we>a gente|n[óo]s) )?(?:divid(?:e|a|ir|i|iu|imos|o)|rach(?:a|e|ar|ei|ou|amos|o)|reparte|repartir)) ?
  (?:
    (?:[oa] |ess[ea] |est[ea] )?(?:[úu]ltim[oa](?: gasto| compra| lan[çc]amento)?|gasto|compra|lan[çc]amento|conta)|
    iss[oe]|ess[ea]|el[ea]|tudo
  )? ?(?:(?:por|em|entre|pr[ao]|para)(?: n[óo]s| os| as| pr[ao]s)* (?<count>\d{1,2}|${spelledCounts(2, 6)})(?: pessoas)?)? ?
  (?:(?:s[óo] )?(?<with>com|entre) (?:eu,? (?:e )?)?(?<names>[a-zà-ÿ][a-zà-ÿ ,]*?))?(?:,? (?:a )?metade(?: (?:d[ea]|pra) cada(?: um)?)?|,? meio a meio)?[.!]*$
`;
const DIVIDES_NOUN =
  /^(?:(?:agora|e|ent[ãa]o|pode) )*(?:divid(?:e|a|ir)|rach(?:a|e|ar)) (?:[oa]s? )?(?<noun>[a-zà-ÿ]{3,})[.!]*$/i;
/** Of a purchase by its name: "divide o mercado por 2", "o mercado fomos nós dois", "o gás eu rachei com a Bia". */
const OF_NAME = pattern('i')`
  ^(?:(?:agora|depois|e|ent[ãa]o|pode|vou|na verdade|ah),? )*(?:
    (?:divid(?:e|a|ir|i|imos|o)|rach(?:a|e|ar|ei|amos|o)) [oa]s? (?<noun>[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]+)?)|
    [oa]s? (?<told>[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]+)?),? (?:eu |a gente |n[óo]s )?
    (?:foi (?:dividid[oa]|rachad[oa]|meio a meio)|divid(?:i|iu|imos)|rach(?:ei|ou|amos)|fomos)
  )(?: (?:por|em|entre|pr[ao]s|s[óo]|n[óo]s|os|as))*
  (?: (?<count>\d{1,2}|${spelledCounts(2, 6)})(?: pessoas)?)?
  (?: (?:com|entre|eu e) (?<names>[a-zà-ÿ][a-zà-ÿ ,]*?))?(?:,? (?:a )?metade(?: (?:d[ea]|pra) cada(?: um)?)?|,? meio a meio)?[.!]*$
`;
/** "Éramos 4", behind what all of them ate. */
const SO_MANY = pattern('i')`
  ^(?:(?:e|mas|a gente|na verdade|ah),? )*(?<they>[ée]ramos|fomos|est[áa]vamos|era|foi)(?: em| entre)? (?<count>\d{1,2}|${spelledCounts(2, 6)})
  (?<people> (?:pessoas|amigos|amigas))?(?: (?:no total|ao todo|na mesa|pra dividir))*[.!]*$
`;
const PRONOUN = /^el[ea]s?$/i;
const ARTICLE = /^(?:[oa]s?|minha|meu|meus|minhas)\s+/i;
const MOST_PEOPLE = 30;

/** @returns undefined when nothing is to be divided, or the message has its own value. */
export function decideSplit(situation: Situation): Decision | undefined {
  const { text, loaded, understanding, asking } = situation;
  const among = sharedAmong(text, loaded.lastEntry, asking);
  if (among !== undefined && loaded.wroteLast()) return among;
  const each = allOfLast(situation);
  if (each !== undefined) return each;
  const gives = eachGives(situation);
  if (gives !== undefined) return gives;
  const whom = whomAsked(situation);
  if (whom !== undefined && loaded.lastEntry?.kind === 'despesa') return divided(loaded.lastEntry, [whom]);
  const plain = DIVIDES.exec(text.trim())?.groups;
  const hasValue =
    plain?.['count'] === undefined &&
    understanding.intent === 'lancamento' &&
    understanding.slots.amount_cents !== undefined;
  if (hasValue && understanding.confidence >= SURE) return undefined;
  const withWhom = alreadyShared(text, loaded.lastEntry);
  if (withWhom !== undefined && loaded.lastEntry !== undefined) return divided(loaded.lastEntry, withWhom);
  if (plain?.['we'] !== undefined && plain['count'] === undefined && plain['names'] === undefined)
    return loaded.lastEntry?.kind === 'despesa' && loaded.wroteLast()
      ? withWhoLives(loaded.lastEntry, situation)
      : undefined;
  const said = plain ?? OF_NAME.exec(text.trim())?.groups;
  if (said === undefined || (said['count'] === undefined && said['names'] === undefined)) return undefined;
  const entry =
    plain === undefined
      ? loaded.entries({ words: said['noun'] ?? said['told'] ?? '' }).find(({ kind }) => kind === 'despesa')
      : (loaded.pointedAt?.entries.at(-1) ?? loaded.lastEntry);
  if (entry === undefined) return plain === undefined ? undefined : say(phrases.splitWhich);
  const names = peopleIn(said['names'] ?? '').map((name) => name.replace(ARTICLE, ''));
  // What those of a house paid is settled between them: it is owed to nobody twice.
  if (loaded.household().members.some(({ me, name }) => !me && names.some((one) => sameName(one, name))))
    return say(phrases.ofTheHouse);
  if (names.some((name) => PRONOUN.test(name))) return say(phrases.sharedWithWhom);
  if (said['count'] === undefined && names.some((name) => CROWD.test(name)))
    return askPeople((people) => editCall(entry.id, shareOf(entry, people, [])), asking);
  const count = said['count'] === undefined ? names.length + 1 : countSaid(said['count']);
  if (count === undefined || count < 2 || count > MOST_PEOPLE) return undefined;
  return divided(entry, names, count);
}

/** "Com o Pedro", "minha irmã", behind "com quem foi?". */
function whomAsked({ text, loaded }: Situation): string | undefined {
  const who = WHO_ALONE.exec(text.trim())?.groups?.['who'];
  const said = DIVIDES.exec((loaded.lastSaid ?? '').trim())?.groups;
  if (who === undefined || said?.['names'] !== undefined || said?.['we'] === undefined) return undefined;
  return isSomebody(who) && !PRONOUN.test(who) && WITH_WHOM.test(loaded.lastReply()?.text ?? '')
    ? properName(who)
    : undefined;
}

const LIVES_WITH = /(?<![a-zà-ÿ])mor[oa](?:ndo)? (?:s[óo] )?com (?:[oa] |minha |meu )?(?<who>[a-zà-ÿ]{2,20})(?! e )/i;

/** Whoever the person was heard to live with is offered. */
function withWhoLives(entry: Lancamento, { loaded, asking }: Situation): Decision {
  const told = loaded.spoken().map((one) => LIVES_WITH.exec(one.text)?.groups?.['who']);
  const who = told.findLast((one) => one !== undefined && isSomebody(one));
  if (who === undefined || entry.receivable > 0) return say(phrases.sharedWithWhom);
  const changes = shareOf(entry, 2, [properName(who)]);
  return askToConfirm(
    [
      'Divido ',
      { bold: subjectWords(entry) },
      ` com ${personInside(properName(who))}? Sua parte dá ${reais(changes.cents ?? 0)}.`,
    ],
    editCall(entry.id, changes),
    { yes: 'Dividir', no: 'Deixa' },
    asking,
  );
}

/** "Tudo dividido por 2", behind several that were told together. */
const ALL_DIVIDED = pattern('i')`
  ^(?:(?:agora|e|ah|mas|isso),? )*(?:tudo|tod[oa]s|(?:os|as) (?:dois|duas|tr[êe]s|quatro)) (?:[ée] |foi |foram |s[ãa]o )?(?:divid|rach)[a-zà-ÿ]* (?:
    (?:por|em|entre|pra) (?<count>\d{1,2}|${spelledCounts(2, 6)})|com (?<names>[a-zà-ÿ][a-zà-ÿ ,]*?)
  )[.!]*$
`;

function allOfLast({ text, loaded }: Situation): Decision | undefined {
  const { count: said = '', names } = ALL_DIVIDED.exec(text.trim())?.groups ?? {};
  const all = loaded.lastEntries().filter(isUnshared);
  const who = peopleIn(names ?? '').map((name) => properName(name.replace(ARTICLE, '')));
  const count = names === undefined ? countSaid(said) : who.length + 1;
  if (count !== undefined && all.length < 2) return say(phrases.splitWhich);
  if (count === undefined || count < 2 || !loaded.wroteLast() || who.some((name) => PRONOUN.test(name)))
    return undefined;
  return run(...(all.map((entry) => editCall(entry.id, shareOf(entry, count, who))) as [EditCall]));
}

const isUnshared = (one: Lancamento): boolean => one.kind === 'despesa' && one.receivable === 0;

/** "Cada um ficou de me mandar 24", behind the 96 that one of them paid: divided by as many as that makes. */
const EACH_GIVES = pattern('i')`
  ^${AND}(?:paguei [^,\d]{0,25}(?:tudo|tod[oa]|eu),? )?(?:cada (?:um|uma|qual)|eles|elas|todos|o pessoal) (?:(?:ficou|ficaram) de|vai|v[ãa]o|tem que|t[êe]m que|combinou de|me deve|me devem) ?(?:me )?(?:mandar|dar|pagar|passar|devolver|fazer)? ?(?<value>${TYPED_AMOUNT})(?: cada(?: um| uma)?| pra mim| no pix)*[.!]*$
`;

function eachGives(situation: Situation): Decision | undefined {
  const { value } = EACH_GIVES.exec(situation.text.trim())?.groups ?? {};
  const { lastEntry: last, wroteLast } = situation.loaded;
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  if (cents === undefined || last?.kind !== 'despesa' || !wroteLast()) return undefined;
  // Their parts are counted already.
  if (last.receivable > 0)
    return last.receivable % cents === 0
      ? say(phrases.sharedAlready(last.counterpart, reais(last.receivable)))
      : undefined;
  if (cents === last.cents) return say(phrases.onlyOwnShare(`${reais(cents)} em ${named(last)}`));
  const count = last.cents / cents;
  return Number.isInteger(count) && count >= 2 && count <= MOST_PEOPLE ? divided(last, [], count) : undefined;
}

/** Whether the value was already the part of one is not told, so it is asked. */
function sharedAmong(text: string, last: Lancamento | undefined, asking: Asking): Decision | undefined {
  const { count: said = '', they = '', people } = SO_MANY.exec(text.trim())?.groups ?? {};
  const count = countSaid(said);
  if (count === undefined || count < 2 || count > MOST_PEOPLE) return undefined;
  // "Foi em 4" may be instalments.
  if (people === undefined && /^(?:era|foi)$/i.test(they)) return undefined;
  if (last?.kind !== 'despesa' || last.receivable > 0 || last.parcelas > 1) return undefined;
  const changes = shareOf(last, count, []);
  return askToConfirm(
    ['Divido ', { bold: subjectWords(last) }, ` por ${count}? Sua parte dá ${reais(changes.cents ?? 0)}.`],
    editCall(last.id, changes),
    { yes: 'Dividir', no: 'Deixa' },
    asking,
  );
}

const divided = (entry: Lancamento, names: readonly string[], count = names.length + 1): Decision =>
  run(editCall(entry.id, shareOf(entry, count, names)));

/** "Divide a pizza" after "64 de pizza com a Carla": the people are in the entry. */
function alreadyShared(text: string, entry: Lancamento | undefined): readonly string[] | undefined {
  const noun = DIVIDES_NOUN.exec(text.trim())?.groups?.['noun'];
  if (noun === undefined || entry?.counterpart === undefined || entry.receivable > 0) return undefined;
  return folded(entry.description).includes(folded(noun)) ? peopleIn(entry.counterpart) : undefined;
}

/** The odd centavo stays with the person who recorded it. */
function shareOf({ cents, receivable }: Lancamento, count: number, names: readonly string[]): EntryChanges {
  const share = Math.ceil(cents / count);
  if (names.length === 0) return { cents: share };
  return { cents: share, counterpart: listed(names), receivable: receivable + cents - share };
}
