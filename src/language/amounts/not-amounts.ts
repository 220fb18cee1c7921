// Detects numbers that are no money: hours, sizes, years, models, phones. A miss would be a wrong amount, so in doubt the person is asked.

import { DAY_PARTS } from '../dates/date-words.ts';
import type { NumberRead } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { areGlued, isPlainInteger, joined } from '../tokens/token-shapes.ts';
import { isYear } from './is-year.ts';
import { MEASURES, MODELS, MONTH_NAMES, NAMED_BEFORE, SHARING, SIDES, UNITS } from './not-amount-words.ts';
import { isSizeOrSets, isWhatActs } from './numbered-thing.ts';
import { countBehind, isOnTerms, positionAt } from './parcel-position.ts';
import { priceTimes } from './price-times.ts';

/** Window in tokens for "dividi ... em 4"; keeps long messages linear. */
const SHARING_REACH = 16;
/** Longer unmarked whole numbers are protocols, phones and codes. */
const MAX_BARE_DIGITS = 7;

/** "15h", "3 da tarde", "sete e meia", "às 9". */
function isHour(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  // "Uma hora e quarenta" is a duration.
  if (tokens[from - 1]?.norm === 'e' && /^horas?$/.test(tokens[from - 2]?.norm ?? '')) return true;
  if (read.scaled || read.cents > 2400 + 99) return false;
  const next = tokens[read.to]?.norm;
  if ((next === 'da' || next === 'de') && DAY_PARTS.has(tokens[read.to + 1]?.norm ?? '')) return true;
  if (next === 'e' && tokens[read.to + 1]?.norm === 'meia') return true;
  const before = tokens[from - 1];
  if (before?.norm === 'as') return true;
  // "Novela das 9", "já dei o das 16"; "paguei o DAS 75" is the tax.
  const whose = tokens[from - 2];
  const ofTheHour =
    read.cents % 100 === 0 &&
    whose?.kind === 'word' &&
    (!/^(?:d?o|pag\w+|guia|boleto)$/.test(whose.norm) ||
      /^(?:de|tom)(?:i|ei|ou|u)$/.test(tokens[from - 3]?.norm ?? ''));
  return before?.norm === 'das' && (ofTheHour || tokens[read.to]?.norm === 'as');
}

/** Digits shaped like an identifier: leading zero, too long, or in a run of groups (a phone). */
function isCode(tokens: readonly Token[], from: number): boolean {
  const token = tokens[from];
  if (token === undefined || !isPlainInteger(token)) return false;
  if (token.norm.length > MAX_BARE_DIGITS || (token.norm.length > 1 && token.norm[0] === '0')) return true;
  const before = tokens[from - 1];
  if (isGroup(token) && isGroup(before)) return true;
  if (before?.norm === '-' && areGlued(before, token) && areGlued(tokens[from - 2], before)) return true;
  return isInPhone(tokens, from);
}

/** Four or more digits. */
const isGroup = (token: Token | undefined): boolean => isPlainInteger(token) && (token?.norm.length ?? 0) >= 4;

/** Part of a phone or long code, judged by the adjacent group: "+55 11 98888-7777". */
function isInPhone(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.norm.length === 2 && tokens[from - 1]?.norm === '(' && tokens[from + 1]?.norm === ')') return true;
  for (let next = from + 1; next <= from + 3; next++) {
    const token = tokens[next];
    if (token?.kind !== 'number') return false;
    // "11 97712 4400", "0123 4567 8901".
    if (isGroup(tokens[next - 1]) && isGroup(token)) return true;
    if (isGroup(token) && isGroup(tokens[next + 1])) return true;
    if (token.norm.includes('-') && token.norm.length >= 8) return true;
    if (isPlainInteger(token) && token.norm.length > MAX_BARE_DIGITS) return true;
  }
  return false;
}

/** A count of both: "160 os dois", "120 as duas", "os outros dois ficam", "fomos nós dois". */
function isBothOf(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  return (
    read.words &&
    read.cents <= 500 &&
    read.to === from + 1 &&
    /^(?:(?:outr|[dn]|pr)?[oa]|el[ea])s$/.test(tokens[from - 1]?.norm ?? '') &&
    !/^(?:reais|real|contos?|pila|mil|e|centavos)$/.test(tokens[read.to]?.norm ?? '')
  );
}

