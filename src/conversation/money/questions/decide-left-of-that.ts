// "Sobrou quanto do que meu pai mandou?": of money that came in, less what was spent since.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { contaKindOf } from '../../../finance/conta.ts';
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
  const since = loaded.entries({ period: { from: gift.date, to } }).filter((one) => happened(one, gift, to));
  const [spent, kept] = [spentOf(since), sumOf(since, ({ kind }) => kind === 'investimento')];
  const left = gift.cents - spent - kept;
  const put = kept === 0 ? '' : ` e guardou ${reais(kept)}`;
  const said = `Depois de ${subjectWords(gift)}, você gastou ${reais(spent)}${put}: `;
  return say({
    text:
      left >= 0
        ? [said, 'sobram ', { bold: reais(left) }, '.']
        : [said, { bold: reais(-left) }, ' a mais do que isso.'],
  });
}
decideLeftOfThat.says = [OF_THAT];

/** Recorded behind it. */
const happened = (one: Lancamento, { id }: Lancamento, today: LocalDate): boolean =>
  one.status === 'paga' && one.date <= today && one.id > id;

/** In centavos; of instalments, one. */
const sumOf = (entries: readonly Lancamento[], counts: (one: Lancamento) => boolean): number =>
  entries.filter(counts).reduce((sum, { cents, parcelas }) => sum + Math.round(cents / Math.max(1, parcelas)), 0);

/** A fatura is paid with it as well, as far as its purchases are not among them. */
function spentOf(entries: readonly Lancamento[]): number {
  const faturas = sumOf(entries, (one) => one.kind === 'transferencia' && contaKindOf(one.to) === 'cartao');
  const onCredit = sumOf(entries, (one) => one.kind === 'despesa' && one.method === 'credito');
  return sumOf(entries, ({ kind }) => kind === 'despesa') + Math.max(0, faturas - onCredit);
}
