// "Tenho dois consignados", then "um de 310 por mês, faltam 50 parcelas", "o outro é 180, faltam 22": loans told one by one, each kept as a
// debt of its own.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { spelledCounts } from '../wording/counts.ts';

const KIND = '(?:emprestimos )?(?<kind>consignado|emprestimo|financiamento|divida)s?';
const SEVERAL = pattern()`
  ^(?:(?:e|oi|olha|eu|ja|mas|ai) )*(?:tenho|temos|pago|to com|estou com|peguei|fiz) (?:(?:um|uns|mais) )*(?:\d|${spelledCounts(1, 6)}|varios|alguns) ${KIND}(?: (?:n[oa]|d[oae]|pelo|em) [a-z]+| ativos| rodando| aberto)*$
`;
const ONE = pattern()`
  ^(?:(?:e|o|um|uma|esse|este|ai|ja|deles) )*(?:(?<which>primeiro|segundo|terceiro|outro|maior|menor|ultimo|um|uma)\b )?(?:deles )?
  (?:e|eh|de|da|pago|custa|sai|a parcela e|parcela de|com parcela de|fica|por|em|r| )*
  (?<each>\d[\d.,]*)(?: reais)?(?: (?:por|ao) mes)?(?: e| ainda| mas)? (?:
    (?:ainda )?falt(?:a|am|ando) (?<left>\d{1,3})(?: parcelas?| meses| x)?|
    (?:ainda )?(?:por |em )?(?:mais )?(?<more>\d{1,3})(?: parcelas| meses| x)(?: ainda)?
  )$
`;
/** In messages of the person. */
const BEFORE = 8;

export function tellsLoans({ text, loaded, readingOf }: Situation): Decision | undefined {
  const words = folded(text);
  if (text.includes('?')) return undefined;
  if (SEVERAL.test(words)) return say(phrases.loansToTell(SEVERAL.exec(words)?.groups?.['kind'] ?? 'empréstimo'));
  const one = ONE.exec(words)?.groups;
  const left = Number(one?.['left'] ?? one?.['more']);
  if (one === undefined || !(left > 0)) return undefined;
  const kind = loaded
    .spoken()
    .slice(-BEFORE)
    .map(({ text: said }) => SEVERAL.exec(folded(said))?.groups?.['kind'])
    .findLast((named) => named !== undefined);
  const [each] = readingOf(`parcela de ${one['each'] ?? ''} reais`).figures.flatMap((figure) =>
    'cents' in figure ? [figure.cents] : [],
  );
  if (kind === undefined || each === undefined) return undefined;
  const name = `${kind === 'emprestimo' ? 'empréstimo' : kind} de ${one['each'] ?? ''}`;
  return run({
    tool: 'tell_money',
    args: {
      told: {
        kind: 'divida',
        key: folded(name),
        value: { name, cents: each * left, parcelas: left, parcelaCents: each },
      },
    },
  });
}
tellsLoans.says = [SEVERAL, ONE];
