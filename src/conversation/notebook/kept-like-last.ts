// "E o da farmácia é 3221-0099", after the telephone of the gas man; "da sala é 2,00 x 1,50", after the window of the bedroom: the same of
// another, kept under the same noun. "Esqueci de falar que leva óleo": more of the note just kept.

import { MINUTE_MS } from '../../domain/durations.ts';
import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { MOMENT } from '../../memories/dose-moment.ts';
import { listedIn, taskVerb } from '../../memories/list-marks.ts';
import { withNearestAs } from '../../memories/reworded.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { sameOf } from '../agenda/same-of.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { itemMeant } from '../focus/items-in-focus.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { AND } from '../wording/openers.ts';
import { edited } from './edited.ts';
import { goesOnTold } from './goes-on-told.ts';

/** How long a note kept is what such words go on from, with other subjects in between. */
const RECENT_MS = 10 * MINUTE_MS;

const OF_ANOTHER = pattern('i')`
  ^(?:(?:anota:|ah|e|j[áa]),? )*(?<the>[oa]s? )?(?<of>d[aeo]s? (?:meu |minha )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?<is>(?:[ée]|eh|s[ãa]o|fica|:) )?(?<value>(?:dia )?\S*\d.{0,60}?|[PMG]{1,3})[.!]*$
`;
/** The noun, whose it is and the value: "telefone do rapaz do gás 99812-3344". */
const HEADED = pattern('i')`
  ^(?<before>(?:anota )?[^:]{0,40}?)(?<noun>telefone|celular|cel|whats(?:app)?|zap|n[úu]mero|senha|endere[çc]o|cep|ramal|medidas?|tamanho|placa|c[óo]digo|login|
  altura|largura|peso|manequim|anivers[áa]rio|hor[áa]rio|e-?mail|chave pix|pix|matr[íi]cula|cpf|rg)(?<middle>(?: d[aeo]s? (?!\d)[^\d:]{1,40}?)?)
  (?<of> d[aeo]s? (?:meu |minha )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?<is>:? (?:[ée] |eh |s[ãa]o |fica )?)(?<value>\S*\d.*|[PMG]{1,3})$
`;
const MORE = pattern('i')`
  ^${AND}(?:
    esqueci (?:de )?(?:falar|dizer|anotar|contar|colocar|p[ôo]r|botar|escrever)(?: a[íi])?(?: (?:que|d[aeo]))?|
    faltou (?:falar|dizer|anotar|colocar|p[ôo]r)(?: que)?|
    (?:coloca|bota|p[õo]e|acrescenta|escreve|anota(?= (?:a[íi] )?(?:tamb[ée]m|tb|nela)))(?: (?:a[íi]|nela|l[áa]|tamb[ée]m|tb|mais))* que|(?:detalhe|obs|ps|importante)[:,]
  ) (?:(?:tamb[ée]m|tbm?) )?(?<more>[a-zà-ÿ].{2,160}?)[.!]*$
`;
const STEP = pattern('i')`
  ^(?:(?:ah|e|da[íi]|depois|a[íi]),? )*(?<more>(?:
    ass[ae]r?|bat[ae]r?|mistur[ae]r?|lev[ae]r? (?:a[oi]|no|ao) (?:forno|fogo)|cozinh[ae]r?|mex[ae]r?|deix[ae]r? (?:descansar|crescer|esfriar|gelar)|
    frit[ae]r?|refog[ae]r?|unt[ae]r?|sov[ae]r?|peneir[ae]r?|forno (?:a|em|m[ée]dio|baixo|alto|pr[ée])|ferv[ae]r?|coloc[ae]r? (?:no|na)
  )(?![a-zà-ÿ]).{2,160}?)[.!]*$
`;
/** "Põe erva doce tb", of the recipe. */
const GOES_IN = pattern('i')`
  ^(?!.*(?:n[ao]s? (?:nota|lista|receita)|:))(?:(?:ah|e|opa|esqueci|faltou|ih),? )*(?:(?:p[õo]e|bota|coloca|leva|vai|junta)
  (?: tamb[ée]m| tb| mais)?|(?:tamb[ée]m|tbm?) (?:leva|vai)|(?:mais|tamb[ée]m|tbm?)(?= \d| uma? | mei[oa] )|(?<=^e )
  (?=\d|uma? |mei[oa] )) ?(?<more>[^,?!]{3,60}?)(?: tamb[ée]m| tb| tbm)?[.!]*$
`;
const RECIPE = /(?<![a-zà-ÿ])receita(?![a-zà-ÿ])/i;

