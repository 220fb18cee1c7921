// Token and call budget of one mission. Everything is claimed before it is spent, so the limit holds whatever agents
// do: NORMAL and BAIXA end at the budget, ALTA at 120 % less the reserve, and only CRITICA (the consolidation) may use
// the reserve.

import type { BudgetBars } from './bus-limits.ts';
import type { Prioridade, Sinalizador } from './envelope.ts';

export type Resources = { readonly tokens: number; readonly calls: number };

export interface Claim {
  /** Records the actual use and frees the rest of the claim. Only the first call counts. */
  settle(used: Resources): void;
}

export interface Budget {
  claim(want: Resources, priority: Prioridade): Claim | undefined;
  /** Whether a message of this priority may still be sent at all. */
  open(priority: Prioridade): boolean;
  flags(): readonly Sinalizador[];
  used(): Resources;
  /** Up to the budget itself, never below 0. */
  remaining(): Resources;
}

/** @param crossed called once for each of the three thresholds, when it is exceeded. */
export function budgetOf(limit: Resources, bars: BudgetBars, crossed: (flag: Sinalizador) => void): Budget {
  const used = { tokens: 0, calls: 0 };
  const held = { tokens: 0, calls: 0 };
  let told = 0;

  const topOf = (priority: Prioridade): number => {
    if (priority === 'CRITICA') return bars.stop;
    return priority === 'ALTA' ? bars.stop - bars.reserve : bars.spent;
  };
  const fits = (want: Resources, top: number): boolean =>
    (want.tokens === 0 || used.tokens + held.tokens + want.tokens <= whole(limit.tokens * top)) &&
    (want.calls === 0 || used.calls + held.calls + want.calls <= whole(limit.calls * top));
  const share = (): number =>
    Math.max(limit.tokens === 0 ? 0 : used.tokens / limit.tokens, limit.calls === 0 ? 0 : used.calls / limit.calls);

  function flags(): readonly Sinalizador[] {
    const now = share();
    if (now >= bars.spent) return ['orcamento_esgotado'];
    if (now >= bars.critical) return ['orcamento_critico'];
    return now >= bars.high ? ['orcamento_alto'] : [];
  }

  function tell(): void {
    const order = ['orcamento_alto', 'orcamento_critico', 'orcamento_esgotado'] as const;
    const passed = [bars.high, bars.critical, bars.spent].filter((bar) => share() >= bar).length;
    for (const flag of order.slice(told, passed)) crossed(flag);
    told = Math.max(told, passed);
  }

  return {
    claim(want, priority) {
      if (!fits(want, topOf(priority))) return undefined;
      held.tokens += want.tokens;
      held.calls += want.calls;
      let open = true;
      return {
        settle(spent) {
          if (!open) return;
          open = false;
          held.tokens -= want.tokens;
          held.calls -= want.calls;
          used.tokens += spent.tokens;
          used.calls += spent.calls;
          tell();
        },
      };
    },
    open: (priority) =>
      fits({ tokens: 1, calls: 0 }, topOf(priority)) && fits({ tokens: 0, calls: 1 }, topOf(priority)),
    flags,
    used: () => ({ ...used }),
    remaining: () => ({
      tokens: Math.max(0, limit.tokens - used.tokens - held.tokens),
      calls: Math.max(0, limit.calls - used.calls - held.calls),
    }),
  };
}

/** 9.6 calls are nine; 1.2 - 0.1 of ten are eleven, despite binary fractions. */
const whole = (ceiling: number): number => Math.floor(ceiling + 1e-9);
