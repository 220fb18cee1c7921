// Corrects or removes an entry. Target in order: the quoted one, the one named, the last one.

import { folded } from '../../../domain/fold.ts';
import type { LancamentoId } from '../../../domain/ids.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { categoryLabel, fitsKind } from '../../../finance/category-labels.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import type { EntryPointer } from '../../../finance/entry-pointer.ts';
import { reais } from '../../../finance/money.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { placeNamed } from '../../../language/money/place-named.ts';
import type { EditSlots, TxTarget, UndoSlots } from '../../../language/slots/slots.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToConfirm } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { actOnEntry } from '../../focus/act-on-meant.ts';
import { entryMeant, pointing } from '../../focus/entries-in-focus.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { recordCall } from '../entry/record-call.ts';
import { askWhichCard } from './ask-which-card.ts';
import { editCall } from './edit-call.ts';
import { changesOf, comingDay } from './entry-changes-of.ts';
import { sumOfElse } from './sum-of-else.ts';

const quotedIds = ({ loaded }: Situation): readonly LancamentoId[] =>
  loaded.pointedAt?.entries.map((entry) => entry.id) ?? [];

const MOVED =
  /^(?:(?:e|ah|opa|ih),? )*(?:mudou|mudaram|passou|passaram|adi(?:ou|aram)|remarc(?:ou|aram)|transferiram|ficou) (?:pr[ao]s?|para) /i;

/** Undefined when a message is quoted that led to no entry: no other one is meant. */
function pointerTo(target: TxTarget, situation: Situation): EntryPointer | undefined {
  const quoted = quotedIds(situation);
  if (quoted.length > 0) return { ids: quoted };
  if (target !== 'last') {
    const { description, amount_cents, date } = target;
    return {
      ...(description === undefined ? {} : { words: description }),
      ...(amount_cents === undefined ? {} : { cents: amount_cents }),
      ...(date === undefined ? {} : { date }),
    };
  }
  const last = situation.loaded.lastEntry;
  if (last !== undefined) return { ids: [last.id] };
  return situation.message.replyTo === undefined ? { last: 1 } : undefined;
}

/** The place whose category is learnt: the entry's, or the one named. */
function placeOf(target: TxTarget, { loaded }: Situation): string | undefined {
  const entry = loaded.pointedAt?.entries.at(-1) ?? (target === 'last' ? loaded.lastEntry : undefined);
  if (entry !== undefined) return placeNamed(entry.description, entry.counterpart);
  return target === 'last' || target.description === undefined ? undefined : placeNamed(target.description);
}

const ENTRADA = /\d.* de (?:entrada|sinal)(?![a-zà-ÿ])/i;
const CAME = /^(?:(?:ent[ãa]o|na verdade|mas|s[óo]|ali[áa]s),? )*(?:entrou|caiu|recebi|entraram)(?![a-zà-ÿ])/i;
/** In entries. */
const LATELY = 6;

/** "Então entrou 1232 na verdade", behind what was taken off it: whether it is the income told before is asked. */
function cameInstead(cents: number, { loaded, asking }: Situation): Decision {
  const came = loaded.entries({ last: LATELY, kind: 'receita' })[0];
  if (came === undefined) return say(phrases.cameInWhat);
  return askToConfirm(
    ['Corrijo ', { bold: came.description || came.counterpart }, ` de ${reais(came.cents)} para ${reais(cents)}?`],
    editCall(came.id, { cents }),
    { yes: 'Corrigir', no: 'Deixa' },
    asking,
  );
}

