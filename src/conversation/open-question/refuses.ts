import { pattern } from '../../domain/pattern.ts';

/** "Devo 5 mil no consignado" refuses nothing, whatever it resembles. */
const REFUSES = pattern('i')`
  ^[^a-zà-ÿ]*(?:
    (?:
      n+[ãa]*o*|nn|nop|nope|nunca|nem|nenhum[a-zà-ÿ]*|negativo|deixa|deixe|melhor|agora|ainda|depois|outr[oa]|
      esque[çc][a-zà-ÿ]*|desist[a-zà-ÿ]*|para|pare|nada|jamais|capaz|errad[a-zà-ÿ]*
    )(?![a-zà-ÿ])|
    .{0,25}(?<![a-zà-ÿ])n[ãa]o(?![a-zà-ÿ])
  )
`;

/** Whether a message that sounds like a no is one. */
export const refuses = (text: string): boolean => REFUSES.test(text);
