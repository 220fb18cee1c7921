// "Ganho 8.500 por mês e gasto uns 6.000": usual monthly income and spending, saved for questions that need them.

import { folded } from '../../../domain/fold.ts';
import { CLOSE, PARTNER } from '../../../domain/kin.ts';
import { pattern } from '../../../domain/pattern.ts';
import { pronounOf } from '../../../finance/replies/person-words.ts';
import { HELLO } from '../../../language/signals/greeting.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { inContext } from '../../study/figures-in-context.ts';
import { figuresOf } from '../../study/figures-of.ts';
import { VALUE } from '../../wording/turn.ts';
import { valueSaid } from '../value-said.ts';
import { MEANS, meansInClauses } from './means-in-clauses.ts';
import { usual } from './usual.ts';

/** "Ganho 4200 e ela 2800": what comes in at home. */
const TOGETHER = pattern('i')`
  ^(?:eu )?(?:ganho|recebo|tiro) (?:uns |r\$ ?)*\d[\d.,]*(?: mil| reais)* e (?:(?:o|a|meu|minha) )?
  (?:el[ae]|${PARTNER})(?: (?:ganha|recebe|tira|uns))* (?:r\$ ?)?\d[\d.,]*(?: mil| reais)*
  (?: por m[êe]s)?(?<spend>,? (?:e )?(?:a gente )?gast(?:amos|a) (?:uns |r\$ ?)*\d[\d.,]*(?: mil| reais)*(?: no total| por m[êe]s| ao todo| juntos)*)?[.!]*$
`;
/** "Meu marido ganha 3.100": comes in at home, and is not one's own. */
const THEIRS = pattern('i')`
  ^(?:(?:e|mas|j[áa]|a[íi]|ah),? )*(?:[oa] )?(?:(?:meu|minha) )?(?<who>${PARTNER}|filh[oa]|m[ãa]e|pai|irm[ãa]o?)
  (?: tamb[ée]m)? (?:ganha|recebe|tira|t[áa] ganhando) ${VALUE}(?: l[íi]quidos?| limpos?)?(?: por m[êe]s)?[.!]*$
`;
/** "Eu e minha esposa ganhamos 7300 juntos". */
const OURS = pattern('i')`
  ^${HELLO}(?:(?:eu e|n[óo]s|a gente|eu mais)(?: (?:o|a|meu|minha))?(?: [a-zà-ÿ]+)? )?(?:ganhamos|recebemos|tiramos|(?<=a gente )(?:ganha|recebe|tira))
  (?: (?:uns |juntos |r\$ ?)*)\d[\d.,]*(?: mil| reais)*(?:,? (?:juntos|somando|somados|no total|por m[êe]s|ao todo|os dois))*[.!]*$
`;
/** "Gastamos 6100", right behind it. */
const WE_SPEND =
  /^(?:e |mas )?(?:a gente )?(?:gastamos|gasta) (?:uns |r\$ ?)*\d[\d.,]*(?: mil| reais)*(?: (?:no total|por m[êe]s|ao todo|juntos))*[.!]*$/i;

/** "Me aposentei, recebo 2640". */
const RETIRED = pattern('i')`
  ^${HELLO}(?:eu )?(?:me aposentei|(?:sou|t[ôo]|estou) aposentad[oa]|sou pensionista)(?:,| e|,? e)? (?:recebo|ganho) (?:uns |r\$ ?)*
  \d[\d.,]*(?: mil| reais)*(?: d[oe] inss)?(?: por m[êe]s)?[.!]*$
`;
/** "Tiro uns 3200 por mês": the usual month of one's own work. */
const DRAWS = pattern('i')`
  ^${HELLO}(?:(?:eu )?sou (?<trade>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)(?:,| e|, e) )?(?:(?:eu|hoje|de|em m[ée]dia|geralmente|com isso|nisso|l[áa]) )*(?:tiro|fa[çc]o|consigo tirar|d[áa] pra tirar) (?:uns |umas |em m[ée]dia |r\$ ?)*
  \d[\d.,]*(?: mil| reais)* (?:por|ao|no) m[êe]s(?: (?:em m[ée]dia|mais ou menos|livre|limpo|l[íi]quido))*[.!]*$
`;

