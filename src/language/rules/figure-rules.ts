// Questions that one filter and one aggregate over the ledger can answer.

import type { Period } from '../../domain/dates.ts';
import { dayOf, mondayOf, periodOf, toCivil, toDay } from '../dates/calendar.ts';
import { SHARE_OF_PAY } from '../query/filters.ts';
import { followUp, isFollowUp, searchedNext } from '../query/follow-up.ts';
import { isFiltered } from '../query/phrased-ops.ts';
import { readQuery } from '../query/read-query.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { ALL_THAT, plainlyFigure, wantsFigure } from '../signals/wants-figure.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const simplista = (r: Reading, confidence = 0.95) => ({
  intent: 'simplista' as const,
  slots: readQuery(r),
  confidence,
});

/** "Qual foi o último gasto que anotei?": of the ledger, though notes are kept too. */
const LAST_ENTRY =
  /^(?:e )?(?:qual|quais|mostra|ver) (?:(?:foi|e|o|a|os|as|meu|minha|mesmo) )*ultim[oa]s? (?:gasto|compra|lancamento|despesa|entrada|receita)s?\b/;

/** "Já anotei o mercado de hoje?": an entry, though notes are kept by the same verb. */
const TOLD_YET = /^(?:eu )?ja (?:anotei|registrei) (?!.*receita)/;

/** Bills in the plural, with an optional date: "Meus fixos", "boletos até dia 25". */
const BARE_BILLS =
  /^(?:(?:[oa]s|meus|minhas) )*(?:boletos|contas|fixos|gastos fixos|assinaturas)(?: (?:ate|de|do|dess[ea]|da) [a-z\d ]{3,16})?(?: \?)?$/;

export const FOLLOW_UP_RULES: readonly Rule[] = [
  {
    id: 'asked_note.next',
    trust: 'sure',
    when: (r) => r.context.prevQuestion !== undefined && searchedNext(r) !== undefined,
    read: (r) => ({ intent: 'search', slots: { query: searchedNext(r) ?? '' }, confidence: 0.85 }),
    examples: PROOFS && [['e a de caruru?', { prevQuestion: 'cadê a receita de vatapá?' }]],
  },
  {
    id: 'figure.follow_up',
    trust: 'sure',
    when: isFollowUp,
    read: (r) => ({ intent: 'simplista', slots: followUp(r) }),
    examples: PROOFS && [['e em maio?', { prevQuestion: 'quanto gastei com mercado este mês?' }]],
  },
  {
    id: 'figure.last_entry',
    trust: 'sure',
    when: (r) =>
      r.context.pending === undefined &&
      r.money === undefined &&
      (r.fits(TOLD_YET)
        ? asks(r) && r.hasAny('cat', 'merchant', 'tx_only') && !r.has('note_content')
        : r.hasAny('memory_any', 'saved_verb') && r.fits(LAST_ENTRY)),
    read: (r) => simplista(r, 0.9),
    examples: PROOFS && ['qual foi o último gasto que anotei?', 'já anotei o mercado de hoje?'],
  },
  {
    id: 'figure.bare_bills',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && r.money === undefined && r.fits(BARE_BILLS),
    read: (r) => simplista(r, 0.85),
    examples: PROOFS && ['meus fixos', 'boletos até dia 25', 'contas dessa semana'],
  },
];

/** Period summary: "Como foi meu mês?", "como tá a semana até agora?". */
const RECAP =
  /^(?:(?:oi|e|e ai|me diz|me fala|me conta) ,? ?)?como (?:foi|ficou|ta|esta|anda|vai|fechou|vem sendo|terminou) (?:o |a )?(?:meu |minha |ess[ea] |est[ea] )?(?:mes|semana|ano|quinzena)(?: (?:passad[oa]|retrasad[oa]|ate agora|ate aqui|de (?!dezembro \d)[a-z]+))*(?: [?!.])*$|^como (?:e que )?(?:eu )?(?:to|tou|estou|vou) indo(?: (?:ess[ea]|est[ea]) mes)?(?: [?!.])*$/;

/** The current period: "Minha semana", "meu ano"; undefined for the month, which is the default. */
function runningPeriod(r: Reading): Period | undefined {
  const today = dayOf(r.today);
  if (r.says('semana')) return periodOf(mondayOf(today), mondayOf(today) + 6);
  const { year } = toCivil(today);
  return r.says('ano') ? periodOf(toDay(year, 1, 1), toDay(year, 12, 31)) : undefined;
}

/** A possessive noun as the whole question: "Minhas metas". */
const MY_OWN =
  /^(?:(?:e|quais|sao|lista|as) )*minhas (?:metas|dividas|assinaturas|parcelas|recorrencias|contas fixas|faturas)(?: [?!.])*$/;