/** Asks between credit and debit when only 'cartão' was said; without any change asks what to change. */
export function decideEditEntry(slots: EditSlots, situation: Situation): Decision {
  // "O bandejão tá 5 agora, corrige": the new value is not the old one.
  const { target, changes: to } = slots;
  const isNew = target !== 'last' && target.description !== undefined && target.amount_cents === to.amount_cents;
  const pointer = pointerTo(isNew ? { description: target.description } : target, situation);
  if (pointer === undefined) return say(phrases.notKeptHere);
  const { lastEntry: last, lastReply, wroteLast } = situation.loaded;
  // Of what was not found, and not of what was told before it.
  if (last !== undefined && target === 'last' && !wroteLast() && /Nada foi mudado/u.test(lastReply()?.text ?? ''))
    return say(phrases.changeWhich);
  const told = changesOf(slots.changes);
  const changes =
    told.date === undefined ? told : comingDay(told, situation.loaded.entries(pointer)[0] ?? last, situation);
  // Of the whole bill of a card, and not of what was paid of it; of what came in, and not of what was spent behind it.
  const ofWhole = target === 'last' && /(?<![a-zà-ÿ])total(?![a-zà-ÿ])/i.test(situation.text);
  if (ofWhole && last?.kind === 'transferencia') return say(phrases.paymentStays(reais(last.cents)));
  // "Era 350 o total", of what an entrada was paid of before other things.
  if (ofWhole && situation.loaded.spoken().some(({ text }) => ENTRADA.test(text))) return say(phrases.changeWhich);
  if (target === 'last' && last?.kind === 'despesa' && CAME.test(situation.text) && changes.cents !== undefined)
    return cameInstead(changes.cents, situation);
  const edit = (more: EntryChanges): ToolCall => ({
    tool: 'edit_transaction',
    args: { pointer, changes: more, ...withoutUndefined({ place: placeOf(slots.target, situation) }) },
  });
  if (slots.changes.payment_method === 'cartao' && changes.parcelas === undefined) {
    const [card] = situation.loaded.entries(pointer);
    if (card === undefined && target !== 'last' && target.description !== undefined)
      return say(phrases.noMatch(target.description));
    // What is paid in instalments, or told to be on credit, is not asked about.
    if (card !== undefined && (card.method === 'credito' || card.parcelas > 1))
      return run(edit({ ...changes, method: 'credito' }));
    return askWhichCard((more) => edit({ ...changes, ...more }), situation, card && `${subjectWords(card)}:`);
  }
  if (Object.keys(changes).length === 0) return say(phrases.changeWhat);
  const { done, lastEntry, lastSaved } = situation.loaded;
  const named = 'words' in pointer ? undefined : subjectNamed(situation);
  if (named !== undefined && onlyDate(changes))
    return situation.loaded.entries({ words: named }).length === 0
      ? say(phrases.noMatch(named))
      : run({ tool: 'edit_transaction', args: { pointer: { words: named }, changes } });
  // A goal or a budget was set since, or a note that may have a day: an entry from before it is not "it".
  const since = done?.goal ?? done?.budget ?? (onlyDate(changes) ? lastSaved : undefined);
  // Right behind a removal the one before it is not "it" either.
  const another = since !== undefined || (situation.loaded.justRemoved && situation.loaded.entries(pointer).length > 0);
  if ('last' in pointer && lastEntry === undefined && another) return say(phrases.changeWhich);
  if (slots.target === 'last' && lastEntry?.kind === 'despesa' && changes.cents !== undefined && toldOfPayer(situation))
    return say(phrases.changeWhich);
  // "Mudou pra quarta": what is paid does not move.
  const moved = onlyDate(changes) && lastEntry?.status === 'paga' && MOVED.test(situation.text.trim());
  if (slots.target === 'last' && (moved || countsAnother(situation) || isOfTheUntold(situation)))
    return say(phrases.changeWhich);
  if (
    slots.target === 'last' &&
    (changes.cents ?? changes.parcelas) !== undefined &&
    sumOfElse(situation, subjectNamed(situation))
  )
    return say(phrases.changeWhich);
  if (slots.target === 'last' && lastEntry?.kind === 'despesa' && onlyDate(changes) && toldOfComing(situation))
    return say(phrases.whoWillPay);
  return (
    removedOne(pointer, changes, situation) ??
    otherSide(pointer, changes, situation) ??
    ofLately(target, changes, situation) ??
    run(edit(changes))
  );
}

/** "Corrige o primeiro pra 44", "muda a padaria pra 14": of those told lately; which of several is asked. */
function ofLately(target: TxTarget, changes: EntryChanges, situation: Situation): Decision | undefined {
  if (target === 'last' || target.description === undefined || quotedIds(situation).length > 0) return undefined;
  const { description, amount_cents: cents, date } = target;
  const said = { ...pointing(`o ${description}`, situation), ...withoutUndefined({ cents, date }) };
  const meant = entryMeant(said, situation, { lately: true, fits: (one) => one.cents !== changes.cents });
  return said.place !== undefined || meant.is === 'which'
    ? actOnEntry(meant, ({ id }) => editCall(id, changes), 'Qual deles eu corrijo?', situation)
    : undefined;
}

