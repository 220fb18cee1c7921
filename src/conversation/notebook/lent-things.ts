// "Emprestei a furadeira pro Beto", "o Marcos tá com meu livro", then "o Beto devolveu": things lent and borrowed, which are no money.
// Kept as they were told, and gone when they are back.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToChoose } from '../ask.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { lineOf } from '../replies/item-words.ts';
import type { Situation } from '../situation.ts';
import { AMOUNT, type Turn, turn } from '../wording/turn.ts';

const OPENS = '(?:(?:eu|hoje|ontem|j[áa]|ah|e|olha|ent[ãa]o),? )*';
const THING = piece`
  (?!(?:[oa]s? )?(?:dinheiro|grana|valor|trocado|cart[ãa]o|nome|parte|quantia)(?![a-zà-ÿ]))(?:(?:[oa]s?|uma?|uns|umas|meus?|minhas?) )?[a-zà-ÿ][^?$\d,]{1,50}?
`;
const WHO = '[a-zà-ÿ][^?$,]{1,30}?';
const SINCE = '(?: (?:desde|faz|h[áa]|ontem|hoje|semana passada|m[êe]s passado)(?: [^?$]{1,25})?)?';
const LENDS = pattern('i')`
  ^${OPENS}(?<said>(?:emprestei|peguei emprestad[oa]) ${THING} (?:com|d[aeo]|pr[ao]s?|para|ao?|à) ${WHO}${SINCE}|
  ${WHO} me emprestou ${THING}${SINCE})(?<more>, (?!.*(?:anot|guard|salv|registr))[^?$]{3,60})?[.!]*$
`;
/** "Emprestei R$ 200 e a escada pro Jonas": money, and a thing. */
export const LENT_TURNS: readonly Turn[] = [
  [
    turn(`${OPENS}emprestei ${AMOUNT} (?:e|mais) (${THING}) ((?:pr[ao]s?|para|ao?|à) ${WHO})`),
    'emprestei $1 $3\nanota: emprestei $2 $3',
  ],
  [
    turn(
      `${OPENS}emprestei ${AMOUNT} ((?:pr[ao]s?|para|ao?|à) ${WHO}),? (?:e|mais) (${THING})(?: (?:tamb[ée]m|tb|tbm))?`,
    ),
    'emprestei $1 $2\nanota: emprestei $3 $2',
  ],
];
/** "E a escada pro vizinho do 302", behind what was lent. */
const LENT_TOO = new RegExp(
  `^(?:e|mais|tamb[ée]m|tb) (?<said>${THING} (?:pr[ao]s?|para|ao?|com) [a-zà-ÿ][^?$,]{1,30}?)(?: tamb[ée]m| tb)?[.!]*$`,
  'i',
);
/** "Peguei a mangueira da Cida". */
const TOOK =
  /^(?:(?:[Ee]u|[Hh]oje|[Oo]ntem),? )*(?:[Pp]eguei|[Pp]edi)(?: emprestad[oa])? (?:o|a|um|uma) (?!ônibus|onibus|carro|uber|metrô|trem|táxi|voo|dúvida|bolo|rua)(?<thing>\p{Ll}[\p{Ll} ]{2,25}) (?:d[ao]|com [oa]|d[ao] (?:meu|minha)) (?<whom>\p{Lu}\p{L}+|vizinh[oa]|(?<=(?:meu|minha) )\p{L}+)[.!]*$/u;
/** "Devolvi ontem", behind it. */
const BACK_BARE =
  /^(?:(?:j[áa]|eu|ah),? )*(?:devolvi|el[ea]s? (?:j[áa] )?(?:me )?devolve(?:u|ram)|devolve(?:u|ram))(?: (?:j[áa]|ontem|hoje|agora|pr[ao] el[ea]|el[ea]))*[.!]*$/i;
const LENT_BOOK =
  /^(?:(?:eu|j[áa]|hoje|ontem),? )*emprestei (?:o livro )?(?<title>\d{2,4}) (?:pr[ao]s?|para|ao?|à|com) [a-zà-ÿ][^?$,]{1,30}[.!]*$/i;
