// "Recebi 500 da Ana e vou pagar a luz amanhã", "paguei 50 no mercado e sexta vou viajar": what is only planned gives what was done
// neither its noun nor its day.

import { pattern } from '../../domain/pattern.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';

const PLANNED = pattern('i')`
  ^(?<told>.{4,160}?)(?:\s*[,.;]\s*|\s+)(?:(?:e|mas|a[íi]|agora|depois)\s+)*
  (?:
    (?:depois de amanh[ãa]|amanh[ãa]|hoje|mais tarde|logo|(?:n[ao] )?(?:semana|m[êe]s|ano) que vem|
    (?:n[ao] )?(?:pr[óo]xim[oa] )?(?:${WEEKDAY_NAMES})(?:[- ]feira)?(?: que vem)?|(?:no )?dia \d{1,2})\s+
  )?
  (?:(?:eu|a gente|j[áa]|ainda|tamb[ée]m|s[óo])\s+)*
  (?:vou|vamos|quero|queremos|queria|pretendo|tenho que|temos que|preciso|precisamos|penso em)\s+(?<plan>[a-zà-ÿ][^\d?]{2,80})$
`;
const DONE = pattern('i')`
  (?<![a-zà-ÿ])(?:paguei|pagamos|gastei|gastamos|comprei|compramos|recebi|recebemos|ganhei|ganhamos|vendi|deixei|mandei|almocei|
  jantei|lanchei|tomei|abasteci|caiu|entrou)(?![a-zà-ÿ])
`;
/** A loan is given back, and what was bought may still be to be paid or shared: that is of the entry. */
const OF_IT = pattern('i')`
  ^(?:
    devolver|parcelar|dividir|rachar|cobrar|receber|repassar|abater|trocar|
    pagar(?: (?:s[óo]|tudo|ele|ela|isso|de volta|em|n[ao]|com|dia|amanh[ãa]|depois|m[êe]s|semana|a prazo|parcelado).*)?[.!]*$
  )
`;

/** What was done, without the plan behind it; undefined when there is none, or it belongs to what was done. */
export function withoutPlan({ text, read }: Situation): string | undefined {
  // Most messages say neither, and the pattern behind looks at every place where a plan might begin.
  if (!/\d/u.test(text) || !DONE.test(text)) return undefined;
  const { told = '', plan = '' } = PLANNED.exec(text.trim())?.groups ?? {};
  if (!/\d/u.test(told) || !DONE.test(told) || OF_IT.test(plan) || /emprest/i.test(text)) return undefined;
  const meant = read(told);
  return meant.intent === 'lancamento' && meant.confidence >= SURE && meant.slots.missing === undefined
    ? told
    : undefined;
}
