// "E se eu usar meu 13º de 1.500?", "e se minha mãe me der 100 por mês?", "e se ela perder o emprego?": money that would come in or stop
// coming, and what it changes in the last hard question.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { CLOSE } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import type { Reading } from '../../language/reading/reading.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { AND } from '../wording/openers.ts';
import { countedThirteenth } from './premises.ts';
import { inThousands } from './replaced-figures.ts';
import { SOMEBODY } from './role-of-amount.ts';

/** Folded. */
const COMES = pattern()`
  ^${AND}se (?:\w+ ){0,4}(?:
    (?:me|nos) (?:der(?:em)?|dess?em?|desse|mandar(?:em)?|ajudar(?:em)? com)|vend(?:er|esse)|(?:cair|entrar|sobrar|aparecer|pintar)(?:em)? (?:uns |umas |mais |(?:o |meu )*(?:13[oº]?|decimo|ferias|plr|bonus) de )?(?:r )?\d|
    (?:us|peg|junt|abat|p)(?:ar|er|or|asse|usesse) .{0,24}\b(?:13o?|decimo|ferias|plr|bonus|restituicao|abono|rescisao)
  )\b
`;
/** "E com o 13º?", of no amount. */
const THIRTEENTH =
  /^(?:(?:e|mas|se|eu|com|usar|usando|por|colocar|juntar|pegar|entrar|cair|quando|mais|tambem|o|meu) )+(?:13[oº]?|decimo(?: terceiro)?)(?: (?:junto|todo|inteiro|tambem|nisso))*$/;
/** "E se eu der mais 5 mil de entrada?", of parcelas that were told. */
const ENTRADA = pattern()`
  ^(?:(?:e|mas|entao|ai) )*(?:se )?(?:\w+ ){0,2}(?:der|desse|dar|dando|puser|botar|colocar|juntar|entrar com|com) (mais )?
  (?:uns |os |r )*\d[\d ]*(?: ?mil| reais)* (?:de|na|como|pra|para) entrada\b
`;
/** "E se eu vender o meu por 35?", of what goes in for another. */
const OLD_ONE = /\bvend(?:er|esse) [oa] (?:meu|minha|velh[oa]|antig[oa]|usad[oa])(?: (?:carro|moto))? por\b/;
const EACH_MONTH = /\b(?:por|ao|todo|cada) mes\b|\bmensa/;
const STOPS = pattern()`
  ^${AND}se (?:\w+ ){0,4}(?:perd(?:er|esse) (?:o |a |meu |seu )?(?:emprego|trabalho|servico|renda)|
  fic(?:ar|asse) (?:desempregad[oa]|sem (?:emprego|trabalho|renda|salario|trabalhar))|(?:for|fosse) (?:demitid[oa]|mandad[oa] embora)|
  par(?:ar|asse) de (?:trabalhar|ganhar|ajudar|receber)|sa(?:ir|isse) do (?:emprego|trabalho|servico))\b
`;
const THEIRS = new RegExp(`\\bse (?:\\w+ ){0,2}(?:${SOMEBODY}|filh[oa]|noiv[oa]) `);

/** Whether the pay of somebody else is supposed to stop, whatever is known of it. */
export const losesPay = (text: string): boolean => {
  const words = folded(text);
  return STOPS.test(words) && THEIRS.test(words);
};

/** "Minha tia me empresta 3 mil sem juros": goes in at once, and is owed to her. */
const LENT = new RegExp(
  `\\b(?:meu|minha|um|uma|o|a) (${CLOSE})\\b (?:\\w+ ){0,3}(?:me|nos) (?:\\w+ )?emprest(?:a|ar|asse|aria|ou)\\b.*\\d`,
);

/** @returns undefined when nothing of the kind is supposed, or the question does not turn on it */
export function moneySupposed({ text, figures: read }: Reading, question: HardQuestion): HardQuestion | undefined {
  const words = folded(text);
  const { figures } = question;
  if (losesPay(text) && (figures.otherIncome ?? 0) > 0)
    return { ...question, figures: { ...figures, otherIncome: 0 }, turned: 'otherIncome' };
  const [cents, ...more] = read.flatMap((one) => ('cents' in one ? [one.cents] : []));
  const pay = question.told?.income ?? figures.income ?? question.earlier?.income;
  if (cents === undefined && pay !== undefined && THIRTEENTH.test(words)) {
    const now = once(question, pay);
    return now && { ...now, supposing: countedThirteenth(pay) };
  }
  if (cents === undefined || more.length > 0) return undefined;
  const entrada = ENTRADA.exec(words);
  const parcelled = figures.installment !== undefined && figures.price !== undefined;
  if (entrada !== null && (parcelled || entrada[1] !== undefined))
    return once(question, entrada[1] === undefined ? cents - (figures.downPayment ?? 0) : cents);
  const lender = LENT.exec(words)?.[1];
  if (lender !== undefined && !text.includes('?') && figures.debts !== undefined)
    return {
      ...question,
      figures: {
        ...figures,
        ...plus(figures, 'lump', cents),
        debts: [...figures.debts, { name: lender, cents, rate: '0' }],
      },
      turned: 'lump',
    };
  if (!COMES.test(words)) return undefined;
  const { downPayment } = figures;
  if (downPayment !== undefined && OLD_ONE.test(words))
    return once(question, (inThousands({ downPayment: cents }, figures).downPayment ?? cents) - downPayment);
  return EACH_MONTH.test(words) ? eachMonth(question, cents) : once(question, cents);
}

