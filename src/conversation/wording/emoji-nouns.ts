// Emoji that stand for the thing paid for: "🍕 45" is a pizza. Only emoji with one plausible purchase.

import { plainEmoji } from '../../language/tokens/emoji-scan.ts';

const NOUNS: Readonly<Record<string, string>> = {
  '🍕': 'pizza',
  '🍔': 'lanche',
  '🌭': 'lanche',
  '🍟': 'lanche',
  '🍣': 'sushi',
  '🍽': 'restaurante',
  '🥗': 'almoço',
  '☕': 'café',
  '🥖': 'padaria',
  '🍞': 'padaria',
  '🍦': 'sorvete',
  '🍨': 'sorvete',
  '🍺': 'cerveja',
  '🍻': 'bar',
  '🍷': 'vinho',
  '🛒': 'mercado',
  '🥩': 'açougue',
  '⛽': 'gasolina',
  '🚕': 'táxi',
  '🚖': 'táxi',
  '🚌': 'ônibus',
  '🚇': 'metrô',
  '🅿': 'estacionamento',
  '✈': 'passagem aérea',
  '💊': 'farmácia',
  '🦷': 'dentista',
  '💇': 'cabeleireiro',
  '💈': 'barbeiro',
  '💅': 'manicure',
  '💡': 'luz',
  '💧': 'água',
  '🎬': 'cinema',
  '🎁': 'presente',
  '📚': 'livro',
  '👟': 'tênis',
  '👕': 'roupa',
  '👗': 'roupa',
  '🐶': 'pet',
  '🐱': 'pet',
};

const SIGN = /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*/gu;

/** The message with each emoji replaced by its noun; undefined when it has other words or an unknown emoji. */
export function signsAsNouns(text: string): string | undefined {
  if (/\p{L}/u.test(text.replace(/r\$|reais|conto/gi, '')) || !/\d/u.test(text)) return undefined;
  const signs = text.match(SIGN) ?? [];
  const nouns = [...new Set(signs.map((sign) => NOUNS[plainEmoji(sign)]))];
  if (nouns.length === 0 || nouns.includes(undefined)) return undefined;
  return `${nouns.join(' ')} ${text.replaceAll(SIGN, '').trim()}`;
}
