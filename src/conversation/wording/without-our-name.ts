// "Caderneta, quanto gastei?": the name at the beginning calls us and is no part of what is said. Without a comma it may be
// the thing itself ("caderneta 15,90").

import { pattern } from '../../domain/pattern.ts';

const CALLED = pattern('i')`
  ^\s*(?:
    (?:oi|ol[aá]|ei|[oô]|hey|fala)[,!]?\s+caderneta(?:\s*[,:!]\s*|\s+)(?=[^\d\s])|
    caderneta(?:
      \s*[,:!]\s*(?=\S)|
      \s+(?=(?:me|quanto|qual|quais|quem|quando|anota|lembra|mostra|p[õo]e|bota|coloca|adiciona|acrescenta|inclui|tira|risca|apaga|cancela|marca|guarda|salva|gastei|paguei|recebi)(?![a-zà-ÿ]))
    )
  )
`;

/** Whether the message begins by calling the bot. */
export const callsUs = (text: string): boolean => CALLED.test(text);

/** The text as it came when it does not call us. */
export const withoutOurName = (text: string): string => text.replace(CALLED, '');
