// "Dividir a conta de 347,50 em 4 com 10%", "deu 280 com 12% de serviço pra 7, quanto cada um?": what each pays. Nothing is recorded: nobody said it
// was paid.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { readFigures } from '../../../language/figures/read-figures.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';

const EACH = /\b(?:cada (?:um|uma|pessoa|qual)|por (?:pessoa|cabeca)|pra cada|pra mim|minha parte)\b/;
const ASKS = /\b(?:quanto|quantos|qual)\b/;
const TO_DIVIDE = /^(?:(?:quero|queria|vamos|preciso|bora|me ajuda a|ajuda a|como) )*(?:dividir|rachar|divide|racha)\b/;
const PAST =
  /\b(?:dividi|dividimos|rachei|rachamos|paguei|pagamos|gastei|recebi|comprei|me deve|me devem|ontem|anota|guarda|parcel\w*|x|vezes|juros)\b/;
const COUNT = `\\d{1,2}|${spelledCounts(2, 12)}`;
const PEOPLE = pattern()`
  \b(${COUNT}) (?:pessoas?|amig[oa]s?|gente)\b|
  \b(?:somos|eramos|em|entre|por|pra|para) (?:nos )?(${COUNT})\b(?! (?:reais|mil|por cento|de|x|vezes|dias?|horas?))
`;
const SERVICE =
  /(\d{1,2}(?:,\d)?) ?(?:%|por cento)(?! de desconto)(?: (?:d[eoa] )?(?:servi[cç]o|gar[cç]om|gorjeta|taxa(?: de servi[cç]o)?))?/i;

const MOST_PEOPLE = 99;

/** @returns undefined when nothing is to be divided, or it was paid already */
export function decideSharedBill({ text, loaded }: Situation): Decision | undefined {
  const words = folded(text).trim();
  const service = SERVICE.exec(text)?.[1];
  const asked = EACH.test(words) && ASKS.test(words);
  if (!(asked || (TO_DIVIDE.test(words) && service !== undefined)) || PAST.test(words)) return undefined;
  const sums = readFigures(text).flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
  // "Quanto pra cada um? somos 8", behind what it cost.
  const last = loaded.wroteLast() && loaded.lastEntry?.kind === 'despesa' ? loaded.lastEntry.cents : undefined;
  const [bill = last, ...more] = sums;
  // "A conta deu 280 com 12 % pra 7": the percentage hides the number behind it from nothing.
  const [, named, divided] = PEOPLE.exec(folded(text.replace(SERVICE, ' '))) ?? [];
  const said = named ?? divided;
  if (bill === undefined || more.length > 0 || said === undefined) return undefined;
  const count = countSaid(said);
  if (count === undefined || count < 2 || count > MOST_PEOPLE) return undefined;
  const tenths = service === undefined ? 0 : Math.round(Number(service.replace(',', '.')) * 10);
  const whole = bill + Math.round((bill * tenths) / 1000);
  const each = Math.ceil(whole / count);
  const with_ = service === undefined ? '' : `${reais(bill)} com ${service} % dão ${reais(whole)}. `;
  return say({
    text: [
      with_,
      { bold: `${reais(each)} para cada um` },
      `: ${reais(whole)} ÷ ${count}. Para anotar a sua parte, me diga onde foi: “gastei ${reais(each).slice(3)} no bar”.`,
    ],
  });
}
decideSharedBill.says = [EACH, TO_DIVIDE];
