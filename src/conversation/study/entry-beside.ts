// "Secador novo, 649 em 6x no cartão", "+730 freela", under "quais são as dívidas?": bought or paid now, and no figure of what is asked.

import { pattern } from '../../domain/pattern.ts';
import { isWholeRecord } from '../open-question/whole-record.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';

/** Signed as in a list of entries, or told as something that just moved or was just bought. */
const JUST_NOW = pattern('i')`
  ^[+-] ?\d|
  (?<![a-zà-ÿ])(?:comprei|compramos|comprar outr[oa]|vendi|dei|pagou os|me pagou|efetuou|acabei de (?:pagar|comprar)|nov[oa]s?)(?![a-zà-ÿ])|
  (?<![a-zà-ÿ])(?:no|cart[ãa]o de) (?:cr[ée]dito|d[ée]bito|pix|cart[ãa]o)(?![a-zà-ÿ])
`;
/** "Tenho que pagar a água sexta, 63": waits for its day. */
const TO_PAY = /(?<![a-zà-ÿ])(?:tenho|temos) que (?:pagar|acertar)(?![a-zà-ÿ])/i;
/** Of what is owed, or of a month. */
const OF_FIGURE =
  /%|(?<![a-zà-ÿ])(?:juros?|taxa|(?:ao|por|todo|cada) m[êe]s|mensa(?:l|is)|faltam?|restam?|devo|d[íi]vidas?|faturas?|rotativo|limite|financi\w*|empr[ée]st\w*|consignado|entrada|custa|vale|ganho|recebo|sobra|penso|queria|quero|vou|posso)(?![a-zà-ÿ])/i;

/** Whether the message, read by itself, is surely an entry with its value and name, and holds nothing that was asked. */
export function isEntryBeside({ text, read, reading }: Situation): boolean {
  if ((!TO_PAY.test(text) && !JUST_NOW.test(text.trim())) || OF_FIGURE.test(text) || text.includes('?')) return false;
  if (reading.figures.some(({ role }) => role === 'interest')) return false;
  const alone = read(text);
  return (
    alone.intent === 'lancamento' &&
    alone.confidence >= SURE &&
    alone.slots.amount_cents !== undefined &&
    alone.slots.description !== undefined
  );
}

/** Told as something that moved, or is to. */
const MOVED = pattern('i')`
  (?<![a-zà-ÿ])(?:caiu|ca[íi]ram|passei|deixei|creditad[oa]|foi pag[oa]|foram pag[oa]s|j[áa] (?:paguei|passei|foi|t[áa] pag[oa])|boleto|d[ée]bito autom[áa]tico|pix|transfer[êe]ncia|
  vou receber|v[ãa]o me pagar|me (?:pagou|pagaram|deu|deram|mandou)|adiantad[oa])(?![a-zà-ÿ])
`;

/** The same of what is only being decided on: what repeats on a day, or is subscribed to, is kept as well. */
export function isKeptBeside(situation: Situation): boolean {
  const { text, read } = situation;
  if (isEntryBeside(situation)) return true;
  const alone = read(text);
  if (alone.confidence < SURE || text.includes('?')) return false;
  if (alone.intent === 'recurring_set')
    return (alone.slots.day_of_month ?? alone.slots.weekday) !== undefined || alone.slots.category === 'assinaturas';
  return isWholeRecord(alone) && MOVED.test(text);
}
