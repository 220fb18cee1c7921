// "Quanto tá o dólar?": the value, its change, its source and its time. An outdated value is marked as such.

import type { LocalDate } from '../../domain/dates.ts';
import type { Quote, SourcedFigure } from '../../domain/market.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import { decimalWords } from '../../finance/decimal-words.ts';
import { reais } from '../../finance/money.ts';
import { monthName } from '../../finance/replies/day-words.ts';
import { changeWords, figureWords } from '../../finance/replies/figure-words.ts';
import type { Quoted } from '../../tools/market-quote.ts';
import type { ReplyContext } from './reply-context.ts';
import { whenWas } from './when-words.ts';

const RATES: Readonly<Record<string, string>> = {
  SELIC: 'Selic',
  CDI: 'CDI',
  IPCA: 'IPCA',
  IGPM: 'IGP-M',
  POUPANCA: 'Poupança',
  TR: 'TR',
};

/** As they are spoken of when there is no figure to show; what is not here is spoken of by its code. */
const SPOKEN: Readonly<Record<string, string>> = {
  USD: 'o dólar',
  EUR: 'o euro',
  GBP: 'a libra',
  BTC: 'o bitcoin',
  ETH: 'o ethereum',
  IBOV: 'o Ibovespa',
  SELIC: 'a Selic',
  CDI: 'o CDI',
  IPCA: 'o IPCA',
  IGPM: 'o IGP-M',
  TR: 'a TR',
  XAU: 'o ouro',
};

const isQuote = (figure: Quote | SourcedFigure): figure is Quote => 'symbol' in figure;

/** With an amount ('100 dólares') also its value in reais. */
export function quoteReply({ asset, amount, outside }: Quoted, context: ReplyContext): Reply {
  if (outside.kind !== 'found') {
    if (outside.kind !== 'unavailable')
      return { text: ['Não achei a cotação de ', { bold: RATES[asset] ?? asset }, '.'] };
    const about = SPOKEN[asset] ?? `a cotação de ${asset}`;
    return { text: [`Não consegui ver ${about} agora: minhas fontes não responderam. Tente daqui a pouco.`] };
  }
  const { value: figure, stale } = outside;
  const moved = isQuote(figure) && figure.change !== null ? `, ${changeWords(figure.change)}` : '';
  const old = stale ? '. Não consegui conferir agora' : '';
  return {
    text: [
      ...(amount === undefined || figure.unit !== 'BRL' ? [] : converted(amount, asset, figure.value)),
      `${nameOf(asset, figure)}: `,
      { bold: figureWords(figure) },
      `${moved}.\n`,
      { italic: `Fonte: ${figure.source}, ${ofWords(figure, context)}${old}` },
    ],
  };
}

/** '100 USD = R$ 543,00'. */
const converted = (amount: number, asset: string, price: string): RichText => {
  const cents = Math.round(Number(price) * Math.round(amount * 100));
  return [`${decimalWords(String(amount), 2).replace(/,00$/u, '')} ${asset} = `, { bold: reais(cents) }, '.\n'];
};

function nameOf(asset: string, figure: Quote | SourcedFigure): string {
  if (!isQuote(figure)) return RATES[asset] ?? asset;
  const { symbol, name } = figure;
  if (name === null) return symbol;
  // A ticker is how people asked; a name of ours ("Dólar") says it all.
  return /\d$/u.test(symbol) ? `${symbol} (${name})` : name;
}

function ofWords({ of, unit }: SourcedFigure, { today, dateOf, timeOf }: ReplyContext): string {
  if (typeof of === 'number') return `${whenWas(dateOf(of), today)} às ${timeOf(of)}`;
  if (unit === '% 12 meses') return `até ${monthName(Number(of.slice(5, 7)))}${yearOf(of, today)}`;
  // The target of Selic is published up to the next meeting, so its date lies ahead.
  return of > today ? 'em vigor hoje' : whenWas(of, today);
}

const yearOf = (of: LocalDate, today: LocalDate): string =>
  of.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${of.slice(0, 4)}`;
