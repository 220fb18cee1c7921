// "O Beta pagou", "ele só me pagou 200": records money expected from somebody as received, in full or the amount given.

import type { Lancamento } from '../../domain/ledger.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const HANDED = '(?:pagou|depositou|acertou|transferiu|devolveu|quitou|deu|passou|mandou|fez o pix|mandou o pix)';
const LATER = '(?: (?:comigo|hoje|agora|tudo|certinho|finalmente|ontem|no pix|em dinheiro|a conta|o fiado))*';
const PAID = new RegExp(
  `^(?:(?:e|ai|aí) )?(?:[oa] )?(?<who>\\p{L}[\\p{L} ]{1,30}?) (?:j[áa] |s[óo] |tb )*(?:me )?${HANDED}(?: s[óo])?(?: (?<value>(?:r\\$ ?)?\\d[\\d.,]*(?: (?:mil|reais|conto|pila))?))?${LATER}[.!]*$`,
  'iu',
);
const PRONOUN = /^el[ea]s?$/iu;
/** Handed without a word of what for, it is a gift as likely. */
const GIVEN = /\b(?:deu|passou|mandou)\b/iu;

const awaits = ({ kind, status, receivable }: Lancamento): boolean =>
  (kind === 'receita' && status === 'pendente') || receivable > 0;

export function decideArrived(situation: Situation): Decision | undefined {
  const { text, understanding, loaded, read } = situation;
  const { who: named = '', value } = PAID.exec(text.trim())?.groups ?? {};
  const idle = understanding.intent === 'smalltalk' || understanding.confidence < 0.5;
  if (named === '' || (value === undefined && (!idle || GIVEN.test(text)))) return undefined;
  const { lastEntry } = loaded;
  const pointed = PRONOUN.test(named);
  const due = pointed ? lastEntry : loaded.called(named).entries.find(awaits);
  if (due === undefined || !awaits(due))
    return pointed || value !== undefined || NOBODY.test(named) || named.split(' ').length > MOST_WORDS
      ? undefined
      : run({ tool: 'settle_split', args: { counterpart: named } });
  const counterpart = due.counterpart === '' ? due.description : due.counterpart;
  if (value === undefined) return run({ tool: 'settle_split', args: { counterpart } });
  const told = read(`recebi ${value} de x`);
  const cents = told.intent === 'lancamento' ? told.slots.amount_cents : undefined;
  return cents === undefined ? undefined : run({ tool: 'settle_split', args: { counterpart, cents } });
}

/** Anybody, or somebody whose paying is no news of one's own money. */
const NOBODY =
  /^(?:ningu[ée]m|algu[ée]m|quem|todo mundo|voc[êe]|vc|eu|a gente|n[óo]s|n[ãa]o|j[áa]|meu|minha|seu|sua|governo|time|banco)(?!\p{L})/iu;
const MOST_WORDS = 3;
