// "Me ofereceram 40 % de desconto para quitar, aceito?": the amount forgiven, and the source of the payment.

import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { calculation, found } from '../found.ts';
import { leftOver, savedOf, shown, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { monthsText, percentText } from '../rate-words.ts';
import { settleKeptLoan } from './settle-loan.ts';

export const settleOffer: Playbook = {
  run(asked) {
    const { figures, ledger } = asked;
    const { price, discount } = figures;
    const told = figures.debts?.[0]?.cents ?? figures.loan;
    const owed = told ?? price;
    if (owed === undefined) return needs('loan', 'De quanto é a dívida hoje? (ex.: 8 mil)');
    // "Quitam por 1100": the price is what they take for all of it.
    const offer = told === undefined || discount !== undefined ? undefined : price;
    if (discount === undefined && offer === undefined)
      return needs('discount', 'De quanto é o desconto para quitar? (ex.: 40 %)');
    const pays = offer ?? toCents(exact(owed).times(exact(1).minus(fromPercent(discount ?? '0'))));
    const loan = settleKeptLoan(asked, pays);
    if (loan !== undefined) return loan;
    const saved = savedOf(asked, reserveOf(ledger));
    const left = leftOver(asked);
    const wait =
      left === undefined || left.cents <= 0
        ? Number.POSITIVE_INFINITY
        : periodsToGoal(pays, saved.cents, left.cents, 0);
    return found({
      verdict: `${saved.cents >= pays ? 'Aceite' : 'O desconto é bom'}: você quita ${reais(owed)} por ${reais(pays)}, ${reais(owed - pays)} a menos.`,
      because: [
        saved.cents >= pays
          ? `Você tem ${reais(saved.cents)} guardados; depois de pagar ficam ${reais(saved.cents - pays)}, e essa dívida para de crescer.`
          : left === undefined
            ? `Não sei quanto você tem: se houver ${reais(pays)} sem zerar a reserva, feche; se não, peça para parcelar o valor com desconto, em parcelas que caibam.`
            : Number.isFinite(wait)
              ? `Faltam ${reais(pays - saved.cents)}: com o que sobra por mês, em ${monthsText(wait)} você tem. Pergunte se mantêm a oferta ou parcelam sem juros.`
              : `Faltam ${reais(pays - saved.cents)} e hoje não sobra no mês: peça para parcelar o valor com desconto, em parcelas que caibam.`,
        'Quem cobra costuma melhorar a proposta perto do fim do mês e nos feirões: uma contraproposta não custa nada.',
      ],
      sums: [
        discount === undefined
          ? undefined
          : calculation('Para quitar', `${reais(owed)} × (1 − ${percentText(discount)})`, reais(pays)),
        calculation(
          'Poupa',
          `${reais(owed)} − ${reais(pays)}`,
          `${reais(owed - pays)} (${percent(owed - pays, owed)})`,
        ),
      ],
      data: [
        discount === undefined ? youSaid('Para quitar', reais(pays)) : youSaid('Desconto', percentText(discount)),
        shown('Guardado', saved),
      ],
      next: [
        'Peça a proposta por escrito, com o CPF ou CNPJ de quem cobra, antes de pagar.',
        'Guarde o termo de quitação; o nome sai dos cadastros em até 5 dias úteis.',
      ],
      limits: ['Confira se o valor de hoje já tem juros que você pode contestar.'],
    });
  },
};
