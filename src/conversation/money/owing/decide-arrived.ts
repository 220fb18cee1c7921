// "O Beta pagou", "ele só me pagou 200": records expected money as received, in full or the amount given.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { repaid } from '../../../finance/as-repayment.ts';
import { isDivided, peopleIn } from '../../../finance/definitions/receivables.ts';
import { pronounOf } from '../../../finance/replies/person-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { personMeant, whoOwes } from '../../focus/person-meant.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { editCall } from '../correction/edit-call.ts';
import { lessOf } from '../correction/less-of.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { recordCall } from '../entry/record-call.ts';
import { isAlready } from '../recurring/what-repeats.ts';
import { valueSaid } from '../value-said.ts';
import { allOfTheirs } from './all-of-theirs.ts';
import { EVEN_WITH, evenWith } from './even-with.ts';

const HANDED =
  '(?:pagou|trouxe|deixou|adiantou|depositou|acertou|transferiu|devolveu|quitou|reembolsou|ressarciu|deu|passou|mandou|completou|inteirou|fez o pix|mandou o pix)';
const LATER = piece`
  (?: (?:
    comigo|hoje|hj|agora|tudo|certinho|finalmente|ontem|no pix|em dinheiro|a conta|o fiado|o resto|o restante|
    a outra metade|a outra parte|(?:a parte|[oa]) del[ea]|o que faltava|o que devia|de entrada|de sinal|adiantado|tamb[ée]m|tb|tbm
  ))*
`;
/** "Entreguei o bolo, Carla pagou o resto": what was done for it first. */
const DONE =
  '(?:(?:entreguei|terminei|acabei|levei|finalizei)(?: [^,\\d]{2,30}?(?: d[aeo] (?<of>(?:(?:dona|seu) )?[a-zà-ÿ]{2,}))?)?(?:,| e) (?:e )?)?';
/** "A Marta veio buscar e pagou o resto". */
const FETCHED =
  '(?:,? (?:j[áa] )?(?:(?:veio|passou|passou aqui|foi)(?: aqui| l[áa])? (?:buscar|pegar|retirar)|buscou|pegou|retirou|levou)(?: [^,\\d]{2,25}?)?(?:,| e))?';
/** "Pagou 100, o resto semana que vem": it waits as before. */
const REST_WAITS = '(?:,? (?:e |mas |a[íi] )?(?:o (?:resto|restante)|a outra parte) (?!\\d)[^?]{3,30})?';
const PAID = pattern('i')`
  ^${DONE}(?:(?:e|ai|aí) )?(?:[oa] )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)${FETCHED} (?:j[áa] |s[óo] |tb )*(?:me )?${HANDED}(?: s[óo])?
  (?: (?:os |mais |outros )?(?<value>${TYPED_AMOUNT}|metade(?: (?:do que (?:me )?devia|da parte del[ea]))?))?(?: s[óo])?(?: d[oe]s? (?:r\$ ?)?\d[\d.,]*(?: que (?:me )?devi?a?)?)?${LATER}(?: e (?:um|uma|uns|umas) [a-zà-ÿ]{3,15})?${REST_WAITS}[.!]*$
`;
/** The payer after the verb: "pagou a outra metade a Jéssica". */
const INVERTED = new RegExp(
  `^(?:j[áa] )?${HANDED} (?:o resto|o restante|a outra metade|a outra parte|o que faltava|o que devia),? (?:a|o) (?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)[.!]*$`,
  'i',
);
/** "A Carla pagou o bolo", of what the person sells. */
const PAID_FOR = pattern('i')`
  ^(?:(?:e|a[íi]|agora) )?(?:[oa] )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:j[áa] )?(?:me )?(?:pagou|acertou|quitou) (?:
    [oa]s?|pel[oa]s?
  ) (?:(?:seu|sua|del[ea]) )?(?<sold>[a-zà-ÿ]{3,20})[.!]*$
`;

/** "Ela pagou o cimento": of what she owes, that. */
function paidThing(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const { who: said = '', sold } = PAID_FOR.exec(text.trim())?.groups ?? {};
  if (sold === undefined) return undefined;
  const who = PRONOUN.test(said) ? (whoOwes(situation) ?? loaded.lastEntry?.counterpart ?? '') : said;
  const due = loaded.called(who).entries.find((one) => awaits(one) && folded(one.description).includes(folded(sold)));
  if (due === undefined) return undefined;
  const today = localDate(asking.said, zone);
  if (due.kind === 'receita') return arrived(due, today);
  const name = isDivided(due) ? payerNamed(due, who) : undefined;
  return name === undefined
    ? run({ tool: 'settle_split', args: { counterpart: due.counterpart, cents: shareOf(due) } })
    : gaveShare(due, name, today);
}

