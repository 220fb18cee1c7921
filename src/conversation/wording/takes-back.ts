// "Não, na verdade…", "opa, errei": how people take back what they have just said, before they say it right.

/** Alternatives of a pattern, for text with accents and folded text: whoever uses them puts the group around. */
export const TAKES_BACK =
  'n[ãa]o|n|(?:na )?vdd|na verdade|na real|ali[áa]s|opa|ops|ih|eita|vixe|errei|desculpa|digo|minto|corrigindo|quero? dizer|pera[íi]?|pensando bem|mudei de ideia';
