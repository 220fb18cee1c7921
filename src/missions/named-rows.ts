// Questions whose own words say what is to be worked out, whatever they look like otherwise: "quanto vou receber de 13º?" sounds like a sum
// of what was noted, and nothing noted answers it.

import type { PlaybookRow } from './playbook-row.ts';

const ASKS_SUM = '\\b(?:quanto|qnt|qto|qual|quando|calcul\\w+|como)\\b';
/** Told of what came in already, or of what to do with it. */
const PAST_OR_USE =
  /\b(?:recebi|ganhei|entrou|caiu|gastei|gastar|gasto|fac[oa]|fazer|us[oa]r?|invist\w*|invest\w*|quit\w+|guard\w+|junt\w+|antecip\w+|viaj\w*|viag\w+|emprest\w+)\b/;

export const NAMED_ROWS: readonly PlaybookRow[] = [
  {
    to: 'rescisao',
    words:
      /\b(?:rescisao|verbas rescisorias|acerto (?:da|de) (?:demissao|contas)|multa (?:de 40 |dos 40 )?(?:do|de) fgts)\b|\b(?:demit\w+|demissao|mandad[oa] embora|mandarem embora|justa causa|pedir (?:as )?contas)\b.*\bquanto\b.*\b(?:receb\w+|ganh\w+|peg\w+|tenho direito|cai)\b|\bquanto\b.*\b(?:receb\w+|ganh\w+|peg\w+|tenho direito|cai)\b.*\b(?:demit\w+|demissao|mandad[oa] embora|mandarem embora|justa causa|pedir (?:as )?contas)\b/,
    not: /\b(?:recebi|guard\w+|junt\w+|invist\w*|o que faco|o que fazer|vale a pena|dura\w*|saque aniversario|o que e|significa)\b/,
  },
  {
    to: 'decimo_terceiro',
    words: new RegExp(
      `${ASKS_SUM}.*\\b(?:decimo(?: terceiro)?|(?:o|meu|do|de|no|seu|parcela|metade do) 13(?! (?:de [a-z]|reais|mil|x|h|dias?|anos?)))\\b|^(?:e )?(?:o |meu )*(?:13|decimo terceiro)\\b.*${ASKS_SUM}`,
    ),
    not: PAST_OR_USE,
  },
  {
    to: 'ferias',
    words: new RegExp(
      `${ASKS_SUM}.*\\b(?:receb\\w+|ganh\\w+|cai|cair|vem|pagam|pagar|valor|sai|tiro|fica)\\b.*\\bferias\\b|\\b(?:vender|vendo|vendendo) (?:10|dez|os 10|uns)? ?(?:dias )?(?:d[aeo]s? )?(?:minhas )?ferias\\b|\\bterco (?:de|das) ferias\\b|\\bferias\\b.*\\bquanto\\b.*\\b(?:receb\\w+|ganh\\w+|cai|vem)\\b`,
    ),
    not: new RegExp(`${PAST_OR_USE.source}|\\b(?:o que e|significa)\\b`),
  },
  {
    to: 'imposto_salario',
    words:
      /\bquanto\b.*\b(?:pag(?:o|ar|aria)|descont\w+|vou pagar|devo pagar|da)\b.*\b(?:imposto de renda|irpf|irrf|de ir)\b|\b(?:imposto de renda|irpf|irrf)\b.*\bquanto\b.*\b(?:pag(?:o|ar|aria)|descont\w+)\b/,
    not: /\b(?:paguei|gastei|resgat\w+|sac\w+|cdb|lci|lca|tesouro|acoes|invest\w*|aplic\w*|lucro|mei|pj|imovel|carro|vend\w+|aluguel|mes passado|ano passado|liquid\w+)\b/,
  },
];