/** "Eu ganho 3.200 e ela 2.400", behind a sister or a friend: nobody whose pay is of one's own home. */
const ANOTHER = new RegExp(`\\b(?:meu|minha|uma?) (?!${PARTNER})(?:${CLOSE})\\b`);
const SPOKEN_OF = /\b(?:ela|ele)\b/i;
const ofAnother = ({ text, loaded }: Situation): boolean =>
  SPOKEN_OF.test(text) &&
  loaded
    .spoken()
    .slice(-MOST_SINCE)
    .some((one) => ANOTHER.test(folded(one.text)));
/** In messages. */
const MOST_SINCE = 3;

const OF_HOME = 'renda da casa';
const PAYS: ReadonlySet<string> = new Set([OF_HOME, 'renda', 'salario']);
const SPENT = 'gastos do mês';

/** They are usual, so nothing is recorded of them each month. */
export function decideMeans(situation: Situation): Decision | undefined {
  const { text, reading, readingOf, asking, zone, read, loaded } = situation;
  const since = localDate(asking.said, zone);
  const means = meansInClauses(situation, since);
  if (means !== undefined) return means[0] === undefined ? say(phrases.premise) : run(means[0], ...means.slice(1));
  const [sum, ...more] = reading.figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
  const alone = more.length === 0 ? sum : undefined;
  if (alone !== undefined && PAYS.has(loaded.done?.recurring ?? '') && WE_SPEND.test(text.trim()))
    return run(usual(SPENT, 'despesa', alone, 'outros', since));
  const { who, value = '' } = THEIRS.exec(text.trim())?.groups ?? {};
  const theirs = who === undefined ? undefined : valueSaid(value, { read });
  if (theirs !== undefined)
    return run(
      usual(
        `salário d${pronounOf(who ?? '') === 'ela' ? 'a' : 'o'} ${who?.toLowerCase()}`,
        'receita',
        theirs,
        'salario',
        since,
      ),
    );
  const together = TOGETHER.exec(text.trim());
  if (together !== null && ofAnother(situation)) return say(phrases.premise);
  const spend = together?.groups?.['spend'];
  const all = OURS.test(text.trim())
    ? alone
    : together === null
      ? undefined
      : inContext(text.replace(spend ?? '', ''), readingOf(text.replace(spend ?? '', '')).figures).income;
  const out = spend === undefined ? undefined : valueSaid(spend.replace(/^.*?(?=\d)|[^\d]*$/gi, ''), { read });
  if (all !== undefined)
    return run(
      usual(OF_HOME, 'receita', all, 'salario', since),
      ...(out === undefined ? [] : [usual(SPENT, 'despesa', out, 'outros', since)]),
    );
  const pension = RETIRED.test(text.trim()) ? figuresOf(reading.figures).income : undefined;
  if (pension !== undefined) return run(usual('aposentadoria', 'receita', pension, 'beneficios', since));
  const drawn = DRAWS.exec(text.trim());
  const draws = drawn === null ? undefined : figuresOf(reading.figures).income;
  if (draws !== undefined) {
    const trade = drawn?.groups?.['trade'];
    const told = { kind: 'perfil', key: 'situation', value: { value: trade ?? '' } } as const;
    const facts: readonly ToolCall[] = trade === undefined ? [] : [{ tool: 'tell_money', args: { told } }];
    return run(usual('renda', 'receita', draws, 'outras_receitas', localDate(asking.said, zone)), ...facts);
  }
  return undefined;
}
decideMeans.says = [MEANS, THEIRS, OURS, WE_SPEND, TOGETHER, RETIRED, DRAWS];
