// What is said to figures that were told for a decision: each by its name, so that a wrong reading is seen.

import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import { reais } from '../../finance/money.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { monthsText } from '../../missions/rate-words.ts';
import type { Role } from './role-of-amount.ts';
import type { SubjectRow } from './subjects.ts';
import { PARCELS, type Told } from './told-figures.ts';

const NAMES: Readonly<Record<Role, string>> = {
  price: 'preço',
  cash: 'à vista',
  saved: 'guardado',
  fgts: 'FGTS',
  downPayment: 'entrada',
  traded: 'o seu na troca',
  income: 'renda',
  otherIncome: 'outra renda',
  offeredIncome: 'proposta',
  perks: 'benefícios da proposta',
  benefit: 'benefícios de hoje',
  expense: 'gastos do mês',
  cost: 'custo do mês',
  rent: 'aluguel',
  newRent: 'aluguel lá',
  owning: 'custo fixo',
  saving: 'guardar por mês',
  payment: 'pagar por mês',
  lump: 'de uma vez',
  loan: 'empréstimo',
  installment: 'parcela',
  debt: 'dívida',
};

const OF_MOVING: Partial<Record<Role, string>> = { price: 'mudança', offeredIncome: 'renda lá' };
const OF_BUSINESS: Partial<Record<Role, string>> = {
  price: 'para abrir',
  offeredIncome: 'vendas do mês',
  saving: 'lucro do mês',
};

const rateWords = (rate: string | undefined, per: string): readonly string[] =>
  rate === undefined ? [] : [`${rate.replace('.', ',')} % ${per}`];

export const GO_ON = ['Pode contar mais, ou já perguntar.'];

/** @param opening the message brings the subject up */
export function heardWords(
  { subject, welcome, invites }: SubjectRow,
  { roles, figures }: Told,
  opening: boolean,
): RichText {
  const { plans = [], months, monthlyRate, yearlyRate, offeredRate, percent, discount, debts = [] } = figures;
  const plan = plans.at(-1);
  const all = [
    ...(plan?.installments === undefined
      ? []
      : [
          `${plan.name === PARCELS ? '' : `${plan.name} em `}${plan.installments}x${plan.installment === undefined ? '' : ` de ${reais(plan.installment)}`}`,
        ]),
    ...roles
      .filter(({ role }, at) =>
        role === 'installment'
          ? plan === undefined
          : subject !== 'negocio' || role !== 'price' || roles.slice(at + 1).every((later) => later.role !== role),
      )
      .map(({ role, cents }) =>
        subject === 'negocio'
          ? `${OF_BUSINESS[role] ?? NAMES[role]} ${reais(role === 'price' ? (figures.price ?? cents) : cents)}`
          : `${(subject === 'mudanca' ? OF_MOVING[role] : undefined) ?? NAMES[role]} ${reais(cents)}`,
      ),
    ...(months === undefined ? [] : [monthsText(months)]),
    ...(percent === undefined || subject !== 'trabalho' ? [] : [`aumento de ${percent.replace('.', ',')} %`]),
    ...rateWords(discount, 'de desconto'),
    ...rateWords(monthlyRate ?? offeredRate, 'ao mês'),
    ...rateWords(yearlyRate, 'ao ano'),
    ...(roles.some(({ role }) => role === 'debt')
      ? []
      : debts.flatMap(({ name, rate }) =>
          rate === undefined || rate === '0' ? [] : [`${name} a ${rate.replace('.', ',')} % ao mês`],
        )),
  ].join(', ');
  if (opening) return [`${welcome}${all === '' ? '' : `: ${all}`}. ${invites}`];
  return [`${all === '' ? 'Certo' : `Certo, contei nesta conversa: ${all}`}. ${GO_ON[0]}`];
}

const TURNS: Partial<Record<PlaybookName, string>> = {
  alugar_ou_comprar:
    'O juro do financiamento, e depois quanto tempo você fica no imóvel. Teste: “e se o juro for 9%?”, “e em 20 anos?”.',
  casa: 'O juro e a entrada. Teste: “e se o juro for 9% ao ano?”, “e com 80 mil de entrada?”.',
  posso_gastar: 'O que sobra no seu mês: renda menos gastos. Se um dos dois for outro, me diga que eu refaço.',
  vista_ou_parcelado: 'O preço à vista: com desconto menor, parcelar pode ganhar. Teste: “e se à vista for 3 mil?”.',
  juntar: 'Quanto você guarda por mês. Teste: “e se eu guardar 700 por mês?”.',
  trocar_divida: 'O juro da proposta: se ele passar do que a dívida cobra hoje, não vale.',
  quitar_dividas: 'Quanto você paga por mês. Teste: “e se eu pagar 500 por mês?”.',
  trocar_de_emprego: 'O salário da proposta e os benefícios. Teste: “e se for 4 mil?”.',
  qual_plano: 'A pressa: se dá para esperar, ganha quem custa menos; se não, o mais barato que entrega na hora.',
  morar_so: 'O aluguel. Teste: “e se o aluguel for 900?”.',
};

/** "Qual número mudaria a resposta?" */
export const whatWouldChange = (playbook: PlaybookName): Reply => ({
  text: [TURNS[playbook] ?? 'O que entra e o que sai por mês: se um dos dois mudar, me diga que eu refaço.'],
});
