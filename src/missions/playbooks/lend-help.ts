// "Empresto 5 mil pro meu cunhado?", "ser fiador é arriscado?": weighs the effect of losing the money lent or guaranteed.

import { folded } from '../../domain/fold.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found } from '../found.ts';
import { expenseOf, leftOver, savedOf, shown } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';
import { SAFETY_MONTHS } from '../rules-of-thumb.ts';
import { BORROWS, borrowFromKin } from './borrow-from-kin.ts';

const GUARANTOR = /\b(?:fiador\w*|fianca|avalista|avalizar)\b/;
const NAME = /\b(?:emprest\w* (?:o )?(?:meu )?nome|meu nome emprestado|usou meu nome|no meu nome)\b/;

export const lendHelp: Playbook = {
  run(asked) {
    const words = folded(asked.text);
    if (NAME.test(words)) return named();
    if (GUARANTOR.test(words)) return guarantor();
    if (BORROWS.test(words)) return borrowFromKin(asked);
    const sum = asked.figures.price ?? asked.figures.loan ?? asked.figures.saved;
    if (sum === undefined) return needs('price', 'De quanto é a ajuda? (ex.: 5 mil)');
    const saved = savedOf(asked, reserveOf(asked.ledger));
    const expense = expenseOf(asked);
    const left = leftOver(asked);
    const safety = expense === undefined ? undefined : expense.cents * SAFETY_MONTHS;
    const after = saved.cents - sum;
    const { installments: times, installment: part } = asked.figures;
    const returned = times === undefined || part === undefined ? undefined : times * part;
    const back = asked.figures.payment;
    const terms = `${times}x de ${reais(part ?? 0)}`;
    const inside = returned === undefined || returned < sum ? undefined : solveRate(sum, part ?? 0, times ?? 1);
    const free = safety !== undefined && after >= safety;
    return found({
      verdict: free
        ? `Dá para emprestar ${reais(sum)} sem mexer na sua segurança, se você aceitar a chance de não voltar.`
        : `Eu não emprestaria ${reais(sum)} agora: sairia da sua segurança.`,
      because: [
        after < 0
          ? `Você tem ${reais(saved.cents)} guardados: faltariam ${reais(-after)}.`
          : `Ficariam ${reais(after)} guardados${safety === undefined ? '' : `; ${SAFETY_MONTHS} meses dos seus gastos são ${reais(safety)}`}.`,
        left === undefined || left.cents <= 0
          ? undefined
          : `Se não voltar, repor leva ${monthsText(Math.ceil(sum / left.cents))} do que sobra por mês.`,
        back === undefined
          ? undefined
          : `Pagando ${reais(back)} por mês, devolve tudo em ${monthsText(Math.ceil(sum / back))}.`,
        returned === undefined
          ? undefined
          : `Devolvendo ${terms}, volta ${reais(returned)}${inside === undefined ? '' : `: juro de ${fractionText(inside)} ao mês para você`}.`,
        'Entre parentes, vale tratar como presente o que se empresta: se perder esse valor estragaria a relação, ajude com menos ou de outro jeito.',
      ],
      sums: [
        back === undefined
          ? undefined
          : calculation('Devolve', `${reais(sum)} ÷ ${reais(back)}`, monthsText(Math.ceil(sum / back))),
        returned === undefined ? undefined : calculation('Volta', terms, reais(returned)),
        calculation('Depois de emprestar', `${reais(saved.cents)} − ${reais(sum)}`, reais(after)),
      ],
      data: [shown('Guardado', saved), shown('Gastos do mês', expense)],
      next: ['Se emprestar, combine por escrito valor, parcelas e data; eu anoto: “emprestei 500 pro João”.'],
    });
  },
};

const guarantor = () =>
  found({
    verdict:
      'Pense bem: o fiador responde pela dívida inteira com o que tem, até o imóvel em que mora, quando a fiança é de aluguel.',
    because: [
      'Só assine se você pagaria essa dívida sozinho sem desmontar a sua vida: é isso que pode acontecer.',
      'Há saídas para oferecer no lugar: seguro-fiança, título de capitalização ou caução de até 3 aluguéis.',
    ],
    limits: [
      'Fontes: Código Civil, arts. 818 a 839; Leis 8.009/1990 e 8.245/1991. Para sair de uma fiança, fale com um advogado ou a Defensoria.',
    ],
    next: ['Me diga o valor do aluguel que eu mostro quanto seriam alguns meses no seu bolso.'],
  });

const named = () =>
  found({
    verdict: 'Para o banco a dívida é sua: comece vendo quanto é e se está em dia.',
    because: [
      'Consulte de graça o Registrato, do Banco Central (dívidas e contas no seu CPF), e o seu CPF nos birôs de crédito.',
      'Combine por escrito com quem usou quanto falta e quando paga. Uma mensagem com “devo a você” já é prova.',
      'Se parou de pagar, negocie você a dívida antes que cresça, e cobre depois quem usou.',
    ],
    limits: [
      'Se usaram seu nome sem você saber, é outra coisa: boletim de ocorrência e contestação no banco. Em dúvida, Procon ou Defensoria.',
    ],
    next: ['Me diga quanto falta e o juro que eu mostro em quanto tempo acaba.'],
  });
