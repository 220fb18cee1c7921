// "Valentina entregou", "a Luiza não vai", "já cancelei a internet", "feito o das caixas": what stands on a list of persons or things to do is
// done. It goes where the list says what is missing, and is marked where it stays on it (who confirmed is still a guest).

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { MOMENT } from '../../memories/dose-moment.ts';
import { type Entry, entryNamed, type Listed, listedIn, taskVerb, withDone } from '../../memories/list-marks.ts';
import { withoutEntries } from '../../memories/note-list.ts';
import { stem, stemsOf } from '../../memories/stem.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';
import { isOfOrders, isToGet } from './list-in-use.ts';
import { isStop } from './series-stop.ts';

const OPENS = '(?:(?:pronto|ok|oba|ufa|ah|e|opa|olha|hoje|agora),? )*';
const BEHIND = '(?:,? (?:tamb[ée]m|tb|tbm|j[áa]|agora|hoje|ontem|sim|de novo|na (?:mala|mochila|bolsa)))*';
/** Persons, and what they did. */
const THEY_DID = pattern('i')`
  ^${OPENS}(?:s[óo] )?(?<who>[^,?!.:\d]{2,60}?) (?:j[áa] |tamb[ée]m |tb |me |hoje )*
  (?:confirm|entreg|pag|troux|cheg|respond|assin|mand|dev?olv|aceit|avis|vot|receb|inscrev|matricul|acert|quit|complet|trouxer)
  (?:ou|aram|eu|eram|iu|iram|e)(?: (?:a parte|presen[çc]a|o (?:trabalho|dever|boleto|termo)|os? documentos?|tudo|que (?:vai|vem))(?: del[ea])?)?
  ${BEHIND}[.!]*$
`;
const THEY_LEAVE = pattern('i')`
  ^${OPENS}(?<who>[^,?!.:\d]{2,60}?) (?:
    n[ãa]o (?:vai|v[ãa]o|vem|v[êe]m|pode|podem|quer|querem|vir[áa]|consegue|poder[áa])(?: mais)?(?: (?:poder|conseguir))?(?: (?:ir|vir))?|
    (?:desistiu|desistiram|saiu|sa[íi]ram|furou|furaram|cancelou)
  )(?: mais)?${BEHIND}[.!]*$
`;
/** "Já liguei pra imobiliária", "feito o das caixas". */
const I_DID = pattern('i')`
  ^${OPENS}(?:j[áa] |eu |a gente )*(?<verb>[a-zà-ÿ]{1,}(?:ei|i|iz|ui|us|amos|emos|imos|uxe))(?: (?:com|pr[ao]s?|para|n[ao]s?|d[ao]s?|[ao]s?|um|uma))?
  (?: [oa]s?)? (?<what>[a-zà-ÿ][^,?!.:\d$]{2,50}?)${BEHIND}[.!]*$
`;
const DONE_IS = pattern('i')`
  ^${OPENS}(?:j[áa] )?(?:(?:feit|resolvid|conclu[íi]d|prontinh)[oa]s?|ok|fiz|resolvi|matei|foi) (?:[oa]s? )?(?:d[aeo]s? )?(?<what>
    [a-zà-ÿ][^,?!.:\d$]{2,50}?)${BEHIND}[.!]*$
`;
/** "Caminhão contratado". */
const IS_DONE = pattern('i')`
  ^${OPENS}(?:[oa]s? )?(?<what>[a-zà-ÿ][^,?!.:\d$]{2,40}?),? (?:j[áa] )?(?:foi |t[áa] |est[áa] |ficou )?(?:j[áa] )?(?<verb>[a-zà-ÿ]{3,}(?:ad|id)[oa]s?|feit[oa]s?|pront[oa]s?)${BEHIND}[.!]*$
`;
/** "Correia já peguei", "a internet eu cancelei". */
const THING_FIRST = pattern('i')`
  ^${OPENS}(?:[oa]s? )?(?<what>[a-zà-ÿ][^,?!.:\d$]{1,40}?)(?: (?:tamb[ée]m|tbm?))?(?:,? (?:eu |j[áa] |a gente )+|, )(?<verb>[a-zà-ÿ]{2,}(?:ei|i|iz|ui|amos|emos|imos|uxe))${BEHIND}[.!]*$
`;
/** "O óleo não precisa, achei aqui", "biquíni já tá na mala", "tijolo ele já tem, tira", "a areia chegou", "queijo o Zé trouxe". */
const NO_LONGER = pattern('i')`
  ^${OPENS}(?:[oa]s? )?(?<what>[a-zà-ÿ][^,?!.:\d$]{1,40}?(?<! e| [oa]| [oa]s)),? (?:
    n[ãa]o (?:precis[ao]|vai (?:caber|precisar|dar)|cabe|vou (?:levar|comprar|precisar|querer)|quero|compensa)(?: mais)?|
    (?:[oa] |meu |minha )(?:tia |tio |v[óôo] |dona |seu )?[a-zà-ÿ]+ (?:j[áa] )?(?:vai (?:dar|levar|trazer|comprar)|deu)|
    (?:(?:el[ea]s?|eu|a gente|aqui|l[áa]|em casa|[oa]s? [a-zà-ÿ]+|[a-zà-ÿ][a-zà-ÿ]+) )?(?:
      j[áa] (?:tem(?:os)?|tenho|t[áa]|t[ãa]o|est[ãáa]o?|foi|foram|chegou|veio|trouxe|comprou|pegou|ganhou|ganhei)|
      (?:trouxe|comprou|pegou)
    )|chegou|chegaram|t[áa] (?:na mala|em casa|aqui|garantid[oa])
  )(?: [^?$\d]{1,50}|, [^?$]{1,60})?[.!]*$
`;
/** "Ele já tem apontador", of what he needs. */
const HAS_IT =
  /^(?:(?:ah|mas|e|olha),? )*(?:(?:el[ea]s?|[oa] [a-zà-ÿ]+|a gente|eu) j[áa] (?:tem|t[êe]m|tenho|ganhou|comprou)|j[áa] te(?:nho|mos)) (?:[oa]s? |um |uma )?(?<what>[a-zà-ÿ][^,?!.:\d$]{1,40}?)[.!]*$/i;
