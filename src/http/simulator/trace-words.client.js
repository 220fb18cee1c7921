// @ts-check
// How the values of a trace are said: centavos as reais, dates as people write them, codes as words.

import { SLOTS } from './trace-names.client.js';

/** Slots that hold the person's own words, which are never codes. */
const OWN_WORDS = new Set(
  'description content title titles query name note tag merchant counterpart creditor filter url provider list value target code agent of'.split(
    ' ',
  ),
);

/** @type {Readonly<Record<string, string>>} */
const VALUES = {
  expense: 'gasto',
  income: 'entrada',
  transfer: 'transferência',
  both: 'os dois',
  true: 'sim',
  false: 'não',
  all: 'tudo',
  last: 'o último',
  previous: 'a mensagem anterior',
  pending: 'pendente',
  note: 'nota',
  movie: 'filme',
  tv_show: 'série',
  media: 'filme ou série',
  video: 'vídeo',
  reminder: 'lembrete',
  daily: 'todo dia',
  weekly: 'toda semana',
  biweekly: 'a cada duas semanas',
  monthly: 'todo mês',
  quarterly: 'a cada três meses',
  yearly: 'todo ano',
  mon: 'segunda',
  tue: 'terça',
  wed: 'quarta',
  thu: 'quinta',
  fri: 'sexta',
  sat: 'sábado',
  sun: 'domingo',
  day: 'dia',
  week: 'semana',
  weekend: 'fim de semana',
  month: 'mês',
  year: 'ano',
  weekday: 'dia da semana',
  purchase: 'compra',
  category: 'categoria',
  merchant: 'lugar',
  payment_method: 'forma de pagamento',
  account: 'conta',
  counterpart: 'pessoa',
  amount_cents: 'valor',
  description: 'descrição',
  sum: 'soma',
  count: 'contagem',
  count_zero_days: 'dias sem gasto',
  avg: 'média',
  max: 'o maior',
  min: 'o menor',
  list: 'lista',
  first: 'o primeiro',
  breakdown: 'divisão',
  summary: 'resumo',
  share: 'parte do todo',
  balance: 'saldo',
  net_worth: 'patrimônio',
  invested_total: 'total investido',
  saved_total: 'total guardado',
  savings: 'sobra',
  compare: 'comparação',
  budget_status: 'como vai o teto',
  goal_status: 'como vai a meta',
  receivables: 'a receber',
  debts_total: 'total das dívidas',
  installments_list: 'parcelas em aberto',
  invoice: 'fatura',
  card_limit: 'limite do cartão',
  due: 'a vencer',
  paid_check: 'se já foi pago',
  recurring_list: 'o que se repete',
  what_if: 'e se…',
  forecast: 'previsão',
  credito: 'crédito',
  debito: 'débito',
  cartao: 'cartão',
  transferencia: 'transferência',
  alimentacao: 'alimentação',
  contas: 'contas da casa',
  saude: 'saúde',
  educacao: 'educação',
  familia: 'família',
  vestuario: 'vestuário',
  presentes_doacoes: 'presentes e doações',
  impostos_taxas: 'impostos e taxas',
  dividas: 'dívidas',
  transferencias: 'transferências',
  salario: 'salário',
  renda_extra: 'renda extra',
  beneficios: 'benefícios',
  outras_receitas: 'outras receitas',
  planejamento_financeiro: 'planejamento',
  orcamento_estrategico: 'orçamento',
  diagnostico_financeiro: 'diagnóstico',
  investimentos_estrategia: 'estratégia de investimentos',
  investimentos_fundamentos: 'fundamentos de investimentos',
  educacao_financeira: 'educação financeira',
  comportamento_financeiro: 'comportamento',
  analise_financeira: 'análise financeira',
  watch_providers: 'onde assistir',
  cast: 'elenco',
  synopsis: 'sinopse',
  director: 'direção',
  runtime: 'duração',
  seasons: 'temporadas',
  episodes: 'episódios',
  rating: 'nota',
  age_rating: 'classificação',
  genre: 'gênero',
  release: 'estreia',
  cancel: 'cancelar',
  pause: 'pausar',
  resume: 'retomar',
  skip: 'pular uma vez',
  newest: 'mais novos primeiro',
  oldest: 'mais velhos primeiro',
  checking: 'conta corrente',
  card: 'cartão',
  cash: 'dinheiro',
  investment: 'investimento',
  budget: 'o teto',
  average: 'a média',
  occupation: 'profissão',
  age: 'idade',
  risk_profile: 'perfil de risco',
  children: 'filhos',
  month_start_day: 'dia em que o mês começa',
  price: 'preço',
  down_payment: 'entrada',
  have: 'guardado',
  target: 'alvo',
  loan: 'empréstimo',
  amount: 'valor',
  debt: 'dívida',
  rent: 'aluguel',
  saving: 'por guardar',
  payment: 'para pagar',
  installment: 'parcela',
  target_income: 'renda desejada',
  interest: 'juros',
  discount: 'desconto',
  index_share: 'do índice',
  over_inflation: 'acima da inflação',
  installments: 'parcelas',
  installments_left: 'parcelas que faltam',
  installments_paid: 'parcelas pagas',
  term: 'prazo',
  current_age: 'idade',
  target_age: 'idade desejada',
};

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

