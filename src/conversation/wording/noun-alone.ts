// "Almoço", "e o café": a noun by itself, whose price may come in the next message.

import { pattern } from '../../domain/pattern.ts';

const FEW_WORDS = pattern('i')`
  ^(?:(?:e|mais|agora|depois|hoje) )*(?:[oa]s? |um |uma )?(?<noun>(?!.*(?:ou|aram)[.!]?$|(?:acab|falt|termin)[a-zà-ÿ]* |
  (?:usar|levar|vestir|trazer|buscar|pegar|ligar|pedir|mandar|entregar|devolver|avisar|chamar|falar|esquecer|esqueci|entreguei|
  devolvi|levei|busquei|peguei|mandei|liguei|marquei|fiz|fui|leva|traz|lembra) )[a-zà-ÿ]{3,}(?: (?!é )[a-zà-ÿ]+){0,2})[.!]?$
`;

/** Without what stands before it; undefined when the words are no noun alone by form. */
export const nounAlone = (text: string): string | undefined => FEW_WORDS.exec(text.trim())?.groups?.['noun'];
