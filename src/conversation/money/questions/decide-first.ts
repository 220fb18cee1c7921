// "Primeiro gasto do mês", "último gasto de outubro", "qual foi meu penúltimo uber", "e antes desse?": an entry by its place
// in time.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { questionOf } from './question-of.ts';

const PLACED = pattern('i')`
  (?<![a-zà-ÿ])(?:(?<first>primeir)|(?<before>pen[úu]ltim)|[úu]ltim)(?<end>[oa]) (?=
    (?:gasto|compra|lan[çc]amento|despesa|entrada|recebimento|vez|uber|pix|abastecimento)(?![a-zà-ÿ])
  )
`;
const BEFORE_LAST = /(?<![a-zà-ÿ])(?<before>pen[úu]ltim)(?<end>[oa]) (?=[a-zà-ÿ])/i;
const BEFORE_IT = /^(?:e )?(?:[oa] )?(?:antes (?:dess[ea]|del[ea]|disso)|anterior|de antes|pen[úu]ltim[oa])\s*[?.!]*$/i;

/** "Quando foi a última troca de óleo?": of whatever name, when an entry has it. */
const LAST_OF = pattern('i')`
  ^(?:(?:e|mas|me (?:fala|diz)),? )*(?:quando|quanto|qual|onde|que dia|faz quanto tempo)(?: que)?
  (?: (?:foi|foram|é|custou|paguei|gastei|deu|eu|saiu|fiz|[nd]?[ao]|minha|meu))+ [úu]ltim[oa] (?!vez)
  (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,40}?)\s*[?.!]*$
`;
/** "Quando foi a última vez que troquei o óleo?": the verb, and what was done to. */
const LAST_TIME = pattern('i')`
  ^(?:(?:e|mas),? )*(?:quando|que dia)(?: que)? (?:foi|é) a [úu]ltima vez (?:que|em que) (?:eu |a gente )?
  (?<verb>[a-zà-ÿ]{4,}?)(?:ei|ou|amos|i) (?:[oa]s? |uma? )?(?<of>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)\s*[?.!]*$
`;

/** What any entry may be called. */
const ANY_ENTRY =
  /^(?:compra|gasto|despesa|lan[çc]amento|pagamento|fatura|conta|sal[áa]rio|parcela|venda|cliente|entrada|registro|pix|saque|corrida|dinheiro|transa[çc][ãa]o|recebimento|dep[óo]sito|anota[çc][ãa]o|coisa|item|valor|dia|m[êe]s|semana|ano)s?(?![a-zà-ÿ])/i;

/** The newest entry whose name has those words; that there is none, where nothing else is said of it. */
function lastNamed({ text: said, loaded: { entries }, understanding }: Situation): Decision | undefined {
  const text = said.trim();
  const { what } = LAST_OF.exec(text)?.groups ?? {};
  const { verb = '', of = '' } = LAST_TIME.exec(text)?.groups ?? {};
  // "Troquei o óleo" was kept as "troca de óleo".
  const done = folded(verb).replace(/qu$/, 'c');
  const found =
    what === undefined
      ? of === ''
        ? []
        : entries({ words: of }).filter(({ description }) => folded(description).includes(done))
      : entries({ words: what });
  const [entry] = found;
  if (entry !== undefined) return askLedger({ op: 'last', merchant: entry.description });
  const { merchant, category } = understanding.intent === 'simplista' ? understanding.slots : {};
  const anyOf = understanding.intent === 'simplista' && understanding.slots.op === 'last';
  return anyOf && what !== undefined && !ANY_ENTRY.test(what) && (merchant ?? category) === undefined
    ? askLedger({ op: 'last', type: 'expense', merchant: what })
    : undefined;
}

const OF_ENTRIES: ReadonlySet<Question['op']> = new Set(['last', 'sum', 'list', 'count']);

/** @returns undefined when the words ask for no entry by its place */
export function decideFirst(situation: Situation): Decision | undefined {
  const { text, loaded, read, understanding } = situation;
  const last = loaded.lastQuestion?.question;
  if (BEFORE_IT.test(text.trim()))
    return last?.op === 'last' && last.check === undefined
      ? askLedger({ ...last, top_n: (last.top_n ?? 1) + 1 })
      : undefined;
  if (understanding.intent === 'lancamento' || understanding.intent === 'edit_transaction') return undefined;
  const named = lastNamed(situation);
  if (named !== undefined) return named;
  const found = PLACED.exec(text) ?? BEFORE_LAST.exec(text);
  const { first, before, end } = found?.groups ?? {};
  if (found === null || end === undefined) return undefined;
  const asked = questionOf(read(text.replace(found[0], `últim${end} `)));
  if (asked === undefined || !OF_ENTRIES.has(asked.op)) return undefined;
  const { limit: _, ...question } = asked;
  return askLedger({
    ...question,
    op: 'last',
    ...(first === undefined ? {} : { check: 'first' }),
    ...(before === undefined ? {} : { top_n: 2 }),
  });
}
decideFirst.says = [BEFORE_IT, PLACED, BEFORE_LAST, LAST_OF, LAST_TIME];