/** Theirs by the owner it is said to have. */
const HAS_MINE = pattern('i')`
  ^${OPENS}(?<said>${THING} (?:t[áa]|est[áa]|ficou) emprestad[oa] (?:com|pr[ao]|para) ${WHO}|${WHO} (?:(?:t[áa]|est[áa]|ficou) com|pegou|levou) (?:o |a )?(?:meu|minha) (?!cart[ãa]o|dinheiro|grana)[a-zà-ÿ][^?$\d,]{1,50}?${SINCE})[.!]*$
`;
/** "A furadeira tá com o Gil": a thing, and somebody by name. */
const IS_WITH =
  /^(?:[OoAa]s?|[Mm]inhas?|[Mm]eus?) (?!chave|crian|menin|bebê|nen[eé]|cachorr|gat[oa]|filh|mãe|pai|vó|vô|avó|carro |gente|dinheiro|grana|conta|vaga)\p{Ll}[\p{Ll} ]{2,30} (?:tá|está|ficou|tão|estão|ficaram) com (?:(?:[oa]|[Mm]inha|[Mm]eu|[Dd]ona|[Ss]eu|[Tt]i[oa]) )*(?:\p{Lu}\p{L}+|vizinh[oa])[.!]*$/u;
/** "O que eu tenho que devolver?" */
const TO_RETURN =
  /^(?:e )?(?:o ?que|oq|(?:que|quais) coisas)(?: (?:eu|ainda|que|[ée]))* (?:tenho (?:que|de|pra)|preciso|falta|devo) devolver\s*[?.!]*$/i;
const BACK = pattern('i')`
  ^${OPENS}(?:
    (?<who>${WHO}) (?:j[áa] )?(?:me )?(?:devolveu|trouxe de volta)(?: (?<thing>(?!(?:hoje|ontem|agora)(?![a-zà-ÿ]))${THING}))?|
    (?:devolvi|entreguei|peguei de volta) (?<mine>${THING})(?: (?:com|d[aeo]|pr[ao]s?|para|ao?|à) ${WHO})?
  )(?: (?:hoje|ontem|agora))?[.!]*$
`;
const ASKS = pattern('i')`
  ^(?:e )?(?:
    (?:o ?que|oq|(?:que|quais) coisas)(?: [ée])?(?: que)? (?:(?:eu|j[áa]|ainda|t[áa]|est[áa]|est[ãa]o|t[ãa]o|tem|tenho|foi|ficou) )*(?:emprestei|emprestad[oa]s?)
    (?: (?:por a[íi]|com algu[ée]m|agora|ainda))?|
    (?:quem|com quem)(?: (?:[ée] que|que|ainda))* (?:t[áa]|est[áa]|t[ãa]o|est[ãa]o|ficou|tem)(?: ainda)? (?:com )?(?:o qu[eê]|(?:as )?(?:alguma )?(?:minhas? )?coisas?(?: minhas?| emprestadas?)?|algo(?: meu)?)|
    (?:o ?que|oq) (?:meu )?(?:t[áa]|est[áa]|ficou) com os outros
  )(?: agora| ainda)?\s*[?.!]*$
`;
/** "O Léo devolveu minha calculadora?", "a Dirce tá com a minha forma ainda?". */
const ASKS_OF = new RegExp(
  `^(?:e )?(?:ser[áa] que )?(?!quem )(?<who>${WHO}) (?:j[áa] )?(?:me )?(?:devolveu|(?:t[áa]|est[áa]|ficou)(?: ainda)? com) (?<thing>${THING})(?: ainda)?\\s*\\?+$`,
  'i',
);
const WITH_WHOM =
  /^(?:e )?com quem (?:t[áa]|est[áa]|ficou|ficaram|est[ãa]o|deixei|eu deixei) (?:[oa]s? |meus? |minhas? )(?<thing>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)\s*\?*$/i;
const LABEL = 'emprestado';

const isOut = ({ kind, title, body }: Item): boolean =>
  kind === 'note' && (/emprest/i.test(`${title} ${body}`) || IS_WITH.test(body));
/** Of others, with oneself. */
const isTaken = ({ kind, body }: Item): boolean =>
  kind === 'note' && /^(?:eu )?(?:peguei|pedi) emprest|me emprest/i.test(body);
/** All of them: as a list that may be pointed at where one search finds them. */
function showing(notes: readonly Item[], query: string | undefined): Decision | undefined {
  if (notes.length === 0) return undefined;
  return query !== undefined && notes.every(({ title, body }) => /emprest/i.test(`${title} ${body}`))
    ? run({ tool: 'search_items', args: { query } })
    : say({ text: notes.flatMap((note, at) => [at === 0 ? '• ' : '\n• ', note.body]) });
}

