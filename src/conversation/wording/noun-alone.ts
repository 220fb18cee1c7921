// "Almoço", "e o café": a noun by itself, whose price may come in the next message.

const FEW_WORDS =
  /^(?:(?:e|mais|agora|depois|hoje) )*(?:[oa]s? |um |uma )?(?<noun>(?!(?:acab|falt|termin)\p{L}* )\p{L}{3,}(?: \p{L}+){0,2})[.!]?$/iu;

/** Without what stands before it; undefined when the words are no noun alone by form. */
export const nounAlone = (text: string): string | undefined => FEW_WORDS.exec(text.trim())?.groups?.['noun'];
