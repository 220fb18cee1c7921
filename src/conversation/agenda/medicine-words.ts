import { pattern } from '../../domain/pattern.ts';

/** Words for what is taken at an hour every day, folded: kinds, and the endings of usual names. */
export const MEDICINE = pattern('u')`
  \b(?:
    remedios?|comprimidos?|capsulas?|vitaminas?|insulina|antibiotico|colirio|xarope|anticoncepcional|pilula|gotas|
    puran|rivotril|glifage|ritalina|aas|paracetamol|ibuprofeno|nimesulida|prednisona|dexametasona|tylenol|novalgina|
    neosaldina|dorflex|buscopan|concor|selozok|xarelto|marevan|euthyrox|synthroid|venvanse|concerta|topiramato|
    quetiapina|risperidona|melatonina|
    [a-z]*(?:
      losartan|metformin|tiroxin|dipirona|tiazida|statina|cilina|tralina|oxetina|citalopram|zepam|dipino|prazol|olol|
      opril|alapril
    )[a-z]*
  )\b
`;
