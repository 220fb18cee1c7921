// "A netflix subiu pra 45,90", "cancelei a academia": news about something recurring changes its recurring entry, although
// the person gave no command.

import { folded } from '../../domain/fold.ts';
import { recurringNamed } from '../../tools/set-recurring.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { changeRecurring, keepRecurring } from './decide-recurring.ts';

const OPENING = '(?:(?:e|oi|olha|entao|agora|eu|ja|finalmente|hoje|ontem|ah)[ ,]+)*';
const WHICH =
  '(?:(?:o|a|os|as|meu|minha|meus|minhas|d[oa])\\s+)?(?:(?:assinatura|plano|mensalidade|conta) d[oae] )?(?<name>[\\p{L}\\d][\\p{L}\\d ]{1,40}?)';
/** Folded text has no comma; the price itself is read from the message as typed. */
const PRICE = '(?:r )?\\d[\\d ]*';
const LAST_PRICE = /\d[\d.,]*(?=\D*$)/u;

/** The new price follows "pra"; "subiu 10" gives only the difference. */
const PRICED = new RegExp(
  `^${OPENING}${WHICH} (?:(?:ja |agora )*(?:subiu|aumentou|baixou|caiu|diminuiu|abaixou|reajustou|mudou|passou|foi|pulou|vai(?: subir| aumentar| baixar)?)(?: de (?:r )?[\\d ]+)? (?:pra|para|p)|(?:passou|vai passar) a (?:ser|custar)|agora (?:e|eh|ta|custa|sai|fica|vai ser)(?: em| por)?|(?:ta|esta) (?:custando|saindo|em)(?: agora)?) ${PRICE}(?: reais)?(?: (?:por mes|agora|todo mes|a partir de (?:agora|hoje|ja|ess[ea] mes)))?$`,
  'u',
);
const STOPPED = new RegExp(
  `^${OPENING}(?:cancelei|cancelamos|desassinei|encerrei|larguei|sai d[oa]|parei (?:de pagar|de assinar|com)|nao (?:tenho|pago|assino|faco|uso) mais)\\s+${WHICH}(?: (?:hoje|ontem|esse mes|de vez|semana passada))?$`,
  'u',
);

export function decideRecurringNews(situation: Situation): Decision | undefined {
  const { text, loaded, read } = situation;
  const said = folded(text).trim();
  const stopped = STOPPED.exec(said)?.groups?.['name'];
  if (stopped !== undefined && recurringNamed(loaded.recurring(), stopped) !== undefined)
    return changeRecurring('cancel', stopped, situation);
  const name = PRICED.exec(said)?.groups?.['name'];
  const told = name === undefined ? undefined : recurringNamed(loaded.recurring(), name);
  if (told === undefined) return undefined;
  const paid = read(`paguei ${LAST_PRICE.exec(text)?.[0]} no mercado`);
  const cents = paid.intent === 'lancamento' ? paid.slots.amount_cents : undefined;
  return cents === undefined ? undefined : keepRecurring({ ...told, value: { ...told.value, cents } }, situation);
}
