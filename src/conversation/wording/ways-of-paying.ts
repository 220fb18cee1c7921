// How something is paid, as alternatives of a pattern, for text with accents and folded text: whoever uses them puts the group around.

export const METHODS =
  'pix|dinheiro|d[ée]bito|cr[ée]dito|cart[ãa]o|boleto|ticket|vale(?:[- ](?:refei[çc][ãa]o|alimenta[çc][ãa]o))?|vr|va';

/** When and how, behind what was paid: ' hoje no pix', ' em dinheiro', ''. */
export const PAID_NOW = `(?: (?:hoje|ontem|anteontem|agora|j[áa]|n[oa] (?:pix|d[ée]bito|cr[ée]dito|boleto)|em dinheiro))*`;