/** Worded as advice or as a statement, but stored: "onde vai meu dinheiro", "pra quem eu devo", "tudo que gastei com o cachorro". */
const PLAINLY_STORED = new RegExp(
  `^(?:e )?(?:(?:pra|para) )?onde (?:e que |que )?(?:foi|vai|ta indo|foram)(?: parar)? (?:o |todo |meu |minha )*(?:dinheiro|grana|salario)(?: (?:d?ess[ea]|d?est[ea]|do|da) (?:mes|semana|ano))?(?: \\?)?$|^(?:e )?(?:pra|para|a) quem (?:eu |que eu )?(?:devo|(?:to|estou) devendo)(?: \\?)?$|^(?:sera que )?(?:eu )?(?:to|tou|estou) gastando mais (?:do )?que (?:eu )?(?:ganho|recebo|entra)\\b|${ALL_THAT.source}`,
);

/** "No que eu gastei 50", "o que foi aquele pix de 120". */
const WHICH_ENTRY =
  /^(?:e |mas )?(?:(?:(?:com )?(?:o )?que|no que|em que|onde) (?:foi )?(?:que )?(?:eu )?(?:gastei|paguei|torrei|comprei|recebi)(?: com)?|(?:que|qual|o que|tem) (?:gasto |compra |pagamento |lancamento |entrada |pix )?(?:foi|e|era|algum|alguma) (?:(?:aquel[ea]|ess[ea]|est[ea]) )?(?:gasto |compra |pagamento |lancamento |pix |entrada |valor )?(?:de )?)(?: de)? ?(?:r\$ ?)?\d|^(?:eu )?(?:gastei|paguei) \S+(?: reais)? (?:em|com|no|de)(?: o)? que(?: \?)?$/;

/** Tested before courtesies: "como tá" followed by a period is not a greeting. */
export const RECAP_RULES: readonly Rule[] = [
  {
    id: 'figure.recap',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && r.fits(RECAP),
    read: (r) => {
      const period = r.periods[0]?.period ?? runningPeriod(r);
      return { intent: 'simplista', slots: { op: 'summary', ...(period === undefined ? {} : { period }) } };
    },
    examples: PROOFS && ['como foi meu mês?', 'como tá o mês até agora?', 'como foi minha semana?', 'como tô indo?'],
  },
  {
    id: 'figure.which',
    trust: 'sure',
    // The amount identifies the entry asked about, of any day.
    when: (r) => r.fits(WHICH_ENTRY) && r.context.pending === undefined && r.amounts.length === 1,
    read: (r) => {
      const cents = r.money?.cents;
      return {
        intent: 'simplista',
        slots: {
          ...readQuery(r),
          op: 'list',
          ...(cents === undefined ? {} : { min_cents: cents, max_cents: cents }),
          limit: 10,
        },
      };
    },
    examples: PROOFS && [
      'com o que gastei 50 reais',
      'que gasto foi aquele de 89,90?',
      'tem algum gasto de 42',
      'gastei 98,70 em quê',
    ],
  },
  {
    id: 'figure.filtered',
    trust: 'sure',
    when: (r) =>
      r.context.pending === undefined &&
      ((isFiltered(r) && r.money !== undefined && !r.has('v_delete')) ||
        r.fits(MY_OWN) ||
        (r.money === undefined && (r.fits(PLAINLY_STORED) || (r.fits(SHARE_OF_PAY) && asks(r))))),
    read: (r) => simplista(r),
    examples: PROOFS && [
      'gastos acima de 100',
      'compras abaixo de 20',
      'recebimentos acima de 500 esse mês',
      'minhas metas',
      'onde vai meu dinheiro',
      'tudo que gastei com o cachorro',
    ],
  },
];

export const FIGURE_RULES: readonly Rule[] = [
  {
    id: 'figure.plain',
    when: plainlyFigure,
    read: (r) => simplista(r),
    examples: PROOFS && ['quanto gastei em março?', 'quero ver meus gastos', 'me mostra o extrato de ontem'],
  },
  {
    id: 'figure.asked',
    trust: 'weak',
    when: wantsFigure,
    read: (r) => simplista(r),
    examples: PROOFS && [
      'gastei mais em março que em abril?',
      'se eu gastar 90 agora, sobra quanto?',
      'qual o resto do meu teto diário?',
      'quanto tem no banco do brasil?',
      'RESUMO DE ONTEM',
      'maior despesa que tive em setembro',
      'o Guto já me pagou?',
      'qual a diferença do mês passado pra esse?',
      'me lembra o que paguei sexta?',
      'desses aí qual o mais barato?',
    ],
  },
];
