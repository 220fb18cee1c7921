// "Almoço", "e o café": a noun by itself, whose price may come in the next message.

const FEW_WORDS =
  /^(?:(?:e|mais|agora|depois|hoje) )*(?:[oa]s? |um |uma )?(?<noun>(?!.*(?:ou|aram)[.!]?$|(?:acab|falt|termin)[a-zà-ÿ]* |(?:usar|levar|vestir|trazer|buscar|pegar|ligar|pedir|mandar|entregar|devolver|avisar|chamar|falar|esquecer|esqueci|entreguei|devolvi|levei|busquei|peguei|mandei|liguei|marquei|fiz|fui|leva|traz|lembra) )[a-zà-ÿ]{3,}(?: (?!é )[a-zà-ÿ]+){0,2})[.!]?$/i;

/** Without what stands before it; undefined when the words are no noun alone by form. */
export const nounAlone = (text: string): string | undefined => FEW_WORDS.exec(text.trim())?.groups?.['noun'];