function isNamed(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  const before = tokens[from - 1]?.norm ?? '';
  if (before === '') return false;
  // "Até dez de 2027".
  if (tokens[from]?.norm === 'dez' && /^de 20\d\d$/.test(`${tokens[read.to]?.norm} ${tokens[read.to + 1]?.norm}`))
    return true;
  // "Quinta 26, 10h20", "sábado 28 às 9h": a day of the month after a weekday.
  if (/^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feira)$/.test(before))
    return (
      read.decimals === 0 &&
      read.cents <= 3100 &&
      /^(?:as$|,$|\d\d?[h:])/.test(tokens[read.to]?.norm ?? '') &&
      (tokens[read.to]?.norm !== ',' || tokens[read.to + 1]?.kind === 'number')
    );
  if (/^(?:dias?|vence(?:ndo)?|vencimento)$/.test(before))
    return read.decimals === 0 && read.cents <= 3100 && !isGreeting(tokens, from - 2);
  if (before === 'parte' && /^(?:minha|sua|nossa)$/.test(tokens[from - 2]?.norm ?? '')) return false;
  // "IPVA 2ª parcela 310": which one was said before.
  if (
    /^(?:parcela|prestacao)$/.test(before) &&
    /^(?:\d+[oa]|primeira|segunda|terceira|quarta|quinta|ultima)$/.test(tokens[from - 2]?.norm ?? '')
  )
    return false;
  // "Parei no piso 3".
  if (before === 'piso' && tokens[from - 2]?.norm === 'no') return read.cents <= 2000;
  if (SIDES.has(before)) return !read.scaled;
  if (NAMED_BEFORE.has(before))
    return !(read.scaled || isPriced(tokens, from) || (read.decimals === 2 && !/^vers/.test(before)));
  if (isIdentified(tokens, from) || isWhatActs(tokens, from, read)) return true;
  // "out/26", "dez / 27": a year after a month.
  // "Um dos 2 já pagou", "cada um dos 4".
  if (/^d[oa]s$/.test(before) && /^uma?$/.test(tokens[from - 2]?.norm ?? '')) return read.cents <= 3000;
  if (before === '/' && MONTH_NAMES.has(tokens[from - 2]?.norm ?? '')) return true;
  const whole = read.decimals === 0 && !read.scaled;
  if (!whole) return false;
  if (before === 'de' && (tokens[from - 2]?.norm === 'baiao' || isParcelTotal(tokens, from))) return true;
  if (MODELS.has(before)) return read.cents <= 9900;
  if (isSizeOrSets(tokens, from, read)) return true;
  // "Semana 1: banana, semana 2: batata" is an ordinal; "mercado da semana 350" is a price.
  if (before === 'semana') return read.cents <= 1000 && /^[:,;]?$/.test(tokens[from - 2]?.norm ?? '');
  if (/^notas?$/.test(before)) return read.cents <= 1000;
  if (/^(?:final|terminado)$/.test(before)) return tokens[from]?.norm.length === 4;
  if (before === 'cartao') return tokens[from]?.norm.length === 4 && read.cents % 5000 !== 0;
  // "Rachada pra 6", "dividido entre 3", right behind the price.
  const shared = SHARING.has(tokens[from - 2]?.norm ?? '') && /ad|id/.test(tokens[from - 2]?.norm ?? '');
  if (shared && /^(?:entre|pr[ao]|para)$/.test(before)) return read.cents <= 3000;
  if (before === 'entre') return read.cents <= 3100 && tokens[read.to]?.norm === 'e';
  if (before === 'em' && isOnTerms(tokens, read.to)) return true;
  // "Dividimos o airbnb, 600 pra 3".
  const among = /^(?:em|por)$/.test(before) || (/^pr?a?ra$/.test(before) && tokens[from - 2]?.kind === 'number');
  if (among && read.cents <= 3000) return countsSharers(tokens, from);
  return false;
}

const LIVES = /^(?:vizinh|morador|pessoal|galera|alun|numero|lado|porta$)/;
/** A price, although an article precedes the noun: "o jantar da turma 480", "aluguel da sala 800", "cópia da chave 15". */
function isPriced(tokens: readonly Token[], from: number): boolean {
  const [noun, joined] = [tokens[from - 1]?.norm ?? '', tokens[from - 2]?.norm ?? ''];
  // "Matrícula 1.150": a code is written without a point.
  if (/^(?:matricula|inscricao|c[ro][a-z]{1,3}|oab)$/.test(noun))
    return (
      !isPlainInteger(tokens[from]) ||
      (tokens[from]?.norm.length ?? 0) < 4 ||
      /^(?:vence|em)$/.test(tokens[from + 1]?.norm ?? '')
    );
  // "Aluguel do apto 900"; in "vizinho do apto 302" it is a number.
  if (/^(?:apto|ap|apartamento)$/.test(noun))
    return joined === 'do' && /[05]0$/.test(tokens[from]?.norm ?? '') && !LIVES.test(tokens[from - 3]?.norm ?? '');
  return (
    /^(?:turma|sala|quarto|vaga|chave|placa|quadra|pedido|conta|contrato|portao|telefone|parcela|prestacao|conjunto|rg)$/.test(
      noun,
    ) &&
    (/^(?:d[aeo]|pr[oa])$/.test(joined) || (joined === 'a' && tokens[from - 3]?.norm === 'com')) &&
    !LIVES.test(tokens[from - 3]?.norm ?? '')
  );
}

