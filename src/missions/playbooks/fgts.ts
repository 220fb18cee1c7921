// FGTS: yearly withdrawal (saque-aniversário) or withdrawal at dismissal, its advance, and use for a home. Table of the saque-aniversário: Lei
// 13.932/2019, annex. Yield: TR + 3 % a year and profits, never below IPCA (STF, ADI 5090, 2024).

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { growth } from '../formulas/compound-interest.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, support, YOU_SAID, youSaid } from '../known.ts';
import { askSalary, fgtsPaidIn, salaryTold } from '../labour-dues.ts';
import { FGTS, FGTS_EARLY, FGTS_YEARLY, fgtsEarlyCount } from '../legal-figures.ts';
import { loanRate } from '../loan-rate.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, percentText, rateShown } from '../rate-words.ts';
import { USUAL_HOME_LOAN } from '../rules-of-thumb.ts';
import { type Way, wayIn } from './severance.ts';

const HOME = /\b(?:entrada|amortiz\w*|quit\w*|financiamento|casa|ape|apto|apartamento|imovel)\b/;
const EARLY = /\b(?:antecip\w*|adiant\w*|emprestimo)\b/;
const DEPOSIT = /\b(?:deposit\w*|por mes|todo mes|cada mes|mensal\w*|quanto (?:e )?(?:o )?(?:meu )?fgts)\b/;
const BALANCE = /\b(?:quanto|qual)\b.*\b(?:tenho|tem|saldo|acumulad\w+|juntei|ja deu)\b/;
/** The end of a job, in whatever way. */
const LEAVES =
  /\b(?:demit\w+|demissao|mandad[oa] embora|mandarem embora|justa causa|acordo|pedir (?:as )?contas)\b|\b(?:sair|saio|largar|deixar) (?:d?o |meu |d?esse )*(?:emprego|trabalho|servico|trampo)\b/;

export const fgts: Playbook = {
  indicators: ['ipca'],
  run(asked) {
    const words = folded(asked.text);
    const balance = asked.figures.saved ?? asked.figures.price ?? asked.figures.goal;
    if (HOME.test(words)) return onHome(asked, balance);
    if (DEPOSIT.test(words) && !EARLY.test(words)) return deposits(asked);
    if (balance === undefined && BALANCE.test(words))
      return found({
        verdict: 'O saldo do seu FGTS eu não vejo: ele está no aplicativo FGTS ou numa agência da Caixa.',
        because: [
          'Cada mês entram 8 % do salário bruto. Diga o salário que eu faço a conta: “quanto cai de FGTS por mês ganhando 2.750?”.',
        ],
        next: ['Se quiser que eu some com o resto, me diga quanto há lá.'],
      });
    if (balance === undefined) return needs('saved', 'Quanto você tem no FGTS? Está no aplicativo FGTS. (ex.: 12 mil)');
    if (LEAVES.test(words) && !EARLY.test(words)) return onLeaving(balance, wayIn(words));
    return yearly(balance, EARLY.test(words), asked.today);
  },
};

function deposits({ figures }: Asked): PlaybookOutcome {
  const gross = salaryTold(figures);
  if (gross === undefined) return askSalary();
  const month = toCents(exact(gross).times(FGTS.deposit));
  const year = fgtsPaidIn(gross, 12);
  return found({
    verdict: `O patrão deposita ${reais(month)} de FGTS por mês, além do seu salário.`,
    because: [
      `Num ano, com o 13º, são ${reais(year)}, fora o rendimento. Se a conta não bate com o aplicativo FGTS, reclame ao RH.`,
    ],
    sums: [
      calculation('Por mês', `${reais(gross)} × 8 %`, reais(month)),
      calculation('No ano', `13 × ${reais(gross)} × 8 %`, reais(year)),
    ],
    data: [youSaid('Salário bruto', reais(gross))],
    limits: ['Fonte: Lei 8.036/1990, art. 15. Vale para carteira assinada.'],
  });
}

/** What can be withdrawn, and the penalty the employer pays on it. Lei 8.036/1990, art. 18 and 20; CLT, art. 484-A. */
function onLeaving(balance: number, { words, taken, fine }: Way): PlaybookOutcome {
  const [out, penalty] = [taken, fine].map((percent) => toCents(exact(balance).times(percent).div(100))) as [
    number,
    number,
  ];
  const next = ['Outra saída? Pergunte “e se eu for demitido?”, “e se eu pedir demissão?” ou “e se for acordo?”.'];
  const data = [youSaid('FGTS', reais(balance))];
  if (taken === 0)
    return found({
      verdict: `${words} você não saca o FGTS nem recebe multa: os ${reais(balance)} ficam na conta, em seu nome.`,
      because: [
        'Dá para sacar depois: na compra da casa, na aposentadoria, em doença grave ou com 3 anos sem carteira assinada.',
      ],
      data,
      next,
      limits: ['Fonte: Lei 8.036/1990, art. 20.'],
    });
  return found({
    verdict: `${words} você receberia ${reais(out + penalty)} do FGTS: o saque de ${reais(out)} e a multa de ${fine} %, ${reais(penalty)}.`,
    because: [
      taken < 100 ? `O resto, ${reais(balance - out)}, fica na conta; no acordo não há seguro-desemprego.` : undefined,
      'A multa conta sobre tudo o que a empresa depositou, mesmo o que você já sacou.',
    ],
    sums: [
      calculation('Saque', `${reais(balance)} × ${taken} %`, reais(out)),
      calculation('Multa', `${reais(balance)} × ${fine} %`, reais(penalty)),
    ],
    data,
    next,
    limits: ['Quem está no saque-aniversário recebe só a multa. O saldo certo está no aplicativo FGTS.'],
  });
}