/** Their part of one purchase, whatever else they owe. */
const gaveShare = (due: Lancamento, name: string, date: LocalDate): Decision =>
  run(recordCall({ ...repaid({ name, cents: shareOf(due), shared: true }), cents: shareOf(due), date }));

function payerOf(text: string, { entries }: Situation['loaded']): { readonly who?: string; readonly value?: string } {
  if (BARE.test(text)) return { who: 'ele' };
  const part = PART.exec(text)?.groups?.['value'];
  if (part !== undefined) return { who: 'eles', value: part };
  const { of, who: by, sold, value } = (PAID.exec(text) ?? INVERTED.exec(text) ?? PAID_FOR.exec(text))?.groups ?? {};
  const who = of !== undefined && by !== undefined && PRONOUN.test(by) ? of : by;
  const isSale = sold === undefined || entries({ words: sold }).some(({ kind }) => kind === 'receita');
  return isSale ? withoutUndefined({ who, value }) : {};
}
const THE_REST = /(?<![a-zà-ÿ])o (?:resto|restante|que faltava)(?![a-zà-ÿ])/i;
/** "Deu 50 de sinal", "recebi 200 de entrada": whoever the last entry waits for. */
const PART = pattern('i')`
  ^(?:(?:e|j[áa]|s[óo]|a[íi]),? )*(?:me )?(?:(?:deu|deixou|mandou|pagou|adiantou|fez|recebi|peguei|entrou|caiu|entraram|ca[íi]ram) (?:os )?(?<value>${TYPED_AMOUNT})(?: no pix| em dinheiro)? (?:de (?:sinal|entrada|adiantamento)|adiantad[oa]s?))(?: no pix| em dinheiro| hoje| j[áa])*[.!]*$
`;
/** "Pagou!": whoever the last entry was with. */
const BARE =
  /^(?:(?:j[áa]|sim|opa|oba|pronto|finalmente),? )*(?:me )?(?:pagou|acertou|quitou|mandou|depositou|transferiu|devolveu)(?: (?:tudo|hoje|agora|j[áa]|certinho))*[.!]*$/i;
const PRONOUN = /^el[ea]s?$/i;
/** Of what was shared last, whatever else they owe. */
const ITS_PART = /(?<![a-zà-ÿ])(?:(?<!outra )parte|[oa]) del[ea](?![a-zà-ÿ])/i;
const MORE_CAME = /(?<![a-zà-ÿ])(?:mais|o resto|outros) ?(?:r\$ ?)?\d/i;
/** "Ele" is said of no "esposa". */
const isElse = (said: string, name = ''): boolean =>
  /^el[ea]$/i.test(said) && (pronounOf(name) ?? said.toLowerCase()) !== said.toLowerCase();
/** Verbs that, without a purpose, may also mean a gift. */
const GIVEN = /\b(?:deu|passou|mandou)\b/i;
/** What was owed: "mandou o pix", "já me deu". */
const WHAT_WAS_OWED =
  /(?:mandou|passou|deu) (?:o pix|o dinheiro|a (?:outra )?(?:parte|metade)|o rest(?:o|ante)|o que faltava)|j[áa] me (?:deu|passou|mandou)[.!]*$/i;

const awaits = ({ kind, status, receivable }: Lancamento): boolean =>
  (kind === 'receita' && status === 'pendente') || receivable > 0;

const THE_OTHER = '(?:o resto|o restante|a outra metade|o que faltava|a segunda (?:parte|metade))';
/** "Caiu o resto do plantão": the pending income of that name, or without a name the only one. */
const REST_CAME = pattern('i')`
  ^${DONE}(?:(?:hoje|ontem|j[áa]) )?(?:
    (?:caiu|entrou|chegou|veio|recebi|(?:me )?pag(?:aram|ou))(?: hoje| ontem)? ${THE_OTHER}|${THE_OTHER} (?:j[áa] )?(?:caiu|entrou|chegou|veio)(?: (?:agora|j[áa]|na conta))*
  )(?: d[aeo]s? (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?(?: hoje| ontem| no pix)?[.!]*$
`;

/** "O reembolso do uber caiu". */
const PAID_BACK = pattern('i')`
  ^(?:(?:[oa]|meu|j[áa]|hoje|ontem) )*(?:
    reembolso(?: d[aeo]s? (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))? (?:j[áa] )?(?:caiu|entrou|chegou|veio)|
    (?:caiu|entrou|chegou|veio|recebi) o reembolso(?: d[aeo]s? (?<of>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?
  )(?: hoje| ontem| na conta)*[.!]*$
`;

