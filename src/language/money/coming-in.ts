// Income without a verb of receiving.

import type { Reading } from '../reading/reading.ts';
import { DONE, PAST_MINE } from '../verbs/tense.ts';
import { isPerson, skipDeterminers } from './counterpart.ts';

/** Pay released by an employer: "o hospital soltou o salário", "liberaram meu décimo", "peguei um vale", "vale do dia 20 600". */
const PAY =
  '(?:salario|pagamento|decimo(?: terceiro)?|13|ferias|adiantamento|vale|vr|va|plr|bonus|bolsa|auxilio|insalubridade|periculosidade|comissao|rescisao|gratificacao|abono|fgts|restituicao|aposentadoria|pensao)';
const PAY_LET_GO = new RegExp(
  `\\b(?:soltou|soltaram|liberou|liberaram|pingou|creditou|creditaram|depositou|depositaram) (?:(?:[oa]s?|meu|minha|meus|minhas|nosso|nossa|um|uma|logo) )*${PAY}\\b|\\b(?:peguei|fiz|tomei|tirei) (?:um |o |meu |[\\d.,]+ de )?vale\\b(?! d[aeo] (?!\\d))|\\b(?:peguei|pedi|recebi) (?:uns )?(?:r\\$ )?[\\d.,]+(?: reais)? adiantad[oa]s? (?:com|d[oa]|pr[oa]|n[oa] (?:firma|empresa|trampo|trabalho|servico))\\b|\\bsaiu (?:a |minha )?bolsa d[oa]\\b|^meu vale (?:e|cai|caiu) |^vale (?:d[aeo] (?:dia \\d+ )?)?(?:r\\$ )?\\d`,
);
/** A leading noun marks income: "Recebido: aluguel da vaga", "entrada: 300 do bolo". */
const RECEIVED = /^(?:recebid[oa]s?|recebimento|receita|entrada) ?(?::|-|de (?:r\$ )?\d|r\$|\d)/;
const RECEIVED_HEAD = /^(?:recebid|recebimento$|receita$|entrada$)/;
/** Tips and commissions: "de gorjeta hoje deu 143", "tirei 60 de comissão". */
const TIPS =
  /^gorjetas? d[aeo]s? (?:entregas?|corridas?|hoje|ontem|dia|noite|semana)\b|^gorjeta .*\bd[aeo]s? clientes?\b|(?:^|, )(?:hoje |ontem )?(?:so )?de (?:gorjetas?|comissao|hora extra|caixinha)\b.*\b(?:deu|deram|veio|vieram|rendeu|tirei|fiz|ganhei|entrou|caiu)\b|\b(?:tirei|fiz|ganhei|peguei|levantei|faturei|teve|veio) .{0,24}\bde (?:gorjetas?|comissao|hora extra)\b(?! pr[oa]\b)/;
/** A payout: "O elo7 fez o repasse". */
const HANDED_ON = /\bf(?:ez|izeram) o repasse\b/;
/** Earnings: "tirei líquido 217 na uber", "fiz 180 limpos", "fechei 300 nas entregas". */
const MADE =
  /^(?:hoje |ontem |ja |eu )*(?:(?:faturei|faturamos|apurei) (?:uns )?(?:r\$ )?\d|fech(?:ei|amos) (?:[oa] )?(?:dia|semana|mes|caixa|barraca|feira|loja|turno|noite) (?:com|em) (?:r\$ )?\d)|^(?:eu |hoje |ontem )*trabalhei (?:de|como) (?:[a-z]+ ){1,3}, (?:r\$ )?\d|\b(?:tirei|tiramos|faturei|fechei|fiz|apurei|levantei|rodei)\b.*\b(?:liquidos?|limpos?|brutos?)\b|\b(?:deu|deram|rendeu|renderam) (?:r\$ )?[\d.,]+ (?:reais )?(?:limp|liquid)|^(?:as |minhas )?(?:corridas|entregas|faxinas|vendas)\b.*\d (?:limp|liquid)[oa]s?$|\b(?:(?:rodei|trabalhei)\b|(?:tava|estava|foi) (?:frac[oa]|parad[oa]|mort[oa])).*\b(?:tirei|fiz|fechei|deu|rendeu) (?:uns )?\d|\b(?:(?:tirei|tiramos|faturei|apurei|bati|fechei com)\b.*|fiz (?:uns )?(?:r\$ )?[\d.,]+(?: reais)? )\b(?:n[oa]s?|em(?: \d+)?) (?:uber|99|indrive|rappi|ifood|lalamove|loggi|app|aplicativo|corridas?|entregas?|barraca|barraquinha|feira|feirinha|salao|barbearia|lojinha|banca|sinal|semaforo|praia)\b(?!.*\b(?:pedido|lanche|compra)\b)/;
/** A sale: "o Miguel ficou com meu teclado, 280". */
const TOOK_MINE = /\b(?:ficou|ficaram) com (?:o |a |os |as )?(?:meus?|minhas?) [a-z]+(?! (?:emprestad|guardad))\b/;

/** Literal "cair": "o celular caiu da moto", "caiu no chão e quebrou". */
const FELL =
  /\bca(?:iu|iram|i) (?:d[aeo]s? (?!ceu)|n(?:o|a|um) (?:chao|agua|mar|vaso|privada|piscina|rua|asfalto|golpe))|\b(?:celular|telefone|notebook|tv|copo|moto|bike|oculos) caiu\b/;

