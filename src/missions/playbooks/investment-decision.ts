// "Devo vender tudo?", "compro dólar agora?", "cripto vale?": decision criteria (reserve, debts, term, profile) and facts about the asset class;
// never an order to buy or sell.

import { folded } from '../../domain/fold.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { expenseOf, shown } from '../known.ts';
import type { Playbook } from '../playbook.ts';
import { rateShown } from '../rate-words.ts';
import { SAFETY_MONTHS } from '../rules-of-thumb.ts';
import { profileOf } from './allocation.ts';
import { NO_ORDERS } from './compare-investments.ts';
import { debtsAsked } from './pay-debts.ts';

type Class = { readonly asked: RegExp; readonly say: string };

const CLASSES: readonly Class[] = [
  {
    asked:
      /\b(?:reserva|emergencia)\b.*\b(?:cripto\w*|bitcoin|acoes|bolsa|dolar\w*|fii)\b|\bdolarizar a reserva\b|\bfundo do dizimo\b/,
    say: 'Dinheiro de reserva não combina com nada que oscila: ele precisa valer o mesmo no dia do aperto.',
  },
  {
    asked: /\b(?:previdencia|pgbl|vgbl)\b/,
    say: 'Na previdência a taxa decide: 2 % ao ano levam um terço do que haveria em 20 anos. Vale com taxa abaixo de 1 %, prazo longo e, no PGBL, declaração completa; senão o Tesouro IPCA+ faz o mesmo mais barato.',
  },
  {
    asked: /\b(?:cripto\w*|bitcoin|nft|staking|skin)\b/,
    say: 'Cripto já caiu mais de 70 % várias vezes e não paga renda: só com dinheiro que pode sumir sem mudar sua vida.',
  },
  {
    asked: /\b(?:dolar|exterior|la fora|fora do brasil)\b/,
    say: 'Dólar serve para proteger quem tem gastos ou planos lá fora ; ninguém acerta a hora, por isso se compra aos poucos.',
  },
  {
    asked: /\bouro\b/,
    say: 'Ouro protege em crises, mas não paga juros nem dividendos: costuma ser uma fatia pequena, não o centro.',
  },
  {
    asked: /\b(?:vender|venda|vendo)\b/,
    say: 'Vender porque caiu transforma uma oscilação em prejuízo. Vender faz sentido se o motivo da compra mudou ou se você vai precisar do dinheiro em breve.',
  },
  {
    asked: /\b(?:opcoes|day trade|derivativ\w*)\b/,
    say: 'Opções e day trade são para quem vive disso: no Brasil quase todo mundo perde (Chague e Giovannetti, FGV, 2020).',
  },
  {
    asked: /\bcapitalizacao\b/,
    say: 'Título de capitalização não é investimento: costuma devolver menos que a poupança, em troca de um sorteio.',
  },
  {
    asked: /\b(?:fiis?|imobiliari\w*)\b/,
    say: 'Fundos imobiliários pagam renda mensal, mas a cota cai quando os juros sobem; espalhe entre vários e entre tipos.',
  },
  {
    asked: /\b(?:prefixado|alongo|pos fixado|ipca|ntn)\b/,
    say: 'Prefixado e IPCA+ ganham se os juros caírem depois da compra e perdem se subirem; só prenda o dinheiro que pode esperar o vencimento.',
  },
  {
    asked: /\b(?:acao|acoes|bolsa|entrar|entro)\b/,
    say: 'Na bolsa, tempo vale mais que momento: quem entra aos poucos, todo mês, não precisa acertar a hora.',
  },
];

/** "Qual ação eu compro?": which one is never said. */
const WHICH =
  /\b(?:qual|quais|que|indica\w*|recomenda\w*|sugere|me da) (?:\w+ ){0,2}?(?:acao|acoes|fiis?|cripto\w*|papel|papeis|ativos?|moedas?|fundos?|etfs?)\b/;

const NO_PICK = 'Qual comprar eu não indico: isso é decisão sua, e o que eu sei é como decidir.';

/** What has to be settled before anything is invested. @param short of the reserve, in centavos; undefined when not known */
function comesFirst(debts: number, short: number | undefined): string | undefined {
  if (debts > 0) return 'Antes de investir, as dívidas: nada rende tão certo quanto parar de pagar juros.';
  return short === undefined || short === 0 ? undefined : `Antes de arriscar, a reserva: faltam ${reais(short)}.`;
}

export const investmentDecision: Playbook = {
  indicators: ['selic', 'cdi'],
  run(asked) {
    const { ledger, text, rates } = asked;
    const words = folded(text);
    const rule =
      CLASSES.find((one) => one.asked.test(words))?.say ??
      'Antes do produto vem o prazo: o que você vai usar em menos de 2 anos fica em renda fixa que dá para sacar.';
    // What was told for another question says little of a share that is asked about.
    const { earlier: _, ...alone } = asked;
    const expense = expenseOf(alone);
    const reserve = reserveOf(ledger);
    // What a card charges on its day costs no interest.
    const debts = debtsAsked(asked).reduce((sum, { cents }) => sum + cents, 0);
    const short = expense === undefined ? undefined : Math.max(0, expense.cents * SAFETY_MONTHS - reserve);
    const risk = profileOf(asked);
    const verdict = comesFirst(debts, short) ?? (WHICH.test(words) ? NO_PICK : undefined);
    return found({
      verdict: verdict ?? rule,
      because: [
        verdict && rule,
        [
          debts > 0 ? `Há ${reais(debts)} em dívidas anotadas.` : 'Não há dívidas anotadas.',
          expense === undefined
            ? 'Ainda não sei seus gastos, então não sei se a reserva basta.'
            : `Sua reserva é de ${reais(reserve)}, e ${SAFETY_MONTHS} meses de gastos são ${reais(expense.cents * SAFETY_MONTHS)}.`,
          ...(risk === undefined ? [] : [`Perfil: ${risk}.`]),
        ].join(' '),
      ],
      sums:
        debts > 0 || expense === undefined || short === undefined || short === 0
          ? []
          : [
              calculation(
                'Falta para a reserva',
                `${SAFETY_MONTHS} × ${reais(expense.cents)} − ${reais(reserve)}`,
                reais(short),
              ),
            ],
      data: [shown('Gastos do mês', expense), rateShown('Selic', rates.selic), rateShown('CDI', rates.cdi)],
      next: [
        'Me diga valor e prazo que eu comparo: “10 mil por 2 anos, CDB ou LCI?”.',
        risk === undefined
          ? 'Me diga seu perfil (“sou conservador pra investir”) e pergunte “como dividir meus investimentos?”.'
          : undefined,
      ],
      advice: [NO_ORDERS],
    });
  },
};
