// "Sobrou quanto do que meu pai mandou?": of money that came in, less what was spent since.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const LEFT =
  '(?:(?:sobrou|sobra|resta|restou|tenho) (?:ainda )?quanto|(?:quanto|qto|qnt) (?:que |ainda |me )*(?:sobrou|sobra|resta|restou|tenho))';
const OF_THAT = pattern('i')`
  ^(?:(?:e|mas|ent[ãa]o|agora),? )*${LEFT} (?:ainda )?(?:
    d(?:o|aquilo|os ${TYPED_AMOUNT}|o dinheiro|a grana|o pix|a mesada) (?:que )?(?:(?:[oa]|d[ao]) )?(?<who>(?:meu |minha )?[a-zà-ÿ]{2,20}) (?:me )?(?:mandou|deu|passou|pagou|transferiu|emprestou|depositou)|
    d[ao] (?:minha )?(?<allowance>mesada|ajuda|bolsa|pens[ãa]o)(?: d[ao] [a-zà-ÿ ]{2,20})?|
    d[ao]s? (?:meu |minha |minhas )?(?<pay>13[ºo]?|d[ée]cimo(?: terceiro)?|f[ée]rias|rescis[ãa]o|fgts|b[ôo]nus|plr|adiantamento|freela|heran[çc]a|inss|aposentadoria|benef[íi]cio|bpc|loas)
  )\s*[?.!]*$
`;

const came = ({ kind, status }: Lancamento): boolean => kind === 'receita' && status === 'paga';

/** Undefined when nothing came in from there. */
export function decideLeftOfThat({ text, loaded, asking, zone }: Situation): Decision | undefined {
  const { who, allowance, pay } = OF_THAT.exec(text.trim())?.groups ?? {};
  const name = folded(who ?? allowance ?? pay ?? '')
    .replace(/^(?:meu|minha) /u, '')
    .replace(/^(?:decimo|13).*/u, '13');
  const [gift] = name === '' ? [] : loaded.entries({ words: name }).filter(came);
  if (gift === undefined) return undefined;
  const to = localDate(asking.said, zone);
  const spent = spentSince(gift, to, loaded.entries({ period: { from: gift.date, to } }));
  const left = gift.cents - spent;
  const since = `Depois de ${subjectWords(gift)}, você gastou ${reais(spent)}: `;
  return say({
    text:
      left >= 0
        ? [since, 'sobram ', { bold: reais(left) }, '.']
        : [since, { bold: reais(-left) }, ' a mais do que isso.'],
  });
}
decideLeftOfThat.says = [OF_THAT];

/** In centavos, of what was recorded behind it. */
const spentSince = ({ id }: Lancamento, today: LocalDate, entries: readonly Lancamento[]): number =>
  entries
    .filter((one) => one.kind === 'despesa' && one.status === 'paga' && one.date <= today && one.id > id)
    .reduce((sum, { cents, parcelas }) => sum + Math.round(cents / Math.max(1, parcelas)), 0);
