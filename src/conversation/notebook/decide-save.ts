// Saving: which tool to call, with exactly the person's words.

import { listed } from '../../domain/listed.ts';
import { pattern } from '../../domain/pattern.ts';
import { entryLine } from '../../finance/replies/entry-words.ts';
import type { Intent } from '../../language/intent.ts';
import type { SaveSlots } from '../../language/slots/memory-slots.ts';
import { addressCall, keepWords, noteCall, withReason, workCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { namedForPronoun } from '../agenda/named-for-pronoun.ts';
import { type Asking, askToChoose, askToFill } from '../ask.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { offerNote } from '../plan/offer-note.ts';
import { lineOf } from '../replies/item-words.ts';
import { phrases } from '../replies/phrases.ts';
import { OR_TWO } from '../replies/unkept-words.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { asKept } from './as-kept.ts';
import { categoryPaid } from './category-paid.ts';
import { apartOnList } from './dictated-list.ts';
import { isSold } from './offer-list.ts';
import { saidJustBefore } from './said-just-before.ts';
import { apart, mayBeTwo, type WithCommas, withCommas, withLastApart } from './titles-said.ts';
import { worthKeeping } from './worth-keeping.ts';

/** All that stands behind the colon. */
const AFTER_LIST = /(?<![a-zà-ÿ])list(?:a|inha)[^:]{0,30}: *(\S.*)$/is;

/** What is got from a shop, and no title. */
const SOLD: ReadonlySet<string> = new Set([
  'mercado',
  'saude',
  'beleza',
  'familia',
  'compras',
  'pets',
  'moradia',
  'vestuario',
]);

/** "Bota na lista: fralda G, pomada": mostly what a shop sells. */
function areBought(titles: readonly string[], text: string, read: Situation['read']): boolean {
  if (!/(?<![a-zà-ÿ])n?a (?:minha |nossa )?list(?:a|inha)(?! d[eoa] (?:film|s[ée]ri))/i.test(text)) return false;
  const things = titles
    .flatMap((title) => title.split(/\s*,\s*|\s+e\s+/u))
    .map((one) => one.replace(/^(?:aquel[ea]s?|ess[ea]s?|[oa]s?|uma?) /i, ''));
  const sold = things.filter((one) => isSold(one, read) || SOLD.has(categoryPaid(`gastei 10 com ${one}`, read) ?? ''));
  return sold.length * 2 >= things.length;
}

/** What is left of "deixa na lista mesmo assim", "ler até segunda". */
const NO_TITLE = pattern('i')`
  ^(?:mesmo|assim|assim mesmo|mesmo assim|tamb[ée]m|tudo|isso|isso a[íi]|a[íi]|depois|agora|l[áa]|ainda|
  (?:at[ée]|pra|na|no) (?:hoje|amanh[ãa]|${WEEKDAY_NAMES}|semana que vem|dia \d{1,2}))$
`;

/** "Soprano: Ruth, Débora, Lia": a label that says nothing of films. */
const LABELLED = pattern('i')`
  ^(?!.*(?:film|s[ée]rie|assisti|(?<![a-zà-ÿ])ver(?![a-zà-ÿ])|anime|dorama|novela|desenho|document|watch|list|salv|guard|anot|bot|
  coloc|adicion|maratona))[a-zà-ÿ][a-zà-ÿ ]{2,40}: \S[^:]*,
`;

/** "Quero ver a foto do pôr do sol": what the notebook holds, and no film. */
const TO_SEE =
  /^(?:(?:agora|e|ah|me|deixa),? )*(?:eu )?(?:quero|queria|quer|posso|preciso|deixa eu)? ?(?:ver|rever|olhar)(?![a-zà-ÿ])/i;
const HELD = pattern('i')`
  ^(?:[oa]s? |minhas? |meus? |aquel[ea] )?(?:fotos?|figuras?|imagens?|v[íi]deos?|receitas?|listas?|notas?|anota[çc][a-zà-ÿ]+|links?|
  prints?|[áa]udios?|comprovantes?|documentos?|agenda)(?![a-zà-ÿ])
`;
const isKept = (title: string, { loaded }: Situation): boolean =>
  HELD.test(title) || loaded.called(title).items.some(({ kind }) => kind === 'note' || kind === 'link');

type Named = Pick<SaveSlots, 'year' | 'note'>;

/** "Coloca Bacurau na lista": the place is not part of the title. */
const ON_THE_LIST =
  /\s+n[ao] (?:minha )?list(?:a|inha)(?: de (?:filmes?|s[ée]ries?|coisas))?(?: (?:pra|para) (?:ver|assistir))?$/i;

/** "Ver Ruptura com ele", "com a minha irmã": no part of the title either. */
const WITH_WHOM = / com (?:el[ea]s?|a gente|(?:[oa]s? )?(?:meus?|minhas?) [a-zà-ÿ]+)$/i;

/** "Me lembra de comprar pilha": saved; the moment may come in the next message (ring-last-note). */
const UNTIMED = 'reminder.untimed';
const TO_DO = /^[a-zà-ÿ]+[aeiô]r(?![a-zà-ÿ])/i;
const OF_IT = /^d[ao]s? (?=[a-zà-ÿ])/i;

/** Asks for the title when only the kind was said. A work is looked up before it is saved. */
export function decideSave(kept: SaveSlots, situation: Situation): Decision {
  const { text, asking, understanding, read } = situation;
  const slots = withReason(kept);
  const said = (slots.titles ?? [slots.title ?? ''])
    .flatMap((title) => title.split('\n'))
    .map((title) =>
      title
        .trim()
        .replace(ON_THE_LIST, '')
        .replace(/,? (?:de novo|[óo]bvio|claro|com certeza|n[ée])$/i, '')
        .replace(WITH_WHOM, ''),
    )
    .filter((title) => title.trim() !== '');
  const bare = slots.note === undefined;
  const named: WithCommas =
    said[0] !== undefined && said.length === 1 && bare ? withCommas(said[0], text) : { titles: said };
  const listed = withLastApart(named.titles);
  const titles = slots.item_type === 'media' && bare ? listed.flatMap(apart) : listed;
  const told = named.told === undefined ? slots : { ...slots, note: named.told };
  const [first, ...rest] = titles;
  switch (slots.item_type) {
    case 'movie':
    case 'tv_show': {
      const tool = slots.item_type === 'movie' ? 'save_movie' : 'save_tv_show';
      if (first === undefined) return askWhich(tool, asking);
      // "Novela começa 21h" names no title.
      if (/^\d{1,2}(?:h\d{0,2}|:\d{2})(?![\p{L}\d])/u.test(first)) return offerNote(text, '', situation);
      const others = rest.map((title) => workCall(tool, title, {}));
      return run(workCall(tool, first, told), ...others);
    }
    case 'media':
      if (first === undefined || LABELLED.test(text.trim())) return run(keepWords(text));
      if (rest.length === 0 && TO_SEE.test(text) && isKept(first, situation))
        return run({ tool: 'search_items', args: { query: first } });
      // "Minha avó Nair mora na rua das Flores 210".
      if (worthKeeping(text)) return offerNote(text, '', situation);
      if (rest.length === 0 && NO_TITLE.test(first)) return offerNote(text, 'Não entendi bem.', situation);
      if (areBought(said, text, read))
        return run(noteCall(apartOnList(AFTER_LIST.exec(text)?.[1] ?? said.join(', '), read), 'lista de compras'));
      if (rest.length === 0) return asKept(first, told, situation) ?? identify(first, told, asking);
      return identifyEach([first, ...rest]);
    case 'video':
    case 'link':
      return slots.url === undefined
        ? run(keepWords(text))
        : run(addressCall(slots.item_type, slots.url, captioned(slots)), ...otherAddresses(slots.url, text));
    case 'note':
    case 'reminder': {
      const written = asWritten(slots.content ?? first, text);
      // "Anota que ele é alérgico a frango": nobody would know later who.
      const said =
        written !== undefined && /(?:^|^[a-zà-ÿ]+[aei]r )el[ea](?: |$)/i.test(written)
          ? namedForPronoun(written, situation)
          : written;
      // "Coloca mais detergente na lista": more than what is on it.
      const content =
        slots.tag?.startsWith('lista') && said !== undefined
          ? apartOnList(said.replace(/^mais\s+(?=[a-zà-ÿ])/i, ''), read)
          : said;
      if (content === undefined || content.trim() === '')
        return askWhat('O que você quer anotar?', 'save_note', asking);
      const untimed = understanding.rule === UNTIMED && (TO_DO.test(content) || OF_IT.test(content));
      const unsaid = untimed ? { moment_unsaid: true as const } : {};
      const about = untimed ? content.replace(OF_IT, '') : content;
      return run({ tool: 'save_note', args: { ...noteCall(about, slots.tag).args, ...unsaid } });
    }
    default:
      return slots.item_type satisfies never;
  }
}

const ADDRESS = /https?:\/\/[^\s<>"”’]+(?:[^\s<>"”’.,;:!?)]|(?<=\/\/\S*\([^\s()]*)\))/gi;
const MOST_ADDRESSES = 10;

