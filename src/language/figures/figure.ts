// Figures of a hard question, each with its semantic role. Nothing is computed here.

/** How often a flow repeats. */
export type Per = 'day' | 'week' | 'month' | 'year';

/** Recurring flows: `cents` every `per`. `amount` in `MoneyFigure` is a value of unknown role. */
export type FlowRole = 'income' | 'expense' | 'rent' | 'saving' | 'payment' | 'installment' | 'target_income';

/**
 * One number of a question, in the order of the text. Find them by role: `figures.find((f) => f.role === 'price')`.
 *
 * - price (cost, also "à vista"), down_payment (entrada), have (savings, disposable or just received), target (goal),
 * loan (to be borrowed), amount (role unknown): `cents`.
 * - debt: `cents`, with `name` ("cartao", "consignado") and `percent` + `per` when given; one figure per debt.
 * - income, expense, rent, saving (aporte), payment (available to pay debts), installment, target_income: `cents` every `per`.
 * - interest (charged or earned), discount, index_share ("110% do CDI"), over_inflation ("IPCA + 6%"), share (any other):
 * `percent` as written, 1.8 for "1,8 %". `per` is absent when not given: ask, or state the assumption.
 * - installments (total), installments_left, installments_paid: `count`.
 * - term (duration or horizon): `months`.
 * - current_age, target_age: `years`.
 */
export type Figure =
  | { readonly role: 'price' | 'down_payment' | 'have' | 'target' | 'loan' | 'amount'; readonly cents: number }
  | {
      readonly role: 'debt';
      readonly cents: number;
      readonly name?: string;
      readonly percent?: number;
      readonly per?: 'month' | 'year';
    }
  | { readonly role: FlowRole; readonly cents: number; readonly per: Per }
  | { readonly role: 'interest'; readonly percent: number; readonly per?: 'month' | 'year' }
  | { readonly role: 'discount' | 'index_share' | 'over_inflation' | 'share'; readonly percent: number }
  | { readonly role: 'installments' | 'installments_left' | 'installments_paid'; readonly count: number }
  | { readonly role: 'term'; readonly months: number }
  | { readonly role: 'current_age' | 'target_age'; readonly years: number };
