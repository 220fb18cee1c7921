// "Muito texto", "resume em uma frase", "só o número", "fala só sim ou não", of the answer to a hard question: its verdict alone.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';

const LESS = pattern()`
  ^(?:(?:ai|nossa|aff|ta|ok|mas|e|ah|caramba|meu deus|por favor|pf|pfv|muita|muito|me|da pra|pode|consegue) )*(?:
    (?:muito |quanto )?(?:texto|textao|longo|comprido|coisa|conta|numero)s?(?: demais)?|
    (?:resum\w+|encurt\w+|simplific\w+)\b.{0,40}|
    (?:(?:fala|diz|manda|quero|responde) )?(?:mais )?(?:curto|direto|breve|rapido)(?: ao ponto)?|
    (?:(?:fala|diz|manda|quero|responde)(?: (?:logo|pra mim))* )?(?:so|apenas|somente) (?:o (?:numero|resultado|valor|resumo|final|veredito)|(?:o )?sim ou nao|a resposta|isso)|
    (?:(?:fala|diz|responde) )?(?:em|com) (?:poucas|menos|uma|1|duas) (?:palavras?|frases?|linhas?)|
    menos (?:texto|palavras|numeros)|sim ou nao
  )(?:,? .{0,30})?$
`;
const NO_STUDY = /\b(?:d[oa] (?:mes|semana|ano|dia)|gast\w+|paguei|recebi|anot\w+|lembr\w+|not[ai]s?|filmes?|\d)\b/;

/** @param text the message as written */
export function asksForLess(text: string): boolean {
  const words = folded(text.replace(/[,.!?]+/g, ' '))
    .replace(/ +/g, ' ')
    .trim();
  return LESS.test(words) && !NO_STUDY.test(words);
}

/** "Tem certeza?", "isso tá certo mesmo?", "não acredito": shown with its sums. */
const DOUBTS = pattern()`
  ^(?:(?:ue|mas|e|ah|nossa|hum+|serio|eita|hm+) )*(?:
    (?:(?:vc|voce|tu) )?tem (?:certeza|ctz)(?: (?:disso|dessa conta|desse (?:valor|numero)))?|certeza|sera(?: mesmo| que (?:ta|esta|e) (?:certo|isso|isso mesmo))?|
    (?:isso |essa conta |esse valor )?(?:ta|esta) (?:certo|certa|correto)(?: (?:isso|mesmo|essa conta|esse valor))*|
    (?:(?:tudo|so) )?isso(?: tudo)?(?: mesmo)?|
    nao (?:acredito|pode ser|e possivel|to acreditando)|(?:acho que )?(?:isso |essa conta |o valor )?(?:ta|esta) errad[oa](?: (?:isso|essa conta|esse valor))*|
    (?:o|a|ess[ea]|iss?o) (?:\w+ ){0,3}(?:e|eh|ta|esta|parece|nao e) (?:bem |muito )?(?:maior|menor|mais (?:car[oa]|barat[oa]|alt[oa]|baix[oa]|pesad[oa]))(?: que (?:o|a|ess[ea]) \w+)?|
    confere(?: (?:pra mim|isso|essa conta|de novo))*|refaz(?: (?:a conta|isso|essa conta))?|(?:achei|ta|esta|parece|deu|ficou) (?:muito|mt|pouco|alto|baixo|caro|estranho)(?: (?:alto|baixo|caro|pouco|estranho|isso|esse valor))*
  )(?: (?:hein|viu|ne|kk+))*$
`;

export const doubts = (text: string): boolean =>
  DOUBTS.test(
    folded(text.replace(/[,.!?]+/g, ' '))
      .replace(/ +/g, ' ')
      .trim(),
  );

/** "Não entendi por que o aviso é maior", "pq não a menor?": of the answer, unless it is of what was spent. */
const WHY =
  /^(?:(?:e|mas|ue|ah|nossa|caramba|eita|tudo|tanto|isso|nao entendi|me explica|explica|num entendi) )*(?:por ?que|pq|o porque|como assim)\b/;
const OF_RECORDS =
  /\b(?:gast\w+|pagu\w+|comprei|receb\w+|sobra\w*|falt\w+|dinheiro|vermelho|negativo|(?:vc|voce|tu) (?:nao|n|fez|disse|anot\w+|apag\w+|lanc\w+))\b/;
export const asksWhy = (text: string): boolean => {
  const words = folded(text);
  return WHY.test(words) && !OF_RECORDS.test(words);
};