/** "Na real a pipoca foi 25", behind its removal: offered anew at that value. */
function removedOne(
  pointer: EntryPointer,
  { cents, ...more }: EntryChanges,
  situation: Situation,
): Decision | undefined {
  const { loaded, read, asking, zone } = situation;
  const words = 'words' in pointer ? pointer.words : undefined;
  const others = Object.keys(more).length + Object.keys(pointer).length;
  if (words === undefined || cents === undefined || others > 1 || !loaded.justRemoved) return undefined;
  if (loaded.entries(pointer).length > 0) return undefined;
  const { intent, slots } = read(`gastei 10 com ${words}`);
  const category = (intent === 'lancamento' ? slots.category : undefined) ?? 'outros';
  const entry = { kind: 'despesa', cents, category, description: words, date: localDate(asking.said, zone) } as const;
  return askToConfirm(
    [`Isso eu tinha tirado. Anoto de novo ${reais(cents)} em `, { bold: words }, ', hoje?'],
    recordCall(entry),
    { yes: 'Anotar', no: 'Não' },
    asking,
  );
}

/** "Na real ela pagou 130, dei 10 de desconto": what somebody paid is not the price of the last purchase. */
const THEY_PAID = pattern('i')`
  ^(?:(?:${TAKES_BACK}|mas),? )*(?:el[ea]s?|[oa] [a-zà-ÿ][a-zà-ÿ]+) (?:(?:s[óo]|j[áa]|me) )*
  (?:pagou|pagaram|deu|deram|mandou|devolveu) (?:s[óo] )?(?:r\$ ?)?\d
`;
const toldOfPayer = ({ text, loaded }: Situation): boolean =>
  loaded.pointedAt === undefined && THEY_PAID.test(text.trim());

/** "Não foi 3 cafés, foram 2": of something counted, which the last entry may not be. */
const COUNTED =
  /(?<![a-zà-ÿ])n[ãa]o (?:foi|foram|era|eram) (?:\d{1,2}|uma?|dois|duas|tr[êe]s) (?<noun>[a-zà-ÿ]{3,}),? (?:mas )?(?:foi|foram|era|eram|s[óo]) (?:s[óo] )?\d/i;
const NO_THING = /^(?:reais|contos?|pilas?|mil|parcelas?|vezes|paus?)$/i;
function countsAnother({ text, loaded: { lastEntry, pointedAt } }: Situation): boolean {
  const noun = COUNTED.exec(text)?.groups?.['noun'] ?? 'reais';
  if (NO_THING.test(noun) || lastEntry === undefined || pointedAt !== undefined) return false;
  return !folded(subjectWords(lastEntry)).includes(folded(noun).slice(0, -1));
}

/** "Era 640", behind "o condomínio subiu para 690", or "na verdade foram 4.500", behind a sum that was asked about: no value of the entry before. */
const isOfTheUntold = ({ text, loaded: { lastSaid = '', wroteLast, pointedAt, state } }: Situation): boolean =>
  pointedAt === undefined &&
  !wroteLast() &&
  (lastSaid.includes('?') ? UNTOLD.test(text.trim()) : state.at === 'idle' && OF_THAT.test(text.trim())) &&
  /\d/.test(lastSaid.replace(/\d{1,2}(?= ?(?:%|anos?|dias?|m[êe]s|meses))/gi, ''));
const OF_THAT = /^(?:era|antes era|e) /i;
const UNTOLD = pattern('i')`
  ^(?:(?:${TAKES_BACK}),? )+(?:foi|foram|era|eram|s[ãa]o|[ée]|eh) (?:s[óo] |uns |mais |r\$ ?)*\d[\d.,]*(?: mil| reais)?[.!]*$
`;

/** "Na real ela vai me passar semana que vem": the day of what comes is not the day of what was spent. */
const COMES = pattern('i')`
  (?<![a-zà-ÿ])(?:v(?:ai|[ãa]o) (?:me )?(?:pagar|passar|mandar|devolver|dar|acertar)|me (?:pagam?|passam?|mandam?|devolvem?|acertam?|
  d[áã]o?)|vou receber|recebo|cai na conta)(?![a-zà-ÿ])
`;
const toldOfComing = ({ text, loaded }: Situation): boolean => loaded.pointedAt === undefined && COMES.test(text);

const SUBJECT = pattern('i')`
  ^(?:(?:${TAKES_BACK}),? )+(?:[oa]s? )?(?!(?:data|dia|iss[oe]|ess[ea]|est[ea]|aquel[ea]|gasto|compra|lan[çc]amento|pagamento|tudo|hoje|ontem|
  certo|correto|n[ãa]o|que|ela|ele)(?![a-zà-ÿ]))(?<name>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,3}?) (?:[ée]|eh|era|foi)[ ]
`;

