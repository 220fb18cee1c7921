// Operations requested by an idiomatic phrase: "o que entrou menos o que saiu", "a quantas anda", "quem ficou de me pagar". Tested before single
// cues, since their words have other meanings alone.

import { PatternList } from '../cues/pattern-list.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import type { Op } from '../slots/simplista-slots.ts';
import { SHARE_OF_PAY, YIELDED } from './filters.ts';

const GROUPS =
  '(?:dia|semana|mes|ano|cliente|agencia|lugar|loja|procedimento|categoria|produto|servico|motorista|evento|feira|fornecedor|passeio|app|aplicativo)';

type Phrased = { readonly op: Op; readonly says: RegExp; readonly unless?: RegExp };

const PHRASED: readonly Phrased[] = [
  {
    op: 'what_if',
    says: /^(?:e )?se (?:eu )?(?:entrar|entrasse|tirar|cair|sair|gastar|pagar|receber|comprar|guardar|vender|forem?|fosse) .*\d.*\b(?:fico|fica|ficaria|sobra|sobraria|resta|fecho|tenho) (?:com )?(?:quanto|qual|positiv|negativ)|^e se for(?:em)? \d/,
    unless: /\bpor (?:mes|semana|dia|ano)\b|\bjuros\b|%/,
  },
  {
    op: 'breakdown',
    says: /\b(?:pra|para|pro) onde (?:e que |que )?(?:foi|vai|ta indo|esta indo|foram|vao) (?:(?:o|tudo|tod[oa]s?|meu|minha|ess[ea]|est[ea]) )*(?:dinheiro|grana|salario|renda)\b|^(?:e )?onde (?:foi|vai|ta indo) (?:parar )?(?:o |todo |meu |minha )*(?:dinheiro|grana|salario)\b|\b(?:evolucao|historico) (?:d[oa]s? )?(?:meus? |minhas? )?(?:gastos|despesas|receitas|entradas)\b/,
  },
  { op: 'share', says: SHARE_OF_PAY },
  { op: 'sum', says: YIELDED },
  { op: 'savings', says: /\bgast(?:o|ando) mais (?:do )?que (?:eu )?(?:ganho|recebo|entra)\b/ },
  {
    op: 'invoice',
    says: /\bquanto (?:eu )?(?:devo|to devendo|estou devendo) (?:n[oa]s?|d[eoa]s?) (?:meus? |minhas? )?(?:cart(?:ao|oes)|faturas?)\b/,
  },
  {
    op: 'count_zero_days',
    says: /\bdias?\b.*\b(?:nao gast(?:o|ei|amos|ava) nada|sem nenhum[a]? (?:gasto|despesa|compra)|nao saiu nada|nenhum sem gasto)/,
  },
  {
    op: 'summary',
    says: /\bquanto (?:ja )?(?:entrou|recebi|ganhei) e (?:quanto )?(?:ja )?(?:saiu|gastei)\b|^(?:[a-z]+ ,? ?)?(?:me )?(?:resum(?:e|a|ir)) (?:ai |pra mim |logo )*(?:o |a )?(?:meu |minha |ess[ea] )?(?:mes|semana|ano|dia)\b/,
  },
  {
    op: 'savings',
    says: /\bdiferenca entre (?:[a-z]+ ){0,3}?(?:ganh|receb|receit|entr)[a-z]+ e |\bentrou\b.*\b(?:menos|mais (?:do )?que)\b.*\bsaiu\b|\bentradas menos (?:as )?saidas\b|\breceitas? menos (?:as )?despesas?\b|\blucro (?:liquido )?(?:d[oae]|n[oa]|em|ess[ea]|est[ea])\b|\blucr(?:ei|amos) quanto\b|\bquanto .*\blimpos?\b|\b(?:fech(?:ou|ei|amos)|terminei|terminou|terminamos) .*\b(?:no (?:positivo|negativo|azul|vermelho)|com sobra|sobrando|faltando)|\bsobra de caixa\b|\bsobrou (?:o que|quanto|alguma coisa|algo) (?:de |d[oa] |em |n[oa] )?(?:ess[ea]|est[ea]) [a-z]+|\b(?:ta|esta|vai|anda) (?:sobrar?|sobrando) (?:algum |alguma )?(?:dinheiro|grana|coisa|algo)\b|\bquanto (?:eu |a gente )?(?:lucrei|lucramos|lucro)\b|\bficou dinheiro ou faltou\b|\bquanto (?:que )?(?:eu |a gente |to |estou )?(?:guardo|poupo|economizo|guardando)\b|\b(?:sai|fiquei|terminei) com quanto no bolso\b|\bd[oa] (?:meu )?salario\b.*\bquanto (?:ficou|sobrou)\b/,
    unless: /\b(?:conta|cofrinho|meta|orcamento|cartao)\b/,
  },
  {
    op: 'savings',
    says: /\bquanto (?:(?:me|nos|ainda|que) )*(?:sobra|resta|restou)\b|\b(?:sobra|resta|restou) quanto\b/,
    unless:
      /\b(?:contas?|cofrinho|metas?|orcamento|cart(?:ao|oes)|limite|teto|depois|salario|parcelas?|ate|se|tirando|pagando|gastando|tirar|pagar|comprar|d[oa]s? (?!(?:dinheiro|grana|mes|ano|semana)\b)[a-z]+)\b/,
  },
  {
    op: 'max',
    says: /^qual (?:e |foi )?(?:[oa]|meu|minha) (?:[a-z]+ )?mais (?:car|alt)[oa] |\bquem (?:foi |e )?(?:que )?mais (?:me )?(?:pag|da\b|deu|mand|rend|compr|devol)|\b(?:onde|em que|no que|pra onde) (?:foi |e )?(?:que )?(?:eu )?(?:saiu|foi|vai|gast[a-z]+|torr[a-z]+) mais\b|\bme (?:da|dao|rende|rendem|traz|deu|rendeu) mais\b/,
    unless: /\bmais de \d|\bou\b/,
  },
  {
    op: 'receivables',
    says: /\b(?:quem|quanto|que) .*\b(?:ficou de|ficaram de|falta|faltam|tem que|vai|vao|precisa|deve) (?:\w+ ){0,3}me (?:pagar|devolver|dar|repassar|mandar)|\bja me (?:deu|devolveu|acertou|repassou) (?:os|o|a|as)\b|\b(?:quitou|acertou|devolveu) (?:o emprestimo|comigo|a parte|o que me|os \d)|\bfalta quanto\b.*\b(?:pra|para) (?:eu )?receber\b|\brecebimentos? (?:que )?(?:falt|pendent|em aberto)|\btenho (?:algo |alguma coisa |dinheiro )?(?:a|pra|para) receber\b/,
    unless: /\bcomo\b|\b(?:cobr|salario)/,
  },
  {
    op: 'debts_total',
    says: /\b(?:to|tou|estou|tamo|estamos) devendo (?:o que|quanto|pra|para|a |alg)|\bdevo (?:pra|para|a) (?:quem|alguem)|\b(?:pra|para|a) quem (?:eu |que eu |e que eu )?(?:devo)\b/,
  },
  {
    // Remaining instalments of one purchase.
    op: 'installments_list',
    says: /^(?:quais )?(?:as )?parcelas (?:que )?(?:(?:ainda|me) )*(?:faltam|falta|restam|tenho)\b|\bfalta[m]? (?:eu |ainda )?pagar d[eoa]s? (?!(?:minhas?|meus?|essas?|esses?|contas?|boletos?)\b)[a-z]/,
    unless: /\b(?:dividas?|emprestimos?|meta|faturas?|cart(?:ao|oes)|mes|semana|reserva)\b/,
  },
  {
    op: 'due',
    says: /\bproxim[oa]s (?:contas?|boletos?|vencimentos?)\b|\b(?:contas?|boletos?) (?:a vencer|ate)\b|\b(?:o que|quais|que|quantas) (?:contas? )?(?:(?:que|eu|ainda) )*nao (?:ta |foram? )?pag\w+|\b(?:qual (?:e )?o|que) dia (?:de|pra|para|que eu tenho que) pagar\b|\b(?:tenho|tem|temos) (?:algum[a]? |o que |quais? |quanto )?(?:\w+ ){0,2}?(?:pra|para|a) pagar\b|\b(?:o que|quanto|quais?|que)\b.*\bfalta[m]? (?:eu |a gente |ainda )?pagar\b|\bque contas? (?:eu )?tenho\b|\b(?:tenho|tem) (?:algum[a]? )?(?:pagamento|conta|boleto)s? (?:n[oa]|pra|para|hoje|amanha|ess[ea]|est[ea])|\bo que (?:eu )?(?:tenho|preciso) (?:que )?(?:pra |para )?pagar\b/,
    unless:
      /\bme pagar\b|\bde juros\b|\bd[oe] (?:emprestimo|financiamento|consignado)\b|\b(?:dinheiro|grana|saldo) (?:\w+ )?(?:pra|para) pagar\b/,
  },
  {
    op: 'installments_list',
    says: /\b(?:quanto (?:ainda )?falta|falta quanto) (?:pra|para) (?:terminar|acabar|quitar)(?: de pagar)? [oa]s? |^(?:e )?quanto (?:ainda )?falta(?: pagar)? d[oa] (?!\w+ (?:de|do|da) )/,
    unless:
      /\b(?:dividas?|emprestimo|financiamento|metas?|fatura|cartao|conta|mes|ano|semana|orcamento|teto|limite|salario|reserva|cofrinho|caixinha|viagem|aluguel|luz|agua|internet)\b/,
  },
  {
    // What is committed already; what the cards will charge, not what was bought on them.
    op: 'due',
    says: /\b(?:quanto|o que) (?:(?:e que|que|eu|ja|ainda|a gente|mais) )*(?:tenho|tem|temos|ta|esta)(?: de)?(?: ja)? comprometid[oa]\b|\bquanto (?:eu |ainda )?(?:vou|terei que|tenho que|vou ter que|preciso) (?:pagar|gastar|desembolsar) (?:de|d?os?|n?os?|com) (?:os? )?(?:meus? )?cart(?:ao|oes)\b|\bquanto (?:os? )?(?:meus? )?cart(?:ao|oes) (?:de credito )?(?:vai|vao) (?:vir|dar|cobrar|ficar)\b/,
    unless: /\brenda\b|%/,
  },
  {
    op: 'due',
    says: /\bquanto (?:eu )?(?:vou|terei que|tenho que|vou ter que) pagar\b/,
    unless: /\b(?:fatura|cartao|juros|de (?!conta)[a-z]+)\b/,
  },
  {
    op: 'installments_list',
    says: /\bquant[oa]s (?:meses|parcelas|prestacoes)\b.*\b(?:ainda |falta|resta|pago)/,
    unless: /\b(?:reserva|dinheiro|meta)\b/,
  },
  {
    op: 'recurring_list',
    says: /\b(?:contas?|gastos?|despesas?|cobrancas?) que (?:se )?repet|^(?:o )?que (?:se |mais )?repete\b|\bassinaturas que (?:eu )?(?:pago|tenho|assino)|\bquantas assinaturas\b.*\bquais\b|\b(?:quais|que) (?:as )?(?:minhas )?(?:assinaturas|mensalidades|recorrencias|recorrentes)\b/,
    unless: /\b(?:quanto|total|soma|mais car)/,
  },
  {
    op: 'budget_status',
    says: /\bcomo (?:eu )?(?:foi|foram|ta|to|tou|estou|esta|vou|anda|ando|andou|vem sendo) (?:com |n?o |n?os |meu |meus )*(?:orcamento|teto|limite)s?\b|\b(?:cumpri|respeitei|estourei|furei|passei d[oe]) (?:o |meu )*(?:orcamento|teto)\b/,
    unless: /\bpor que\b/,
  },
  {
    op: 'budget_status',
    says: /\b(?:sobr(?:a|ando|ou)|rest(?:a|ando|ou)|quanto)\b.*\bdos \d.* d[oae]s? |\b(?:orcamento|teto|limite)\b.*\b(?:ultrapass|estour|furou|furei|chegando|passou|passei|bateu)|\b(?:chegando|perto|longe) (?:n?[oa]|d[oa]) (?:limite|teto) d[oae]\b/,
    unless: /\bcartao\b|\bpor que\b/,
  },
  {
    op: 'card_limit',
    says: /\b(?:sobr|rest|tenho|tem|falt)[a-z]* .*\blimite [dn][oa]s? (?:meu )?cart|\bdisponivel n[oa] cart|\bcartao\b.*\bainda (?:passa|tem|cabe)\b|\b(?:credito|cartao|limite) d[oa]\b.*\b(?:livre|disponivel)\b/,
  },
  {
    op: 'forecast',
    says: /\b(?:fech|termin|acab)(?:o|ar|arei|a|amos|aremos) (?:(?:o|esse|este) mes )?no (?:azul|vermelho|positivo|negativo|zero)\b|\bquanto (?:(?:me|ainda|vai|deve) )*(?:sobra|sobrar|resta|restar) (?:ate|la no) (?:o )?(?:fim|final|dia \d)|\bcom quanto (?:(?:e que|que|eu|a gente|vou|vamos) )*(?:termin|fech|acab)\w* (?!(?:ontem|mes passado))|\b(?:vou ter|terei|fico com|vou ficar com) (?:quanto|que saldo) (?:n[oa]|ate o|em) (?:dia|fim|final)\b|\bfech(?:arei|o|aremos|amos) o mes com\b|\b(?:qual|quanto) (?:seria|sera|vai ser) (?:o )?(?:meu )?saldo\b/,
  },
  {
    op: 'goal_status',
    says: /\b(?:cofrinho|caixinha|meta|objetivo|reserva)\b.*\b(?:a quantas anda|em que pe|quanto falta|ta em quanto|como (?:ta|esta|anda))|\b(?:guardad|separad|reservad|juntad)[oa] (?:pra|pro|para) (?!mim)[a-z]/,
    unless: /\bao todo\b|\bno total\b/,
  },
  {
    op: 'saved_total',
    says: /\btem (?:o que|quanto) n[oa] (?:cofrinho|caixinha|poupanca)\b|\bdinheiro guardado\b|\bquanto (?:eu )?(?:ja )?guardei\b.*\b(?:ao todo|no total|ate hoje|ate agora)\b/,
  },
  {
    op: 'balance',
    says: /\b(?:tem|tenho) (?:quanto|o que) (?:n[oa]s?|em) |\bn[oa] [a-z\d]+ (?:sobrou|tem|tenho|ta|restou) (?:o que|quanto)\b|\btodas as (?:minhas )?contas\b.*\b(?:quanto|tenho)\b/,
    unless: /\bque pagar\b|\b(?:fatura|investid|meta|orcamento|teto|limite|cartao|lista)|\bm[ae]rcado\b(?! pago)/,
  },
  {
    op: 'balance',
    says: /\b(?:tenho|tem|sobrou|da) (?:dinheiro|grana|saldo) (?:(?:suficiente|o bastante|que chegue|ainda) )*(?:pra|para) (?:pagar|o|a|os|as)\b/,
  },
  {
    op: 'compare',
    says: /\bou\b.*\b(?:onde|qual|quem|em que|no que)\b.*\b(?:mais|menos)\b|\b(?:mais|menos)\b (?:em|n[oa]|ess[ea]|est[ea]|com)\b.* ou\b/,
    unless: /\bvale\b|\bcompensa\b|\bmelhor\b/,
  },
  {
    op: 'last',
    says: /\bdesde quando (?:eu )?nao\b|\bo dia (?:em )?que\b.*\bpor ultimo\b/,
  },
  {
    op: 'min',
    says: new RegExp(
      `\\b(?:qual|que)\\b.*\\b${GROUPS}\\b.*\\b(?:menos|mais frac[oa]|pior)\\b|\\bmes mais frac[oa]\\b|\\bmais barat[oa] que (?:eu |a gente )?[a-z]+(?:ei|i|mos)\\b`,
    ),
    unless: /\bmenos de \d|\bou\b/,
  },
  {
    op: 'max',
    says: new RegExp(
      `\\b(?:qual|que)\\b(?: foi| e)?(?: o| a)?(?: minha| meu)? ?${GROUPS}\\b.*\\b(?:mais|melhor)\\b|\\b(?:dia|mes|semana) (?:em )?(?:que )?(?:eu )?mais\\b|\\be [oa] mais forte\\b|\\bmais car[oa] que (?:eu |a gente )?[a-z]+(?:ei|i|mos)\\b|\\bmeu melhor (?:mes|dia|cliente)\\b`,
    ),
    unless: /\bmais de \d|\bou\b|\bmais que\b/,
  },
  {
    op: 'avg',
    says: /\bquanto (?:eu )?(?:\w+ )?por (?:mes|semana|dia) ?(?:, )?(?:por cima|em media|normalmente|costum|geralmente|vai|eu gasto|gasto)|\bquanto (?:(?:eu|a gente|que) )*(?:(?:gastei|gastava) por dia|(?:gasto|gasta|gastamos|pago|ganho|recebo|faturo) (?:\w+ ){0,3}?por (?:semana|mes|dia))\b/,
  },
  {
    op: 'breakdown',
    says: /^(?:(?:os|meus|minhas|as|me|mostra|ver|quero|total|e) )*(?:de )?(?:gastos?|despesas|saidas|compras|entradas|receitas|ganhos|vendas) (?:totais )?por (?:dia|semana|mes|categoria|loja|conta|cartao)\b|\b(?:divid[ae]|separ[ae]|quebr[ae]|agrup[ae]|abr[ae])\b.*\bpor (?:cliente|mes|semana|dia|categoria|loja|conta|cartao|pessoa|banco|evento|feira|tipo)\b/,
  },
  {
    op: 'list',
    says: /^(?:[a-z]+ ,? )?(?:me )?(?:list[ae]|listar) .*\b(?:o que|tudo)\b|\bultim[oa]s \d+\b|\b(?:lancamentos|gastos|compras|saidas|entradas)\b.*\bda ultima (?:segunda|terca|quarta|quinta|sexta|semana)/,
    unless: /\b(?:quanto|soma|total|media|meses|dias|semanas)\b/,
  },
];