/** Pay of somebody else, which the person pays: "salário do Expedito", "pagamento do quartinho". */
export function paysSomeone(r: Reading, from: number, to: number): boolean {
  for (let i = from; i + 2 < to; i++) {
    if (!/^(?:salario|pagamento|ordenado|diarias?|quinzena|rescisao)$/.test(r.norm(i))) continue;
    // "3 diárias de 130 pro rapaz".
    if (/^d/.test(r.norm(i)) && r.find('prep_to', i, to) > 0) return true;
    if (!r.is(i + 1, 'prep_of')) continue;
    const who = skipDeterminers(r, i + 2);
    return r.units[who]?.entry?.out?.role === 'thing' || (!r.is(who, 'kin') && isPerson(r, who));
  }
  return false;
}

/** Change, already deducted from the price: "dei 50 e recebi 12 de troco". */
const GAVE_FOR_CHANGE = /\b(?:dei|paguei|entreguei|mandei) .*\b(?:recebi|deu|voltou|veio) .*\btroco\b/;

/** A lent object, not money: "minha mãe me emprestou o cartão". */
const LENT_THING =
  /\bme emprest(?:ou|aram|a) (?:[oa]s?|um|uma|seu|sua) (?!dinheiro|grana|valor|quantia|troco|\d|mil|cem|nota|[a-z]*entos)/;
/** "Minha mãe me emprestou o cartão": no money came. */
export const lentAThing = (r: Reading): boolean => r.fits(LENT_THING);

/** "Dei 100 e recebi 30 de troco": the difference was spent. */
export const gaveForChange = (r: Reading): boolean => r.fits(GAVE_FOR_CHANGE);
/** Pay that was credited: "liberaram meu vale". */
export const payLetGo = (r: Reading): boolean => r.fits(PAY_LET_GO);
/** "aluguel da casinha recebido 600", "pix recebido 80". */
const NOUN_RECEIVED =
  /^(?:[a-z\d ]+ : )?(?:o |a |um |uma )?(?:aluguel|pix|pagamento|salario|comissao|transferencia|ted|doc|deposito|freela|dinheiro|boleto|valor)(?: d[aeo]s? [a-z]+){0,2} recebid[oa]\b|\b(?:diaria|freela|bico|faxina|frete|servico|honorarios|cache|projeto)\b.* (?:recebid|depositad|creditad)[oa]s?(?: hoje| ontem)?$|\d(?: reais| conto)? (?:ja )?recebid[oa]s?\b|^deposito .*\b(?:em|n[ao]) (?:su|minh)a conta\b|^alugu(?:ei|amos) (?:[oa] )?(?:meu|minha|noss[oa]) /;
/** "Aluguel da casinha recebido", "recebido 300": the participle stands for the verb. */
export const saysReceived = (r: Reading): boolean =>
  r.fits(NOUN_RECEIVED) ||
  (r.headFits(RECEIVED_HEAD) && r.installments?.count === undefined && RECEIVED.test(r.line.slice(0, 40)));
/** "Peguei 90 de gorjeta". */
export const tookTips = (r: Reading): boolean => r.fits(TIPS);
/** "De gorjeta deu 45", "a Uber repassou 300". */
export const madeByWork = (r: Reading): boolean =>
  tookTips(r) || r.fits(MADE) || r.fits(HANDED_ON) || (r.has('merchant') && r.fits(/\brepass(?:ou|aram) (?:r\$ )?\d/));
/** "O Miguel ficou com meu teclado, 280": a sale told by who bought it. */
export const tookMine = (r: Reading): boolean => r.fits(TOOK_MINE);
/** "O celular caiu da moto" is no income. */
export const fell = (r: Reading): boolean => r.fits(FELL);

const DEBITED =
  /\bcai(?:u|ram)?\b(?!.*\b(?:salario|pagamento|reembolso|estorno)\b).*\b(?:parcelas?|prestac(?:ao|oes)|mensalidades?|assinaturas?|anuidade|seguro|financiamento|consignado|boletos?|debito automatico)\b/;
/** A charge rather than money that came: "caiu a parcela do carro 890", "caiu 29,90 da globoplay". */
export const isDebited = (r: Reading): boolean =>
  r.fits(DEBITED) ||
  r.installments?.number !== undefined ||
  r.fits(/\bcai(?:u|ram)? (?:hoje |ontem |ja )?n[oa] (?:meu |minha )?(?:cartao|fatura|credito)\b/) ||
  (r.fits(/\bcai(?:u|ram)?\b/) &&
    r.units.some(({ entry }) => entry?.in === undefined && /^(?:assinatur|cont)as$/.test(entry?.out?.category ?? '')));

/** An employee of the person: "a faxineira recebe 150 toda sexta". */
export function theyReceive(r: Reading, from: number, verb: number): boolean {
  if (!/^recebem?$/.test(r.norm(verb)) || verb - 1 < from) return false;
  return (
    r.units[verb - 1]?.kind === 'word' &&
    !/^(?:eu|que|conta|gente|ja|tambem|so|nao|empresa|loja|salao)$/.test(r.norm(verb - 1))
  );
}

/** First-person past of selling; with another subject it is a purchase: "a vizinha me vendeu um vaso". */
export function soldIn(r: Reading, from: number, to: number): number {
  const sold = r.findVerb('v_sell', DONE, from, to);
  return sold >= 0 && r.norm(sold - 1) === 'me' ? -1 : sold;
}

/** A shared bill's total, not income: "dividi o uber com a Bia e a Lu, deu 45". */
export const isSharedOut = (r: Reading): boolean =>
  r.findVerb('v_split', PAST_MINE) >= 0 && r.findVerb('v_receive', PAST_MINE) < 0 && !r.has('third_pays_me');
