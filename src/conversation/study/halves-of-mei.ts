// "O que acontece se passar?", "qual é o limite mesmo?", "quanto posso faturar por mês até dezembro?", "vale a pena virar ME?", behind what the
// ceiling of the MEI leaves.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { TO_ME } from '../../missions/playbooks/mei-tax.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { typedCents } from '../wording/typed-amount.ts';
import type { Half } from './half.ts';

const BEYOND =
  /\b(?:o )?que (?:que )?(?:acontece|rola|ocorre)\b|\bse (?:eu |a gente )?(?:pass|estour|ultrapass)\w+\b|\b(?:tem|qual|pago|paga) (?:a )?multa\b/;
const CEILING =
  /^(?:e |mas )?qual (?:e |eh |era )?(?:o |mesmo |meu )*(?:limite|teto)(?: (?:mesmo|dele|d[oe] mei|anual|do ano|por ano))*$/;
const ROOM =
  /\bquanto\b.*\b(?:fatur|vend|falta|cabe|sobra|resta|posso)\w*\b|\b(?:medo de|vou|sera que|to perto de) (?:eu )?(?:pass|estour)\w+\b/;

const MORE = /\bse (?:eu |a gente )?(?:fatur|vend|entr|emit)\w+ (?:mais )?(?:uns |r )*\d/;

const asking = (question: HardQuestion, playbook: PlaybookName, text: string): HardQuestion => ({
  ...question,
  text,
  chosen: { playbook, text },
});

const ofCeiling: Half = ({ words, text }, question) => {
  if (!/\bmei\b/i.test(question.text) && question.chosen?.playbook !== 'teto_mei') return undefined;
  const { price, gain: _, ...figures } = question.figures;
  const billed = figures.billed ?? price;
  // What a year has brought is no month of it.
  if (TO_ME.test(words) && billed !== undefined && question.chosen?.playbook !== 'imposto_mei')
    return { ...asking(question, 'imposto_mei', text), figures: { ...figures, billed } };
  // "E se eu faturar 8 mil em novembro e 9 em dezembro?": that much more by the end of the year.
  if (billed !== undefined && MORE.test(words)) {
    const sums = [...text.matchAll(/\d[\d.,]*(?: ?mil)?/g)].map(([one]) => {
      const cents = typedCents(one);
      return /\bmil\b/.test(words) && cents < 100_000 ? cents * 1000 : cents;
    });
    const more = sums.reduce((sum, cents) => sum + cents, 0);
    return more === 0
      ? undefined
      : {
          ...asking(question, 'teto_mei', 'MEI: quanto falta pro teto?'),
          figures: { ...figures, billed: billed + more },
          supposing: `Contei ${reais(billed)} + ${reais(more)} = ${reais(billed + more)} no ano.`,
        };
  }
  if (/\d/.test(words)) return undefined;
  if (CEILING.test(words)) return asking(question, 'teto_mei', 'qual o teto do MEI?');
  if (BEYOND.test(words)) return asking(question, 'teto_mei', 'MEI: e se eu passar?');
  return ROOM.test(words) && question.figures.billed !== undefined
    ? asking(question, 'teto_mei', `MEI: ${text}`)
    : undefined;
};

export const OF_MEI: readonly Half[] = [ofCeiling];
