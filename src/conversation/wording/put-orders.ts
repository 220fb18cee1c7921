/** "Bota", "põe", "adiciona": an order to put something on a list, as alternatives of a pattern: whoever uses them puts the group around. */
export const PUT =
  'bot(?:a|e|ar)|p[õo]e|p[ôo]r|ponha|coloc(?:a|ar)|coloque|adicion(?:a|e|ar)|acrescent(?:a|e|ar)|inclu(?:i|a|ir)|met(?:e|a|er)';
