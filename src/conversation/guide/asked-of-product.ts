// Recognises a question of how, or whether, the product does something: "como faço pra…", "dá pra…?", "você lê…?".

import { pattern, piece } from '../../domain/pattern.ts';
import { GREETINGS } from '../../language/signals/greeting.ts';
import { byWords } from '../wording/by-words.ts';

/** Words before the question itself. */
const LEAD = piece`
  (?:
    (?:
      ${GREETINGS}|e|mas|ai|ah|agora|entao|ta|ok|certo|legal|massa|show|beleza|blz|outra coisa|mais uma(?: coisa)?|
      (?:so )?uma (?:duvida|pergunta|coisa)|
      (?:tenho )?(?:uma )?duvida|pergunta|
      me (?:diz|fala|conta|explica|tira uma duvida)(?: uma coisa| ai| aqui)?|
      (?:eu )?(?:queria|quero|gostaria de|preciso|precisava) saber|
      sabe (?:me )?(?:dizer|informar)|por favor|pfv|pf|t(?:udo|d) (?:bem|bom|certo|joia)|
      gente|moc[ao]|amig[oa]|querida|vem ca|escuta|alias|por acaso|sera que|se|so|tambem
    ) )*
`;

const CAN =
  '(?:(?:nao )?(?:da|daria|rola|tem (?:como|jeito|possibilidade|opcao|forma|alguma forma|algum jeito))(?: d[ae]| que)?(?: (?:pra|para|p|pro))?(?: (?:eu|mim|voce|vc|a gente|me|te))?|(?:eu )?(?:posso|consigo|podemos|conseguimos)(?: (?:te|eu|me))?|e possivel) ';
const YOU = piece`
  (?:
    (?:
      voce|vc|voces|vcs|ce|tu|o senhor|a senhora|ela|a caderneta|caderneta|
      (?:o|esse|este|seu) (?:app|aplicativo|bot|robo|programa)|
      isso|isso aqui|aqui
    ) )(?:(?:tambem|ja|me|te|nao|so|mesmo) )*(?:(?:consegue|conseguem|pode|podem|sabe|tem como|da pra) )?
  (?:(?:me|te|eu) )?
`;
const HOW = piece`
  (?:
    (?:e )?como (?:
      (?:e|eh|que|eu|a gente|nos|se|vc|voce|faz|faco|fazer|faria|devo|posso|consigo|pra|para|pro|te|me) )*|
    (?:qual (?:e )?(?:o |a )?)?(?:melhor )?(?:jeito|comando|forma|maneira|modo) (?:(?:certo|certa|facil|mais facil) )?
    (?:de|pra|para|que) (?:eu )?|
    (?:me )?(?:ensina|ensine|explica|explique|mostra)(?: (?:a|como|ai|pra mim))*(?: (?:eu|se|que|faz|faco|pra|para))* |
    nao sei (?:como )?(?:(?:faz|faco) (?:pra )?)?|
    o que (?:que )?(?:eu )?(?:faco|tenho que fazer|preciso fazer|devo fazer) (?:pra|para) |
    onde (?:que |e que )?(?:eu )?
  )
`;

/** "Como faço um orçamento": the verb belongs to what is asked. */
const HOW_BARE = '(?:e )?como (?:(?:e|eh|que|eu|a gente|se|vc|voce) )*';
/** "Lê comprovante?": only with a question mark. */
const WHETHER = pattern('u')`
  ^(?:(?:e|mas|oi|voce|vc|ja|tambem) )*(?<rest>
    (?:
      le|aceita|paga|faz|fala|conecta|guarda|ouve|entende|avisa|importa|reconhece|funciona|grava|anota|lembra|mexe|
      investe|foto|print|comprovante|audio
    )s? .*|
    (?:foto|print|comprovante|audio)s?
  )$
`;

/** "Quero excluir um lançamento, como faz?" */
const HOW_AFTER = new RegExp(
  `^${LEAD}(?:(?:quero|queria|preciso|pra|para) )?(?<rest>.+?) (?:como (?:e que |que )?(?:eu )?(?:faz|faco|fazer)|tem como)$`,
  'u',
);
/** Words for what only this product has; what others mean, a glossary says. */
const OWN_WORDS = '(?:tetos?|lixeira|fixos|agentes?|lembretes?|metas?)';
/** "Como funciona o lembrete?" asks how one is made; so does "o que é um teto?". */
const WORKS = new RegExp(
  `^${LEAD}(?:como (?:e que |que )?funcionam? (?:(?:isso|esse negocio|essa coisa) d[aeo]s? )?|(?:o que|oq) (?:e|sao|seriam?) (?=(?:\\w+ )?${OWN_WORDS})|(?:pra|para) que servem? (?=(?:\\w+ )?${OWN_WORDS}))(?<rest>.+)$`,
  'u',
);

const FORMS: readonly RegExp[] = [CAN, YOU, HOW, HOW_BARE].map(
  (form) => new RegExp(`^${LEAD}${form}(?<rest>.+)$`, 'u'),
);
const OPENED = new RegExp(`^${LEAD}(?<rest>.+)$`, 'u');

const formsIn = byWords([...FORMS, HOW_AFTER, WHETHER, WORKS], (form) => [form]);

const restOf = (form: RegExp, words: string): string | undefined => form.exec(words)?.groups?.['rest'];

/**
 * What follows each opening that fits.
 * @param words folded text.
 * @param marked whether it ends with a question mark.
 */
export const askedAfterOpening = (words: string, marked: boolean): readonly string[] =>
  formsIn(words).flatMap((form) => {
    const rest = form === WHETHER && !marked ? undefined : restOf(form, words);
    if (rest === undefined) return [];
    return form === WORKS ? `fazer ${rest}` : rest;
  });

/** The message, and what is left of it without the words before the question, if there are any. */
export function askedInFull(words: string): readonly string[] {
  const rest = restOf(OPENED, words) ?? words;
  return rest === words ? [words] : [words, rest];
}
