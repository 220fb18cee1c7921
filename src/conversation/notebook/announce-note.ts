// "Quero anotar uma coisa", "nova nota", "salva um filme": says that something will be kept and not what, so that is asked;
// the next message is the answer.

import { piece } from '../../domain/pattern.ts';
import { GREETINGS } from '../../language/signals/greeting.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { askToFill } from '../ask.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { askTask } from '../wording/of-task-asked.ts';

const KEEP = '(?:anotar|guardar|salvar|registrar|escrever|adicionar|marcar)';
const KEEPS = '(?:anota|anote|guarda|guarde|salva|salve|registra|escreve|adiciona)';
const WILL =
  '(?:(?:quero|queria|preciso|precisava|gostaria de|vou|posso|tenho que|deixa eu|me ajuda a|bora|vamos|poderia|pode)(?: te)?(?: pedir (?:pra|para))?)';
const SOMETHING = piece`
  (?:mais )?(?:(?:uma?|umas|uns|outr[oa]|nov[oa]) )*(?<what>
    coisas?|coisinhas?|neg[óo]cios?|parada|trem|treco|ideias?|nota|notinha|anota[çc][ãa]o|recado|informa[çc](?:[ãa]o|[õo]es)(?: (?:d[aeo]s?|sobre [oa]s?) [a-zà-ÿ]+)?|
    info|receita|dica|lembran[çc]a|texto|algo|filmes?|s[ée]ries?|livros?|links?|v[íi]deos?|site
  )(?: nov[oa])?
`;
const BEHIND =
  '(?: (?:aqui|a[íi]|com (?:voc[êe]|vc)|pra mim|r[áa]pid[oa]|importante|no caderno|na caderneta|por favor|pfv))*';

const turn = (words: string): RegExp =>
  new RegExp(`^(?:(?:${GREETINGS}|eae|mano|ent[ãa]o|olha)[,.!]? )?(?:eu )?${words}[.!:…]*$`, 'i');
const ANNOUNCES: readonly RegExp[] = [
  turn(`${WILL} ${KEEP} ${SOMETHING}${BEHIND}\\??`),
  turn(
    `(?:vou|deixa eu|quero) te (?:passar|mandar|contar|ditar) (?:uma?|umas|uns) (?<what>receita|dica|ideia|recado|links?|info)${BEHIND}`,
  ),
  turn(`(?:me )?${KEEPS}(?: a[íi]| aqui| pra mim)* (?:mais )?(?=um|outr|nov|algo)${SOMETHING}${BEHIND}`),
  turn(`tenho (?:mais )?(?=um|outr|algo)${SOMETHING} (?:pra|para) ${KEEP}${BEHIND}`),
  turn('(?:nov[oa] (?<what>nota|anota[çc][ãa]o|lembran[çc]a|filme|s[ée]rie|link)|(?:nota|anota[çc][ãa]o) nova)'),
];

/** "Queria guardar a receita do pudim": named, and still to be sent. */
const NAMED = turn(
  piece`
    ${WILL} (?:anotar|guardar|salvar|registrar|escrever|te passar|te mandar) (?:[oa] )?
    (?<label>(?:receita|recado|dica|passo a passo) d[aeo]s? [a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{1,40}?)${BEHIND}
  `,
);

/** "Lembra de comprar", and nothing else. */
const TASK_ALONE = turn(
  '(?:me )?(?:lembr[ae]|avis[ae]|n[ãa]o (?:me )?deix[ae] esquecer)(?: (?:de|pra))? (?<does>comprar|pagar|levar|buscar|pegar|mandar|devolver|entregar|marcar|pedir|trocar|fazer|separar|cobrar)',
);

/** Undefined unless nothing of what is to be kept was said, and no message just sent can be meant. */
export function announceNote({ text, loaded, asking }: Situation): Decision | undefined {
  const words = text.trim();
  const label = NAMED.exec(words)?.groups?.['label'];
  if (label !== undefined && loaded.pointedAt === undefined)
    return askToFill(['Pode mandar.'], 'content', noteCall('', label), asking);
  const does =
    loaded.wroteLast() && loaded.done?.reminder === undefined ? undefined : TASK_ALONE.exec(words)?.groups?.['does'];
  if (does !== undefined) return say({ text: [askTask(does)] });
  const found = ANNOUNCES.map((one) => one.exec(words)).find((one) => one !== null);
  if (found === undefined || loaded.pointedAt !== undefined) return undefined;
  const what = found?.groups?.['what'] ?? '';
  if (/^(?:links?|v[íi]deos?|site)$/i.test(what)) return say({ text: ['Pode mandar o endereço que eu guardo.'] });
  if (/^(?:filmes|s[ée]ries|livros?)$/i.test(what))
    return say({
      text: [`Pode mandar, como “quero ${/^l/i.test(what) ? 'ler Torto Arado e 1984' : 'ver Duna e Aftersun'}”.`],
    });
  if (/^filme$/i.test(what))
    return askToFill(['Qual filme?'], 'title', { tool: 'save_movie', args: { title: '' } }, asking);
  if (/^s[ée]rie$/i.test(what))
    return askToFill(['Qual série?'], 'title', { tool: 'save_tv_show', args: { title: '' } }, asking);
  return askToFill(['O que você quer anotar?'], 'content', { tool: 'save_note', args: { content: '' } }, asking);
}
announceNote.says = [NAMED, TASK_ALONE, ...ANNOUNCES];

const ORGANISES =
  /(?<![a-zà-ÿ])(?:me ajud[ae] a|preciso|quero|vou|bora|vamos|tenho que) (?:me )?organizar(?![a-zà-ÿ])(?! (?:minha|a|nossa) vida)/i;
const OF_MONEY =
  /dinheiro|gast|conta|grana|d[íi]vida|financ|finan[çc]|or[çc]amento|sal[áa]rio|r\$|reais|boleto|fatura|m[êe]s(?![a-zà-ÿ])/i;

/** "Me ajuda a organizar a mudança": nothing to be kept yet, and no money. */
export const organises = ({ text, loaded }: Situation): Decision | undefined =>
  ORGANISES.test(text) && !OF_MONEY.test(text) && loaded.state.at === 'idle' ? say(phrases.tellOneByOne) : undefined;
organises.says = [ORGANISES];