/** "E sinvastatina à noite", behind a dose kept. */
const DOSE_TOO = /^(?:e|mais|tamb[ée]m|tbm?) (?<more>[a-zà-ÿ][^?!:$]{2,60}?)(?: tamb[ée]m| tbm?)?[.!]*$/i;
/** "E a dipirona também", behind "o Téo é alérgico a amendoim". */
const TOO =
  /^(?:(?:ah|e),? )*(?<more>(?:ao?|à|d[aeo]|com|em|n[oa]) [a-zà-ÿ][^?$\d,]{2,40}?),? (?:tamb[ée]m|tb|tbm)[.!]*$/i;
const OF_WHAT =
  /(?:al[ée]rgic[oa]|alergia|intolerante|medo|gosta|n[ãa]o pode) (?:[^:;]{2,40} e )?(?:ao?|à|d[aeo]|com|em|n[oa]) [a-zà-ÿ ]{3,40}$/i;

/** "O da Bia: caderno, mochila", behind "material escolar do Davi: …". */
const LIST_OF_ANOTHER =
  /^(?:e )?[oa]s? (?<of>d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?)(?: (?:[ée]|s[ãa]o|vai ser|tem))?: ?(?<entries>[^?]*,[^?]*)$/i;
/** "E na Enel", behind "ligar na net pra transferir o endereço". */
const AND_THERE = /^e (?:tamb[ée]m )?((?:n[ao]s?|pr[ao]s?|com [oa]?) ?[a-zà-ÿ][a-zà-ÿ ]{1,25}?)[.!]*$/i;
const DONE_THERE = /^([a-zà-ÿ]+[aeiô]r) (?:n[ao]s?|pr[ao]s?|com [oa]?) ?[a-zà-ÿ]+((?: (?:pr[ao]|para|e|sobre) .*)?)$/i;
/** "E sapato 27", behind "ela usa roupa 6": no price. */
const withSize = (body: string, text: string): string | undefined =>
  /(?<![a-zà-ÿ])(?:us[ao]|cal[çc][ao]|vest[eo]) .{0,20}(?:\d|[PMG]$)/i.test(body) &&
  /^e (?:de |(?:el[ea] )?(?=cal[çc]a |veste |usa ))?(?:veste|usa|sapato|t[êe]nis|roupa|camisa|camiseta|cal[çc]a|blusa|vestido|saia|bermuda|chinelo|sand[áa]lia|fralda|bota) (?:n[úu]mero |tam(?:anho)? )?(?:\d{1,2}|[PMG]{1,2})[.!]*$/i.test(
    text,
  )
    ? `${body}, ${text.replace(/^e |[.!]+$/gi, '')}`
    : undefined;
/** "E a Pipoca 3,2", behind "a Mel pesou 8,4 kg": another of them, and no price. */
const MEASURED =
  /(?<![a-zà-ÿ])(?:pes(?:a|ou)|med(?:e|iu)|cal[çc]a|veste|tirou|tem|fez) (?:\d[\d.,]*) ?(?:kg|quilos?|g|cm|m|metros?|anos?|meses|(?=[,.]|$| em ))/i;
const ANOTHER_SO =
  /^e (?:[oa] |meu |minha )?[a-zà-ÿ]+(?: d[eao] [a-zà-ÿ]+)? (?:\d{1,3}(?:,\d{1,2})?)(?: ?(?:kg|g|cm|m))?[.!]*$/i;
export const withGrade = (body: string, text: string): string | undefined =>
  MEASURED.test(body) && ANOTHER_SO.test(text) && withSize(body, text) === undefined
    ? `${body}, ${text.replace(/[.!]+$/u, '')}`
    : withMark(body, text);
/** "E 6 em matemática", behind "a Bia tirou 8 em português". */
const withMark = (body: string, text: string): string | undefined =>
  /(?<![a-zà-ÿ])tir(?:ou|ei) \d/i.test(body) && /^(?:e |mais )\d[\d,.]* (?:em|n[oa]) [a-zà-ÿ ]{3,30}[.!]*$/i.test(text)
    ? `${body}, ${text.replace(/^(?:e|mais) |[.!]+$/gi, '')}`
    : undefined;

const HEAD = /^\p{L}{4,}(?= (?:\p{Lu}|\d{1,2}) \S)/u;
/** "Treino B costas", behind "treino A peito". */
const isSibling = (words: string, { body }: Item): boolean => {
  const head = HEAD.exec(words)?.[0];
  return head !== undefined && folded(head) === folded(HEAD.exec(body)?.[0] ?? '');
};

/** With the label it is kept under. */
const wholeOf = ({ title, body }: Item): string =>
  body.startsWith(title) || title.endsWith('…') ? body : `${title}: ${body}`;

const withMore = ({ body }: Item, more: string): string => `${body.replace(/[\s.,;]+$/u, '')}; ${more}`;

const MAY_ADD: ReadonlySet<Intent> = new Set<Intent>(['smalltalk', 'unknown', 'save', 'continue', 'edit_memory']);

