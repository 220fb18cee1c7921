// Whether a model's text says the opposite of the verdict code came to: "Pode comprar!" for "Ainda não com folga".

import { folded } from '../domain/fold.ts';

const OPENS = '^(?:(?:oi|ola|olha|bom|entao|bem|e)[ ,!:]+)*';
const NO = new RegExp(
  `${OPENS}(?:ainda nao|agora nao|hoje nao|no ritmo de hoje ainda nao|nao|nenhuma|melhor nao|eu nao|infelizmente)\\b`,
);
const YES = new RegExp(
  `${OPENS}(?:sim|claro|pode(?:ria)?|da (?:pra|para|sim)|da|cabe|consegue|vale|compensa|com certeza|tranquil\\w+|vai fundo|va em frente)\\b`,
);
/** A refusal further on: "Pode, mas ainda não com folga". */
const HEDGES = /\b(?:nao|nunca|melhor esperar|espere|aguarde|so se|desde que|mas|porem|aperta\w*)\b/;

/** @param verdict the first sentence of the findings */
export function againstVerdict(text: string, verdict: string): boolean {
  const [said, own] = [folded(text), folded(verdict)];
  if (NO.test(own)) return YES.test(said) && !HEDGES.test(said);
  return YES.test(own) && NO.test(said) && !HEDGES.test(said.replace(NO, ''));
}
