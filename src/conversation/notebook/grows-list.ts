// "E detergente", "ligar pra imobiliária tb", "chama o Caio também": one more on the list being made, even with other subjects in between
// when it is like what stands there.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { CATEGORIES } from '../../language/categories/category.ts';
import { entryNamed, type Listed, listedIn, taskVerb } from '../../memories/list-marks.ts';
import { isList, withEntries, withLineTold } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { AND } from '../wording/openers.ts';
import { PUT } from '../wording/put-orders.ts';
import { edited } from './edited.ts';
import { isInUse, isRecent, isToGet } from './list-in-use.ts';
import { isSold } from './offer-list.ts';
import { CLAUSE, NO_NAME } from './save-also.ts';
import { NAMES_WORKS } from './titles-said.ts';
import { ofPeople, WITH } from './who-is-left.ts';

const GROWS = pattern('i')`
  ^(?:(?:ah|opa|ih|ops|ok|aa+h*),? )*(?<and>(?:e|mais|tamb[ée]m|tbm?)(?: mais| tamb[ée]m| tbm?)? )?(?:[oa]s? |uma? |un?s |umas )?
  (?<what>[a-zà-ÿ][^?!:;\d$]{1,60}?)(?<also>,? (?:tamb[ée]m|tb|tbm))?[.!]*$
`;
/** "Esqueci do fubá", "falta o carregador", "o remédio acabou também": said of what belongs on it. */
const LACKS = pattern('i')`
  ^(?:(?:ah|opa|ih|ops|eita|e|putz|ai),? )*(?:
    (?:me )?(?:esqueci|esquecemos|(?:ia|quase) esquec[a-zà-ÿ]+|faltou|faltaram|faltam?|t[áa] faltando)(?: tamb[ée]m| tbm?)? (?:d[aeo]s? |[oa]s? |um |uma )?
    (?<what>[a-zà-ÿ][^?!:;\d$]{1,40}?)|
    (?:[oa]s? )?(?<out>[a-zà-ÿ][^?!:;\d$]{1,40}?) (?:tamb[ée]m |tb )?acab(?:ou|aram)
  )(?:,? (?:tamb[ée]m|tb|tbm))?[.!]*$
`;
/** "Mais 3 vergalhões", behind what is counted. */
const COUNTED = pattern('i')`
  ^${AND}(?:p[õo]e |bota |coloca )?mais (?<what>\d{1,4} (?!(?:reais|real|contos?|pilas?|paus?|mil|centavos|hora|dia|min|semana|m[êe]s)s?(?![a-zà-ÿ]))[a-zà-ÿ][^?!:;$\d]{1,40}?)
  (?:,? (?:tamb[ée]m|tb|tbm))?[.!]*$
`;
/** "Mais 2 do banheiro", of "caixas: cozinha 4, quarto 6". */
const MORE_OF = /^(?:(?:ah|e),? )*(?:mais )?(\d{1,3}) (?:d[aeo]s?|n[ao]s?|pr[ao]s?) ([a-zà-ÿ][a-zà-ÿ ]{1,25}?)[.!]*$/i;
/** "Bota desinfetante tb". */
const ADDS = pattern('i')`
  ^${AND}(?:${PUT})(?: a[íi])? (?:mais )?(?:[oa]s? |uma? |un?s |umas )?
  (?<what>[a-zà-ÿ][^?!:;\d$]{1,60}?),? (?:tamb[ée]m|tb|tbm|ness[ea](?: lista)?|nel[ea])[.!]*$
`;
/** "Adiciona: leite, café", "bota mais pão": of the list that is the last thing said. */
const ADDS_NOW = pattern('i')`
  ^${AND}(?:${PUT})(?: a[íi]| mais| tamb[ée]m| tbm?)*:? (?:[oa]s? |uma? |un?s |umas )?
  (?!.* n[ao]s? )(?<what>[a-zà-ÿ][^?!:;\d$]{1,80}?)[.!]*$
`;
const INVITES = pattern('i')`
  ^(?:(?:ah|opa|e|ent[ãa]o|fora isso|al[ée]m d(?:isso|el[ea]s)),? )*(?:chama|convida|inclui|pega|traz|leva)(?: a[íi]| tamb[ée]m| tbm?)* (?:[oa]s? )?(?<what>[a-zà-ÿ][^?!:;\d$]{1,40}?)(?:,? (?:tamb[ée]m|tb|tbm|na lista|a[íi]))*[.!]*$
`;
/** "Entrou a Nina", of the group. */
const CAME_IN =
  /^(?:(?:e|ah|agora|mas),? )*(?:entrou|vai entrar|entra) (?:tamb[ée]m )?[oa] (?<what>[a-zà-ÿ]+(?: [a-zà-ÿ]+)?)(?: no lugar(?: d?[aeo]l?[ea]?.*)?)?[.!]*$/i;
