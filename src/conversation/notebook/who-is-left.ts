// "Quem falta?", "o que falta fazer?", "quantos confirmaram?": of the list in use, what is not done yet, or how many there are.

import type { Item } from '../../domain/item.ts';
import { listed as inWords } from '../../domain/listed.ts';
import { pattern } from '../../domain/pattern.ts';
import { type Entry, type Listed, listedIn, taskVerb } from '../../memories/list-marks.ts';
import { isList, isNamedAs } from '../../memories/note-list.ts';
import { stemsOf } from '../../memories/stem.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { LastQuestion } from '../money/questions/last-question.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { isInUse, isToGet } from './list-in-use.ts';

const WHO = pattern('i')`
  ^(?:e |mas |ent[ãa]o,? |agora,? )*(?:
    (?:quem|qual|quais)(?: [ée] que)? (?:(?:ainda|me|mais) )*(?:falta|faltam|faltou)|
    falta(?:m)? (?:quem|algu[ée]m)|quant[oa]s (?:ainda )?faltam|
    quem (?:ainda |que )*n[ãa]o (?:(?!me )[a-zà-ÿ]+(?:ou|eu|iu)|veio|trouxe|foi)
  )(?: ainda)?(?<of> [^?]{2,40})?\s*[?.!]*$
`;
const WHAT = pattern('i')`
  ^(?:e |mas |ent[ãa]o,? |agora,? )*(?:o ?q(?:ue)?|q)(?: [ée] que)? (?:(?:ainda|me|mais|t[áa]) )*(?:falta|faltou|faltando|sobrou)
  (?<of> (?:eu |pra |a gente |de )*(?!ver|assistir|ler|pagar|receber)(?:[a-zà-ÿ]+[aei]r|p[ôo]r)(?: [^?]{2,40})?)\s*[?.!]*$
`;
/** Of the list spoken of, or of the one shopped from. */
const STILL =
  /^(?:e |mas |agora,? )*(?:(?:ainda )?falta(?: ainda)? (?:o ?que|o qu[êe]|oq)|(?:ainda )?falta(?: comprar)? (?:pra|de) quem|pra quem (?:ainda )?falta(?: comprar)?|(?:o ?q(?:ue)?|q(?:ue)?)(?: ainda)? (?:t[áa] faltando|est[áa] faltando|falta|faltou|sobrou))[?.! ]*$/i;
/** "O que falta no gol?": of the list of that name. */
const STILL_ON =
  /^(?:e |mas )*(?:(?:o ?q(?:ue)?)(?: ainda)? falta(?: fazer)?|falta (?:o qu?[eê]|oq)) (?:n[oa]s?|d[oa]s?|pr[oa]s?|com [oa]) (?<of>(?!list)[a-zà-ÿ][a-zà-ÿ ]{1,25}?)\s*[?.!]*$/i;
/** "Quais pedidos tão abertos?": of the list of them, or each in a note of its own. */
const OPEN = pattern('i')`
  ^(?:e |mas )*(?:quais|que|quant[oa]s)(?: s[ãa]o [oa]s)? (?<of>pedidos|encomendas|entregas) (?:(?:que|eu|ainda|me|t[ãa]o|est[ãa]o|tenho|tem) )*(?:falta(?:m|ndo)?|abert[oa]s|em aberto|pendentes|tenho|tem|pr[ao] (?:fazer|entregar))(?: entregar| fazer)?\s*[?.!]*$
`;
/** What such a question is reworded as, since orders may be entries. */
const ORDERS_REWORDED = /^o que tenho pra receber\?$/;
const DID = pattern('i')`
  ^(?:e |mas )*(?:quem|quant[oa]s) (?:(?:j[áa]|que) )*(?<of>confirmaram|entregaram|pagaram|confirmou|entregou|pagou|trouxe|vai|respondeu|chegou|veio|assinou|votou)\s*[?.!]*$
`;
const HOW_MANY = pattern('i')`
  ^(?:e )?quant[oa]s (?<of>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,3}?)?(?: (?:que )?(?:(?:eu|j[áa]|ainda) )*(?:tem|s[ãa]o|tenho|vai|v[ãa]o|faltam?|confirmaram|confirmou|t[áa]|ficou|ficaram))?
  (?: na lista| no total| ao todo)?\s*[?.!]*$
`;

/** "Quantos são?", "e agora quantas pessoas dá?", of no list named. */
const NONE_NAMED = pattern('i')`
  ^(?:e |ent[ãa]o,? |agora,? |mas )*quant[oa]s(?: (?<of>pessoas|convidad[oa]s|nomes|gente))?(?: (?:que|no total|ao todo|at[ée] agora|agora|j[áa]|eles|deles|v[ãa]o ser|
  s[ãa]o|somos|tem|t[êe]m|foram|d[áa]|d[ãa]o|ficou|ficaram|vai|v[ãa]o|vem|v[êe]m|confirmaram))*\s*[?.!]*$
`;
/** "Quem vem?", "e quem vai agora?": all that stand on it. */
const WHO_COMES =
  /^(?:e |ent[ãa]o,? |agora,? )*quem (?:(?:mesmo|[ée]) (?:que )?)?(?:vem|vai|v[ãa]o|t[áa] na lista|foi convidado|eu convidei|eu chamei)(?: agora| mesmo| na festa)?\s*[?.!]*$/i;