/** "Me pagaram os 300", "os 300 caíram": what was expected has exactly that value. */
const VALUE_CAME = pattern('i')`
  ^(?:(?:hoje|ontem|j[áa]|agora|e|opa),? )*(?:
    (?:caiu|ca[íi]ram|entrou|entraram|chegou|chegaram|recebi|me pagaram|pagaram|depositaram|me mandaram) (?:os|aqueles) (?<value>${TYPED_AMOUNT})|
    (?:os|aqueles) (?<those>${TYPED_AMOUNT}) (?:j[áa] )?(?:ca[íi]ram|caiu|entraram|entrou|chegaram|chegou|vieram)
  )(?: (?:hoje|ontem|agora|no pix|na conta))*[.!]*$
`;

function valueCame(situation: Situation): Decision | undefined {
  const { those, value = those } = VALUE_CAME.exec(situation.text.trim())?.groups ?? {};
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  const [due, ...others] = situation.loaded.bills().filter((one) => one.kind === 'receita' && one.cents === cents);
  if (cents === undefined || due === undefined || others.length > 0) return undefined;
  return arrived(due, localDate(situation.asking.said, situation.zone));
}

function restCame(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const back = PAID_BACK.exec(text.trim());
  const came = back ?? REST_CAME.exec(text.trim());
  if (came === null) return undefined;
  const what = came.groups?.['what'] ?? came.groups?.['of'];
  const waiting = what === undefined ? loaded.bills().filter(awaits) : loaded.called(what).entries.filter(awaits);
  const [due, ...others] = back === null ? waiting : waiting.filter(({ category }) => category === 'reembolso');
  const [owing, ...more] = back === null && what === undefined ? loaded.receivables() : [];
  if (due === undefined && owing !== undefined && more.length === 0)
    return run({ tool: 'settle_split', args: { counterpart: owing.name } });
  if (due === undefined || others.length > 0) return undefined;
  const today = localDate(situation.asking.said, situation.zone);
  return back !== null && due.kind === 'receita' ? arrived(due, today) : settled(due, today);
}

const arrived = ({ id }: Lancamento, date: LocalDate): Decision => run(editCall(id, { status: 'paga', date }));

/** Of several who owe it, the one that is named; undefined when nobody is. */
function payerNamed({ counterpart, description }: Lancamento, named: string): string | undefined {
  const people = peopleIn(counterpart);
  if (people.length < 2) return counterpart === '' ? description : counterpart;
  if (named === '') return undefined;
  return people.find((name) => folded(named).includes(folded(name)) || folded(name).includes(folded(named)));
}

const settled = (due: Lancamento, today: LocalDate, named = ''): Decision => {
  if (due.kind === 'receita' && due.counterpart === '') return arrived(due, today);
  const counterpart = payerNamed(due, named);
  return counterpart === undefined ? say(phrases.whichPaid) : run({ tool: 'settle_split', args: { counterpart } });
};

/** What one of them owes of it. */
const shareOf = ({ cents, kind, receivable, counterpart }: Lancamento): number =>
  kind === 'receita' ? cents : Math.round(receivable / Math.max(1, peopleIn(counterpart).length));

/** "O homem da bezerra": when nobody has that name, the payer is found by what they bought, in either gender. */
const THING_OF = / d[aeo]s? (?<thing>[a-zà-ÿ]{3,})$/i;

function dueOf(named: string, { called }: Situation['loaded']): Lancamento | undefined {
  const thing = THING_OF.exec(named)?.groups?.['thing'];
  return (
    called(named.replace(/^(?:meu|minha) /i, '')).entries.find(awaits) ??
    (thing === undefined ? undefined : called(thing.slice(0, -1)).entries.find(awaits))
  );
}

/** Of whom the last entry was with: that one waits, or another of the same person. */
const dueOfLast = (last: Lancamento | undefined, { called }: Situation['loaded']): Lancamento | undefined =>
  last === undefined || awaits(last) || last.counterpart === '' ? last : called(last.counterpart).entries.find(awaits);

/** "Ele me deu 50", of somebody who owes nothing: money that came, and no correction of what was recorded before. */
function givenBy(last: Lancamento | undefined, value: string, situation: Situation): Decision | undefined {
  if (!/ me (?:deu|passou|mandou|pagou|devolveu) /i.test(situation.text) || !last?.counterpart) return undefined;
  const told = reworded(situation, `recebi ${value} de ${last.counterpart}`);
  return told.understanding.intent === 'lancamento' ? decideRecord(told.understanding.slots, told) : undefined;
}

