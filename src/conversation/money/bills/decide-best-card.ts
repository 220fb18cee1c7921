// "Qual o melhor cartão pra comprar hoje?": of the cards whose days are known, the one whose fatura falls due last.

import { pattern } from '../../../domain/pattern.ts';
import { contaLabel } from '../../../finance/conta.ts';
import { faturaOf } from '../../../finance/fatura.ts';
import { dayWords } from '../../../finance/replies/day-words.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';

const WHICH = pattern('i')`
  ^(?:(?:e|ent[ãa]o|mas|hoje|agora),? )*(?:qual|que|em qual|com qual|em que)(?: (?:é|eh|dos|do|o|meus?|d[oe]sses))* (?:melhor )?cart(?:[ãa]o|[õo]es)(?: (?:é|eh|que|eu|me|t[áa]|meu))*
  (?: (?:melhor|compensa|compensa mais|vale mais a pena|uso|usar|devo usar|passo|compro|devo comprar|vence mais tarde|d[áa] mais prazo))? ?
  (?:(?:pra|para|de) (?:eu )?(?:comprar|usar|passar|fazer (?:a |uma )?compra|gastar))?(?: (?:hoje|agora))?\s*[?.!]*$
`;
const BUYS = /\b(?:melhor|compensa|vale|us[oa]r?|pass[oa]r?|compr\w+|prazo|tarde)\b/i;

const UNTOLD =
  'Para dizer qual vence mais tarde, preciso dos dias de cada um: “meu cartão Itaú fecha dia 3 e vence dia 10”.';

/** Undefined while no card is known. */
export function decideBestCard({ text, loaded, asking, zone }: Situation): Decision | undefined {
  if (!WHICH.test(text.trim()) || !BUYS.test(text)) return undefined;
  const today = localDate(asking.said, zone);
  const cards = loaded
    .contas()
    .flatMap(({ key, value: { kind, closingDay, dueDay } }) =>
      kind !== 'cartao' || closingDay === undefined || dueDay === undefined
        ? []
        : [{ name: contaLabel(key), due: faturaOf(today, { closingDay, dueDay }).due }],
    )
    .toSorted((a, b) => b.due.localeCompare(a.due));
  const [best, ...others] = cards;
  if (best === undefined || others.length === 0)
    return loaded.contas().some(({ value }) => value.kind === 'cartao') ? say({ text: [UNTOLD] }) : undefined;
  const rest = others.map(({ name, due }) => `no ${name} em ${dayWords(due, today)}`).join(', ');
  return say({
    text: ['Hoje, o ', { bold: best.name }, `: a compra só vence em ${dayWords(best.due, today)}. Venceria ${rest}.`],
  });
}
decideBestCard.says = [WHICH];
