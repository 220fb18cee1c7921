// Hard questions recognisable by their own words: a cause, a plan, a share to judge, an impulse purchase. No stored
// figure answers them, even when they contain words of figure questions.

import { domainOf } from '../query/domain-of.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { aboutWork, financial } from '../signals/wants-advice.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

export const complexa = (r: Reading) => ({ intent: 'complexa' as const, slots: domainOf(r), confidence: 0.93 });

const CAUSE =
  /\b(?:que|quais|qual|cade|onde (?:ta|esta|fica|foi parar|mora)) (?:e |sao |foi |seria |seriam )?(?:o |a |os |as )?(?:\w+ )?(?:furos?|rombos?|vazamentos?|causas?|motivos?|razao|razoes|gargalos?|ralos?|vilao|viloes)\b/;
/** Own business, as self-employed people name it. */
const TRADE =
  /\b(?:lucros?|margem|caixa|safra|faturamento|contas|renda|salario|dinheiro|grana|orcamento|sobr\w+|vendas)\b/;

const PLAN =
  /\b(?:estabele\w+|elabor\w+|mont[ae]r?|fa(?:z|ca|zer)|cri[ae]r?|bol[ae]r?|desenh\w+|trac[ae]r?|estrutur\w+|sug[ei]r\w+|prop\w+|prepar[ae]r?|me d[ae]|defin\w+)(?: (?:pra mim|me|ai|voce|ja|entao))* uma? (?:\w+ )?(?:orcamento|plano|planejamento|estrategia|cronograma|roteiro)\b|^(?:eu )?(?:preciso de|quero) um plano pra\b/;

const ABLE =
  /(?:\b(?:se|sera que)|^(?:com|ganhando) (?:[\w.,]+ ){1,6}?)(?: |(?<= ))(?:da|daria|consigo|posso|aguento) (?:pra |para )?(?:eu |a gente )?(?:abrir|montar|comprar|financiar|largar|sair|parar|ter|bancar|pagar|sustentar|manter|viver|morar|trocar|reformar|casar|viajar|mudar)\b/;
const REACHES = /\bna ponta do lapis\b/;
const PUTS_MONEY =
  /\b(?:da|dá|vale|compensa) (?:pra |para |a pena )?(?:botar|colocar|por|meter|enfiar) (?:a |uma |meu |minha |um )?(?:grana|dinheiro|troco)\b/;
const OF_THIS = /\b(?:invisto|aplico|guardo|poupo|separo|gasto) quanto (?:disso|desse|dessa|dele|dela)\b/;
const SIZE = /\bque tamanho de (?:reserva|provisao|colchao|pe de meia|caixa)\b/;

const OUT_OF_TROUBLE =
  /\b(?:ajud\w+|como|preciso|quero|queria|dica|plano|jeito|consigo|consegue)\b.*\b(?:sa(?:ir|io|ia) d[oea]s? (?:vermelho|buraco|aperto|sufoco|cheque especial|rotativo|dividas?)|limp(?:ar|o|a) (?:o |meu )*nome)\b/;

export const HARD_QUESTION_RULES: readonly Rule[] = [
  {
    id: 'advice.cause_asked',
    trust: 'sure',
    when: (r) => r.fits(CAUSE) && asks(r) && (r.fits(TRADE) || financial(r)) && !aboutWork(r) && !r.has('memory_any'),
    read: complexa,
    examples: PROOFS && [
      'faturei bem e não sobrou nada, cadê o furo?',
      'minha margem despencou no semestre. qual a causa provável?',
      'as contas não fecham. que causas eu devo investigar?',
    ],
  },
  {
    id: 'advice.plan_ordered',
    trust: 'sure',
    when: (r) =>
      r.fits(PLAN) &&
      (r.money?.marked !== true || !r.fits(/\borcamento\b/)) &&
      !aboutWork(r) &&
      !r.hasAny('memory_any', 'remind_me', 'note_content') &&
      !r.fits(/\b(?:viagem|aula|treino|estudos?|festa|casamento|de (?:conversa|voo|celular))\b/),
    read: complexa,
    examples: PROOFS && [
      'estabeleça um orçamento base zero pra minha família',
      'me faz um cronograma pra quitar as dívidas',
    ],
  },
  {
    id: 'advice.reaches',
    trust: 'sure',
    when: (r) =>
      ((r.fits(ABLE) && (r.fits(REACHES) || (r.marked && r.money !== undefined))) ||
        (r.fits(PUTS_MONEY) && asks(r)) ||
        (r.fits(OF_THIS) && asks(r)) ||
        (r.fits(SIZE) && asks(r))) &&
      !r.has('memory_any'),
    read: complexa,
    examples: PROOFS && [
      'vê na ponta do lápis se dá pra eu abrir uma loja ano que vem',
      'cripto morreu ou ainda dá pra colocar grana?',
      'recebi o décimo, invisto quanto disso?',
      'que tamanho de reserva um motorista precisa?',
    ],
  },
  {
    id: 'advice.out_of_trouble',
    trust: 'sure',
    when: (r) => r.fits(OUT_OF_TROUBLE) && r.money?.marked !== true && !r.hasAny('memory_any', 'remind_me'),
    read: complexa,
    examples: PROOFS && ['me ajuda a sair do vermelho', 'como eu limpo meu nome?'],
  },
];
