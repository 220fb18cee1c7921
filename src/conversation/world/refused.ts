// What is asked about money and is refused or cannot be: cheating, the number that wins, the tax return itself.

import { pattern } from '../../domain/pattern.ts';

export type Refused = 'crime' | 'luck' | 'tax_return';

const CRIME = pattern()`
  ^(?!.*\b(?:nao|evit\w+|denunci\w+|cai|cair|sofri)\b).*
  \b(?:como|quero|queria|posso|me ensina|da (?:pra|para)|vou|tem (?:como|jeito)|ajud\w+)\b.*
  \b(?:
    soneg\w+|
    lav(?:ar|o) (?:o |meu |esse )?dinheiro|
    burlar|fraud\w+|falsific\w+|notas? frias?|dar (?:um )?golpe|caixa dois|
    escond\w+ (?:\w+ ){0,3}d[ao] (?:receita|leao|fisco|imposto)
  )\b
`;
const GAME =
  /\b(?:mega ?sena|mega da virada|loteria|lotofacil|quina|jogo do bicho|tigrinho|raspadinha|cassino|roleta)\b/;
const TO_WIN = pattern()`
  \b(?:quais|que|qual|quero|como|dica|palpite|me (?:da|diz|fala))\b.*
  \b(?:numeros?|ganh\w+|palpites?|dicas?|jogo|jogar|sort\w+|dezenas?)\b|
  \bnumeros? (?:da sorte|pra jogar)\b
`;
const OF_MINE = /\b(?:gast\w+|pag\w+|perdi|lembr\w*|anot\w*|par(?:ar|o) de|vici\w+|ganhei|apostei|quanto)\b/;
/** Asked of us; "fazer imposto de renda sexta" is the person's own errand. */
const RETURN = '(?:pra mim |por mim |[oa] |meu |minha )*(?:imposto de renda|ir(?:pf)?|declaracao)\\b';
const TAX_RETURN = pattern()`
  ^(?:
    (?:faz|faca|declara|declare|preenche|envia|entrega) ${RETURN}|
    (?:(?:voce|vc|ce|tu|consegue|pode|poderia|da (?:pra|para)|sabe|quero que|me ajuda a) )+
    (?:fa[zc]\w*|declar\w+|preench\w+|envi\w+|entreg\w+) ${RETURN}
  )
`;

/** @param words folded @returns what is refused; undefined for anything else */
export function refusedIn(words: string): Refused | undefined {
  if (CRIME.test(words)) return 'crime';
  if (GAME.test(words) && TO_WIN.test(words) && !OF_MINE.test(words)) return 'luck';
  return TAX_RETURN.test(words) ? 'tax_return' : undefined;
}