/** What the answer counted, and how to tell what would come in then. */
export const incomeThen = ({ figures: { income } }: HardQuestion): Decision =>
  say({
    text: [
      income === undefined
        ? 'Quanto entraria por mês nesse caso? '
        : `Nessa conta só contei a renda que você me disse, ${reais(income)}. Se ela já soma a dos dois, quanto ficaria? `,
      'Me diga “ganhando 2 mil” que eu refaço.',
    ],
  });

const plus = (
  figures: Figures,
  key: 'saved' | 'lump' | 'saving' | 'payment' | 'downPayment' | 'otherIncome',
  cents: number,
) => ({
  [key]: (figures[key] ?? 0) + cents,
});

function eachMonth(question: HardQuestion, cents: number): HardQuestion | undefined {
  const { figures } = question;
  const adds = (key: 'saving' | 'payment' | 'otherIncome') => ({
    ...question,
    figures: { ...figures, ...plus(figures, key, cents) },
  });
  switch (choosePlaybook(question)) {
    case 'juntar':
    case 'reserva':
    case 'projecao':
    case 'aposentar':
      return figures.saving === undefined ? undefined : adds('saving');
    case 'quitar_dividas':
      return figures.payment === undefined ? undefined : adds('payment');
    case 'posso_gastar':
    case 'casa':
    case 'morar_so':
    case 'filhos':
      return figures.income === undefined ? undefined : adds('otherIncome');
    default:
      return undefined;
  }
}

function once(question: HardQuestion, cents: number): HardQuestion | undefined {
  const { figures } = question;
  const { price, installment } = figures;
  const put = (more: Figures, supposing?: string): HardQuestion => ({
    ...question,
    figures: { ...figures, ...more },
    ...withoutUndefined({ supposing }),
  });
  switch (choosePlaybook(question)) {
    case 'juntar':
    case 'reserva':
    case 'aposentar':
    case 'desconto_divida':
    case 'quanto_dura':
    case 'filhos':
      return put(plus(figures, 'lump', cents));
    case 'trocar_divida':
      return put(plus(figures, 'lump', cents), `Abati ${reais(cents)} da dívida e supus o mesmo juro.`);
    case 'projecao':
      return put(plus(figures, 'saved', cents));
    case 'quitar_dividas':
      return { ...put({ lump: cents }), turned: 'lump' };
    case 'casa':
    case 'alugar_ou_comprar':
      return put(plus(figures, 'downPayment', cents));
    // What is missing of it is what there is to gather.
    case 'vista_ou_parcelado': {
      const { saved = 0, saving } = figures;
      if (price === undefined || price <= cents) return undefined;
      const { turned: _, ...asks } = question;
      const all = { goal: price, saved: saved + cents, ...withoutUndefined({ saving }) };
      return { ...asks, text: 'em quanto tempo junto isso?', figures: all };
    }
    case 'posso_gastar':
    case 'custo_emprestimo': {
      const [debt] = figures.debts ?? [];
      const owed = figures.loan ?? debt?.cents ?? (price ?? 0) - (figures.downPayment ?? 0);
      if (owed <= cents || cents === 0) return undefined;
      const left = owed - cents;
      const less =
        figures.loan !== undefined
          ? { loan: left }
          : debt !== undefined
            ? { debts: [{ ...debt, cents: left }] }
            : plus(figures, 'downPayment', cents);
      const { installments: times = 0 } = figures;
      // Less than is owed: part of it is forgiven, and there is no interest inside.
      const sum = (installment ?? 0) * times;
      if (installment !== undefined && sum > cents && sum <= owed)
        return put(
          { ...less, installment: Math.round((sum - cents) / times) },
          `Tirei ${reais(cents)} da soma das parcelas.`,
        );
      if (installment !== undefined)
        return put(
          { ...less, installment: Math.round((installment * left) / owed) },
          `Abati ${reais(cents)} e supus o mesmo juro: a parcela cai na mesma proporção.`,
        );
      return figures.installments === undefined && debt === undefined && figures.loan === undefined
        ? put({ price: left }, `Os ${reais(cents)} abatem do preço: ficam ${reais(left)}.`)
        : put(less);
    }
    default:
      return undefined;
  }
}
