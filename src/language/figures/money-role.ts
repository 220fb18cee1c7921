// Assigns a role to an amount from the words on both sides. The first matching row wins.

import type { Figure, FlowRole, Per } from './figure.ts';

type SumRole = 'price' | 'down_payment' | 'have' | 'target' | 'loan' | 'debt' | 'amount';

type Row = {
  readonly role: SumRole | FlowRole;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly line?: RegExp;
};

const OF =
  '(?: (?:de|do|da|no|na|e|a|com|em|por|fica|seria|ta|esta|sao|so|uns|umas|quase|ate|cerca|mais|menos|ou|hoje|liquido|bruto|o|os|as))*$';
const DEBTS =
  'dividas?|rotativo|emprestimos?|consignado|cheque especial|saldo devedor|financiamentos?|agiota|carne|crediario|faturas?';
const REPEATS =
  '(?:por|ao|a cada|cada|todo|no) mes|mensa(?:l|is)|mensalmente|por semana|por dia|por ano|ao ano|todo (?:santo )?(?:mes|dia)';
const THINGS =
  'carro|moto|casa|ap|ape|apartamento|apto|imovel|terreno|lote|celular|iphone|tv|televisao|geladeira|notebook|computador|pc|curso|faculdade|viagem|festa|casamento|sofa|fogao|maquina|bike|bicicleta|reforma|kitnet|sitio|chacara|caminhao|onibus|van|scooter|videogame|ps5|cadeira|guarda roupa|um|uma|parcela unica|consorcio|carta';

const before = (words: string): RegExp => new RegExp(`\\b(?:${words})${OF}`);
const after = (words: string): RegExp => new RegExp(`^(?:${words})\\b`);

/** A loan to be taken: "um empréstimo de 15 mil"; "o financiamento de 38 mil" and "devo" are existing debts. */
const LOAN =
  /(?:^| (?:um|pegar|fazer|pego|faco|novo|,|:|num|simular|contratar)) (?:emprestimo|financiamento|consignado)(?: (?:consignado|pessoal|de|do|no|na|d[oa] \w+))*$/;

