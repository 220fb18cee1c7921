// What a purchase in instalments comes to each month, and what another number of them would come to. Centavos.

import type { Lancamento } from '../../domain/ledger.ts';
import type { Reply } from '../../domain/message.ts';
import { reais } from '../../finance/money.ts';
import { say } from './say.ts';

type Bought = Pick<Lancamento, 'cents' | 'parcelas'>;

export const eachParcel = ({ cents, parcelas }: Bought): Reply =>
  say('Fica em ', { bold: reais(Math.round(cents / parcelas)) }, ` por mês, em ${parcelas}x.`);

export function ifParcels(count: number, each: number, { cents, parcelas }: Bought): Reply {
  const more = count * each - cents;
  // Less than a centavo for each is only rounding.
  const beside =
    Math.abs(more) < count ? '' : `: ${reais(Math.abs(more))} a ${more > 0 ? 'mais' : 'menos'} que o anotado`;
  return say(
    `Em ${count}x de ${reais(each)} dá `,
    { bold: reais(count * each) },
    `${beside}. Não mudei nada: está em ${parcelas}x de ${reais(Math.round(cents / parcelas))}.`,
  );
}
