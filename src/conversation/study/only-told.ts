// "Minha casa vale 300 mil", "minha reserva é de 1500", "200 por mês": figures that are told of something and never moved. They are kept as
// what they are, or their meaning is asked; none is an entry.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { decideAccount } from '../money/decide-told.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { inContext } from './figures-in-context.ts';
import { BENEFIT_TOLD } from './halves-of-told.ts';

const WORTH = pattern()`
  ^(?:eu )?tenho (?:um|uma) (?:carro|moto|casa|ape?|apartamento|terreno) (?:de|que vale) (?:r )?\d[\d.]*(?: mil)?(?: (?:quitad[oa]|pag[oa]))*$|
  ^(?:(?:e|mas|hoje|acho que|la) )*(?:o|a|meu|minha|nosso|nossa) (?:meu |minha |nosso |nossa )?
  (?:carro|carrinho|moto|casa|casinha|ape?|apto|apartamento|imovel|terreno|lote|sitio|chacara|caminhao|loja|ponto)
  (?: d[aeo] [a-z]+)?(?: (?:hoje|agora|deve|ta|esta))* (?:vale|valer|valendo|ta valendo|avaliad[oa] em) (?:uns |mais ou menos |cerca de |r )*\d
`;
/** What the rent is nowadays, and not that it was paid today. */
const RENT =
  /^(?:e |mas |so que )*hoje (?:eu |a gente )?(?:pago|paga|pagamos) (?:uns |r )*\d[\d.]*(?: mil| reais)* de aluguel$/;
/** "Sofá de 2.400, a loja faz 12x de 229", "moto de 18 mil, tenho 5 mil": weighed, and not bought. */
const WEIGHED = pattern()`
  \d.*\b(?:loja|vendedor|el[ea]s?) (?:faz|fazem|parcelam?|dividem?) (?:em |por )?\d+ ?(?:x|vezes)|
  \b(?:proposta|oferta)\b.{0,30}\d+ ?(?:x|vezes) de (?:r )?\d|
  ^(?:eu |a gente |nos )?(?:moro|mora|moramos|vivo|vivemos) (?:de|em|no|na) .{0,20}\b(?:pag[oa]|pagamos|pagando) (?:uns |r )*\d|
  ^(?:uma? )?(?:carro|moto|casa|ap|ape|apartamento|terreno) de (?:r )?\d[\d.]*(?: mil)? (?:e )?(?:eu )?(?:so |ja )?tenho \d
`;
const RESERVE =
  /^(?:e |mas |hoje )*(?:a )?(?:minha |nossa )?reserva(?: de emergencia)? (?:e|eh|ta|esta|tem) (?:de |em |com |hoje |uns )*(?:r )?(?<sum>\d[\d.,]*(?: mil)?)(?: reais)?$/;
/** Of no bank in particular. */
const IN_BANK =
  /^(?:(?:e|mas|eu|hoje|so|ja) )*tenho (?:uns |so |r )*(?<sum>\d[\d.,]*(?: mil)?)(?: reais)? (?:parados? |guardados? )?no banco$/;
const TERMS =
  /\d ?(?<![a-zà-ÿ])(?:x|vezes|parcelas)(?![a-zà-ÿ])[^?]{0,30}\d ?%|\d ?%[^?]{0,20}\d (?:anos|meses|x|vezes)\b/i;