const ROWS: readonly Row[] = [
  { role: 'down_payment', after: after('(?:de|como|pra|para|na) (?:entrada|sinal|ato)|entrada') },
  { role: 'down_payment', before: before('entrada|sinal|dando') },
  { role: 'saving', after: new RegExp(`^(?:(?:${REPEATS}) )?(?:de aportes?|d[eo] investimento mensal)\\b`) },
  { role: 'rent', after: after('(?:por mes |mensais )?(?:de|do|no|em) aluguel') },
  { role: 'rent', before: before('aluguel(?: custa)?|alugo|alugar|alugando|alugado') },
  { role: 'installment', before: before('parcelas?(?: fixas?| iguais| mensais)?|prestac(?:ao|oes)|boletos?') },
  { role: 'installment', after: after('(?:de|por|cada|na|a) (?:parcela|prestacao)|cada(?: uma)?') },
  { role: 'price', before: before('custa|custando|custam|preco|avaliad[oa]|valendo|pedindo|pedem') },
  { role: 'debt', before: before('peguei|pegamos|pego'), after: after('emprestad[oa]s?') },
  { role: 'loan', before: LOAN },
  { role: 'debt', before: before(`devo|devendo|deve|devemos|(?:${DEBTS})(?: (?:do|da|no|na) \\w+)?|to devendo`) },
  { role: 'debt', after: after(`(?:de|em|n(?:[oa]|um)|d[oa]) (?:${DEBTS}|cartao)`) },
  {
    role: 'have',
    after: after(
      '(?:reais )?(?:(?:que )?(?:ta|tao|estao|esta) )?(?:guardad\\w+|parad\\w+|aplicad\\w+|investid\\w+|juntad\\w+|na poupanca|na conta|no fgts|de fgts|de reserva|de heranca|na mao|na reserva|em caixa|economizad\\w+|sobrando|livres?|de rescisao|do decimo|de bonus|rendem?|rendendo|n[oa] (?:selic|tesouro|cdb|lci|lca|bolsa|nubank)|em (?:cdb|acoes|lci|lca|fundos?|tesouro|fii))',
    ),
  },
  {
    role: 'income',
    after: after(
      '(?:liquidos? |brutos? |por mes |mensais )?(?:de|do) (?:salario|renda|aposentadoria|pro labore|bolsa|comissao)',
    ),
  },
  {
    role: 'target_income',
    before: before(
      'viver (?:de renda )?com|viver de|renda passiva|aposentar (?:com|ganhando|recebendo)|quero (?:receber|ganhar)|renda extra',
    ),
    after: after(REPEATS),
  },
  {
    role: 'target_income',
    before: before('quero|queria|gostaria de|preciso|querendo|tirar|receber|ter'),
    after: after(
      `(?:${REPEATS}) (?:de renda|de dividendos?|aos|quando|com \\d\\d anos|na aposentadoria|sem trabalhar|a mais|extras?)|(?:de renda passiva|de dividendos?)`,
    ),
  },
  {
    role: 'saving',
    before: before(
      'guard\\w+|poup(?:o|ar|ando|ei)|junt\\w+|invist\\w+|invest(?:ir|indo)|aport\\w+|economiz\\w+|separ\\w+|deposit\\w+|coloc\\w+|aplic\\w+|bot(?:o|ar|ando)|sobram?|sobrando',
    ),
    after: after(REPEATS),
  },
  {
    role: 'target_income',
    before: before('com|ganhando|recebendo|ter|tirar|uns'),
    after: after(REPEATS),
    line: /\b(?:aposent\w*|viver de renda)\b/,
  },
  {
    role: 'saving',
    before: before('com|uns|so'),
    after: after(REPEATS),
    line: /\b(?:cheg\w+|junt\w+|acumul\w+|ating\w+|alcanc\w+|quando|quanto tempo)\b/,
  },
  // "E se eu guardar 800?", after a question about months.
  {
    role: 'saving',
    before: before('guardar|guardasse|poupar|economizar|separar|aportar|juntar'),
    line: /^(?:e )?se (?:eu |a gente )?(?:guard|poup|econom|separ|aport|junt)/,
  },
  { role: 'saving', before: before('aportes?|guardando|poupando|investindo|economizando|juntando') },
  { role: 'target_income', before: before('aposentar (?:com|ganhando|recebendo)|renda passiva|renda extra') },
  {
    role: 'income',
    before: before(
      'ganho|ganhamos|ganha|ganhando|recebe|recebo|recebemos|recebendo|salario|renda|faturo|faturamento|faturamos|tiro|pro labore|aposentadoria|liquido|bruto|fatura por mes',
    ),
  },
  {
    role: 'payment',
    before: before('(?:consigo|consegue|conseguimos|posso|podemos|da (?:pra|para)|dou conta de|poderia|vou) pagar'),
    after: after(REPEATS),
  },
  {
    role: 'expense',
    before: before(
      'gasto|gastos?|gastamos|gastando|gastar|despesas?|custo(?: de vida)?|custos|contas?|fixos?|mensalidade|pago|pagando|pagamos|mercado|ifood|condominio|plano',
    ),
    after: after(REPEATS),
  },
  {
    role: 'expense',
    before: before(
      'gasto|gastos?|gastamos|gastando|despesas?|custo de vida|custos fixos|contas fixas|contas|contas dao|gastos fixos|mensalidade',
    ),
  },
  { role: 'expense', after: after('(?:por mes |mensais )?de (?:gastos?|despesas?|contas?|custos?|custo de vida)') },
  {
    role: 'target',
    before: before(
      'chegar|chego|chegamos|meta|objetivo|alcancar|atingir|acumular|alvo|(?:pra|para|quero|queria) (?:ter|juntar)|juntar|reserva',
    ),
  },
  // "Em quanto tempo junto 30 mil?"
  { role: 'target', before: before('junto|juntamos'), line: /\b(?:quanto tempo|quantos (?:meses|anos)|quando)\b/ },
  {
    role: 'loan',
    before: before(
      'pegar(?: um| emprestad\\w+)?|financio|refinancio|pegar um emprestimo|emprestad\\w+|preciso(?: de)? um emprestimo|financiar|refinanciar|levantar|simul\\w+(?: um)?(?: emprestimo| financiamento)?',
    ),
  },
  {
    role: 'price',
    before: before(
      `custa|custando|custam|preco|valor|vale|valendo|avaliad[oa]|sai|saiu|pedindo|pedem|querem|(?:${THINGS})(?: \\w+){0,2}`,
    ),
  },
  { role: 'price', after: after('(?:a|à) vista|no pix|no dinheiro|a dinheiro|ou \\d+ ?x') },
  {
    role: 'have',
    before: before(
      'tenho|temos|tinha|tendo|possuo|disponho|guardei|guardado|juntei|junto|sobrou|sobraram|recebi|ganhei|herdei|entrou|caiu|economizei|poupei|guardados|reserva|vendi(?: \\w+){0,3}|com|investi|rendendo|caixa|saldo|invisto|investir|aplicar|rende|rendem|colocar|botar|so',
    ),
  },
  { role: 'expense', before: before('pago|paga|pagando|pagamos|pagar|gastar|gasta') },
  {
    role: 'saving',
    after: after(REPEATS),
    line: /\b(?:tesouro|cdb|poupanca|rend[ae]\w*|investi\w*|previdencia|aplica\w*|lci|acoes|fundos?|fiis?|bitcoin)\b/,
  },
];

