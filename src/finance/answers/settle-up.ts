// "Acerta as contas", in a household of two: what each paid beside their part, and who passes how much to whom.

import { reais } from '../money.ts';
import { type Answer, sentence } from './answer.ts';

/** In centavos; `when` as in 'neste mês'. `share` is the asker's part, in percent of what both paid. */
type Paid = {
  readonly own: number;
  readonly others: number;
  readonly name: string;
  readonly share: number;
  readonly when: string;
};

/** Nothing is recorded: it says what would make them even. */
export function settleUp({ own, others, name, share, when }: Paid): Answer {
  const total = own + others;
  const part = Math.round((total * share) / 100);
  const owed = own - part;
  const half = share === 50;
  const rule = half
    ? `Meio a meio, dá ${reais(part)} para cada`
    : `Em ${share}/${100 - share}, a sua parte é ${reais(part)}`;
  const passes =
    Math.abs(owed) < 1
      ? 'vocês estão acertados.'
      : owed < 0
        ? `você passa ${reais(-owed)} para ${name}.`
        : `${name} passa ${reais(owed)} para você.`;
  const how = half ? ' Para outra conta: “divide as contas 60/40”.' : '';
  return {
    text: [
      { bold: `${sentence(when)}: ${reais(total)}` },
      `\n• você: ${reais(own)}\n• ${name}: ${reais(others)}\n${rule}: ${passes}${how}`,
    ],
    more: true,
  };
}