/** Undefined where money is told, or nothing of that name is out. */
export function lentThings({ text, loaded, reading, asking }: Situation): Decision | undefined {
  const words = text.trim();
  if (ASKS.test(words) || TO_RETURN.test(words)) {
    const out = loaded.notes().filter(isOut);
    const [taken, lent] = [out.filter(isTaken), out.filter((note) => !isTaken(note))];
    return ASKS.test(words)
      ? (showing(lent, taken.length === 0 ? LABEL : undefined) ??
          (loaded.receivables().length > 0 ? undefined : say({ text: ['Ninguém, pelo que anotei.'] })))
      : (showing(taken, 'peguei emprestado') ?? run({ tool: 'list_reminders', args: { words: 'devolver' } }));
  }
  if (IS_WITH.test(words) && loaded.called(words).items.length === 0)
    return run(noteCall(words.replace(/[.!]+$/u, ''), LABEL));
  // "Com quem tá o livro?", of "emprestei o avesso da pele pra Bia".
  const where = WITH_WHOM.exec(words)?.groups?.['thing'];
  if (where !== undefined) {
    const known = loaded.called(where).items.some((item) => isOut(item) || / com /i.test(item.body));
    const out = !known && loaded.called(LABEL).items.concat(loaded.called('emprestei').items).some(isOut);
    return known || out ? run({ tool: 'search_items', args: { query: known ? where : 'emprestei' } }) : undefined;
  }
  const { who: whom = '', thing: lost } = ASKS_OF.exec(words)?.groups ?? {};
  if (lost !== undefined) {
    const note = loaded.called(lost.replace(/^(?:[oa]s? )?(?:minhas?|meus?) /i, '')).items.find(isOut);
    return note === undefined
      ? loaded.called(LABEL).items.some(isOut)
        ? say({ text: [`Não tenho nada disso emprestado com ${whom.trim()} agora.`] })
        : undefined
      : say({ text: ['Ainda não voltou, pelo que anotei: ', { bold: note.body }, '.'] });
  }
  const near =
    loaded.lastSaved !== undefined && loaded.lastEntry === undefined && isOut(loaded.lastSaved)
      ? loaded.lastSaved
      : undefined;
  const too = near !== undefined && /^emprestei/i.test(near.body) ? LENT_TOO.exec(words)?.groups?.['said'] : undefined;
  if (too !== undefined) return run(noteCall(`emprestei ${too}`));
  if (near !== undefined && BACK_BARE.test(words)) return run({ tool: 'delete_memory', args: { item_id: near.id } });
  // "1984" is a book, and no sum.
  const book = LENT_BOOK.exec(words)?.groups?.['title'];
  const isBook = book !== undefined && loaded.called(book).items.some(({ body }) => /^livro: /i.test(body));
  if (isBook) return run(noteCall(words.replace(/[.!]+$/u, '')));
  if (reading.money !== undefined) return undefined;
  const { said: lent, more: besides = '' } = LENDS.exec(words)?.groups ?? {};
  if (lent !== undefined) return run(noteCall(`${lent}${besides}`));
  const took = TOOK.exec(words)?.groups;
  if (took !== undefined) return run(noteCall(words.replace(/^[^ ]+(?: emprestad[oa])?/u, 'peguei emprestado'), LABEL));
  const has = HAS_MINE.exec(words)?.groups?.['said'];
  if (has !== undefined) return run(noteCall(has, LABEL));
  const { who = '', thing, mine = thing } = BACK.exec(words)?.groups ?? {};
  const owes = loaded.receivables().some(({ name }) => folded(who).endsWith(folded(name)));
  if ((mine ?? who) === '' || (mine === undefined && owes)) return undefined;
  const out = loaded.called(mine ?? who).items.filter(isOut);
  const act = ({ id }: Item): ToolCall => ({ tool: 'delete_memory', args: { item_id: id } });
  const [only, ...others] = out;
  if (only === undefined || others.length === 0) return only && run(act(only));
  const options = out.map((note) => ({ label: lineOf(note), act: act(note) }));
  return askToChoose('choose_reference', ['Qual voltou?'], options, asking);
}
lentThings.says = [
  IS_WITH,
  TO_RETURN,
  WITH_WHOM,
  LENT_BOOK,
  LENT_TOO,
  TOOK,
  BACK_BARE,
  ASKS_OF,
  ASKS,
  LENDS,
  HAS_MINE,
  BACK,
];
