// "Faz uma lista pra feira: macaxeira, jerimum", "cria uma lista pro churrasco com carvão e linguiça": a list of that name; without what
// goes on it, that is asked.

import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { isNamedAs, withoutEntries } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { askToFill } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { apartOnList } from './dictated-list.ts';

const MAKES =
  /^(?:(?:por favor|oi|ei|ent[ãa]o|pode|quero|queria|vou|vamos|bora|preciso|me|ajuda a|eu),? )*(?:faz|fa[çc]a|fazer|cria|crie|criar|monta|monte|montar|prepara|preparar|come[çc]a|come[çc]ar|abre|abrir)(?: (?:a[íi]|pra mim|uma?|a|outra|nova|minha|me))* list(?:a|inha)(?: nova)?(?: (?<to>pr[ao]s?|para [ao]s?|d[aeo]s?|para|pra) (?<name>[a-zà-ÿ][^:,;\n]{1,40}?))?(?:(?:\s*:|,? com(?: [oa]s?)?(?: (?:seguintes|itens|coisas))*:?|,? que tenha)\s+(?<what>\S.*)|[.!:]*)$/is;
/** Titles go on the shelf, each by itself. */
const WORKS = /^(?:filmes?|s[ée]ries?|livros?|v[íi]deos?|links?|lembretes?|gastos?|contas?|tarefas)(?![a-zà-ÿ])/i;

/** "Lista pra feira" is that of "lista da feira". */
const ofName = (to: string, name: string): string =>
  `lista ${to.replace(/^(?:pr|para )([ao]s?)$/i, 'd$1').replace(/^para$/i, 'de')} ${name}`;

/** "Põe isso numa lista chamada obra": what was said just before. */
const OF_THAT = pattern('i')`
  ^(?:(?:e|ent[ãa]o|por favor|pode),? )*(?:p[õo]e|bota|coloca|anota|guarda|salva|faz|cria)
  (?: (?:a[íi]|tudo))* (?:isso|isto|tudo|ess[ea]s coisas) (?:numa|na|em uma) list(?:a|inha) (?:chamada |
  (?:com o nome )?d[aeo]s? |pr[ao]s? |para [ao]s? )(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)[.!]*$
`;
const NEEDS =
  /^.{0,40}?(?:precis[a-zà-ÿ]+|falt[a-zà-ÿ]+|comprar|levar|pegar|trazer|acabou)(?: comprar)?(?: d[aeo]s?)? (?=\S)/i;

function ofThat(name: string, { loaded, read }: Situation): Decision | undefined {
  const before = loaded.lastSaid?.trim() ?? '';
  const things = before.replace(NEEDS, '').replace(/[.!]+$/u, '');
  if (things === '' || things === before || things.length > 200) return undefined;
  return run(
    noteCall(
      apartOnList(things.replace(/(?<!vinte|trinta|quarenta|cinquenta|cem|cento)\s+e\s+/gi, ', '), read),
      `lista ${name}`,
    ),
  );
}

/** "Põe na mala carregador, remédio e casaco": what is packed, where no such list is kept. */
const PACKS = pattern('i')`
  ^(?:(?:e|ent[ãa]o|ah),? )*(?:p[õo]e|bota|coloca|separa) na (?:minha )?(?<name>mala|mochila|bolsa|lancheira|necessaire)
  (?: d[aeo]s? [a-zà-ÿ]+)?:? (?<what>[a-zà-ÿ][^?$]{5,150}?)[.!]*$
`;

/** "A do Miguel é igual mas sem tesoura e com régua", behind the list of another. */
const SAME_FOR = pattern('i')`
  ^(?:(?:e|ah),? )*a (?:list(?:a|inha) )?(?<of>d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:[ée]|eh|fica|vai ser) (?:igual(?:zinha)?|a mesma(?: coisa)?)
  (?<but>(?:,| mas| s[óo] que| menos| sem| com| e| mais)[^?$]{0,120})?[.!]*$
`;
const WITHOUT = /(?<![a-zà-ÿ])(?:sem|menos|tirando) (?<gone>[^?]+?)(?=,? (?:e |mas )?(?:com|mais) |$)/i;
const WITH = /(?<![a-zà-ÿ])(?:com|mais) (?<more>[^?]+?)(?=,? (?:e |mas )?(?:sem|menos|tirando) |$)/i;
const WHOSE = / d[aeo]s? (?!(?:material|compras|coisas))[a-zà-ÿ ]+$/i;
const things = (said = ''): string => said.replace(/\s+e\s+/gi, ', ').replace(/(?<=^|, )(?:[oa]s?|uma?) /gi, '');

function sameFor({ text, loaded }: Situation): Decision | undefined {
  const { of, but = '' } = SAME_FOR.exec(text.trim())?.groups ?? {};
  const [list] = of === undefined ? [] : loaded.enumerations();
  const label = list && listedIn(list)?.label.replace(WHOSE, '');
  if (list === undefined || of === undefined || label === undefined) return undefined;
  const entries = (listedIn(list)?.entries ?? []).map(({ name }) => name).join(', ');
  const gone = WITHOUT.exec(but)?.groups?.['gone'];
  const left = gone === undefined ? entries : withoutEntries(entries, things(gone));
  const more = WITH.exec(but)?.groups?.['more'];
  if (left === undefined || left === '') return undefined;
  return run(noteCall(more === undefined ? left : `${left}, ${things(more)}`, `${label} ${of}`));
}

/** Undefined for a list that is only asked for, or one of works. */
export function newList(situation: Situation): Decision | undefined {
  const { text, loaded, asking } = situation;
  const that = OF_THAT.exec(text.trim())?.groups?.['name'];
  if (that !== undefined) return ofThat(that, situation);
  const same = sameFor(situation);
  if (same !== undefined) return same;
  const packs = PACKS.exec(text.trim())?.groups;
  if (packs?.['name'] !== undefined && !loaded.lists().some((one) => isNamedAs(one, packs['name'] ?? '')))
    return run(
      noteCall(
        apartOnList((packs['what'] ?? '').replace(/\s+e\s+/gi, ', '), situation.read),
        `lista da ${packs['name']}`,
      ),
    );
  const said = MAKES.exec(text.trim())?.groups;
  if (said === undefined) return undefined;
  const { to = 'de', name = 'compras', what } = said;
  if (WORKS.test(name)) return undefined;
  const label = ofName(to, name);
  if (what !== undefined) return run(noteCall(what, label));
  const list = loaded.lists().find((one) => isNamedAs(one, name));
  if (list !== undefined) return run({ tool: 'search_items', args: { query: list.title } });
  return askToFill(['O que entra na ', { bold: label }, '?'], 'content', noteCall('', label), asking);
}
newList.says = [SAME_FOR, MAKES, OF_THAT, PACKS];