/** "Na verdade a feira é dia 12": what is corrected has a name, and is not whatever was recorded last. */
function subjectNamed({ text, loaded: { lastEntry, pointedAt } }: Situation): string | undefined {
  const name = SUBJECT.exec(text.trim())?.groups?.['name'];
  if (name === undefined || pointedAt !== undefined || lastEntry === undefined) return undefined;
  const words = folded(`${subjectWords(lastEntry)} ${categoryLabel(lastEntry.category)}`);
  return words.includes(folded(name)) ? undefined : name;
}

const onlyDate = (changes: EntryChanges): boolean => Object.keys(changes).join() === 'date';

/** "Mercado" is no category of what came in, and "salário" none of what was spent: nothing is changed. */
function otherSide(
  pointer: EntryPointer,
  { category, kind }: EntryChanges,
  { loaded }: Situation,
): Decision | undefined {
  const [entry] = category === undefined || kind !== undefined ? [] : loaded.entries(pointer);
  if (category === undefined || (entry?.kind !== 'receita' && entry?.kind !== 'despesa')) return undefined;
  const label = categoryLabel(category);
  // A category of their own fits both.
  if (label === category || fitsKind(category, entry.kind)) return undefined;
  const [is, other, told] =
    entry.kind === 'receita' ? ['entrada', 'gasto', 'foi um gasto'] : ['gasto', 'entrada', 'foi uma entrada'];
  return say({
    text: [
      { bold: subjectWords(entry) },
      `: isso está como ${is}, e ${label} é categoria de ${other}, então não mudei. Se anotei do lado errado, diga “${told}”.`,
    ],
  });
}

const LAST = /\bultim[ao]\b/u;
const UNDOING = /\b(?:desfa\w*|desfez|reverte\w*|volta atras|ctrl z)\b/u;

/** The lines of the last list, by their numbers from 1. */
function removeShown(selection: readonly number[], { loaded, text, asking }: Situation): Decision {
  const { shownEntries } = loaded;
  const entries = selection.map((position) => shownEntries[position - 1]);
  const wrong = selection[entries.indexOf(undefined)];
  if (wrong !== undefined)
    return say(
      wrong > shownEntries.length ? phrases.noSuchNumber(wrong, shownEntries.length) : phrases.alreadyGone(wrong),
    );
  const [only, ...others] = entries.flatMap((entry) => (entry === undefined ? [] : [entry]));
  if (only === undefined) return say(phrases.changeWhat);
  const call: ToolCall = {
    tool: 'remove_transaction',
    args: { pointer: { ids: [only, ...others].map(({ id }) => id) } },
  };
  if (others.length > 0 || !LAST.test(folded(text))) return run(call);
  // "A última" may mean the last line shown or the last entry: asked, so that the wrong one is not removed.
  return askToConfirm(['Tiro ', { bold: subjectWords(only) }, '?'], call, { yes: 'Tirar', no: 'Deixa' }, asking);
}

/** "Desfaz" undoes the last turn; an entry named, quoted or numbered is removed alone. */
export function decideRemoveEntry(slots: UndoSlots, situation: Situation): Decision {
  const { understanding, text } = situation;
  const { target = 'last', type, count, scope, period, selection } = slots;
  const remove = (pointer: EntryPointer, all?: true): Decision =>
    run({ tool: 'remove_transaction', args: all === undefined ? { pointer } : { pointer, all } });
  if (selection !== undefined && selection.length > 0) return removeShown(selection, situation);
  if (scope === 'all') {
    // "Tudo" without a period would remove the whole ledger: refused.
    return period === undefined ? say(phrases.removeWhichPeriod) : remove({ period }, true);
  }
  if (target === 'last') {
    if (count !== undefined && count > 1) return remove({ last: count });
    // "Desfaz" after a removal restores; it must never remove another entry.
    if (understanding.rule === 'removal.last_entry' || UNDOING.test(folded(text)))
      return run({ tool: 'undo', args: {} });
    // "O último gasto" skips income recorded after it.
    if (type !== undefined) return remove({ last: 1, kind: type === 'income' ? 'receita' : 'despesa' });
  }
  const pointer = pointerTo(target, situation);
  if (pointer === undefined) return say(phrases.notKeptHere);
  // "Apaga o último ifood": of those of that name, the one told last.
  const [newest] = LAST.test(folded(text))
    ? situation.loaded.entries(pointer).toSorted((a, b) => b.recordedAt - a.recordedAt)
    : [];
  return remove(newest === undefined ? pointer : { ids: [newest.id] });
}
