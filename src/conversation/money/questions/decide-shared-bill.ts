// "Dividir a conta de 347,50 em 4 com 10%", "hotel 1.800, gasolina 400, vou com 3 amigos, quanto cada um?": what each pays. Nothing is recorded:
// nobody said it was paid.

import { folded, unaccented } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { readFigures } from '../../../language/figures/read-figures.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';

const EACH = /\b(?:cada (?:um|uma|pessoa|qual)|por (?:pessoa|cabeca)|pra cada|pra mim|minha parte)\b/;
/** Of several costs; of one figure it is plain arithmetic. */
const DIVIDED = /\b(?:dividid|rachad)[oa] (?:por|em|entre) /;
const ASKS = /\b(?:quanto|quantos|qual)\b/;
const TO_DIVIDE = /^(?:(?:quero|queria|vamos|preciso|bora|me ajuda a|ajuda a|como) )*(?:dividir|rachar|divide|racha)\b/;
const PAST =
  /\b(?:dividi|dividimos|rachei|rachamos|paguei|pagamos|gastei|recebi|comprei|me deve|me devem|ontem|anota|guarda|parcel\w*|x|vezes|juros)\b/;
const COUNT = `\\d{1,2}|${spelledCounts(2, 12)}`;
const PEOPLE = pattern()`
  \b(${COUNT}) (?:pessoas?|amig[oa]s?|gente)\b|
  \b(?:somos|eramos|em|entre|por|pra|para) (?:nos )?(${COUNT})\b(?! (?:reais|mil|por cento|de|x|vezes|dias?|horas?))
`;
/** Who goes with one is not all of them. */
const COMPANY = pattern()`
  \b(?:com|e) (?:(?:mais|os|as|meus|minhas|uns|umas|outr[oa]s) )*(?<many>${COUNT}) (?:pessoas|amig[oa]s|colegas|prim[oa]s|irma(?:o|s)s?|casais)\b
`;
/** "3 diárias de 200": its own sum. */
const COUNTED = /\d (?:noites?|diarias?|dias|horas|kg|km|litros?|vezes)\b/;
const SERVICE =
  /(\d{1,2}(?:,\d)?) ?(?:%|por cento)(?! de desconto)(?: (?:d[eoa] )?(?:servi[cç]o|gar[cç]om|gorjeta|taxa(?: de servi[cç]o)?))?/i;

const MOST_PEOPLE = 99;

/** @returns undefined when nothing is to be divided, or it was paid already */
export function decideSharedBill({ text, loaded }: Situation): Decision | undefined {
  const words = folded(text).trim();
  if (PAST.test(words) || COUNTED.test(words)) return undefined;
  const service = SERVICE.exec(text)?.[1];
  const sums = readFigures(unaccented(text).replace(COMPANY, ' ').replace(PEOPLE, ' ')).flatMap((figure) =>
    'cents' in figure ? [figure.cents] : [],
  );
  const asked = ASKS.test(words) && (EACH.test(words) || (sums.length > 1 && DIVIDED.test(words)));
  if (!(asked || (TO_DIVIDE.test(words) && service !== undefined))) return undefined;
  // "Quanto pra cada um? somos 8", behind what it cost.
  const last = loaded.wroteLast() && loaded.lastEntry?.kind === 'despesa' ? loaded.lastEntry.cents : undefined;
  const bill = sums.length === 0 ? last : sums.reduce((all, cents) => all + cents, 0);
  // "A conta deu 280 com 12 % pra 7": the percentage hides the number behind it from nothing.
  const rest = folded(text.replace(SERVICE, ' '));
  const beside = COMPANY.exec(rest)?.groups?.['many'];
  const [, named, divided = named] = PEOPLE.exec(rest) ?? [];
  const all = beside === undefined ? countSaid(divided ?? '-') : (countSaid(beside) ?? 0) + 1;
  if (bill === undefined || all === undefined || all < 2 || all > MOST_PEOPLE) return undefined;
  const tenths = service === undefined ? 0 : Math.round(Number(service.replace(',', '.')) * 10);
  const whole = bill + Math.round((bill * tenths) / 1000);
  const each = Math.ceil(whole / all);
  const summed = sums.length > 1 ? `${sums.map(reais).join(' + ')} = ${reais(bill)}. ` : '';
  const with_ = service === undefined ? summed : `${summed}${reais(bill)} com ${service} % dão ${reais(whole)}. `;
  return say({
    text: [
      with_,
      { bold: `${reais(each)} para cada um` },
      `: ${reais(whole)} ÷ ${all}. Para anotar a sua parte, me diga onde foi: “gastei ${reais(each).slice(3)} no bar”.`,
    ],
  });
}
decideSharedBill.says = [EACH, DIVIDED, TO_DIVIDE];
