// Sums of every day whose figures are all in the question: fuel of a trip, the cost of a kilometre, which of two packs is cheaper, so much a day for so
// many days. Nothing is recorded.

import { folded } from '../../../domain/fold.ts';
import type { Reply } from '../../../domain/message.ts';
import { reais } from '../../../finance/money.ts';
import { monthCounted } from '../../../missions/counted-month.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { decimal } from '../../replies/decimal.ts';
import type { Situation } from '../../situation.ts';

const ASKS = /\b(?:quantos?|qual|compensa|vale|melhor)\b/;
/** In characters: bounds the backtracking of the patterns. */
const LONGEST = 400;
/** "Arroz 5 kg por 27,90 ou 1 kg por 5,99?": two prices say what is asked. */
const EITHER = /\d.* ou .*\d/;
/** Told as having happened, or of what was recorded. */
const PAST =
  /\b(?:paguei|gastei|comprei|recebi|abasteci|esse mes|mes passado|ontem|anota|juros|parcelas?|financi\w+)\b/;
const N = String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)`;
const KM_PER_LITRE = new RegExp(`${N} ?km ?(?:/|por|com (?:um|1)) ?(?:l\\b|litro)`);
const DISTANCE = new RegExp(`${N} ?(?:km|quil[oô]metros)(?! ?(?:/|por|com))`);
const PER_LITRE = new RegExp(
  `(?:gasolina|[aá]lcool|etanol|diesel|combust[ií]vel|litro)(?: (?:a|de|por|custa|t[aá]|est[aá]|sai)(?: a| por)?)? ${N}`,
);
/** "200 reais a 6,29, quantos litros?" */
const LITRES_FOR = new RegExp(
  `${N} ?(?:reais|conto|pila)?(?: de [a-zà-ÿ]+)?,? (?:a|por|com (?:o litro|a gasolina) a) ${N}`,
);
const SPENT_ON = new RegExp(
  `(?:com |p[oô]r |boto |bota(?:r|ndo)? |coloco |abastec[a-z]+ (?:com )?|d[aá] |em )(?:r\\$ ?)?${N} ?(?:reais|conto|pila)`,
);
const SPENT = new RegExp(`(?:gasto|custa|gastando|gasta) ${N}`);
const EACH_DAY = new RegExp(
  `${N}(?: reais)? (?:por|ao|a cada|cada|no|/) ?(dia|m[eê]s|semana),? (?:em |por |durante |x |e s[aã]o |s[aã]o |trabalho )?(\\d{1,3}) (?:dias?|meses|semanas)`,
);
const FOR_MONTHS = new RegExp(
  `${N}(?: reais)? (?:por|durante) (\\d{1,3}) meses (?:d[aá]|fica|sai|s[aã]o|vai dar) quanto`,
);
const UNIT = '(kg|quilos?|g|gramas?|l|litros?|ml|un|unidades?|pacotes?|caixas?|latas?|rolos?)?';
/** What is counted names no unit: "3 sabonetes por 8,70". A measure may stand right before its price: "500 ml 2,49". */
const PACK = new RegExp(
  `(\\d+(?:,\\d+)?) ?(?:${UNIT}|[a-zà-ÿ]{3,20}s) (?:(?:por|a|de|custa|t[aá]|sai(?: por)?) |(?<=(?:kg|g|l|ml|litros?) ))${N}`,
  'gu',
);

const KIND = '(?:kg|quilos?|g|gramas?|l|litros?|ml|un|unidades?|pacotes?|caixas?|latas?|rolos?|metros?|m|horas?|dias?)';
const PROPORTION = new RegExp(
  `^(?:regra de tr[eê]s:? )?(?:se )?(?<have>\\d+(?:,\\d+)?) ?(?<unit>${KIND}|[a-zà-ÿ]{3,20})(?: de [a-zà-ÿ]+)? (?:custam?|sa(?:i|em)|[eé]|s[aã]o|d[aá]|d[aã]o|por|a|valem?|cost(?:a|am)|foi|foram)(?: por)? (?:r\\$ ?)?(?<price>[\\d.,]*\\d)(?: reais)?,? (?:e |ent[aã]o )?quanto (?:custam?|sa(?:i|em)|fica|d[aá]|[eé]|s[aã]o|seria|vai dar|valem?|vale)(?: por)? (?:(?<want>\\d+(?:,\\d+)?) ?|(?:[oa]|um|uma|cada|1) )(?<of>${KIND}|[a-zà-ÿ]{3,20})[?!. ]*$`,
);

const SCALE: Readonly<Record<string, readonly [string, number]>> = { g: ['kg', 1000], ml: ['litro', 1000] };

const numberIn = (digits = ''): number => Number(digits.replaceAll('.', '').replace(',', '.'));
const centsOf = (digits?: string): number => Math.round(numberIn(digits) * 100);

/** "Faz 10 km/l, gasolina a 6, quanto gasto pra rodar 450 km?" */
function fuel(text: string): Reply | undefined {
  const does = numberIn(KM_PER_LITRE.exec(text)?.[1]);
  const far = numberIn(DISTANCE.exec(text.replace(KM_PER_LITRE, ' '))?.[1]);
  const price = centsOf(PER_LITRE.exec(text)?.[1]);
  if (!(does > 0 && far > 0 && price > 0)) return undefined;
  const litres = far / does;
  return {
    text: [
      { bold: reais(Math.round(litres * price)) },
      ` de combustível: ${decimal(far)} km ÷ ${decimal(does)} km por litro = ${decimal(litres)} litros, a ${reais(price)} cada um.`,
    ],
  };
}

/** "Com 100 reais quantos litros de gasolina a 6,19?" */
function litresFor(text: string): Reply | undefined {
  if (!/\bquantos litros\b/u.test(text)) return undefined;
  const together = LITRES_FOR.exec(text);
  const price = centsOf(PER_LITRE.exec(text)?.[1]) || centsOf(together?.[2]);
  const cents = centsOf(SPENT_ON.exec(text)?.[1]) || centsOf(together?.[1]);
  if (!(cents > price && price > 0)) return undefined;
  return {
    text: [{ bold: `${decimal(cents / price)} litros` }, `: ${reais(cents)} ÷ ${reais(price)} o litro.`],
  };
}

/** "Se 5 kg custa 23, quanto custa 8 kg?", "300 g por 18,90, quanto sai o quilo?" */
function inProportion(text: string): Reply | undefined {
  const { have, unit, price, want = '1', of } = PROPORTION.exec(text)?.groups ?? {};
  const [from, to] = [measureIn(have, unit), measureIn(want, of)];
  const cents = centsOf(price);
  if (from.unit !== to.unit || !(from.count > 0 && to.count > 0 && cents > 0)) return undefined;
  const each = cents / from.count;
  const named = to.unit === '' ? '' : ` ${to.unit}`;
  return {
    text: [
      { bold: reais(Math.round(each * to.count)) },
      `: ${decimal(to.count)}${named} × ${reais(Math.round(each))}${from.unit === '' ? ' cada' : ` por ${from.unit}`}.`,
    ],
  };
}

/** "Gasto 400 de gasolina e faço 1000 km, quanto sai o km?" */
function perKilometre(text: string): Reply | undefined {
  if (!/\b(?:o|por|cada|do) (?:km|quil[oô]metro)\b/u.test(text)) return undefined;
  const far = numberIn(DISTANCE.exec(text)?.[1]);
  const spent = centsOf(SPENT.exec(text)?.[1]);
  if (!(far > 0 && spent > 0)) return undefined;
  return {
    text: [{ bold: `${reais(Math.round(spent / far))} por km` }, `: ${reais(spent)} ÷ ${decimal(far)} km.`],
  };
}

/** "24 por dia 22 dias, quanto dá no mês?" */
function repeated(text: string): Reply | undefined {
  // Of a whole month of work that is one figure among others.
  if (monthCounted(text) !== undefined) return undefined;
  const each = EACH_DAY.exec(text);
  const months = FOR_MONTHS.exec(text);
  const [cents, count] =
    each === null ? [centsOf(months?.[1]), Number(months?.[2])] : [centsOf(each[1]), Number(each[3])];
  if (!(cents > 0 && count > 0)) return undefined;
  return { text: [{ bold: reais(cents * count) }, `: ${count} × ${reais(cents)}.`] };
}

type Pack = { readonly count: number; readonly unit: string; readonly cents: number; readonly said: string };

/** In kilos and litres; what is counted names no unit. */
function measureIn(count: string | undefined, unit = ''): Pick<Pack, 'count' | 'unit'> {
  const kind = unit
    .replace(/^quilos?$/u, 'kg')
    .replace(/^gramas?$/u, 'g')
    .replace(/^(?:l|litros?)$/u, 'litro');
  const [name, by] = SCALE[kind] ?? [kind.replace(/^(?:un|unidades?)$/u, '').replace(/s$/u, ''), 1];
  return { count: numberIn(count) / by, unit: name };
}

function packIn([said, count = '', unit = '', price]: RegExpMatchArray): Pack {
  return { ...measureIn(count, unit), cents: centsOf(price), said: said.trim() };
}

/** "3 por 10 ou 5 por 15, qual mais barato?" */
function cheaper(text: string): Reply | undefined {
  const packs = [...text.matchAll(PACK)].map(packIn);
  const [one, other, ...more] = packs;
  if (one === undefined || other === undefined || more.length > 0 || !/\bou\b/u.test(text)) return undefined;
  if (one.unit !== other.unit || !packs.every(({ count, cents }) => count > 0 && cents > 0)) return undefined;
  const unit = one.unit === '' ? 'cada' : `o ${one.unit}`;
  const each = ({ cents, count }: Pack): number => cents / count;
  const [best, rest] = each(one) <= each(other) ? [one, other] : [other, one];
  const prices = `${reais(Math.round(each(best)))} ${unit}, contra ${reais(Math.round(each(rest)))}`;
  return each(one) === each(other)
    ? { text: [`Dá na mesma: ${reais(Math.round(each(one)))} ${unit} nos dois.`] }
    : { text: ['Sai mais barato ', { bold: best.said }, `: ${prices}.`] };
}

const MEASURE =
  '(?:metros?(?: quadrados?)?|m2|m²|kg|quilos?|litros?|horas?|di[aá]rias?|sacos?|caixas?|pacotes?|unidades?|milheiros?)';
/** "Piso custa 45 o metro", told before. */
const PRICED = new RegExp(
  `^(?:[oa] )?(?:(?<measure>${MEASURE}) d[oae]s? [a-zà-ÿ ]{3,25}|[a-zà-ÿ][a-zà-ÿ ]{2,25})(?: (?:custa|t[aá]|est[aá]|sai|[eé]|fica|por|a))+ ${N}(?: reais)?(?: (?:o|a|por|cada|pelo) (?<per>${MEASURE}))?[.! ]*$`,
);
const SO_MANY = new RegExp(
  `^(?:e |mas |ent[aã]o )*(?:(?:quanto|qto)(?: (?:d[aá]|fica|custa|sai|sao|s[aã]o|vai dar|daria))?(?: (?:uns|por|pra|para|em))* )?(\\d+(?:,\\d+)?) ?(${MEASURE})(?: (?:d[aá]|fica|custa|sai) quanto)?[?. ]*$`,
);
/** Messages since its price was told. */
const PRICED_SINCE = 4;

/** "Quanto dá 13 metros?", of what costs so much a metre. */
function soMany(said: string, { loaded }: Situation): Reply | undefined {
  const [, count = '', unit] = SO_MANY.exec(said.trim()) ?? [];
  if (count === '') return undefined;
  const wanted = measureIn(count, unit);
  for (const { text } of loaded.spoken().slice(-PRICED_SINCE).toReversed()) {
    const told = PRICED.exec(text.toLowerCase().trim());
    const { measure, per = measure } = told?.groups ?? {};
    if (told === null || per === undefined || measureIn('1', per).unit !== wanted.unit) continue;
    const each = centsOf(told[2]);
    return {
      text: [
        { bold: reais(Math.round(each * wanted.count)) },
        `: ${decimal(wanted.count)} ${wanted.unit}${wanted.count > 1 && wanted.unit.length > 2 ? 's' : ''} × ${reais(each)}.`,
      ],
    };
  }
  return undefined;
}

/** @returns undefined when the message is no such sum */
export function decideUnitSums(situation: Situation): Decision | undefined {
  const { text } = situation;
  if (text.length > LONGEST) return undefined;
  const many = soMany(text.toLowerCase(), situation);
  if (many !== undefined) return say(many);
  const words = folded(text);
  if (!/\d/u.test(text) || PAST.test(words)) return undefined;
  const said = text.toLowerCase();
  const asked = ASKS.test(words)
    ? (fuel(said) ?? litresFor(said) ?? perKilometre(said) ?? repeated(said) ?? inProportion(said))
    : undefined;
  const reply = asked ?? (ASKS.test(words) || EITHER.test(words) ? cheaper(said) : undefined);
  return reply === undefined ? undefined : say(reply);
}
decideUnitSums.says = [ASKS, EITHER, SO_MANY];