/** Undefined when nothing is expected from whoever is named: then it is an entry like any other. */
export function decideArrived(situation: Situation): Decision | undefined {
  const rest = valueCame(situation) ?? restCame(situation);
  if (rest !== undefined) return rest;
  const { text, understanding, loaded, read } = situation;
  const evened = paidThing(situation) ?? evenWith(situation);
  if (evened !== undefined) return evened;
  const { who = '', value } = payerOf(text.trim(), loaded);
  const lastEntry = isElse(who, loaded.lastEntry?.counterpart) ? undefined : loaded.lastEntry;
  const owes = PRONOUN.test(who) && !(lastEntry && awaits(lastEntry)) ? whoOwes(situation) : undefined;
  const named = owes ?? who;
  const sharer =
    ITS_PART.test(text) && lastEntry?.kind === 'despesa' && lastEntry.receivable > 0
      ? peopleIn(lastEntry.counterpart).find((name) => PRONOUN.test(who) || sameName(name, who))
      : undefined;
  if (lastEntry !== undefined && sharer !== undefined)
    return gaveShare(lastEntry, sharer, localDate(situation.asking.said, situation.zone));
  // "A Carla me pagou no pix", of what she owes, corrects no way of paying.
  const waits = PRONOUN.test(named)
    ? lastEntry
    : understanding.intent === 'edit_transaction'
      ? dueOf(named, loaded)
      : undefined;
  const pays = understanding.intent === 'edit_transaction' && waits !== undefined && awaits(waits);
  // "Ele mandou", right behind what he owes, and the same with the name that "ele" was reworded into.
  const ofLast =
    loaded.wroteLast() &&
    lastEntry !== undefined &&
    awaits(lastEntry) &&
    (PRONOUN.test(who) || peopleIn(lastEntry.counterpart).some((name) => sameName(name, who)));
  const idle = pays || understanding.intent === 'smalltalk' || understanding.confidence < SURE;
  if (
    named === '' ||
    / n[ãa]o$/i.test(named) ||
    (value === undefined && (!idle || (GIVEN.test(text) && !WHAT_WAS_OWED.test(text) && !ofLast)))
  )
    return undefined;
  const pointed = PRONOUN.test(named);
  // Without a value, only of the last entry itself: the person's others may be settled by now.
  const found = !pointed
    ? dueOf(named, loaded)
    : value === undefined && !BARE.test(text.trim()) && !THE_REST.test(text)
      ? lastEntry
      : dueOfLast(lastEntry, loaded);
  // "Ele me deu mais 700", with other things told since: of the only one who owes without a name.
  const [only, ...others] = pointed && MORE_CAME.test(text) ? loaded.bills().filter(awaits) : [];
  const due = !(found && awaits(found)) && only?.counterpart === '' && others.length === 0 ? only : found;
  if (pointed && value !== undefined && !(due && awaits(due))) return givenBy(lastEntry, value, situation);
  const cameFrom =
    owes !== undefined && value !== undefined && !(due && awaits(due)) ? valueSaid(value, situation) : undefined;
  if (cameFrom !== undefined) return run({ tool: 'settle_split', args: { counterpart: named, cents: cameFrom } });
  // "Ela pagou", right behind what was recorded as come from her.
  if (pointed && value === undefined && loaded.wroteLast() && found?.kind === 'receita' && found.status === 'paga')
    return isAlready(found, situation);
  if (due === undefined || !awaits(due))
    return pointed ||
      value !== undefined ||
      GIVEN.test(text) ||
      NOBODY.test(named) ||
      named.split(' ').length > MOST_WORDS
      ? undefined
      : run({ tool: 'settle_split', args: { counterpart: named } });
  // "Ele", of several who owe it.
  const name = pointed ? personMeant(who, situation, { only: peopleIn(due.counterpart) }) : named;
  const whole = value === undefined ? allOfTheirs(due, situation) : undefined;
  if (whole !== undefined) return whole;
  if (value === undefined) return settled(due, localDate(situation.asking.said, situation.zone), name);
  const counterpart = payerNamed(due, name);
  if (counterpart === undefined) return say(phrases.whichPaid);
  const told = read(`recebi ${value} de x`);
  const half = /^metade/i.test(value) ? Math.round(shareOf(due) / 2) : undefined;
  const cents = half ?? (told.intent === 'lancamento' ? told.slots.amount_cents : undefined);
  if (cents === undefined) return undefined;
  // Of nobody's name: so much of what waits came in.
  if (due.kind === 'receita' && due.counterpart === '' && cents < due.cents) {
    const { category, description } = due;
    const date = localDate(situation.asking.said, situation.zone);
    return run(lessOf(due, cents), recordCall({ kind: 'receita', cents, category, description, date }));
  }
  return run({ tool: 'settle_split', args: { counterpart, cents } });
}
decideArrived.says = [EVEN_WITH, BARE, PART, VALUE_CAME, PAID, INVERTED, PAID_FOR, REST_CAME, PAID_BACK];

/** Subjects that are nobody in particular, or whose payments are not the person's money. */
const NOBODY =
  /^(?:ningu[ée]m|algu[ée]m|quem|todo mundo|voc[êe]|vc|eu|a gente|n[óo]s|n[ãa]o|j[áa]|meu|minha|seu|sua|governo|time|banco)(?![a-zà-ÿ])/i;
const MOST_WORDS = 3;
