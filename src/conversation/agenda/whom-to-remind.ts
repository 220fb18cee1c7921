// "Lembra a Ana de pagar a luz": only who writes can be reminded, so that the reminder is to remind her.

const ORDER = /(?<![a-zà-ÿ])(?<!(?:me|nos) )(?:lembr(?:a|ar|e)|avis(?:a|ar|e))\s+(?:(?<article>[ao]s?|ao|à)\s+)?/i;
const SOMEBODY =
  /^(?:(?:minhas?|meus?)\s+\p{L}+|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)(?=\s+(?:d[aeo]s?|pra|para|que)\s+\S)/u;
const ALL_OF_US = /^(?:a\s+)?(?:gente|turma|galera|todos|todo mundo)\s+(?:de|pra|para)\s+(?=\S)/i;

/** @param content what the reminder says, as it was read from `text`. */
export function whomToRemind(content: string, text: string): string {
  const order = ORDER.exec(text);
  if (order === null) return content;
  if (ALL_OF_US.test(content)) return content.replace(ALL_OF_US, '');
  if (!SOMEBODY.test(content) || !text.slice(order.index + order[0].length).startsWith(content.slice(0, 3)))
    return content;
  const article = order.groups?.article;
  return `lembrar ${article === undefined ? '' : `${article} `}${content}`;
}
