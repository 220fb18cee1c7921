// Prices mentioned but not paid: "picanha a 89,90 o quilo", "uber até lá tá dando 92", "deve dar uns 300", "diária de 480, muito salgado".

import { PatternList } from '../cues/pattern-list.ts';
import { classSet } from '../lexicon/class-bits.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { DONE } from '../verbs/tense.ts';
import { didIt } from './did-it.ts';

/** Function words between such a verb and its amount. */
const ABOUT =
  '(?: (?:de|do|a|por|so|so a|em|uns|umas|mais|mais de|menos de|quase|cerca|cerca de|torno de|por volta de|la pelos|na faixa de|tipo|agora|pra|pro|para|ate|r\\$|\\$))*';
/** Present and conditional verbs of price, right before the amount. */
const ASKED = new RegExp(
  `\\b(?:ta|tao|esta|estao|tava|vai|vao) (?:dando|saindo|ficando|custando|cobrando|pedindo|valendo|rolando)${ABOUT}$|\\b(?:ta|tao|estao|to|tou) (?:pedindo|cobrando|vendendo)${ABOUT}$|\\b(?:mostr(?:a|ou)|marca(?:ndo)?|sai|(?<=\\S )saia|saiam|(?:cust|cobr|fic|gir|beir)a(?:m|va)?|pedem?|quer(?:em)?|(?<=S )vale|valia|oferecem?)${ABOUT}$|\\b(?:a partir|partindo|lance|minimo|maximo|no minimo|passou|subiu|sobe|aumentou|baixou)(?: minimo)? (?:de|em|pra|para)${ABOUT}$|\\b(?:gasolina|diesel|etanol|alcool|carne|picanha|cafe|arroz|feijao|leite|azeite|passagem) (?:ja )?(?:bateu|chegou a)${ABOUT}$|\\b(?:e|era) (?:na faixa de|coisa de|de ate|ate)${ABOUT}$|\\b(?:tem|vendem|vende) (?:um|uma|uns|umas|o|a) (?:[a-z]+ ){1,3}(?:por|a|de)${ABOUT}$`,
);
/** Expressions of expected cost. */
const ESTIMATED =
  /\b(?:vai|vao|deve|devem|pode|podem|costuma|acho que|periga) (?:que )?(?:vai |vao )?(?:sair|dar|ficar|custar|vir|da|sai|fica)\b|\bsera que (?:da|sai|custa)\b|\bvai (?:ter|rolar|haver)\b/;
/** Opinions about a price. */
const VERDICT =
  /\b(?:absurdos?|(?:ta|tao|estao) de brincadeira|sacanagem|deus me livre|deus e mais|muito salgad[oa]|inviavel|impossivel|sem condic(?:ao|oes)|surreal|extorsao|(?:um|e) roubo|um (?:assalto)|carissim[oa]|car[oa] (?:demais )?ess[ea]|puxado|(?:vou|nem) pensar|nem (?:a pau|mort[oa]|fudendo)|(?:ta|ce e) (?:louc|doid|maluc)[oa]|que isso|fim d(?:o mundo|os tempos)|(?:pelo|por) amor|quem tem coragem|(?:to|tou) fora|sera golpe|(?<!pronto[ -])socorro)\b/;
/** Offers and advertisements. */
const SHOWN =
  /^(?:olha(?= (?:[oa]s?|que|ess[ea]s?|isso|so|quanto|la|ai|como|n[oa])\b)|olhe|ve|veja|vi|vimos|achei(?= (?:[a-z]+ ){1,4}por )|tem(?! (?:[ao] |uma? |mais uma? )?(?:boleto|conta|parcela|fatura|mensalidade)\b)|ta rolando|rolando|promocao|promo|oferta(?! (?:\d|[np][oa] |pr[oa] |d[eo] (?:gratidao|amor|culto|missoes)))|black friday|lance|anuncio|procuro|vendo|alugo|alguem (?:vende|compra|tem))\b(?!.*\b(?:comprei|paguei|levei|peguei)\b)/;
const ADVERTISED =
  /\b(?:cli(?:que|ca no link)|acesse|aproveite|cadastre se|compre ja|frete gratis|(?<!com )cupom|(?:leve|pague|ganhe|receba) (?:r\$ )?\d+|voce ganhou|pa?ra liberar)\b/;

/** Whether the pattern matches the words before the message's amount. */
function fitsBefore(r: Reading, pattern: RegExp): boolean {
  if (!r.mayFit(pattern)) return false;
  const at = r.money?.from ?? 0;
  return pattern.test(r.words(Math.max(0, at - 8), at));
}

/** "Netflix subiu pra 59,90", "sem o seguro seria 90": prices, whatever was recorded before. */
const RAISED = /\b(?:subiu|aument(?:ou|ei)|reajust\w+) (?:[a-z]+ ){0,4}(?:pra|para) |\bseria \d/;
/** A word of the person's account, card, plan or debt makes the amount a fact about it. */
const OWN = classSet(
  'balance_noun',
  'limit_noun',
  'budget_noun',
  'repeat_cue',
  'correction',
  'obligation',
  'card_noun',
  'invoice_noun',
  'debt_noun',
  'salary_noun',
  'saved_noun',
  'jar_noun',
  'self_repair',
);
const AT_MOST = /(?<!\b(?:e|era) )\b(?:ate|no maximo|limite de|teto de)(?: r\$| \$)?$/;
const MINE =
  /^(?:[oa] )?(?:meu|minha) |\b(?:minha parte|pago|trouxe|peguei|levei|deu|saiu por|ida e volta|acabei|consegui|certo|fez por)\b|\b(?:fechou|fechei|ficou|saiu|veio|baixou|conseguimos)(?: em| por| pra| a)? (?:r\$ )?\d/;
