// Carries out half a sentence said right behind an entry: where it was paid, what it was, whose part it is, or that it never was.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { fitsKind } from '../../../finance/category-labels.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import { reais } from '../../../finance/money.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { categoryNamed } from '../../../language/dialog/read-answer.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { recurringNamed } from '../../../tools/set-recurring.ts';
import { askToChoose, askToConfirm } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { loan, owing } from '../owing/decide-paid-for-me.ts';
import { valueSaid } from '../value-said.ts';
import { counted } from './counted.ts';
import { dayTold } from './day-told.ts';
import { decideEditEntry } from './decide-correct.ts';
import { editCall } from './edit-call.ts';
import { type EntryHalf, entryHalfSaid } from './entry-half-said.ts';
import { lessOf } from './less-of.ts';
import { onTheirs } from './on-theirs.ts';
import { refunded } from './refunded.ts';
import { meantBy, rename } from './renamed.ts';
import { removed, sameAs } from './same-again.ts';

const ARTICLE = /^(?:[oa] )?(?:minha |meu )?/i;
const nameOf = (who: string): string => properName(who.replace(ARTICLE, ''));

/** Somebody, and nothing that is bought. */
function isPerson(name: string, { read }: Situation): boolean {
  const told = read(`dividi 10 com ${name}`);
  const bought = read(`gastei 10 com ${name}`);
  const named = bought.intent === 'lancamento' && bought.slots.counterpart !== undefined;
  return named || (told.intent === 'lancamento' && told.slots.counterpart !== undefined && /^\p{Lu}/u.test(name));
}

const edited = ({ id }: Lancamento, changes: EntryChanges): Decision => run(editCall(id, changes));

/** Corrects as the whole sentence does. */
function asSaid(words: string, situation: Situation): Decision | undefined {
  const whole = reworded(situation, words);
  const { understanding } = whole;
  return understanding.intent === 'edit_transaction' ? decideEditEntry(understanding.slots, whole) : undefined;
}

function renamed(
  { now, was }: Extract<EntryHalf, { kind: 'renamed' }>,
  last: Lancamento,
  situation: Situation,
): Decision | undefined {
  const kept = folded(`${last.description} ${last.counterpart}`);
  // "Não é empréstimo, é presente", of what was sent: where it belongs, under the name it has.
  if (was !== undefined && !kept.includes(folded(was))) return filed(now, last, situation);
  if (last.kind === 'receita' && last.counterpart !== '' && (was !== undefined || isPerson(now, situation)))
    return edited(last, {
      counterpart: properName(now),
      ...(folded(last.description) === folded(last.counterpart) ? { description: properName(now) } : {}),
    });
  if (last.kind === 'receita' && last.counterpart === '' && was === undefined && isPerson(now, situation))
    return edited(last, { counterpart: properName(now) });
  if (was === undefined) return undefined;
  return rename(last, meantBy(now, last, situation) ?? { description: now });
}

/** Whether what somebody paid was of this purchase is asked: the value told may be their part already. */
function theyPaid(
  { who, value, lent }: Extract<EntryHalf, { kind: 'they_paid' }>,
  last: Lancamento,
  situation: Situation,
): Decision | undefined {
  const paid = value === undefined ? Math.floor(last.cents / 2) : valueSaid(value, situation);
  if (last.kind !== 'despesa' || last.receivable > 0 || last.parcelas > 1) return undefined;
  if (paid === undefined || paid >= last.cents || !isPerson(who, situation)) return undefined;
  const name = nameOf(who);
  const lessOne = editCall(last.id, { cents: last.cents - paid, counterpart: name });
  const { asking, zone } = situation;
  const date = localDate(asking.said, zone);
  if (lent) return run(recordCall(loan(name, paid, date)), owing(name, paid, situation));
  const of = [{ bold: name }, ` pagou ${reais(paid)} de `, { bold: subjectWords(last) }];
  if (value === undefined)
    return askToConfirm(
      [...of, `? Sua parte fica em ${reais(last.cents - paid)}.`],
      lessOne,
      { yes: 'Isso', no: 'Deixa' },
      asking,
    );
  const came = recordCall({
    kind: 'receita',
    date,
    cents: paid,
    category: 'outras_receitas',
    description: '',
    counterpart: name,
  });
  return askToChoose(
    'clarify_type',
    [...of, ', ou te pagou outra coisa?'],
    [
      { label: `Parte de ${subjectWords(last)}`, act: lessOne },
      { label: 'Outra coisa', act: came },
    ],
    asking,
  );
}

