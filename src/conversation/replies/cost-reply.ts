// Model costs, in dollars as billed and in reais at a stated rate.

import type { SourcedFigure } from '../../domain/market.ts';
import type { Reply } from '../../domain/message.ts';
import type { ModelCost } from '../../domain/model-book.ts';
import { reais } from '../../finance/money.ts';
import type { ModelCosts } from '../../tools/model-cost.ts';

const NANO_PER_CENT = 10_000_000;

/** Below a cent the digits that say something: 'US$ 0,0031'. */
const dollars = (nano: number): string =>
  `US$ ${(nano / 1e9).toFixed(nano > 0 && nano < NANO_PER_CENT ? 4 : 2).replace('.', ',')}`;

const inReais = (nano: number, rate: SourcedFigure | undefined): string =>
  rate === undefined ? '' : ` (${reais(Math.round((nano / NANO_PER_CENT) * Number(rate.value)))})`;

const line = (label: string, { calls, tokens, nanoDollars }: ModelCost, rate: SourcedFigure | undefined): string =>
  `${label}: ${dollars(nanoDollars)}${inReais(nanoDollars, rate)}, ${calls} ${calls === 1 ? 'chamada' : 'chamadas'}, ${tokens.toLocaleString('pt-BR')} tokens`;

/** Without a dollar rate in dollars alone. */
export function costReply({ today, month, conversation, dollar }: ModelCosts): Reply {
  if (month.calls === 0 && conversation.calls === 0)
    return { text: ['Nenhum modelo foi chamado ainda: até aqui, custo zero.'] };
  const lines = [
    line('Hoje', today, dollar),
    line('No mês', month, dollar),
    line('Nesta conversa', conversation, dollar),
  ];
  const rate = dollar === undefined ? '' : `\nDólar a R$ ${dollar.value.replace('.', ',')} (${dollar.source}).`;
  return { text: [{ bold: 'Custo dos modelos' }, `\n${lines.join('\n')}${rate}`] };
}