const MOVED = /\b(?:comprei|compramos|financiei|financiamos|peguei|parcelei|paguei|gastei|anota|lanca)\b/;
/** "Posso pagar 500 por mês", of what is owed, and no ceiling. */
const CAN_PAY = pattern()`
  ^(?:(?:e|mas|eu|a gente|so|hoje) )*(?:posso|consigo|conseguimos|da (?:pra|para)|daria (?:pra|para)) pagar (?:(?:uns|so|ate|
  mais ou menos|r) )*\d[\d ]*(?:reais)? ?(?:por|ao|todo) mes$
`;
/** "Gasto 0,85 cada um pra fazer": the cost of one, and nothing bought today. */
const EACH = pattern()`
  ^[^?\d]{0,40}\b(?:gasto|custa|sai|me sai|fica) (?:(?:uns|umas|mais ou menos|em media|por|a) )*(?:r )?\d[\d ]*(?:reais)?
  (?: ?de [a-z]+)? ?(?:(?:cada(?: um| uma)?|(?:por|a) (?:unidade|cliente|unha|peca|pote|fatia|marmita|bolo|hora))
  (?: (?:pra|para) fazer)?|(?:pra|para) fazer cada(?: um| uma)?)$
`;
/** "Faturo 4.500 e gasto 1.300 de produto": a month of one's own work, and nothing that moved. */
const OF_WORK = pattern()`
  ^(?:(?:e|eu|hoje|a gente|hj) )*(?:faturo|faturamos|tiro|vendo|faco|ganho) (?:(?:uns|umas|r|mais ou menos) )*\d[\d ]*(?:mil )?(?:reais )?(?:por mes )?
  (?:e|mas) gast(?:o|amos) (?:(?:uns|umas|r|mais ou menos) )*\d[\d ]*(?:mil )?(?:reais )?(?:por mes )?(?:de|com|em) [a-z ]{3,30}$
`;
/** "Faço mais ou menos 8 mil por mês"; 30 that are sold are things. */
const OWN_WORK = pattern()`
  ^(?:(?:e|eu|hoje|a gente|hj|acho que|la) )*(?!vend\w+ (?:(?:uns|umas|mais ou menos|quase) )*\d{1,2} (?:por|ao|todo) mes)(?:faco|fazemos|vendo|vendemos|tir(?:o|amos) mais ou menos) (?:(?:uns|umas|r|mais ou menos|em media|quase) )*
  \d[\d ]*(?:mil )?(?:reais )?(?:por|ao|todo) mes$
`;
/** "Gasto 1.700 fora o aluguel": of every month. */
const BESIDES =
  /^(?:(?:e|eu|a gente|hoje|mas) )*gast(?:o|amos) (?:(?:uns|umas|r|mais ou menos) )*\d[\d ]*(?:mil )?(?:reais )?(?:por mes )?(?:fora|sem contar|tirando|alem d[oa])\b/;
/** "Nós dois ganhamos 6.400 e gastamos 4.900": of every month, both together. */
const TOGETHER =
  /^(?:(?:e|aqui em casa|juntos?|hoje) )*(?:nos(?: dois)?|a gente|eu e (?:[oa] |meu |minha )?[a-z]+|juntos?|o casal|a familia)(?: juntos?)? (?:ganha|recebe|tira)(?:mos)? (?:(?:uns|umas|r|juntos|mais ou menos) )*\d[\d ]*(?:mil |reais |juntos |por mes )*(?:e|mas) gasta(?:mos)? (?:(?:uns|r|mais ou menos) )*\d[\d ]*(?:mil|reais|por mes| )*$/;
/** "Juntos ganhamos 7.200", "nós dois guardamos 800 por mês". */
const BOTH =
  /^(?:(?:e|aqui em casa|hoje) )*(?:juntos?|nos dois)(?: juntos?)? (?:ganh|receb|tir|guard|junt|gast)(?:a|e)mos (?:(?:uns|r|mais ou menos) )*\d[\d ]*(?:mil|reais|por mes|no total| )*$/;
/** "Uso uber umas 20 vezes a 22 reais": a habit, and no parcelas. */
const HABIT =
  /^(?:(?:e|eu|hoje|la|a gente) )*(?:us|and|peg|vou)(?:o|amos|a) (?:de |o |um )?(?:[a-z]+ ){1,3}(?:(?:umas|uns|mais ou menos|cerca de) )*\d+ (?:vezes|corridas|viagens)\b/;
/** "Meu salário vai cair 20%, ganho 5.500 e gasto 4.900": of every month, and still to come. */
const FALLS =
  /\b(?:salario|renda|carga horaria) (?:vai|pode|deve|vao) (?:cair|baixar|diminuir|reduzir|ser reduzid[oa])\b|\b(?:salario|renda) (?:subiu|aumentou|passou|caiu|baixou) de (?:r )?\d/;
/** "A conta cairia pra 60": of what is only supposed. */
const UNREAL = /\b(?:cairia|seria|sairia|ficaria|custaria|pagaria|gastaria|ganharia|receberia|passaria)\b.*\d/;
/** "Tenho 1.400", "tenho VR de 600", "o conserto é 650 e uma nova 2.300": there, and not spent. */
const THERE =
  /^(?:(?:eu|e|ja|so|hoje|mas) )*tenho (?:(?:uns |so |r )*\d[\d ]*(?:mil|reais)?$|(?:vr|va|vale|ticket|plr)\b.*\d)|\bconserto\b.*\d.*\b(?:nov[oa]|outr[oa])\b.*\d/;