/** "É salário", "isso é lazer": where it belongs. */
function filed(noun: string, last: Lancamento, situation: Situation): Decision | undefined {
  const category = categoryNamed(situation.readingOf(noun));
  const side = last.kind === 'receita' ? 'receita' : 'despesa';
  return category !== undefined && fitsKind(category, side) ? edited(last, { category }) : undefined;
}

function again(
  { kind, cents, category, description, counterpart, method }: Lancamento,
  { asking, zone }: Situation,
): Decision | undefined {
  if (kind !== 'despesa' && kind !== 'receita') return undefined;
  const same = { kind, cents, category, description, counterpart, date: localDate(asking.said, zone) };
  return askToConfirm(
    ['Anoto mais ', { bold: reais(cents) }, ' em ', { bold: description || counterpart }, ', hoje?'],
    recordCall({ ...same, ...(method === '' ? {} : { method }) }),
    { yes: 'Anotar', no: 'Não' },
    asking,
  );
}

/** "O da Ana foi 42": hers is not this one, and who paid it is not told. */
function ofOthers(
  { who, value }: Extract<EntryHalf, { kind: 'others' }>,
  last: Lancamento,
  situation: Situation,
): Decision | undefined {
  const cents = valueSaid(value, situation);
  if (last.kind !== 'despesa' || cents === undefined || !isPerson(who, situation)) return undefined;
  const { category, date } = last;
  const description = `${last.description} · ${nameOf(who)}`;
  return askToConfirm(
    ['Anoto também ', { bold: reais(cents) }, ' em ', { bold: description }, '?'],
    recordCall({ kind: 'despesa', cents, category, description, date }),
    { yes: 'Anotar', no: 'Não' },
    situation.asking,
  );
}

/** What was told as come is still to come. */
function later(day: string, last: Lancamento, situation: Situation): Decision | undefined {
  const date = day === '' ? last.date : dayTold(day, situation);
  if (last.kind !== 'receita' || last.status !== 'paga' || date === undefined) return undefined;
  return run(removed(last), recordCall({ ...sameAs(last), date, pending: true }));
}

function otherHalf(day: string, last: Lancamento, situation: Situation): Decision | undefined {
  const date = dayTold(day, situation);
  if (last.kind !== 'receita' || last.status !== 'paga' || date === undefined) return undefined;
  const waits = situation.loaded
    .bills()
    .find(({ kind, counterpart }) => kind === 'receita' && counterpart !== '' && counterpart === last.counterpart);
  if (waits !== undefined) return edited(waits, { date });
  // Of what comes every month, what it lacks.
  const whole = recurringNamed(situation.loaded.recurring(), last.description)?.value.cents ?? 0;
  const cents = whole > last.cents ? whole - last.cents : last.cents;
  return run(recordCall({ ...sameAs(last), cents, date, pending: true }));
}

/** "Metade hoje, metade semana que vem": half of it waits. */
function halved(day: string, last: Lancamento, situation: Situation): Decision | undefined {
  const date = dayTold(day, situation);
  const cents = Math.floor(last.cents / 2);
  if (date === undefined || last.status !== 'paga' || last.parcelas > 1 || last.receivable > 0) return undefined;
  return run(lessOf(last, cents), recordCall({ ...sameAs(last), cents, date, pending: true }));
}

