/** "E", "ah, mas", "só que": what goes on from something before it says anything. A whole piece of a pattern, with accents or folded. */
export const AND = '(?:(?:e|ah|a[íi]|mas|olha|ent[ãa]o|s[óo] que|opa|ih)[,!]? )*';