/** "Chegaram as velas". */
const CAME =
  /^(?:(?:oba|ah|olha|e|opa|j[áa]),? )*(?:j[áa] )?(?:chegou|chegaram|veio|vieram) (?:[oa]s? )?(?<what>[a-zà-ÿ][^,?!.:\d$]{1,40}?)(?: hoje| ontem| agora| j[áa])?[.!]*$/i;
/** "Não precisa mais do óleo", "já tem leite em casa". */
const NEED_NO = pattern('i')`
  ^${OPENS}(?:n[ãa]o (?:precisa|preciso|quero)(?: mais)?(?: comprar| levar)?|(?:j[áa] )?(?:tem|tenho|temos)(?= [^?$]{2,40} (?:em casa|aqui)(?![a-zà-ÿ]))) (?!gast|pag|pass)(?:d?[oa]s? )?(?<what>[a-zà-ÿ][^,?!.:\d$]{1,40}?)
  (?:, [^?$]{1,60}| (?:n[ãa]o|mais|que|porque|pq|j[áa]|em casa|aqui)(?![a-zà-ÿ])[^?$]{0,60})?[.!]*$
`;
/** The label says that they are missing, or what is to be done: who is done is no longer on it. */
const LACKS = pattern('i')`
  (?<![a-zà-ÿ])(?:n[ãa]o|falt[a-zà-ÿ]+|dev(?:e|em|edores)|pendent[a-zà-ÿ]+|pendências|atrasad[a-zà-ÿ]+|ainda|pra|para|a [a-zà-ÿ]+[aei]r|preciso|fazer|
  tarefas?|afazeres|pedidos?|encomendas?|entregas?|coisas|compr[a-zà-ÿ]+|mercado|feira|to.?do|resolver|levar|list(?:a|inha))(?![a-zà-ÿ])
`;
const IRREGULAR: Readonly<Record<string, string>> = {
  fiz: 'fazer',
  fui: 'ir',
  trouxe: 'trazer',
  pus: 'por',
  vi: 'ver',
  dei: 'dar',
  li: 'ler',
};
/** What is got for a list of things, whatever the list calls it. */
const GOT = pattern('u')`
  ^(?:comprei|peguei|compramos|pegamos|arrumei|consegui|separei|coloquei|botei|guardei|levei|trouxe|achei|encomendei|encomendamos|
  reservei|reservamos|contratei|contratamos|aluguei|garanti)$
`;
const SHARED = 4;
/** Whether the deed is that of the line: "liguei" of "ligar pra imobiliária", "comprei" of a thing. */
function isDeedOf(verb: string, { name }: Entry): boolean {
  const said = folded(verb);
  const todo = folded(taskVerb(name) ?? '');
  if (todo === '') return GOT.test(said);
  const meant = IRREGULAR[said] ?? said;
  // "Trocar" and "troquei" share no c.
  const root = todo.slice(0, Math.min(SHARED, todo.length - 2)).replace(/c$/u, '');
  return stem(meant) === stem(todo) || meant.startsWith(root) || (todo.startsWith('compr') && GOT.test(said));
}

const AND = /\s*,\s*|\s+e\s+/u;
const ARTICLE = /^(?:[oa]s?|meu|minha|um|uma) /i;
const OWNER = / d[aeo]s? \S+(?: \S+)?$/i;