const IDENTIFIERS = new Set(
  'matricula cep codigo numero ramal senha placa protocolo cpf rg inscricao chave'.split(' '),
);

/** An identifier after an article: "o voo é o 3214", "sou o 45 da fila", "o vizinho do 302", "dona Neuza do 302", "com a Neide do 302". */
function isIdentified(tokens: readonly Token[], from: number): boolean {
  if (!isPlainInteger(tokens[from])) return false;
  const before = tokens[from - 1]?.norm ?? '';
  const earlier = tokens[from - 2]?.norm ?? '';
  if (/^(?:e|era)$/.test(before)) {
    // "Hoje ainda é 2": the day. In "54 no mercado hoje e 12 na padaria" there are two amounts.
    const day = from - (earlier === 'ainda' ? 3 : 2);
    return IDENTIFIERS.has(earlier) || (tokens[day]?.norm === 'hoje' && (day < 2 || tokens[from - 1]?.raw === 'é'));
  }
  if (/^[dn][oa]$/.test(before))
    return (
      LIVES.test(earlier) ||
      /^(?:apartament|ape$|sala|mesa|mora|porteir|moc[oa]$)/.test(earlier) ||
      /^(?:dona|seu) |^[oa] \p{Lu}/u.test(`${tokens[from - 3]?.norm} ${tokens[from - 2]?.raw}`)
    );
  return from > 2 && /^[oa]$/.test(before) && /^(?:e|sou|era)$/.test(earlier);
}

/** "bom dia 20 na padaria", "meio dia 18 de marmita". */
function isGreeting(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.norm === 'bom' || tokens[at]?.norm === 'meio';
}

/** In "parcela 3 de 10" the ten is the number of instalments. */
function isParcelTotal(tokens: readonly Token[], from: number): boolean {
  const word = tokens[from - 3]?.norm;
  const said = (word === 'parcela' || word === 'prestacao') && isPlainInteger(tokens[from - 2]);
  return said || countBehind(tokens, from - 2) !== undefined;
}

/** An earlier verb decides what "em" counts: "dividi 80 em 4", "parcelei em 3". */
function countsSharers(tokens: readonly Token[], from: number): boolean {
  for (let i = from - 2; i >= 0 && i > from - SHARING_REACH; i--) {
    const norm = tokens[i]?.norm ?? '';
    if (SHARING.has(norm) || norm.startsWith('parcel')) return true;
  }
  return false;
}

/** The word after the number starts a date: "uber 20 dia 3", "mercado 350 mês passado". */
function opensDate(tokens: readonly Token[], at: number): boolean {
  const [word, after] = [tokens[at]?.norm ?? '', tokens[at + 1]];
  if (word === 'dia') return after?.kind === 'number';
  return /^(?:mes|semana|ano)$/.test(word) && /^(?:(?:pass|retras)ad[oa]|que)$/.test(after?.norm ?? '');
}

function hasUnitAfter(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  const next = tokens[read.to];
  if (next === undefined || opensDate(tokens, read.to)) return false;
  if (priceTimes(tokens, read.to, read.cents) !== undefined) return false;
  if (UNITS.has(next.norm) || MEASURES.has(next.norm)) return true;
  if (next.norm === 'de' && SIDES.has(tokens[read.to + 1]?.norm ?? '')) return true;
  if (next.norm === 'e' && /^mei[oa]$/.test(tokens[read.to + 1]?.norm ?? '')) {
    return MEASURES.has(tokens[read.to + 2]?.norm ?? '') || UNITS.has(tokens[read.to + 2]?.norm ?? '');
  }
  if (next.norm === 'por' && tokens[read.to + 1]?.norm === 'cento') return true;
  if (next.norm === 'de' && MONTH_NAMES.has(tokens[read.to + 1]?.norm ?? '')) return read.cents <= 3100;
  if (next.norm === 'a' && tokens[from - 1]?.norm === 'de' && isPlainInteger(tokens[read.to + 1])) {
    return read.cents <= 3100 && Number(tokens[read.to + 1]?.norm) <= 31;
  }
  return MONTH_NAMES.has(next.norm) && read.cents <= 3100 && next.norm.length > 3;
}