/** What is got or taken along stands on a list of things. */
const GETS = /(?:p[ôo]r(?![a-zà-ÿ])|peg|lev|compr|arrum|separ|coloc|guard|consegu)[a-zà-ÿ]*/i;
const TO_BUY = /compr[ae]r?/i;

const PERSON = /^\p{Lu}/u;

/** Whether the list is of persons. */
export const ofPeople = ({ label, entries }: Listed): boolean =>
  entries.some(({ name }) => PERSON.test(name)) || /convidad|alun|pesso|turma|time|equipe|amig|famil/i.test(label);

/** The list spoken of: named, else the last thing kept, else the one changed last that may be meant. */
function meant(
  of: string,
  fits: (listed: Listed) => boolean,
  { loaded }: Situation,
): readonly [Item, Listed] | undefined {
  const lists = loaded.enumerations().flatMap((note): (readonly [Item, Listed])[] => {
    const listed = listedIn(note);
    return listed === undefined ? [] : [[note, listed]];
  });
  const words = stemsOf(of);
  const named =
    words.length === 0 ? undefined : lists.find(([note]) => words.some((word) => stemsOf(note.title).includes(word)));
  if (named !== undefined) return named;
  const last = lists.find(([{ id }]) => id === loaded.lastSaved?.id);
  return last !== undefined && fits(last[1]) ? last : lists.find(([, listed]) => fits(listed));
}

const isOwed = ({ question }: LastQuestion): boolean => question.op === 'receivables';
const NO_LIST = say({
  text: ['Não tenho nenhuma lista de pessoas por aqui. Para começar uma: “convidados: Ana, Bia, Caio”.'],
});

const names = (entries: readonly Entry[]): string => inWords(entries.map(({ name }) => name));

/** Undefined where there is no such list: then it may be asked of money, or of what is kept. */
export function whoIsLeft(situation: Situation): Decision | undefined {
  const { loaded, message } = situation;
  // "Quem falta pagar?" is reworded as a question about money.
  const text = (message.body.kind === 'text' ? message.body.text : situation.text).trim();
  const did = DID.exec(text)?.groups?.['of'];
  const comes = WHO_COMES.test(text);
  const people = comes || /confirm|v[êea][mi]|v[ãa]o(?! ser)|pesso|convid|gente/i.test(text);
  if (comes || (NONE_NAMED.test(text) && (people || loaded.lastEntry === undefined))) {
    const all = ofLastList(people, text, situation);
    if (all !== undefined) return all;
  }
  const counted = did === undefined ? HOW_MANY.exec(text)?.groups?.['of'] : undefined;
  if (counted !== undefined && counted !== '') return howMany(counted, text, situation);
  // A list of that name is shown whole.
  const isLast = ({ id }: Item): boolean => id === loaded.lastSaved?.id && loaded.lastEntry === undefined;
  const last = STILL.test(text)
    ? loaded.enumerations().find((note) => (isLast(note) ? !isList(note) : isInUse(note, situation)))
    : undefined;
  const spokenOf = last && listedIn(last);
  if (spokenOf !== undefined) return stillOn(spokenOf);
  const ordered = OPEN.exec(text)?.groups?.['of'];
  const on = ordered ?? STILL_ON.exec(text)?.groups?.['of'];
  const itsList = on === undefined ? undefined : loaded.enumerations().find((note) => isNamedAs(note, on));
  const itsLines = itsList && listedIn(itsList);
  if (itsLines !== undefined) return stillOn(itsLines);
  const query = ordered?.replace(/s$/i, '');
  if (query !== undefined && loaded.called(query).items.length > 0)
    return run({ tool: 'search_items', args: { query } });
  const who = did === undefined ? WHO.exec(text) : null;
  const what = did === undefined && who === null ? WHAT.exec(text) : null;
  if (did === undefined && who === null && what === null) return undefined;
  const of = (who ?? what)?.groups?.['of'] ?? '';
  const awaited = loaded.bills().some(({ kind, counterpart }) => kind === 'receita' && counterpart !== '');
  const owed = awaited || loaded.receivables().length > 0;
  if (owed && (of.trim() === '' || /pag|devolv|acert/i.test(of))) return undefined;
  // The lists of that name are shown whole.
  if (TO_BUY.test(of) && loaded.lists().length > 0) return undefined;
  const fits = ({ label, entries }: Listed): boolean =>
    what === null
      ? entries.some(({ done }) => done) || ofPeople({ label, entries })
      : entries.some(({ name }) => taskVerb(name) !== undefined) ||
        /fazer|tarefa|afazer|coisas?(?!s? (?:pra|para|de) (?:lev|compr|peg))/i.test(label) ||
        (GETS.test(of) && isToGet(label));
  const [, listed] = meant(of, fits, situation) ?? [];
  // Reworded, it is a question about something else.
  const asIs = situation.text.trim() === text;
  if (listed === undefined)
    return who !== null &&
      of === '' &&
      asIs &&
      (loaded.lastSaved?.kind ?? 'note') === 'note' &&
      !loaded.asked().some(isOwed)
      ? NO_LIST
      : undefined;
  const { label, entries } = listed;
  const done = entries.filter((entry) => entry.done);
  const left = entries.filter((entry) => !entry.done);
  if (did !== undefined)
    return done.length === 0
      ? /^(?:confirm|vai|chegou|veio|respond)/i.test(did) && ofPeople(listed) && listed.entries.length > 1
        ? say({ text: ['Ninguém confirmou ainda em ', { bold: label }, '.'] })
        : undefined
      : say({ text: [`${done.length} em `, { bold: label }, `: ${names(done)}.`] });
  return left.length === 0 && what === null
    ? say({ text: ['Não falta ninguém em ', { bold: label }, '.'] })
    : stillOn(listed);
}

