// "Por quê?", "explica melhor", "não entendi", right after the answer to a hard question: about that answer, and about nothing recorded.

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';

const OPENS = '(?:(?:e|mas|ue|ah|oi|hm+|ok|ta|entao|desculpa|nossa)[, ]+)*';
const THING =
  '(?:\\d{1,9}|conta|resposta|numeros?|valor(?:es)?|resultado|calculos?|rendimento|juros?|taxa|cdi|inflacao|parcela|prazo|imposto)';
const THAT = `(?: (?:isso|essa|esse|esses|a|essas|o|dessa|da|desse)(?: ${THING})?(?: d[aoe]s? [a-z]+)?)?`;
const ABOUT = piece`
  (?: (?:
    melhor|direito|direitinho|de novo|outra vez|nada|bem|mais|pra mim|com calma|devagar|de outro jeito|
    (?:de um jeito |mais )?(?:simples|facil)|
    em portugues|com mais detalhes?|passo a passo
  ))*
`;

/** Folded; the whole message. */
const EXPLAIN = pattern()`
  ^${OPENS}(?:
    por ?que(?: (?:isso|disso|nao|sim|assim))?|
    pq|como assim|
    como (?:e que )?(?:vc |voce )?(?:chegou|chega|deu|calculou|fez|achou)(?: n?(?:isso|esse|essa|nisso))?${THAT}|
    de onde (?:(?:vc|voce) )?(?:saiu|sairam|tirou|vem|veio|vieram)${THAT}|
    (?:me )?(?:explica|explique|detalha|detalhe|destrincha)${THAT}${ABOUT}|
    (?:pode|consegue|da pra) (?:me )?(?:explicar|detalhar)${THAT}${ABOUT}|
    (?:nao|num|n) (?:entendi|captei|saquei)${THAT}${ABOUT}|
    (?:fala|diz|mostra) (?:mais simples|de outro jeito|passo a passo)|
    mais detalhes|passo a passo|que conta e essa|
    (?:com |foi )?(?:que|qual(?: o| a)?) ${THING}(?: (?:que|foi que))? (?:(?:vc|voce|tu) )?(?:contou|contaste|usou|considerou|supos|colocou|botou)|
    qual (?:e |foi )?(?:a conta|o motivo|a razao)
  )[\s?!.]*$
`;

/** @param text the message as written */
export const asksToExplain = (text: string): boolean => EXPLAIN.test(folded(text));