const ofOwn = (r: Reading): boolean =>
  // "A fritadeira cai pra 299" is due from nobody.
  (r.hasSome(OWN) && !r.fits(/\bcai (?:pra|para) (?:r\$ )?\d/)) ||
  fitsBefore(r, AT_MOST) ||
  r.recurrence !== undefined ||
  (r.context.lastTx !== undefined && !r.fits(RAISED)) ||
  (r.fits(MINE) && !r.fits(RAISED));

const PRICED =
  /\b(?:custa|custava|custam|custavam|daria|seria|(?:aumentei) (?:[a-z]+ ){1,4}(?:pra|para)|(?<!^|\b(?:o|meu|um|d[ea]|na|caiu|entrou) )vale|valia|valem|valeria|ta|tava|tao|esta|estava|estao|e|era|ficaria|sairia|sai por|(?:atend|faz|vend|alug)[ea]?m?(?= (?:por|a) )|(?:subiu|aumentou|baixou|caiu?|foi|vai|reajustad[oa]) (?:pra|para)|pede|pedindo|pediu|pediram|cobra|cobram|cobrando|cobravam|queria|queriam|querem) (?:d[eo] )?(?:uns |umas |mais de |a |por |so |em |quase |na faixa de )?(?:r \$ |r\$ |\$ )?\d/;

/** In "lona 1 mil e 900" and "15 de café e 20 de pão" the "e" is a conjunction; only "é" is a verb. */
function isPriceVerb(r: Reading): boolean {
  const found = r.match(PRICED);
  if (found === null || !found[0].startsWith('e ')) return found !== null;
  const at = found.index === 0 ? 0 : r.line.slice(0, found.index).trimEnd().split(' ').length;
  const joins =
    !/^é/i.test(r.tokens[at]?.raw ?? '') &&
    // "3 litros de leite e 1 café: 31,40".
    (found.index === 0 ||
      r.amounts.some((amount) => amount.from < at) ||
      at + found[0].split(' ').length <= (r.money?.from ?? 0));
  return !joins || PRICED.test(r.line.slice(found.index + found[0].length - 1));
}

const AT_HEAD = /^(?:custa|custava|ficaria|daria) /;
/** A stated price: "o café tá 40 reais o quilo", "custa 35 a entrada". */
export const isPriced = oncePerReading(
  (r) =>
    (isPriceVerb(r) || r.fits(AT_HEAD)) &&
    r.money !== undefined &&
    r.installments?.number === undefined &&
    !didIt(r) &&
    !ofOwn(r),
);

const COSTS = classSet('v_cost', 'v_charge', 'v_arrive', 'v_withdraw', 'v_consume', 'v_move', 'v_send');
/** A past verb of cost or payment: the amount was paid. */
const paid = (r: Reading): boolean =>
  didIt(r) ||
  r.findSomeVerb(COSTS, DONE) >= 0 ||
  r.fits(/\b(?:foi|foram|veio|vieram)\b/) ||
  r.fits(/\bmas (?:com|por|no|na|depois) .{1,24}\b(?:saiu|sairam|ficou|ficaram|baixou)\b/);

/** A thing, "a" and an amount, without a buyer: "picanha a 89,90 o quilo", "iphone novo a 12 mil". */
function isShelfPrice(r: Reading): boolean {
  const { money } = r;
  if (money === undefined || r.tokens[money.from - 1]?.norm !== 'a' || money.unitPrice !== undefined || paid(r))
    return false;
  const noun = r.unitOf(money.from) - 2;
  return (
    noun >= r.head &&
    r.units[noun]?.kind === 'word' &&
    r.amounts.length === 1 &&
    !r.units.slice(r.head, noun).some((unit) => unit.kind === 'number') &&
    !r.hasAny('v_split', 'method_pix', 'method_credito', 'method_debito', 'jar_noun')
  );
}

const DISCOUNT = /\b[\d.,]+ (?:% |reais |conto )?de desconto\b/;

const PRICE_OF =
  /\bpreco d[aeo]s? |\bpremio d[aeo] (?:sorteio|rifa|bingo|loteria) |\bpor (?:r\$ )?\d\S* .{0,24}\bate (?:amanha|domingo|sabado|dia \d)/;
/** Every such price is told in one of these ways. */
const TOLD = new PatternList([ADVERTISED, PRICE_OF, ASKED, SHOWN, /\ba\b/]);

/** Whether the amount is a stated, asked or advertised price. */
export const isPriceTold = oncePerReading((r) => {
  // "dá 20 reais de desconto", "ganhei 10% de desconto na farmácia": a discount on an unstated price.
  if (r.amounts.length < 2 && r.fits(DISCOUNT) && !r.hasAny('v_pay', 'v_spend', 'v_buy', 'v_cost')) return true;
  if (!r.mayFitAny(TOLD) || r.money === undefined || didIt(r)) return false;
  if (r.fits(ADVERTISED)) return !paid(r);
  if (ofOwn(r)) return false;
  return r.fits(PRICE_OF) || fitsBefore(r, ASKED) || isShelfPrice(r) || (r.fits(SHOWN) && !paid(r));
});

/** Whether the amount is only an estimate. */
export const isEstimated = oncePerReading(
  (r) => r.fits(ESTIMATED) && r.money !== undefined && !didIt(r) && !r.fits(/\bvenc|\bdia \d/),
);

/** Bills are recorded despite an opinion: "amazonas energia 402,75 tá louco". */
const isBill = (r: Reading): boolean =>
  r.units.some(({ entry }) => entry?.out?.category === 'contas' || entry?.out?.category === 'impostos_taxas');

/** Whether the message gives an opinion about an unpaid price. */
export const isAppraised = oncePerReading((r) => r.fits(VERDICT) && r.money !== undefined && !paid(r) && !isBill(r));