export function stillOn({ label, entries }: Listed): Decision {
  const left = entries.filter((entry) => !entry.done);
  if (left.length === 0) return say({ text: ['Não falta nada em ', { bold: label }, '.'] });
  return say({
    text: [left.length === 1 ? 'Falta 1 em ' : `Faltam ${left.length} em `, { bold: label }, `: ${names(left)}.`],
  });
}
whoIsLeft.says = [OPEN, ORDERS_REWORDED, STILL, STILL_ON, WHO, WHAT, DID, HOW_MANY, NONE_NAMED, WHO_COMES];

/** "Tia Cris + 2", "Miguel e mais um": more than who is named. */
export const WITH = / ?(?:\+|e mais|mais|com mais) ?(?<more>\d{1,2}|uma?|dois|duas|tr[êe]s|quatro)(?: .*)?$/i;
/** "Os pais dele", "Duda e os filhos": nobody said how many. */
const SEVERAL = /(?<![a-zà-ÿ])(?:os|as) [a-zà-ÿ]+s(?![a-zà-ÿ])|fam[íi]lia|turma|galera/i;

/** Of persons, each and who comes with them; of things, each with how many of it. */
function countOf(asked: readonly Entry[]): number {
  const figures = asked.map(({ name }) => /(?<= )\d{1,4}$|^\d{1,4}(?= )/u.exec(name)?.[0]);
  const withOthers = asked.map(({ name }) => WITH.exec(name)?.groups?.['more']);
  if (withOthers.some((more) => more !== undefined))
    return withOthers.reduce((all, more) => all + 1 + (countSaid(more ?? '') ?? 0), 0);
  const sum = figures.reduce((all, one) => all + Number(one), 0);
  return asked.length > 1 && Number.isFinite(sum) ? sum : asked.length;
}

const counted = ({ label }: Listed, asked: readonly Entry[]): Decision =>
  say({
    text: [
      `${countOf(asked)} em `,
      { bold: label },
      asked.length === 0 ? '.' : `: ${names(asked)}.`,
      asked.some(({ name }) => SEVERAL.test(name) && !WITH.test(name))
        ? ' De quem está sem número contei um: me diga quantos são.'
        : '',
    ],
  });

/** Of the list spoken of, by nothing but that; of persons where they are meant. */
function ofLastList(people: boolean, text: string, situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const notes = loaded.enumerations().flatMap((note): (readonly [Item, Listed])[] => {
    const listed = listedIn(note);
    return listed === undefined || listed.entries.length < 2 ? [] : [[note, listed]];
  });
  const near = notes.find(([{ id }]) => id === loaded.lastSaved?.id);
  const listed = (
    people ? (near !== undefined && ofPeople(near[1]) ? near : notes.find(([, one]) => ofPeople(one))) : near
  )?.[1];
  if (listed === undefined) return undefined;
  return counted(listed, /confirm/i.test(text) ? listed.entries.filter(({ done }) => done) : listed.entries);
}

/** What stands on any list. */
const LINES = /^(?:itens|[ií]tems?|coisas|produtos|linhas)(?: |$)/i;

function howMany(of: string, text: string, { loaded }: Situation): Decision | undefined {
  const notes = loaded.enumerations();
  const note = notes.find((one) => (LINES.test(of) ? one.id === loaded.lastSaved?.id : isNamedAs(one, of)));
  const listed = note && listedIn(note);
  if (listed === undefined || listed.entries.length < 2) return undefined;
  const done = listed.entries.filter((entry) => entry.done);
  const asked = /confirm/i.test(text)
    ? done
    : /falta/i.test(text)
      ? listed.entries.filter((one) => !one.done)
      : listed.entries;
  return counted(listed, asked);
}