const OF_PEOPLE =
  /(?:convidad|alun|pesso|turma|time|equipe|padrinh|amig|fam[íi]li|quem |participant|crian[çc]as|irm[ãa]os|grupo)/i;
const DID = / (?:trouxe|entregou|pagou|confirmou|vai|foi|veio|chegou)$/i;
const INSTEAD = / no lugar(?: (?:d[aeo]s? .+|d?el[ea]))?$/i;
const FORGOTTEN =
  /,? (?:que |j[áa] )?(?:eu )?(?:(?:tinha|ia|quase) )?(?:me )?(?:esqueci|esquec(?:ido|endo)|faltou)(?: d?(?:el[ea]s?|isso))?$/i;
/** An order, which says itself what becomes of it. */
const ORDERS =
  /^(?:bota|bote|p[õo]e|coloca|coloque|adiciona|acrescenta|inclui|mete|soma|anota|tira|tire|risca|apaga|remove|compra|troca|muda|marca|me|salva|guarda|lembra)(?![a-zà-ÿ])/i;

const isTask = (words: string): boolean => taskVerb(words) !== undefined;
const entriesAre = (listed: Listed, is: (words: string) => boolean): boolean =>
  listed.entries.filter(({ name }) => is(name)).length * 2 > listed.entries.length;

/** Whether it is one of the kind that stands there: a task, a person, or what is bought. */
function isAlike(what: string, note: Item, listed: Listed, read: Situation['read']): boolean {
  if (entriesAre(listed, isTask)) return isTask(what);
  if (OF_PEOPLE.test(listed.label)) return /^\p{Lu}/u.test(what);
  return isList(note) && isSold(what, read);
}

/** "Põe o Caio": of the list of persons, where the last thing told with a label is but one. */
function growing(what: string, [newest, ...others]: readonly Item[]): Item | undefined {
  const alone = newest !== undefined && (listedIn(newest)?.entries.length ?? 0) < 2;
  const people = alone && /^\p{Lu}/u.test(what) ? others.find((one) => ofPeople(listedIn(one) ?? NO_LIST)) : undefined;
  return people ?? newest;
}
const NO_LIST: Listed = { label: '', entries: [] };

