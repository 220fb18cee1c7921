// "Refinanciar meu consignado de 40x 380 em 60x de 310 com 2 mil de troco?": what is paid from here on, as it is and as it would be.

import { reais } from '../../finance/money.ts';
import { irr } from '../formulas/irr.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import type { Asked, PlaybookOutcome } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';

/** `payment` and `installmentsLeft` are those of today, `lump` what is handed over at once. @returns undefined unless both loans are told */
export function refinanced({ figures }: Asked): PlaybookOutcome | undefined {
  const { payment: now, installmentsLeft: left, installments: times, installment: each, lump = 0 } = figures;
  if (now === undefined || left === undefined || times === undefined || each === undefined) return undefined;
  const [before, after] = [now * left, each * times];
  const more = after - before - lump;
  const flows = Array.from(
    { length: Math.max(left, times) },
    (_, month) => (month < left ? now : 0) - (month < times ? each : 0),
  );
  const rate = more > 0 ? irr([lump, ...flows]) : undefined;
  const eased = now - each;
  const gets = [
    lump > 0 ? `${reais(lump)} agora` : '',
    eased > 0 ? `${reais(eased)} a menos por mês${left < times ? ` durante ${left} meses` : ''}` : '',
  ].filter((one) => one !== '');
  return found({
    verdict:
      more > 0
        ? `No fim sai mais caro: ${reais(more)} a mais, já descontado o que você recebe.`
        : `Vale: no fim você paga ${reais(-more)} a menos.`,
    because: [
      gets.length === 0 ? undefined : `Você ganha ${gets.join(' e ')}.`,
      times > left ? `Em troca são ${times - left} parcelas a mais, de ${reais(each)}.` : undefined,
      rate === undefined
        ? undefined
        : `É como um empréstimo a ${fractionText(rate)} ao mês: só compensa para quitar o que cobra mais que isso, ou se a parcela de hoje não cabe.`,
    ],
    sums: [
      calculation('Como está', `${left} × ${reais(now)}`, reais(before)),
      calculation('Refinanciado', `${times} × ${reais(each)}`, reais(after)),
      calculation(
        'A mais no total',
        `${reais(after)} − ${reais(before)}${lump > 0 ? ` − ${reais(lump)} de troco` : ''}`,
        reais(more),
      ),
    ],
    data: [
      youSaid('Hoje', `faltam ${left}x de ${reais(now)}`),
      youSaid('Proposta', `${times}x de ${reais(each)}`),
      lump > 0 ? youSaid('Troco', reais(lump)) : undefined,
    ],
    next: ['Peça o CET por escrito: seguro e tarifa de refinanciamento encarecem a proposta.'],
  });
}
