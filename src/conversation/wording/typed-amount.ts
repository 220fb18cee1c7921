// An amount as people type it, to build patterns of turns of phrase from. No group of its own: whoever uses it names it.

/** 'R$ 1.234,50', '20'. */
export const FIGURE = '(?:r\\$ ?)?\\d[\\d.,]*';

/** The same with what people call money behind it: '2 mil', '20 conto'. */
export const TYPED_AMOUNT = `${FIGURE}(?: (?:mil|reais|real|contos?|pila))?`;