/** The one takes the place of the other. */
const ROOM =
  / ?d[ao]s? (?:sala|quarto|cozinha|banheiro|varanda|corredor|garagem|quintal|lavanderia|su[íi]te)(?: .*)?$/i;

/** "A da farmácia abre às 9", of which another note kept lately says when. */
function rightOfOther(
  { of = '', value = '' }: Readonly<Record<string, string | undefined>>,
  last: Item,
  situation: Situation,
): Decision | undefined {
  const thing = folded(/^d[aeo]s? (?:meu |minha )?(\S+)/i.exec(of)?.[1] ?? '');
  const meant = itemMeant({ words: [thing] }, situation, ({ id, kind, body }) => {
    const its = (HEADED.exec(body)?.groups?.['of'] ?? body).replace(/^ ?(?:d?[aeo]s? )?(?:meu |minha )?/i, '');
    return kind === 'note' && id !== last.id && folded(its).startsWith(thing);
  });
  if (meant.is !== 'one') return undefined;
  const { body } = meant.one;
  const old = HEADED.exec(body)?.groups?.['value'];
  const content = withNearestAs(body, value) ?? (old && body.replace(old, value));
  return content ? edited(meant.one, content) : undefined;
}

/** Undefined unless a note was kept or changed lately that these words go on from. */
export function keptLikeLast(situation: Situation): Decision | undefined {
  const { text, loaded, asking, reading, understanding } = situation;
  const { lastSaved, lastEntry, done } = loaded;
  const last = lastSaved?.kind === 'note' && asking.now - lastSaved.updatedAt <= RECENT_MS ? lastSaved : undefined;
  if (last === undefined || lastEntry !== undefined || done?.reminder !== undefined || text.includes('?'))
    return undefined;
  const words = text.trim();
  const { intent, slots } = understanding;
  const ofWork = intent === 'save' && slots.item_type !== 'note' && slots.item_type !== 'media';
  const addable = (MAY_ADD.has(intent) || understanding.confidence < SURE) && !ofWork && reading.money === undefined;
  const recipe = RECIPE.test(`${last.title} ${last.body}`);
  const more =
    MORE.exec(words)?.groups?.['more'] ??
    (loaded.wroteLast() ? goesOnTold(situation) : undefined) ??
    (recipe ? (STEP.exec(words) ?? GOES_IN.exec(words))?.groups?.['more'] : undefined);
  if (more !== undefined && addable && (recipe || listedIn(last) === undefined))
    return edited(last, withMore(last, more));
  const dose = MOMENT.test(last.body) ? DOSE_TOO.exec(words)?.groups?.['more'] : undefined;
  if (dose !== undefined && MOMENT.test(dose) && addable) return edited(last, `${last.body}, ${dose}`);
  const too = OF_WHAT.test(last.body) ? TOO.exec(words)?.groups?.['more'] : undefined;
  if (too !== undefined) return edited(last, `${last.body} e ${too}`);
  if (isSibling(words, last) && loaded.wroteLast() && addable && intent !== 'save') return run(noteCall(words));
  const [, there = ''] = AND_THERE.exec(words) ?? [];
  const task = there === '' || taskVerb(last.body) === undefined ? null : DONE_THERE.exec(last.body);
  if (task !== null) return run(noteCall(`${task[1]} ${there}${task[2]}`));
  const graded = withGrade(last.body, words) ?? withSize(last.body, words);
  if (graded !== undefined) return edited(last, graded);
  const { of, entries = '' } = LIST_OF_ANOTHER.exec(words)?.groups ?? {};
  const label = sameOf(listedIn(last)?.label ?? '', of);
  if (label !== undefined) return run(noteCall(entries, label));
  const another = OF_ANOTHER.exec(words)?.groups;
  const right = another && rightOfOther(another, last, situation);
  if (right !== undefined) return right;
  const headed = another && HEADED.exec(wholeOf(last))?.groups;
  if (another === undefined || headed === undefined) return undefined;
  const { noun = '', middle = '', is = ' ' } = headed;
  // "O da farmácia" takes the place of all behind the noun; "da sala", of whose it is alone.
  const head =
    another['the'] === undefined
      ? `${noun}${middle}`
      : noun.endsWith('s') && !/s $/i.test(another['the'])
        ? `${noun}${middle || (ROOM.test(headed['of'] ?? '') && ROOM.test(another['of'] ?? '') ? '' : headed['of'])}`
        : `${noun}${ROOM.test(another['of'] ?? '') && !ROOM.test(headed['of'] ?? '') ? headed['of'] : ''}`;
  return run(
    noteCall(
      `${head} ${another['of'] ?? ''}${another['is'] === undefined ? is : ` ${another['is']}`}${another['value'] ?? ''}`,
    ),
  );
}