/** @param {string} slot */
export const slotName = (slot) => SLOTS[slot] ?? slot;

/**
 * @param {string} slot
 * @param {unknown} value
 * @returns {string} 'R$ 23,50' of centavos, '01/11/2026 a 30/11/2026' of a period, one line each of several things
 */
export function slotWords(slot, value) {
  if (Array.isArray(value)) {
    const each = value.map((one) => slotWords(slot, one));
    return each.join(value.some((one) => typeof one === 'object') ? '\n' : ', ');
  }
  if (typeof value === 'object' && value !== null) return groupWords(/** @type {Record<string, unknown>} */ (value));
  if (typeof value === 'number') return slot.endsWith('cents') ? reais.format(value / 100) : plain(slot, value);
  const text = String(value);
  if (OWN_WORDS.has(slot)) return text;
  return VALUES[text] ?? dateWords(text) ?? text;
}

/**
 * Years and codes have no thousands.
 * @param {string} slot
 * @param {number} value
 */
const plain = (slot, value) => (Number.isInteger(value) || slot === 'year' ? String(value) : number.format(value));

/** @param {Record<string, unknown>} group a period, a figure of a question, or slots inside a slot */
function groupWords({ from, to, role, ...rest }) {
  const words = [];
  if (typeof from === 'string' || typeof to === 'string')
    words.push(`${dateWords(String(from))} a ${dateWords(String(to))}`);
  if (typeof role === 'string') words.push(`${VALUES[role] ?? role} ${figureWords(rest)}`);
  else words.push(...Object.entries(rest).map(([slot, value]) => `${slotName(slot)} ${slotWords(slot, value)}`));
  return words.join(' · ');
}

/** @param {Record<string, unknown>} figure without its role */
function figureWords({ cents, percent, per, months, years, count, name }) {
  const words = [];
  if (typeof name === 'string') words.push(name);
  if (typeof cents === 'number') words.push(reais.format(cents / 100));
  if (typeof percent === 'number') words.push(`${number.format(percent)}%`);
  if (typeof per === 'string') words.push(`por ${VALUES[per] ?? per}`);
  if (typeof months === 'number') words.push(`${months} meses`);
  if (typeof years === 'number') words.push(`${years} anos`);
  if (typeof count === 'number') words.push(String(count));
  return words.join(' ');
}

/**
 * @param {string} iso
 * @returns {string | undefined} '18/11/2026 14:05'; undefined of what is no date
 */
function dateWords(iso) {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/.exec(iso) ?? [];
  if (year === undefined) return undefined;
  return `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}`;
}
