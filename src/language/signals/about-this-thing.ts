// Asked of the notebook itself: what it can do, how it is used, what it is. The words for it are endless, the turns few.

import type { Reading } from '../reading.ts';

const YOU =
  '(?:voce|vc|tu|oce|ce|o senhor|a senhora|esse (?:bot|app|negocio|trem)|isso(?: aqui)?|essa caderneta|a caderneta|esse aplicativo)';
const CAN = '(?:sabe(?:s)? fazer|faz(?:es)?|serve|consegue fazer|pode fazer|da conta|oferece|aceita|entende)';

/** "o que é que o senhor sabe fazer", "pra que tu serve", "como se guarda um lembrete", "tem tutorial?". */
const HELP = new RegExp(
  `\\b(?:que|pra que|para que|oq)\\b(?: mais| e| que| ta)*(?: coisas?)?(?: e que)? ${YOU} ${CAN}\\b` +
    `|\\b${YOU} ${CAN} (?:de )?(?:o )?(?:que|oq)\\b(?! (?:eu|gastei))` +
    `|\\b(?:pra|para) que (?:e que |que )?(?:${YOU} )?(?:serve|presta)\\b|\\b${YOU} serve (?:pra|para) (?:o )?que\\b` +
    '|\\bcomo (?:e )?(?:que |q )?(?:eu |se |a gente |faco (?:pra|para) )*(?:guard|peg|ped|us|anot|salv|cadastr|mex|apag|registr|lanc)(?:o|a|ar|e|er|ir|amos)\\b(?: (?:as |os |um |uma )?(?:coisas?|lembretes?|notas?|filmes?|links?|isso|aqui|gastos?))' +
    '|\\b(?:tem|cade) (?:algum |um )?(?:atalho|tutorial|manual|passo a passo|guia de uso|lista de comandos)' +
    '|\\bque (?:cabe|nao cabe) n(?:esta|essa|a) caderneta\\b|\\bnao entendi (?:ainda )?(?:pra que|para que|como)\\b',
);

/** "você é um programa ou uma moça?", "vc é tipo o chatgpt?". */
const WHAT_ARE_YOU = new RegExp(
  `\\b${YOU} (?:e|eh|seria) (?:mesmo |tipo |um |uma |o |a |de )*(?:programa|robo|bot|maquina|pessoa|gente|humano|humana|moca|homem|mulher|ia|inteligencia|chatgpt|gpt|alexa|siri|verdade|mineiro|mineira|baiano|gaucho|carioca)\\b`,
);

const MONEY = ['invest_topic', 'debt_topic', 'finance_noun', 'fundamentals', 'q_flow_out'] as const;

export const asksWhatItDoes = (r: Reading): boolean =>
  r.fits(HELP) &&
  r.amounts.length === 0 &&
  r.tail - r.head <= 16 &&
  !r.hasAny('invest_topic', 'debt_topic', 'fundamentals');

export const asksWhatItIs = (r: Reading): boolean =>
  r.fits(WHAT_ARE_YOU) && r.amounts.length === 0 && r.tail - r.head <= 14 && !r.hasAny(...MONEY);