/** "10% é dízimo", of what came in. */
function percentOf(
  { percent, what }: Extract<EntryHalf, { kind: 'percent' }>,
  last: Lancamento,
  situation: Situation,
): Decision | undefined {
  const told = situation.read(`gastei 10 com ${what}`);
  const category = told.intent === 'lancamento' ? told.slots.category : undefined;
  if (last.kind !== 'receita' || category === undefined) return undefined;
  const cents = Math.round((last.cents * percent) / 100);
  return askToConfirm(
    ['Anoto ', { bold: reais(cents) }, ' em ', { bold: what }, ', hoje?'],
    recordCall({
      kind: 'despesa',
      cents,
      category,
      description: what,
      date: localDate(situation.asking.said, situation.zone),
    }),
    { yes: 'Anotar', no: 'Não' },
    situation.asking,
  );
}

/** Of what came from somebody, so much waits to come. */
function lacking(value: string, last: Lancamento, situation: Situation): Decision | undefined {
  const cents = valueSaid(value, situation);
  if (last.kind !== 'receita' || last.counterpart === '' || cents === undefined) return undefined;
  const date = localDate(situation.asking.said, situation.zone);
  return run(recordCall({ ...sameAs(last), cents, date, pending: true }));
}

/** Undefined unless an entry is what the message before recorded or corrected. */
export function decideEntryHalfSaid(situation: Situation): Decision | undefined {
  const half = entryHalfSaid(situation.text);
  const { lastEntry: last, wroteLast, lastEntries } = situation.loaded;
  if (half === undefined || last === undefined || lastEntries().length > 1 || !wroteLast()) return undefined;
  switch (half.kind) {
    case 'account':
      return last.method === 'credito' ? undefined : asSaid(`na verdade foi no ${half.account}`, situation);
    case 'renamed':
      return renamed(half, last, situation);
    case 'is':
      return filed(half.noun, last, situation);
    case 'with':
      return isPerson(half.name, situation) && last.receivable === 0 && last.counterpart === ''
        ? edited(last, { counterpart: nameOf(half.name) })
        : undefined;
    case 'at':
      if (last.kind !== 'despesa' || last.counterpart !== '') return undefined;
      return folded(half.name).startsWith(`${folded(last.description)} `)
        ? edited(last, { description: half.name })
        : edited(last, { counterpart: half.name });
    case 'they_paid':
      return theyPaid(half, last, situation);
    case 'on_trust': {
      if (last.kind !== 'despesa' || last.status !== 'paga') return undefined;
      const whom = last.counterpart || 'fiado';
      return run(recordCall(loan(whom, last.cents, last.date)), owing(whom, last.cents, situation));
    }
    case 'mistake':
      return run({ tool: 'undo', args: {} });
    case 'refunded':
      return refunded(half.value, last, situation);
    case 'their_card':
      return onTheirs(half.who, last, situation);
    case 'again':
      return again(last, situation);
    case 'count':
      return counted(half.count, last, situation);
    case 'more':
      return edited(last, { cents: Math.round((last.cents * (100 + half.percent)) / 100) });
    case 'mine':
    case 'value': {
      if (half.kind === 'mine' && last.receivable > 0)
        return say(phrases.sharedAlready(last.counterpart, reais(last.receivable)));
      const cents = valueSaid(half.value, situation);
      return cents === undefined ? undefined : edited(last, { cents });
    }
    case 'parcels': {
      const each = last.parcelas > 1 ? valueSaid(half.value, situation) : undefined;
      const parcelas = half.times ?? last.parcelas;
      return each === undefined ? undefined : edited(last, { cents: each * parcelas, parcelas });
    }
    case 'less': {
      const less = valueSaid(half.value, situation);
      return less === undefined || less >= last.cents ? undefined : run(lessOf(last, less));
    }
    case 'comes':
      return later(half.day, last, situation);
    case 'other_half':
      return otherHalf(half.day, last, situation);
    case 'halves':
      return halved(half.day, last, situation);
    case 'in_parts':
      return last.kind === 'receita' && last.status === 'paga'
        ? say(phrases.cameInTimes(half.times, reais(Math.ceil(last.cents / half.times))))
        : undefined;
    case 'percent':
      return percentOf(half, last, situation);
    case 'others':
      return ofOthers(half, last, situation);
    case 'of_month':
      return say(phrases.whichDayWas);
    case 'lacks':
      return lacking(half.value, last, situation);
  }
}