const PERS: readonly (readonly [Per, RegExp])[] = [
  ['month', /\b(?:mes|mensa(?:l|is)|mensalmente)\b/],
  ['week', /\b(?:semana|semanal|semanais)\b/],
  ['day', /\b(?:dia|diari[oa]s?)\b/],
  ['year', /\b(?:ano|anua(?:l|is))\b/],
];

const FLOWS: ReadonlySet<string> = new Set<FlowRole>([
  'income',
  'expense',
  'rent',
  'saving',
  'payment',
  'installment',
  'target_income',
]);

function perIn(on: string): Per {
  const near = on.split(' ').slice(0, 4).join(' ');
  return PERS.find(([, words]) => words.test(near))?.[0] ?? 'month';
}

/** Name of a debt: "no consignado", "do cartão". */
function debtName(back: string, on: string): string | undefined {
  const named =
    /^(?:d[eoa]|n(?:[oa]|uma?)|em|pro|pra|para o) (?:minha |meu |o |a |divida d[oae] )?([a-z]{3,}(?: especial)?)/.exec(
      on,
    )?.[1];
  if (named !== undefined && !/^(?:divida|juros|entrada|mes|ano)/.test(named)) return named;
  const told =
    /\b(?:divida|emprestimo|fatura|carne|financiamento) (?:d[oae]|n[oa]) ([a-z]{3,})\b|\b(rotativo|consignado|cheque especial|carne|financiamento|emprestimo|agiota|fatura|crediario)\b/.exec(
      back,
    );
  return told?.[1] ?? told?.[2];
}

/** The figure for an amount, given the words before (`back`) and after (`on`) it; `line` is the whole question. */
export function moneyFigure(cents: number, back: string, on: string, line: string): Figure {
  // Patterns for the following words are anchored; those for the preceding words are tried at each word. The anchored test runs first, being cheaper.
  const row = ROWS.find(
    (one) =>
      (one.after === undefined || one.after.test(on)) &&
      (one.before === undefined || one.before.test(back)) &&
      (one.line === undefined || one.line.test(line)),
  );
  const role = row?.role ?? 'amount';
  if (role === 'debt') {
    const name = debtName(back, on);
    return name === undefined ? { role, cents } : { role, cents, name };
  }
  if (FLOWS.has(role)) return { role: role as FlowRole, cents, per: role === 'installment' ? 'month' : perIn(on) };
  return { role: role as Exclude<SumRole, 'debt'>, cents };
}
