// One question about the product itself and its answer. Example orders stand in “ ” and must work as typed
// (test/conversation/guide.test.ts plays them).

import { piece } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';

/** A regular expression compiled when first tested: most conversations ask about none of the topics. */
type Pattern = Pick<RegExp, 'test' | 'source'>;

export type Topic = {
  /** A question it answers (test/conversation/guide.test.ts asks them all). */
  readonly example: string;
  /**
   * Matches all of the question after its opening ("apagar um gasto" of "como faço pra apagar um gasto?"), or, when
   * `entire`, also a message without such an opening.
   */
  readonly asks: Pattern;
  readonly entire: boolean;
  /** Matches anywhere in a message already known to ask for help, from the strictest to the loosest. */
  readonly mentions: readonly Pattern[];
  /** Plain sentences. */
  readonly answer: string;
  /** The order the answer describes: when the message was understood as that order, it is carried out instead. */
  readonly leadsTo?: Intent;
};

const ADDING = piece`
  (?:
    anot|lanc|registr|cadastr|coloc|adicion|inclu|inser|bot|po(?:r|nho|e)|cri|faz|fac|fiz|guard|salv|inform|diz|marc|
    program|agend|ativ|lig|configur|defin|us|entr|mand|envi|receb|ter|tem|dig|fal|escrev|lembr|colo
  )\w*
`;
const SEEING =
  '(?:ve|vej|olh|consult|acompanh|sab|sei|mostr|ach|encontr|list|busc|procur|pesquis|ger|tir|pux|peg|fic|est|aparec|cham|sao|descobr|lemb)\\w*';
const CHANGING =
  '(?:mud|troc|alter|corrig|corrij|edit|arrum|consert|ajust|atualiz|modific|mex|renome|escolh|personaliz)\\w*';
const REMOVING = '(?:apag|exclu|delet|remov|tir|cancel|elimin|desfaz|desfac|limp|desmarc|par|desativ|deslig|zer)\\w*';

/** Words between the verb and what it is about. */
const LINKS = piece`
  (?:
    (?:
      um|uma|uns|umas|o|a|os|as|ao|algum|alguma|algo|meu|minha|meus|minhas|esse|essa|esses|essas|este|esta|varios|
      varias|muitos|mais|outro|outra|outros|outras|todos|todas|qualquer|nov[oa]s?|do|da|dos|das|de|no|na|nos|nas|pra|
      pro|para|por|que|em|com|como|aqui|ai|me|mim|eu|so|proprio|propria|tipo|lista de|valor d[eao]|tambem
    ) )*
`;
/** What a question may add without asking about something else. */
const TAIL = piece`
  (?: (?:
    aqui|ai|la|por aqui|nel[ea]|nisso|contigo|
    (?:com|pra|em|no|na|pelo|pela|por|a) (?:
      voce|vc|vcs|app|aplicativo|bot|celular|whats\w*|zap|zapzap|telegram|aqui|audio|texto|foto|mensagem|caderneta|
      caderno|sistema|mim|ca
    )|
    depois|antes|tambem|junto|sozinh[oa]s?|automatic\w+|errad[oa]s?|nov[oa]s?|repetid[oa]s?|
    que (?:eu )?(?:ja )?\w+(?: errad[oa])?|
    de uma vez(?: so)?|ao mesmo tempo|direto|mesmo|ne|hein|entao|por favor|pfv|obrigad[oa]|hoje|agora|de novo|mais|ja|
    as vezes|todo (?:mes|dia)|toda (?:semana)|do mes|da semana|por mes|quando (?:eu )?(?:quiser|precisar)|
    se (?:eu )?(?:quiser|precisar)
  ))*
`;

function compiledLater(source: string): Pattern {
  let compiled: RegExp | undefined;
  return {
    source,
    test(words) {
      compiled ??= new RegExp(source, 'u');
      return compiled.test(words);
    },
  };
}

const anywhere = (pattern: string): Pattern => compiledLater(`(?:^| )(?:${pattern})(?: |$)`);
const whole = (pattern: string): Pattern => compiledLater(`^(?:${pattern})${TAIL}$`);

const doing = (verb: string, example: string, what: string, answer: string): Topic => ({
  example,
  asks: whole(`${verb} ${LINKS}(?:${what})`),
  entire: false,
  mentions: [anywhere(`${verb} (?:.* )?(?:${what})`)],
  answer,
});

/** Recording or setting something: the pattern names it, and its name alone is mostly about this. */
export function adding(example: string, what: string, answer: string): Topic {
  const topic = doing(ADDING, example, what, answer);
  return { ...topic, mentions: [...topic.mentions, anywhere(what)] };
}
/** Seeing or finding something. */
export const seeing = (example: string, what: string, answer: string): Topic => doing(SEEING, example, what, answer);
/** Correcting or renaming something. */
export const changing = (example: string, what: string, answer: string): Topic =>
  doing(CHANGING, example, what, answer);
/** Deleting or stopping something. */
export const removing = (example: string, what: string, answer: string): Topic =>
  doing(REMOVING, example, what, answer);

/** Any other wording after an opening. */
export const asking = (example: string, pattern: string, answer: string): Topic => ({
  example,
  asks: whole(pattern),
  entire: false,
  mentions: [anywhere(pattern)],
  answer,
});

/** A wording that only a question about the product has, with or without an opening. */
export const entirely = (example: string, pattern: string, answer: string): Topic => ({
  ...asking(example, pattern, answer),
  entire: true,
});
