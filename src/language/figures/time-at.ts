// Ages, terms and instalment counts in a question.

import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import type { Found } from './found.ts';
import { wordsAfter, wordsBefore } from './nearby-words.ts';

const AGE_NOW = /\b(?:tenho|fiz|faco|completei|com|estou com|to com|ja tenho|aos meus|idade)$/;
const AGE_OF =
  /\b(?:avo|avos|vo|vovo|mae|pai|filh[oa]|esposa|marido|tia|tio|sogr[oa]|irma|irmao|mulher|homem|ela|ele|idade) (?:de|com|tem|fez|faz)$/;
const AGE_THEN = /\b(?:aos|ate os|antes dos|la pelos|pelos|com uns|quando (?:eu )?(?:tiver|fizer|completar))$/;
const STOPPING = /\b(?:aposent\w*|parar|viver de renda)(?: \w+){0,3} com$/;
const LEFT = /\b(?:faltam|falta|restam|resta|sobram)(?: (?:pagar|ainda|so))*$/;
const PAID = /\b(?:ja )?(?:paguei|pagamos|foram|quitei)(?: (?:ja|so))*$/;
const MOST_AGE = 110;

/** Years that are an age rather than a term: "45 anos", "aos 60". */
function ageAt(tokens: readonly Token[], at: number, years: number, to: number, since: number): Found | undefined {
  const before = wordsBefore(tokens, at, since);
  const named = tokens[to]?.norm === 'anos';
  const end = named ? to + 1 : to;
  if (years < 10 || years > MOST_AGE) return undefined;
  if (AGE_THEN.test(before) || (named && STOPPING.test(before)))
    return { figure: { role: 'target_age', years }, from: at, to: end };
  if (
    named &&
    (AGE_NOW.test(before) || AGE_OF.test(before)) &&
    !/^anos (?:de (?:financiamento|prazo|divida|plano)|pra|para|pela)/.test(wordsAfter(tokens, to))
  )
    return { figure: { role: 'current_age', years }, from: at, to: end };
  return undefined;
}

const MONTHS: ReadonlyMap<string, number> = new Map([
  ['mes', 1],
  ['meses', 1],
  ['ano', 12],
  ['anos', 12],
]);

function parcelsAt(tokens: readonly Token[], at: number, since: number): Found | undefined {
  const token = tokens[at];
  const glued = token?.kind === 'number' && token.norm.endsWith('x') ? Number(token.norm.slice(0, -1)) : Number.NaN;
  const whole = Number.isInteger(glued) ? { value: glued, to: at + 1 } : readWhole(tokens, at);
  if (whole === undefined || whole.value < 1) return undefined;
  const unit = tokens[whole.to]?.norm ?? '';
  const parcels = /^(?:parcelas?|prestac(?:ao|oes)|boletos)$/.test(unit);
  if (Number.isNaN(glued) && !parcels && !/^(?:x|vezes|vez)$/.test(unit)) return undefined;
  const to = Number.isNaN(glued) || parcels ? whole.to + 1 : whole.to;
  const before = wordsBefore(tokens, at, since);
  const after = wordsAfter(tokens, to);
  const role =
    LEFT.test(before) || /^(?:que )?(?:ainda )?(?:faltam|restam|restantes|a pagar|pela frente)/.test(after)
      ? 'installments_left'
      : PAID.test(before) || /^(?:ja )?(?:foram )?(?:pagas|quitadas)/.test(after)
        ? 'installments_paid'
        : 'installments';
  return { figure: { role, count: whole.value }, from: at, to };
}

/** The age, term or instalment count that starts at token `at`. */
export function timeAt(tokens: readonly Token[], at: number, since: number): Found | undefined {
  const parcels = parcelsAt(tokens, at, since);
  if (parcels !== undefined) return parcels;
  const whole = readWhole(tokens, at);
  if (whole === undefined) return undefined;
  const age = ageAt(tokens, at, whole.value, whole.to, since);
  if (age !== undefined) return age;
  const times = MONTHS.get(tokens[whole.to]?.norm ?? '');
  if (times === undefined) return undefined;
  const more = tokens[whole.to + 1]?.norm === 'e' ? whole.to + 2 : tokens.length;
  if (tokens[more]?.norm === 'meio')
    return { figure: { role: 'term', months: whole.value * times + (times === 12 ? 6 : 0) }, from: at, to: more + 1 };
  // "1 ano e 4 meses"
  const rest = times === 12 ? readWhole(tokens, more) : undefined;
  const over = rest !== undefined && MONTHS.get(tokens[rest.to]?.norm ?? '') === 1 ? rest : { value: 0, to: whole.to };
  return { figure: { role: 'term', months: whole.value * times + over.value }, from: at, to: over.to + 1 };
}