type Doing = {
  readonly names: readonly string[];
  readonly verb?: string;
  readonly leaves?: true;
  readonly people?: true;
};

/** What a message says was got, done or is no longer needed. */
export function doingsSaid(text: string): readonly Doing[] {
  const left = THEY_LEAVE.exec(text)?.groups?.['who'];
  const came = THEY_DID.exec(text)?.groups?.['who'];
  const done = DONE_IS.exec(text)?.groups?.['what'];
  const own = I_DID.exec(text)?.groups;
  const is = IS_DONE.exec(text)?.groups;
  const first = THING_FIRST.exec(text)?.groups;
  const who = left ?? came;
  const unneeded = (NO_LONGER.exec(text) ?? NEED_NO.exec(text) ?? CAME.exec(text))?.groups?.['what'];
  const has = HAS_IT.exec(text)?.groups?.['what'];
  return [
    ...(who === undefined
      ? []
      : [{ names: who.split(AND), people: true as const, ...(left === undefined ? {} : { leaves: true as const }) }]),
    ...(done === undefined ? [] : [{ names: done.split(AND) }]),
    ...(own?.['what'] === undefined ? [] : [{ names: own['what'].split(AND), verb: own['verb'] ?? '' }]),
    ...(first?.['what'] === undefined ? [] : [{ names: first['what'].split(AND), verb: first['verb'] ?? '' }]),
    ...(has === undefined ? [] : [{ names: has.split(AND) }]),
    ...(unneeded === undefined ? [] : [{ names: unneeded.split(AND) }]),
    ...(is?.['what'] === undefined
      ? []
      : [{ names: is['what'].split(AND), ...(/^pront/i.test(is['verb'] ?? '') ? {} : { verb: is['verb'] ?? '' }) }]),
  ];
}

/** "O lápis do João", of the list that is his, is the pencil. */
function namesOn(note: Item, { label }: Listed, names: readonly string[]): readonly string[] {
  const its = stemsOf(`${label} ${note.title}`);
  return names.map((name) => {
    const bare = name.trim().replace(ARTICLE, '');
    const of = OWNER.exec(bare)?.[0];
    return of !== undefined && stemsOf(of).every((one) => its.includes(one)) ? bare.slice(0, -of.length) : bare;
  });
}

/** The lines of that list, if all that is named stands on it and is not done yet. */
function linesOf(note: Item, { names, verb, people, leaves }: Doing, focus: boolean): readonly Entry[] | undefined {
  const listed = listedIn(note);
  if (listed === undefined) return undefined;
  const plain = namesOn(note, listed, names);
  const lines = plain.map((name) => entryNamed(listed, name));
  const known = lines.flatMap((line) => (line === undefined || line.done ? [] : [line]));
  if (known.length < names.length) return undefined;
  const byName = plain.every((name, i) => folded((known[i]?.name ?? '').replace(ARTICLE, '')).startsWith(folded(name)));
  // "O seu Raul cancelou", of "torta do seu Raul".
  const orders = isOfOrders(listed.label);
  if (
    people === true &&
    ((!byName && !(orders && leaves === true)) || known.some(({ name }) => taskVerb(name) !== undefined))
  )
    return undefined;
  // "Já troquei o óleo", of the list that was just spoken of, is of its line.
  if (focus && people !== true && verb !== undefined && !isToGet(`${listed.label} ${note.title}`)) return known;
  const studied = FINISHED.test(verb ?? '') && STUDY.test(listed.label);
  if (people !== true && orders && HANDED.test(verb ?? '')) return known;
  if (
    people !== true &&
    !studied &&
    !isToGet(`${listed.label} ${note.title}`) &&
    !known.every(({ name }) => taskVerb(name) !== undefined)
  )
    return undefined;
  return verb === undefined || studied || known.every((line) => isDeedOf(verb, line)) ? known : undefined;
}

const HANDED = /^(?:entreguei|entregamos|mandei|enviei|despachei|doei|doamos|fiz|terminei)$/i;

/** What is gone through, whatever the list calls it. */
const FINISHED = /^(?:terminei|acabei|conclu[íi]|finalizei|estudei|revisei|fechei|li)$/i;
const STUDY =
  /(?<![a-zà-ÿ])(?:estud|conte[úu]do|mat[ée]ria|revis|cap[íi]tulo|curso|edital|prova|m[óo]dulo|assunto|t[óo]pico|leitura|livros?|ler(?![a-zà-ÿ]))/i;

const PAYS = /(?<![a-zà-ÿ])(?:pag(?:ou|aram|uei|a|o)|acertou|quitou|devolveu|quitei)(?![a-zà-ÿ])/i;