/** Saves every address of a message. */
const otherAddresses = (first: string, text: string): readonly ToolCall[] =>
  [...new Set(text.match(ADDRESS) ?? [])]
    .filter((address) => address !== first)
    .slice(0, MOST_ADDRESSES - 1)
    .map(keepWords);

const IS_THE = /^(?:[ée]|eh) (?:[oa]s? |uma? )?(?=\S)/i;

const ONLY_JOINS = /^(?:e|ou|tamb[ée]m|mais|ess[ea]s?|[\s,;:.])*$/i;

/** "É o link de Stranger Things" after an address describes it. Other addresses are saved without a description. */
function captioned({ title, tag, note = tag, ...slots }: SaveSlots): SaveSlots {
  const about = note?.replace(ADDRESS, ' ').replace(IS_THE, '').replace(/\s+/gu, ' ').trim();
  return {
    ...slots,
    ...(title === undefined ? {} : { title: title.replace(IS_THE, '') }),
    ...(about === undefined || ONLY_JOINS.test(about) ? {} : { note: about }),
  };
}

/** "Tb o sabão": "tb" is not part of the content; a closing quotation mark stays. */
function asWritten(content: string | undefined, text: string): string | undefined {
  const words = content?.replace(/^(?:tb|tbm|tamb[ée]m)\s+(?=\S)/i, '');
  const open = words !== undefined && (words.match(/"/gu)?.length ?? 0) % 2 === 1 && text.trimEnd().endsWith('"');
  return open ? `${words}"` : words;
}

/** A work not said to be a film or a series: looked up in the catalogue, else asked. */
export function identify(title: string, slots: Named, asking: Asking): Decision {
  const { year, note } = slots;
  if (/^livro \S/i.test(title))
    return run(noteCall(`Livro: ${title.replace(/^livro |,? (?:pra|para) (?:eu )?ler(?: .{1,30})?$/gi, '')}`));
  const otherwise = askToChoose(
    'clarify_type',
    [{ bold: title }, ' é filme ou série?', ...(mayBeTwo(title) ? [OR_TWO] : [])],
    [
      { label: 'Filme', act: workCall('save_movie', title, slots) },
      { label: 'Série', act: workCall('save_tv_show', title, slots) },
      { label: 'Livro', act: noteCall(`Livro: ${title}`) },
      { label: 'Só anota', act: noteCall(title) },
    ],
    asking,
  );
  const known = { ...(year === undefined ? {} : { year }), ...(note === undefined ? {} : { reason: note }) };
  return { do: 'identify', title, ...known, otherwise, next: IDLE_STATE };
}

/** "Quero ver Parasita, Bacurau e Roma": saved as films unless the catalogue says otherwise. */
function identifyEach(titles: readonly [string, ...string[]]): Decision {
  const [first, ...rest] = titles;
  const [call, ...more] = [
    workCall('save_movie', first, {}),
    ...rest.map((title) => workCall('save_movie', title, {})),
  ];
  if (call === undefined) return { do: 'nothing', next: IDLE_STATE };
  const otherwise: Decision = run(call, ...more);
  return { do: 'identify', title: listed(titles), several: true, otherwise, next: IDLE_STATE };
}

function askWhat(question: string, tool: 'save_note' | 'save_movie' | 'save_tv_show', asking: Asking): Decision {
  if (tool === 'save_note') return askToFill([question], 'content', { tool, args: { content: '' } }, asking);
  return askToFill([question], 'title', { tool, args: { title: '' } }, asking);
}

/** What only steers the conversation holds nothing to keep: "oi", "cancela", "desfaz". */
const STEERS: ReadonlySet<Intent> = new Set([
  'greeting',
  'farewell',
  'thanks',
  'help',
  'about',
  'confirm',
  'deny',
  'cancel',
  'continue',
  'select_option',
  'undo_transaction',
  'delete_item',
  'search',
  'list_all',
  'delete_all',
  'export',
  'my_data',
  'erase_me',
]);

const SAVES = /(?<![a-zà-ÿ])(?:salv|guard|anot|registr|grav|lan[çc]|not[ae]|mant)/i;

/** What the quoted message, or the order it answers, saved or recorded and is still there. */
function alreadyKept({ loaded: { pointedAt }, asking, zone }: Situation): readonly string[] {
  const { items = [], entries = [] } = pointedAt ?? {};
  const kept = items.filter(({ trashedAt }) => trashedAt === null).map(lineOf);
  return [...kept, ...entries.map((entry) => entryLine(entry, localDate(asking.now, zone)))];
}

const POINTS = /(?<![a-zà-ÿ])(?:isso|isto|ess[ea]s?|est[ea]s?|aquilo|anterior|[úu]ltim[ao]|mensage[mn]s?)(?![a-zà-ÿ])/i;

function holdsSomething(words: string, read: Situation['read']): boolean {
  const { intent } = read(words);
  return !STEERS.has(intent) && !(intent === 'save_previous' && SAVES.test(words));
}

/** "Salva isso": the quoted message, the answer just given, or the previous message of this person. */
export function decideSavePrevious(situation: Situation): Decision {
  const { loaded, read, text, asking, understanding } = situation;
  if (text.trimEnd().endsWith('?') && !SAVES.test(text)) return say(phrases.beyondReach);
  const already = alreadyKept(situation);
  if (already.length > 0) return say(phrases.keptAlready(already));
  const words = loaded.pointedAt?.text ?? saidJustBefore(situation);
  if (
    words !== undefined &&
    words.trim() !== '' &&
    (loaded.pointedAt?.text !== undefined || holdsSomething(words, read))
  )
    return run(keepWords(words));
  if (loaded.lastSaved !== undefined) return say(phrases.keptLast(lineOf(loaded.lastSaved)));
  if (POINTS.test(text)) return say(phrases.nothingBefore);
  // "Salva o filme" before any was named.
  const work = understanding.intent === 'save_previous' ? workNamed(understanding.slots.item_type) : undefined;
  return work === undefined ? askWhat('O que eu anoto?', 'save_note', asking) : askWhich(work, asking);
}

const workNamed = (type: SaveSlots['item_type'] | undefined): Work | undefined =>
  type === 'movie' ? 'save_movie' : type === 'tv_show' ? 'save_tv_show' : undefined;

type Work = 'save_movie' | 'save_tv_show';

const askWhich = (work: Work, asking: Situation['asking']): Decision =>
  askWhat(work === 'save_movie' ? 'Qual filme?' : 'Qual série?', work, asking);

/** The call completed with the missing argument. */
export function completed(call: ToolCall, slot: string, text: string): ToolCall {
  return { ...call, args: { ...call.args, [slot]: text.trim() } } as ToolCall;
}
