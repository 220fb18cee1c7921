/** Words for what is taken at an hour every day, folded: kinds, and the endings of usual names. */
export const MEDICINE =
  /\b(?:remedios?|comprimidos?|capsulas?|vitaminas?|insulina|antibiotico|colirio|xarope|anticoncepcional|pilula|gotas|puran|rivotril|glifage|ritalina|aas|[a-z]*(?:losartan|metformin|tiroxin|dipirona|tiazida|statina|cilina|tralina|oxetina|citalopram|zepam|dipino|prazol|olol|opril|alapril)[a-z]*)\b/u;