function owes(text: string, { bills, called, wroteLast, lastEntry }: Situation['loaded']): boolean {
  const words = stemsOf(text);
  const billed = bills().some(({ counterpart, description }) =>
    stemsOf(`${counterpart ?? ''} ${description ?? ''}`).some((word) => words.includes(word)),
  );
  const who = THEY_DID.exec(text)?.groups?.['who'];
  return (
    billed ||
    (wroteLast() && lastEntry?.kind === 'despesa') ||
    (who !== undefined && called(who.replace(ARTICLE, '')).entries.length > 0)
  );
}

/** "O gato não", of what stands on the list. */
const NOT_THAT = /^((?:[oa]s? )[a-zà-ÿ][a-zà-ÿ ]{1,30}?) n[ãa]o[.!]*$/i;

/** "Beto confirmou e Rui não vai": one behind the other, of the same list. */
function ofSeveral(text: string, lists: readonly Item[]): Decision | undefined {
  const parts = text.split(AND);
  const said = parts.map(doingsSaid);
  if (parts.length < 2 || said.some((doings) => doings.length === 0)) return undefined;
  for (const list of lists) {
    let last: Decision | undefined;
    const body = said.reduce((before: string | undefined, doings) => {
      const note = { ...list, body: before ?? '' };
      const [one] = doings.flatMap((doing) => {
        const lines = before === undefined ? undefined : linesOf(note, doing, false);
        return lines === undefined ? [] : [settled(note, lines, doing)];
      });
      last = one;
      const [call] = one?.do === 'run_tool' ? one.calls : [];
      return call?.tool === 'edit_memory' ? call.args.content : undefined;
    }, list.body);
    if (body !== undefined && last !== undefined) return last;
  }
  return undefined;
}

/** "Já dei a losartana", of a note of when it is taken. */
const TAKEN = /(?<![a-zà-ÿ])(?:dei|deu|tomei|tomou) /i;

/** Undefined where no list has all that is named. */
export function ofListInUse(situation: Situation): Decision | undefined {
  const text = situation.text.trim().replace(NOT_THAT, '$1 não precisa');
  const { loaded, understanding } = situation;
  if (understanding.intent === 'lancamento' && understanding.slots.amount_cents !== undefined) return undefined;
  const doings = doingsSaid(text);
  const lists =
    doings.length === 0
      ? []
      : loaded.enumerations().filter((note) => !isStop(note) && !(TAKEN.test(text) && MOMENT.test(note.body)));
  // What somebody owes, or a bill, is paid: that is money.
  if (PAYS.test(text) && owes(text, loaded)) return undefined;
  const both = ofSeveral(text, lists);
  if (both !== undefined) return both;
  for (const doing of doings) {
    for (const note of lists) {
      const focus =
        note.id === loaded.lastSaved?.id &&
        loaded.lastEntry === undefined &&
        (/(?<![a-zà-ÿ])j[áa](?![a-zà-ÿ])/i.test(text) || FINISHED.test(doing.verb ?? ''));
      const lines = linesOf(note, doing, focus);
      if (lines !== undefined) return settled(note, lines, doing);
    }
  }
  return undefined;
}
ofListInUse.says = [
  NOT_THAT,
  CAME,
  HAS_IT,
  NO_LONGER,
  NEED_NO,
  THING_FIRST,
  THEY_DID,
  THEY_LEAVE,
  I_DID,
  DONE_IS,
  IS_DONE,
];

/** In words: a longer line may be several things. */
const SHORT = 3;

/** "Lista de convidados" names persons, as "convidados" does. */
const whose = (label: string): string =>
  label.replace(/^list(?:a|inha) d(?:e|[ao]s) (?=convidad|padrinh|particip|presen[çc])/i, '');

function settled(note: Item, lines: readonly Entry[], { leaves, people, names: said }: Doing): Decision | undefined {
  const names = lines.map(({ name }) => name);
  const listed = listedIn(note);
  const label = listed?.label ?? '';
  const works = !isToGet(`${label} ${note.title}`) && lines.every(({ name }) => taskVerb(name) === undefined);
  const stays = (people === true || works) && leaves === undefined && !LACKS.test(whose(label));
  if (stays) return edited(note, withDone(note.body, names));
  // A task goes by all its words; what was dictated without commas is a part of a line.
  const tasks = names.every((name) => taskVerb(name) !== undefined);
  const told = listed === undefined ? names : namesOn(note, listed, said);
  const gone = names.map((name, at) =>
    tasks || isOfOrders(label) || name.split(' ').length <= SHORT ? name : (told[at] ?? name),
  );
  const left = withoutEntries(note.body, gone.join(', '));
  if (left === undefined) return undefined;
  if (left === '') return run({ tool: 'delete_memory', args: { item_id: note.id } });
  return edited(note, left);
}