const STREET = /^(?:rua|r|av|avenida|travessa|alameda|praca|rodovia|estrada)$/;
const PAID = /^(?:pag|gast|compr|cust|receb|ganh)/;

/** A house number, unless a payment is stated: "Na rua XV, 300". */
function isAddress(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  if (read.decimals > 0 || read.words) return false;
  // "na rua Bahia 1200": without a comma, a name stands between.
  const named =
    /^[A-ZÀ-Ú]/.test(tokens[from - 1]?.raw ?? '') &&
    (tokens[read.to]?.kind !== 'word' || tokens[read.to]?.norm === 'com');
  if (tokens[from - 1]?.norm !== ',' && !named && !/^ap(?:to)?$/.test(tokens[read.to]?.norm ?? '')) return false;
  const street = tokens.findLastIndex(({ norm }, i) => i < from && i > from - 7 && STREET.test(norm));
  return street >= 0 && !tokens.slice(0, from).some(({ norm }) => PAID.test(norm));
}

/** "De 6 em 6 horas", "8 em 8h", "de 8 em 8": how often. */
function isHowOften(tokens: readonly Token[], from: number, { to }: NumberRead): boolean {
  const [own, ahead, behind] = [tokens[from]?.norm, tokens[to + 1]?.norm, tokens[from - 2]?.norm];
  if (tokens[from - 1]?.norm === 'em' && behind === own) return tokens[from - 3]?.norm === 'de';
  return (
    tokens[to]?.norm === 'em' &&
    (ahead === `${own}h` ||
      (ahead === own &&
        (tokens[from - 1]?.norm === 'de' ||
          /^(?:horas?|hs?|dias?|minutos?|min|semanas?|mes|meses)$/.test(tokens[to + 2]?.norm ?? ''))))
  );
}

/** "Forno 180 por 40 min", "forno a 200, 30 minutos": a temperature. */
function isHeat(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  const before = /^(?:a|em|de|medio|alto)$/.test(tokens[from - 1]?.norm ?? '') ? from - 2 : from - 1;
  if (tokens[before]?.norm !== 'forno') return false;
  for (let i = read.to; i < read.to + 5; i++) if (/^(?:min|minutos?|horas?)$/.test(tokens[i]?.norm ?? '')) return true;
  return false;
}

/** "Dois pagaram e um ficou devendo": people. */
const THEY_DID = /^(?:pag|acert|falt|v|compr|lev)(?:ar|ier)am$/;

/** "2 kg de carne, 1 de linguiça": of the same measure; "peguei o ônibus 702": its line. */
const SAME_OR_LINE =
  /\d (?:kg|quilos?) de [a-z]+ (?:,|e) \d de$|\b(?:peguei|perdi|pegar) o (?:onibus|busao|voo) \d{3,4}(?: \S+)?$/;
/** Asked of every number, before any words are put together. */
const LINES = /onibus|busao|voo/;
const isMoreOrLine = (tokens: readonly Token[], from: number, { to }: NumberRead): boolean =>
  (tokens[to]?.norm === 'de' || LINES.test(`${tokens[from - 2]?.norm} ${tokens[from - 1]?.norm}`)) &&
  SAME_OR_LINE.test(joined(tokens.slice(Math.max(0, from - 5), to + 1)));

/** Whether an unmarked number starting at `from` is not money; "um 99 moto 8,70" is the app. */
export function isNotAmount(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  return (
    (read.words && THEY_DID.test(tokens[read.to]?.norm ?? '')) ||
    isBothOf(tokens, from, read) ||
    positionAt(tokens, from) !== undefined ||
    positionAt(tokens, from - 2) !== undefined ||
    hasUnitAfter(tokens, from, read) ||
    isNamed(tokens, from, read) ||
    isAddress(tokens, from, read) ||
    isHour(tokens, from, read) ||
    isHowOften(tokens, from, read) ||
    isHeat(tokens, from, read) ||
    isYear(tokens, from, read) ||
    isMoreOrLine(tokens, from, read) ||
    isCode(tokens, from) ||
    (read.cents === 9900 && /^(?:moto|pop|taxi)$/.test(tokens[read.to]?.norm ?? ''))
  );
}
