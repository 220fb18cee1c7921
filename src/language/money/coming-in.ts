// Turns of phrase by which money comes in although no verb of receiving says so.

import type { Reading } from '../reading/reading.ts';
import { DONE, PAST_MINE } from '../verbs/tense.ts';
import { isPerson } from './counterpart.ts';

/** "o hospital soltou o salário", "liberaram meu décimo": whoever lets the pay go, it comes to me. */
const PAY =
  '(?:salario|pagamento|decimo(?: terceiro)?|13|ferias|adiantamento|vale|vr|va|plr|bonus|bolsa|auxilio|insalubridade|periculosidade|comissao|rescisao|gratificacao|abono|fgts|restituicao|aposentadoria|pensao)';
const PAY_LET_GO = new RegExp(
  `\\b(?:soltou|soltaram|liberou|liberaram|pingou|creditou|creditaram|depositou|depositaram) (?:(?:o|a|os|as|meu|minha|meus|minhas|nosso|nossa|um|uma|logo) )*${PAY}\\b`,
);
/** "Recebido: aluguel da vaga", "entrada: 300 do bolo": the word in front says which way. */
const RECEIVED = /^(?:recebid[oa]s?|recebimento|receita|entrada) ?(?::|-|de (?:r\$ )?\d|r\$|\d)/;
const RECEIVED_HEAD = /^(?:recebid|recebimento$|receita$|entrada$)/;
/** "de gorjeta hoje deu 143", "tirei 60 de comissão": what work brings besides the pay. */
const TIPS =
  /(?:^|, )(?:hoje |hj |ontem )?(?:so )?de (?:gorjetas?|comissao|hora extra|caixinha)\b.*\b(?:deu|deram|veio|vieram|rendeu|tirei|fiz|ganhei|entrou|caiu)\b|\b(?:tirei|fiz|ganhei|levantei|faturei) .{0,24}\bde (?:gorjetas?|comissao|hora extra)\b/;
/** "O elo7 fez o repasse". */
const HANDED_ON = /\bf(?:ez|izeram) o repasse\b/;
/** "tirei líquido 217 na uber", "fiz 180 limpos", "fechei 300 nas entregas". */
const MADE =
  /^(?:hoje |ontem |ja |eu )*(?:faturei|faturamos|apurei) (?:uns )?(?:r\$ )?\d|\b(?:tirei|tiramos|faturei|fechei|fiz|apurei|levantei|rodei)\b.*\b(?:liquidos?|limpos?|brutos?)\b|\b(?:rodei\b|(?:tava|estava|foi) (?:frac[oa]|parad[oa]|mort[oa])).*\b(?:tirei|fiz|fechei|deu|rendeu) (?:uns )?\d|\b(?:(?:tirei|tiramos|faturei|apurei)\b.*|fiz (?:uns )?(?:r\$ )?[\d.,]+(?: reais)? )\bn[oa]s? (?:uber|99|indrive|rappi|ifood|lalamove|loggi|app|aplicativo|corridas?|entregas?|barraca|barraquinha|feirinha|salao|barbearia|lojinha|banca|sinal|semaforo|praia)\b(?!.*\b(?:pedido|lanche|compra)\b)/;
/** "o Miguel ficou com meu teclado, 280": what was mine changed hands. */
const TOOK_MINE =
  /\b(?:ficou|ficaram) com (?:o |a |os |as )?(?:meu|minha|meus|minhas) [a-z]+(?! (?:emprestad|guardad))\b|\blev(?:ou|aram) (?:o |a )?(?:meu|minha) [a-z]+ (?:velh[oa]|usad[oa]|antig[oa])\b/;

/** "o celular caiu da moto", "caiu no chão e quebrou": a thing fell. */
const FELL =
  /\bca(?:iu|iram|i) (?:d[aeo]s? (?!ceu)|n[oa] (?:chao|agua|mar|vaso|privada|piscina|rua|asfalto)|e (?:quebrou|trincou|rachou))/;

/** "salário do Expedito", "pagamento do quartinho": what somebody or something is paid, where nothing arrives. */
export function paysSomeone(r: Reading, from: number, to: number): boolean {
  for (let i = from; i + 2 < to; i++) {
    if (!/^(?:salario|pagamento|ordenado|diaria|quinzena|rescisao)$/.test(r.norm(i)) || !r.is(i + 1, 'prep_of'))
      continue;
    const sense = r.units[i + 2]?.entry?.out;
    return sense?.role === 'thing' || (!r.is(i + 2, 'kin') && isPerson(r, i + 2));
  }
  return false;
}

/** "dei 50 e recebi 12 de troco": the change comes off what was handed over. */
const GAVE_FOR_CHANGE = /\b(?:dei|paguei|entreguei|mandei) .*\brecebi .*\bde troco\b/;

/** "minha mãe me emprestou o cartão": a thing is lent, and no money. */
const LENT_THING =
  /\bme emprest(?:ou|aram|a) (?:o|a|os|as|um|uma|seu|sua) (?!dinheiro|grana|valor|quantia|troco|\d|mil|cem|nota|[a-z]*entos)/;
export const lentAThing = (r: Reading): boolean => r.fits(LENT_THING);

export const gaveForChange = (r: Reading): boolean => r.fits(GAVE_FOR_CHANGE);
export const payLetGo = (r: Reading): boolean => r.fits(PAY_LET_GO);
export const saysReceived = (r: Reading): boolean =>
  r.headFits(RECEIVED_HEAD) && r.installments?.count === undefined && RECEIVED.test(r.line.slice(0, 40));
export const madeByWork = (r: Reading): boolean =>
  r.fits(TIPS) || r.fits(MADE) || r.fits(HANDED_ON) || (r.has('merchant') && r.fits(/\brepass(?:ou|aram) (?:r\$ )?\d/));
export const tookMine = (r: Reading): boolean => r.fits(TOOK_MINE);
export const fell = (r: Reading): boolean => r.fits(FELL);

/** "a faxineira recebe 150 toda sexta": who works for me. */
export function theyReceive(r: Reading, from: number, verb: number): boolean {
  if (!/^recebem?$/.test(r.norm(verb)) || verb - 1 < from) return false;
  return (
    r.units[verb - 1]?.kind === 'word' &&
    !/^(?:eu|que|conta|gente|ja|tambem|so|nao|empresa|loja|salao)$/.test(r.norm(verb - 1))
  );
}

/** Past of mine, or of others when it is not sold to me: "a vizinha me vendeu um vaso" is a purchase. */
export function soldIn(r: Reading, from: number, to: number): number {
  const sold = r.findVerb('v_sell', DONE, from, to);
  return sold >= 0 && r.norm(sold - 1) === 'me' ? -1 : sold;
}

/** "dividi o uber com a Bia e a Lu, deu 45": what it came to, and nobody gave it to me. */
export const isSharedOut = (r: Reading): boolean =>
  r.findVerb('v_split', PAST_MINE) >= 0 && r.findVerb('v_receive', PAST_MINE) < 0 && !r.has('third_pays_me');