/** "Ganho 3.800 e quero guardar 20%", of a pay and no goal. */
const PART_KEPT = /\b(?:guardar|juntar|poupar|economizar|separar) (?:uns )?(\d{1,2}) ?(?:%|por cento)/;
const LOST =
  /\b(?:demit\w+|demiss\w+|desempreg\w+|perdi (?:o |meu )+(?:emprego|trabalho)|mandad[oa] embora|deslig\w+)\b/;
const A_MONTH =
  /^(?:(?:com|por|uns|umas|so|mais ou menos|acho que|r) )*\d[\d.,]*(?: mil| reais)* (?:por|ao|todo) mes(?: so| mais ou menos| e pouco)?$/;

/** @returns undefined for a message that tells anything else */
export function onlyTold({ text, reading, read, loaded }: Situation): Decision | undefined {
  const words = folded(text);
  if (text.includes('?')) return undefined;
  // "O seguro são 3 parcelas de 1.900", of the job that was lost: it comes in, and nothing was bought.
  if (
    BENEFIT_TOLD.test(text) &&
    !/desemprego/i.test(text) &&
    loaded.spoken().some((one) => LOST.test(folded(one.text)))
  )
    return say(phrases.premise);
  const roles = new Set(reading.figures.map(({ role }) => role));
  // "Carro de 80 mil, tenho 20 mil, financiamento a 1,8 % ao mês" has all that a question needs, asked or not.
  const whole = roles.has('interest') && /\bfinanc/.test(words);
  const weighed = WEIGHED.test(words) && !MOVED.test(words) && !whole;
  if (WORTH.test(words) || RENT.test(words) || weighed) return say(phrases.premise);
  // "Carro de 55 mil, 48x a 1,79%": terms of a loan, and nothing that was bought.
  if (
    TERMS.test(text) &&
    roles.has('interest') &&
    (roles.has('installments') || (roles.has('term') && roles.has('down_payment'))) &&
    !MOVED.test(words) &&
    loaded.lastMission === undefined
  )
    return say(phrases.premise);
  if (
    OF_WORK.test(words) ||
    OWN_WORK.test(words) ||
    HABIT.test(words) ||
    BOTH.test(words) ||
    TOGETHER.test(words) ||
    BESIDES.test(words) ||
    EACH.test(words) ||
    FALLS.test(words) ||
    UNREAL.test(words) ||
    THERE.test(words) ||
    (CAN_PAY.test(words) && loaded.lastMission === undefined)
  )
    return say(phrases.premise);
  const percent = PART_KEPT.exec(text)?.[1];
  const { income } = inContext(text, reading.figures);
  if (percent !== undefined && income !== undefined) {
    const text = `consigo guardar ${percent}% por mes?`;
    const question = {
      text,
      chosen: { playbook: 'quanto_gastar', text },
      domain: 'planejamento_financeiro',
      coordinator: 'planejamento',
      figures: { income, percent },
    };
    return run({ tool: 'study_question', args: { question } });
  }
  const saved = RESERVE.exec(words)?.groups?.['sum'];
  const inBank = IN_BANK.exec(words)?.groups?.['sum'];
  const kept =
    saved !== undefined
      ? read(`tenho ${saved} de reserva`)
      : inBank !== undefined
        ? read(`tenho ${inBank} na conta`)
        : undefined;
  if (kept?.intent === 'account_set' && kept.slots.balance_cents !== undefined) return decideAccount(kept.slots);
  const cents = reading.money;
  if (!A_MONTH.test(words) || cents === undefined) return undefined;
  const [sum] = reading.figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
  return sum === undefined ? undefined : say(phrases.whichMonthly(reais(sum)));
}
onlyTold.says = [
  BOTH,
  HABIT,
  TOGETHER,
  WORTH,
  WEIGHED,
  RENT,
  RESERVE,
  IN_BANK,
  TERMS,
  OF_WORK,
  OWN_WORK,
  BESIDES,
  EACH,
  FALLS,
  UNREAL,
  THERE,
  PART_KEPT,
  CAN_PAY,
  A_MONTH,
  BENEFIT_TOLD,
];