const SAYS = new PatternList(PHRASED.map(({ says }) => says));

/** An amount as a bound: "gastos acima de 100", "compras abaixo de 20". */
const BOUND =
  /\b(?:(?:tudo|[oa]s?) que(?= (?:passou|passaram|foi|foram) )|(?:gastos|compras|despesas|lancamentos|pix|entradas|saidas|recebimentos|vendas|ganhos|transferencias))(?: [a-z]+){0,3} (?:acima|abaixo|passou|maior(?:es)?|menor(?:es)?|a partir|passaram|entre|[<>])(?: que| d[eo]s?| do que| a)* (?:r\$ ?)?\d/;
/** Whether an amount bounds what is asked for. */
export const hasBound = (r: Reading): boolean => r.fits(BOUND);

/** Whether a list is asked for by an amount that bounds it. */
export function isFiltered(r: Reading): boolean {
  const found = r.match(BOUND);
  return (
    found !== null &&
    /^(?:(?:me|so|os|as|meus|minhas|todos|todas|quais|mostra|mostre|lista|liste|ver|e) )*$/.test(
      r.line.slice(0, found.index),
    )
  );
}

/** The operation a phrase requests; undefined when none matches. */
export function phrasedOp(r: Reading): Op | undefined {
  if (isFiltered(r)) return 'list';
  for (let i = r.findFit(SAYS); i >= 0; i = r.findFit(SAYS, i + 1)) {
    const { op, unless } = PHRASED[i] as Phrased;
    if (unless === undefined || !r.fits(unless)) return op;
  }
  return personSettled(r);
}

/** A question whether somebody paid, marked only by "?": "seu Domingos acertou?", "o inquilino pagou este mês?". */
function personSettled(r: Reading): Op | undefined {
  if (!r.marked || !asks(r) || r.hasAny('how_much', 'which', 'what', 'when', 'who')) return undefined;
  if (r.fits(/\bme (?:pagou|devolveu|acertou)\b/)) return 'receivables';
  if (r.fits(/\b(?:acertou|quitou|devolveu)\b/) && r.tail - r.head <= 6) return 'receivables';
  if (r.fits(/\b(?:esta|ta|foi|foram|tao) (?:quitad|pag)[oa]s?\b/)) return 'paid_check';
  return /^[oa] .*\b(?:pagou|caiu|pingou|entrou)\b(?: (?:ja|hoje|ontem|est[ea]|ess[ea]|mes|em \w+))*$/.test(
    r.line.replace(/ ?\?+$/, ''),
  )
    ? 'paid_check'
    : undefined;
}
