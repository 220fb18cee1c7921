/** What has a size and is worn, as alternatives of a pattern: whoever uses them puts the group around. */
export const WORN =
  'p[ée]|sapato|t[êe]nis|cal[çc]ado|sand[áa]lia|chinelo|bota|meia|camiseta|camisa|blusa|casaco|cal[çc]a|bermuda|short|vestido|saia|terno|palet[óo]|colete|uniforme|jaleco|roupa|fralda|manequim|luva|touca|anel|cueca|calcinha|suti[ãa]';