/** Undefined unless a list is being made. */
export function growsList(situation: Situation): Decision | undefined {
  const { text, loaded, understanding, read } = situation;
  const words = text.trim();
  // "E Zona de Interesse", while it is asked what the other work is.
  if (loaded.state.at === 'pending' && loaded.state.action.kind === 'clarify_type') return undefined;
  const invited = (INVITES.exec(words) ?? CAME_IN.exec(words))?.groups?.['what'];
  const said = GROWS.exec(words)?.groups;
  const more = said?.['and'] === undefined && said?.['also'] === undefined ? undefined : said?.['what'];
  const lacking = LACKS.exec(words)?.groups;
  const lacks = lacking?.['what'] ?? lacking?.['out'];
  const [, many = '', of = ''] = MORE_OF.exec(words) ?? [];
  const [latest] = many === '' ? [] : loaded.enumerations();
  const rows = latest?.id === loaded.lastSaved?.id && latest !== undefined ? (listedIn(latest)?.entries ?? []) : [];
  const counts = rows.length > 1 && rows.every(({ name }) => / \d+$/u.test(name));
  const longer = counts && latest !== undefined ? withEntries(latest.body, `${of} ${many}`) : undefined;
  if (longer !== undefined && latest !== undefined) return edited(latest, longer);
  // "Vela do número 5", behind the list it stands on.
  const anew = latestTold(situation) ?? withOthers(situation);
  if (anew !== undefined) return anew;
  const counted = COUNTED.exec(words)?.groups?.['what'];
  const now = ADDS_NOW.exec(words)?.groups?.['what'];
  const added = ADDS.exec(words)?.groups?.['what'] ?? now;
  const what = (invited ?? counted ?? lacks ?? added ?? more)?.replace(INSTEAD, '').replace(FORGOTTEN, '');
  if (what === undefined || NAMES_WORKS.test(what) || NO_NAME.test(what) || ORDERS.test(what) || CLAUSE.test(what))
    return undefined;
  if (understanding.intent === 'reminder_set' || (counted === undefined && hasOwnAmount(situation))) return undefined;
  const note = growing(what, loaded.enumerations());
  const listed = note && listedIn(note);
  if (note === undefined || listed === undefined || !isRecent(note, situation)) return undefined;
  const things = /^(?:.{0,12} )?(?:pega|traz|leva) /i.test(words);
  if (invited !== undefined && (things ? !isToGet(listed.label) : !OF_PEOPLE.test(listed.label))) return undefined;
  const spokenOf =
    (loaded.done?.afterList === true || loaded.shown.length === 1) &&
    loaded.lastEntry === undefined &&
    loaded.done?.reminder === undefined &&
    loaded.lastSaved?.id === note.id;
  const shopped =
    now === what && isList(note) && isInUse(note, situation) && understanding.intent === 'save' && isThing(what);
  // Elsewhere such an order says where.
  if (
    now !== undefined &&
    now === what &&
    !(spokenOf && (isList(note) || (!words.includes(':') && (loaded.wroteLast() || loaded.justListed)))) &&
    !shopped
  )
    return undefined;
  if (counted !== undefined && !(spokenOf && listed.entries.some(({ name }) => /^\d/u.test(name)))) return undefined;
  if (lacks !== undefined && (OF_PEOPLE.test(listed.label) || !isToGet(listed.label))) return undefined;
  // "E mercado?", behind a question about money, goes on with that.
  if (
    !spokenOf &&
    !shopped &&
    (read(loaded.lastSaid ?? '').intent === 'simplista' || !isAlike(what, note, listed, read)) &&
    invited === undefined
  )
    return undefined;
  if (spokenOf && listed.entries.length < 2 && !isList(note)) return undefined;
  if (spokenOf && entriesAre(listed, isTask) !== isTask(what)) return undefined;
  // "O Davi trouxe também", of those who did.
  const who = (/^quem /i.test(listed.label) ? what.replace(DID, '') : what).replace(
    /(?<=,| e )( ?)[oa] (?=\p{Lu})/gu,
    '$1',
  );
  if (isList(note)) return run(noteCall(what, note.title.replace(/:.*$/u, '')));
  const body = withEntries(note.body, who);
  return body === undefined ? undefined : edited(note, body);
}
/** "A tia Cris vai levar só 1", of the guests: how many come with her. */
const COMES_WITH = pattern('i')`
  ^${AND}(?:[oa]s? )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:vai (?:levar|trazer|vir com)|vem com|leva|traz|vem)(?: s[óo]| mais)* (?<count>\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|sozinh[oa]|ningu[ée]m)(?: pessoas?| convidad[oa]s?| amig[oa]s?| filh[oa]s?)?[.!]*$
`;
function withOthers({ text, loaded }: Situation): Decision | undefined {
  const { who = '', count = '' } = COMES_WITH.exec(text.trim())?.groups ?? {};
  for (const note of who === '' ? [] : loaded.enumerations()) {
    const listed = listedIn(note);
    const line = listed && ofPeople(listed) ? entryNamed(listed, who)?.name : undefined;
    if (line === undefined) continue;
    const many = countSaid(count);
    const content = note.body.replace(line, `${line.replace(WITH, '')}${many === undefined ? '' : ` + ${many}`}`);
    return edited(note, content);
  }
  return undefined;
}
function latestTold({ text, loaded, understanding }: Situation): Decision | undefined {
  const near = loaded.done?.afterList === true && loaded.lastEntry === undefined && loaded.done.reminder === undefined;
  if (!near || loaded.lastSaved === undefined || understanding.intent === 'reminder_set') return undefined;
  const [note] = loaded.enumerations();
  if (note === undefined || note.id !== loaded.lastSaved.id) return undefined;
  const body = isToGet(`${listedIn(note)?.label} ${note.title}`) ? withLineTold(note.body, text) : undefined;
  return body === undefined ? undefined : edited(note, body);
}

growsList.says = [COMES_WITH, CAME_IN, MORE_OF, GROWS, ADDS, ADDS_NOW, INVITES, LACKS, COUNTED];

/** "Põe transporte", behind an entry, is where that belongs. */
const isThing = (what: string): boolean =>
  !(CATEGORIES as readonly string[]).includes(folded(what).replace(/ e | /gu, '_'));

const hasOwnAmount = ({ understanding }: Situation): boolean =>
  understanding.intent === 'lancamento' && understanding.slots.amount_cents !== undefined;
