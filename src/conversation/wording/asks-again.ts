// "Repete", "o que você disse?", "não chegou", "hein?": asks for the last message once more.

import { folded } from '../../domain/fold.ts';
import { piece } from '../../domain/pattern.ts';

const LONGEST = 80;

const ASIDE =
  '(?:(?:oi|opa|eita|ih|e|mas|desculpa|perdao|foi mal|por favor|pf|pfv|pfvr|ai|aqui|mesmo|agora|pra mim|caderneta) )*';
const END =
  '(?: (?:por favor|pf|pfv|pfvr|ai|aqui|mesmo|agora|pra mim|direito|bem|nada|de novo|novamente|outra vez|caderneta|ainda|ate agora))*';
const SAID = piece`
  (?: (?:
    isso|tudo|
    (?:a|sua|tua|essa|minha)?(?: ultima)? ?(?:pergunta|mensagem|resposta|msg)|
    o que (?:foi que )?(?:voce|vc|tu|ce) (?:disse|falou|perguntou|escreveu|mandou|respondeu)
  ))?
`;
const YOU_SAID = '(?:voce|vc|tu|ce) (?:disse|falou|perguntou|escreveu|respondeu|mandou|queria saber|quer saber)';

const wholly = (words: string): RegExp => new RegExp(`^${ASIDE}(?:${words})${END}$`, 'u');

export const AGAIN = wholly(
  piece`
    (?:pode |poderia |podia |consegue |da pra |tem como |quer )?(?:me )?
    (?:
      repetir|repete|repita|
      (?:fala|falar|diz|dizer|manda|mandar|pergunta|perguntar|escreve|escrever|responde|responder)
      (?=.* (?:de novo|novamente|outra vez)$)
    )${SAID}|
    (?:o que|oq|oque|que)(?: foi que| que| e que)? ${YOU_SAID}|
    (?:qual|como) (?:foi|era|e|que era) (?:a |sua |tua |a sua )*(?:pergunta|resposta|mensagem)|
    perguntou o que|hein|ein
  `,
);

export const NOT_ARRIVED = wholly(
  piece`
    nao (?:chegou|apareceu|veio|recebi|vi|li)(?: (?:a|sua|tua|nenhuma|essa|minha))*(?: ultima)? (?:
      resposta|mensagem|msg|pergunta
    )|
    (?:a |sua |tua |a sua )*(?:ultima )?(?:resposta|mensagem|msg|pergunta) nao (?:chegou|apareceu|veio|carregou)|
    (?:apaguei|deletei) (?:a|sua|tua|essa)(?: sua| tua)? (?:resposta|mensagem|msg|pergunta)(?: sem querer)?
  `,
);

/** Said of an answer these are exclamations; under a question they ask what it was. */
const NOT_UNDERSTOOD = wholly(
  piece`
    nao (?:entendi|compreendi|peguei|saquei|captei)(?: (?:a|sua|tua|essa|o que))*(?: (?:pergunta|mensagem))?|
    (?:o que|oq|oque|que|como)(?= *$)|como assim|que pergunta|
    (?:ja |voce |vc )*(?:anotou|salvou|guardou|registrou|lancou|deu certo|conseguiu|zerou|entendeu)
  `,
);

const asks = (text: string, ...patterns: readonly RegExp[]): boolean => {
  if (text.length > LONGEST) return false;
  const words = folded(text);
  return patterns.some((pattern) => pattern.test(words));
};

/** Whether a message only asks for the last one again. */
export const asksAgain = (text: string): boolean => asks(text, AGAIN, NOT_ARRIVED);

/** Whether, under an open question, a message asks what it was. */
export const asksWhatWasAsked = (text: string): boolean => asks(text, AGAIN, NOT_ARRIVED, NOT_UNDERSTOOD);
