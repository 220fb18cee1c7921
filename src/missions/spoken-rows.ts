// Decision-table rows for short questions in the middle of talk: "consigo guardar alguma coisa?", "minha mãe pode me emprestar mil, ajuda?".

import { CLOSE } from '../domain/kin.ts';
import { pattern } from '../domain/pattern.ts';
import { monthCounted } from './counted-month.ts';
import { figures, type PlaybookRow } from './playbook-row.ts';

export const SPOKEN_ROWS: readonly PlaybookRow[] = [
  {
    to: 'mes_contado',
    words: /\d.*\b(?:quanto|sobra|cabe)\b|\bquanto\b.*\d/,
    when: ({ text }) => monthCounted(text) !== undefined,
  },
  // "Quanto devo ter guardado antes?" owes nothing.
  {
    to: 'reserva',
    words:
      /\bquanto (?:eu |a gente )?(?:devo|preciso|tenho que|deveria) (?:ter|deixar|guardar|juntar)\b.*\b(?:guardad[oa]s?|juntad[oa]|de reserva|antes)\b|\bparar de trabalhar (?:por )?(?:uns? |\d+ )(?:anos?|mes(?:es)?)\b.*\bquanto (?:eu )?(?:preciso|tenho que) (?:ter|juntar|guardar)\b/,
    not: /\b(?:aposent\w+|entrada|casa|carro)\b/,
  },
  // "Dá pra ter um carro ganhando 3.200?": what it may cost a month.
  {
    to: 'quanto_gastar',
    words:
      /\b(?:da (?:pra|para)|posso|consigo|tenho como|cabe) (?:eu )?(?:ter|manter|bancar|sustentar) (?:um |uma )?(?:carro|moto)\b|^(?:e )?(?:um |uma )?(?:carro|moto)(?: da| cabe)$/,
    when: figures(({ price, installment }) => (price ?? installment) === undefined),
  },
  {
    to: 'custo_credito',
    words: /\bfatura\b.*\d.*\bparcel\w+\b.*\brotativo\b|\brotativo\b.*\bou parcel\w+\b.*\bfatura\b/,
  },
  {
    to: 'mudar_de_casa',
    words: /\bmud(?:o|ar|anca|asse|amos)\b/,
    when: figures(
      ({ rent, newRent, offeredIncome }) => offeredIncome === undefined && rent !== undefined && newRent !== undefined,
    ),
  },
  // "Caixa 8 mil em 36x de 330, Bradesco em 24x de 450, qual pego?"
  {
    to: 'qual_plano',
    words: /\b(?:qual|quais|melhor|compensa|pego|vale|ou)\b/,
    when: figures(
      ({ plans = [] }) => plans.length === 2 && plans.every(({ installments }) => installments !== undefined),
    ),
  },
  // "Dividimos as contas, eu ganho 4 mil e ela 2.500, quanto cada um paga?"
  {
    to: 'dividir_contas',
    words:
      /\bquanto\b.{0,12}\bcada uma?\b.*\b(?:contas?|aluguel)\b|\b(?:contas?|despesas?|aluguel)\b.*\bquanto\b.{0,12}\bcada uma?\b|\bganh\w+.*\d.*\bcomo (?:a gente )?divid\w+ (?:as |nossas )?(?:contas|despesas)\b/,
    when: figures(({ income, otherIncome }) => income !== undefined && otherIncome !== undefined),
  },
  // "O banco me ofereceu 10 mil em 36x de 480, é bom?": what it costs, whatever is owed.
  {
    to: 'custo_emprestimo',
    words:
      /\b(?:banco|financeira|gerente|app|aplicativo|nubank|itau|bradesco|santander|inter|caixa|picpay|mercado pago)\b.{0,16}\b(?:ofere\w+|liber\w+|aprov\w+|propos|mandou proposta)\b.{0,30}\d.{0,30}\d+ ?(?:x|vezes|parcelas)\b/,
    when: figures(
      ({ price, loan, debts, installment, installments }) =>
        (price ?? loan ?? debts) !== undefined && installment !== undefined && installments !== undefined,
    ),
    not: /\b(?:fatura|rotativo|quit\w+|acordo|renegoci\w+|refinanci\w+|divida|cabe|ou)\b/,
  },
  {
    to: 'alugar_ou_comprar',
    words: /\balug\w+\b.*\d.*\bou\b.*\b(?:financi\w+|compr\w+)\b.*\d/,
    when: ({ text, figures: { price } }) =>
      price !== undefined && /\b(?:casa|ap\S?|apto|apartamento|im[óo]vel)\b/i.test(text),
  },
  // "Minha mãe quer 8 mil emprestado, empresto?"
  {
    to: 'ajudar_alguem',
    words: /\b(?:quer|pediu|pedindo|precisa de)\b.*\d.*\bemprest\w+\b.*\b(?:empresto|devo emprestar|vale)\b/,
    not: /\b(?:banco|nubank|itau|caixa|consignado)\b/,
  },
  // "Peguei 5 mil com meu cunhado e prometi pagar 400 por mês, quando termino?"
  {
    to: 'quitar_dividas',
    words: /\b(?:peguei|tomei)\b.*\d.*\bpag\w+ .*\d.*\b(?:quando|em quanto tempo)\b.*\b(?:termin|acab|quit|pag)\w+/,
    when: ({ figures: { debts, payment } }) => debts !== undefined && payment !== undefined,
  },
  // What is safe, of no paper in particular: no list of what was put by.
  {
    to: 'comparar_investimentos',
    words: pattern()`
      \b(?:qual|quais|que)\b.{0,20}\b(?:investimentos?|aplicac(?:ao|oes))\b.{0,30}\bsegur[oa]s?\b|
      \bonde\b.{0,30}\bsegur[oa]\b.{0,20}\b(?:deix|guard|coloc|aplic|invest|p[oô])\w*|
      \bonde\b.{0,24}\b(?:deix|guard|coloc|aplic|invest|p[oô])\w* (?:o |esse |est[ea] |ess[ea] )?dinheiro (?:del[ea]|d[ao] (?:meu |minha )?(?:${CLOSE}))\b
    `,
    not: /\b(?:seguro d[aeo]|recebi|gast\w+|paguei|senha|docum\w+|chave)\b/,
  },
  {
    to: 'guardado_na_divida',
    words:
      /^(?:(?:e|mas|entao|ai) )*(?:(?:uso|pego|boto|jogo|tiro) (?:(?:isso|esse dinheiro|tudo|ela|ele) )?(?:pra|para) (?:abater|quitar|pagar)(?: (?:a divida|isso|logo|ela|ele|o emprestimo|o cartao))*|quito(?: (?:logo|tudo|de uma vez|ela|ele|isso|ou nao|a divida))*)$/,
  },
  // "9 mil na poupança e um empréstimo a 5%, pago ele?"
  {
    to: 'guardado_na_divida',
    words:
      /\b(?:poupanca|reserva|guardad[oa]s?|caixinha|cofrinho)\b.*\b(?:emprestimo|consignado|cheque especial)\b.*\b(?:pago|quito) (?:el[ea]|logo|tudo|isso)$/,
  },
  {
    to: 'partilha',
    words:
      /\b(?:separ(?:ando|ar|acao|ei|amos|ado|ada)|divorci\w+)\b.*\b(?:divid\w+|partilh\w+|metade|quem fica)\b|\bpartilha d[aeo]\b/,
    not: /\b(?:contas?|despesas?|gastos?|lista|nota)\b/,
  },
  {
    to: 'pensao',
    words:
      /\bpensao (?:alimenticia|d[aeo]s? (?:meus? |minhas? )?(?:\d |um |uma )?filh\w+|pr[ao] (?:meus? |minhas? )?(?:\d |um |uma )?filh\w+)\b.*\b(?:quanto|qual|ganho|porcent\w+|calcul\w+)\b|\b(?:quanto|qual|porcentagem|calcul\w+)\b.*\bpensao (?:alimenticia|d[aeo]s? (?:\w+ ){0,2}filh\w+|pr[ao] (?:\w+ ){0,2}filh\w+)/,
    not: /\b(?:recebi|gastei|paguei|caiu|inss|morte|aposent\w+|anot\w+|lembr\w+|mes passado)\b/,
  },
  {
    to: 'por_conta',
    words: /\bvir(?:ar|o|asse) (?:um |uma )?(?:mei|autonom[oa])\b.*\d.*\b(?:compensa|vale|melhor|e bom)\b/,
    not: /\bpj\b/,
  },
  // What is there already is sold, or not.
  {
    to: 'vender_carro',
    words:
      /\b(?:carro|moto)\b.*\bvend(?:er|esse|endo|o)\b.*\b(?:uber|99|app|aplicativo|taxi|onibus|metro|compensa|vale)\b/,
    when: figures(({ price, expense, owning }) => price !== undefined && (expense ?? owning) !== undefined),
    not: /\b(?:quit\w+|dividas?|compr\w+|financi\w+|trabalh\w+|motorista)\b/,
  },
  {
    to: 'carro_ou_app',
    words:
      /\b(?:carro|moto)\b.{0,16}\bou\b.{0,16}\b(?:uber|app|aplicativo|taxi|onibus|metro)\b|\b(?:uber|app|aplicativo|taxi|onibus|metro)\b.{0,16}\bou\b.{0,16}\b(?:carro|moto)\b/,
    not: /\b(?:motorista|trabalh\w+|rodar|dirigir|alug\w+|gastei)\b/,
  },
  // No sum is named: what is left of a month is what can be put by.
  {
    to: 'quanto_gastar',
    words:
      /^(?:(?:e|mas|entao|ai|assim|desse jeito|nesse ritmo|sera que|eu|a gente) )*(?:consigo|conseguimos|da (?:pra|para)|posso|sobra (?:pra|para)) (?:eu |a gente )?(?:guardar|poupar|economizar|juntar|separar)(?: (?:alguma coisa|algo|alguma grana|algum dinheiro|um pouco|um dinheirinho|nada|quanto|dinheiro|por mes|todo mes))*$|\b(?:salario|ganho|renda|recebo)\b.*\bquanto (?:eu |a gente )?(?:guardo|(?:devo|consigo|consegue|da (?:pra|para)) guardar)(?: por mes| todo mes)?$/,
  },
  {
    to: 'ajudar_alguem',
    words: pattern()`
      \b(?:${CLOSE}|ex)\b.{0,20}\b(?:me|nos) emprest(?:a|am|ar|aria|asse)\b|
      \b(?:pedir|peco|pedisse) (?:\S+ ){0,4}emprestad[oa]s? (?:\S+ ){0,3}(?:${CLOSE})\b
    `,
    when: figures(({ price, loan, saved }) => (price ?? loan ?? saved) !== undefined),
  },
  {
    to: 'vender_carro',
    words:
      /\bvend(?:o|er|esse|endo) (?:(?:o|a|meu|minha|nosso|nossa) ){0,2}(?:carro|moto)\b.{0,30}\b(?:andar|usar|ficar|ir|viver|passar) (?:\w+ ){0,2}(?:de|com|n?o|a) (?:uber|99|app|aplicativo|taxi|onibus|metro)\b/,
    not: /\b(?:quit\w+|dividas?|compr\w+|financi\w+|trabalh\w+)\b/,
  },
  {
    to: 'conceito',
    words:
      /\b(?:pag\w+|recolh\w+|contribu\w+)\b.{0,20}\binss\b.{0,20}\b(?:autonom\w+|por conta|freela\w*|sem carteira)\b|\b(?:autonom\w+|por conta|freela\w*|sem carteira)\b.{0,30}\b(?:pag\w+|recolh\w+|contribu\w+)\b.{0,20}\binss\b/,
    when: ({ figures: told }) => Object.keys(told).length === 0,
  },
];