function yearly(balance: number, early: boolean, today: LocalDate): PlaybookOutcome {
  const count = fgtsEarlyCount(today);
  const band = FGTS_YEARLY.find(({ upTo }) => balance <= upTo) ?? FGTS_YEARLY[6];
  const each = toCents(exact(balance).times(band.percent).div(100)) + band.extra;
  return found({
    verdict: early
      ? 'Antecipar só faz sentido para apagar uma dívida mais cara: é um empréstimo, e prende o seu FGTS.'
      : `O saque-aniversário daria ${reais(each)} por ano; em troca, numa demissão sem justa causa você não saca os ${reais(balance)}, só a multa.`,
    because: [
      ...(early
        ? [
            `Hoje dá para antecipar de ${reais(FGTS_EARLY.least)} a ${reais(FGTS_EARLY.most)} por ano de saque, no máximo ${count} anos (${reais(FGTS_EARLY.most * count)}), ${FGTS_EARLY.waitDays} dias depois de aderir. O seu saque deste ano seria ${reais(each)}.`,
            'Enquanto houver antecipação, esse pedaço fica bloqueado, e sair do saque-aniversário leva 25 meses.',
          ]
        : [
            'Se o seu emprego é estável e há reserva, o saque anual aplicado rende mais que o FGTS. Se não há reserva, o FGTS inteiro na demissão é a sua reserva.',
            'Quem volta para o saque-rescisão espera 25 meses.',
          ]),
    ],
    sums: [calculation('Saque deste ano', `${reais(balance)} × ${band.percent} % + ${reais(band.extra)}`, reais(each))],
    data: [
      youSaid('Saldo', reais(balance)),
      support('Tabela', `${band.percent} % + ${reais(band.extra)}`, 'Lei 13.932/2019, anexo'),
      early
        ? support(
            'Regras da antecipação',
            `até ${count} saques, desde 01/11/${count === 3 ? 2026 : 2025}`,
            'Conselho Curador do FGTS',
          )
        : undefined,
    ],
    limits: ['Confira no aplicativo FGTS: é lá que se adere, e o saldo de cada conta aparece.'],
  });
}

function onHome(asked: Asked, balance: number | undefined): PlaybookOutcome {
  if (balance === undefined) return needs('saved', 'Quanto você tem no FGTS? (ex.: 30 mil)');
  const told = loanRate(asked);
  const year = told === undefined ? fromPercent(USUAL_HOME_LOAN.yearly) : growth(told, 12).minus(1);
  const saves = toCents(year.times(balance));
  const kept = asked.rates.ipca === undefined ? undefined : toCents(fromPercent(asked.rates.ipca.value).times(balance));
  return found({
    verdict: `Use no imóvel: no financiamento esses ${reais(balance)} evitam perto de ${reais(saves)} de juros só no primeiro ano.`,
    because: [
      kept === undefined
        ? 'Parado, o FGTS rende TR + 3 % ao ano, no mínimo a inflação: bem menos que os juros do financiamento.'
        : `Parado, o FGTS rende no mínimo a inflação: ${reais(kept)} no mesmo ano.`,
      'Vale para imóvel residencial onde você mora, com 3 anos de carteira somados e sem outro financiamento do SFH; amortizar pode a cada 2 anos.',
      'A reserva de emergência continua à parte: FGTS no imóvel não socorre imprevisto.',
    ],
    sums: [
      calculation('Juros evitados no ano', `${reais(balance)} × ${fractionText(year)}`, reais(saves)),
      kept === undefined || asked.rates.ipca === undefined
        ? undefined
        : calculation(
            'Rendimento mínimo do FGTS',
            `${reais(balance)} × ${percentText(asked.rates.ipca.value)}`,
            reais(kept),
          ),
    ],
    data: [
      youSaid('FGTS', reais(balance)),
      support('Juros do financiamento', `${fractionText(year)} ao ano`, told === undefined ? ASSUMED : YOU_SAID),
      rateShown('IPCA', asked.rates.ipca),
    ],
    next: [
      'Na amortização, peça para reduzir o prazo. Na compra, use na entrada: quanto menos financiado, menos juros.',
    ],
    limits: [
      'Regras do uso: Lei 8.036/1990, art. 20; rendimento: STF, ADI 5090 (2024). O banco confere se o imóvel e você se encaixam.',
    ],
  });
}
