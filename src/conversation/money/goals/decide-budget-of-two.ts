// "No máximo 400 com ifood e restaurante": one ceiling over two things is that of their category, when both are of one.

import { pattern } from '../../../domain/pattern.ts';
import { categoryLabel } from '../../../finance/category-labels.ts';
import { reais } from '../../../finance/money.ts';
import { askToConfirm } from '../../ask.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { decideBudget } from '../decide-told.ts';

const TWO = pattern('i')`
  (?:com|pr[ao]s?|para(?: [oa]s?)?|de|em|n[ao]) (?:[oa]s? )?(?<one>[a-zà-ÿ]{3,20}) e (?:[oa]s? |com |pr[ao] )?(?<other>[a-zà-ÿ]{3,20})
  (?: (?:por m[êe]s|este m[êe]s|esse m[êe]s|mensal))?[.!]*$
`;

/** Undefined for a ceiling over one thing, or whose things are not known. */
export function decideBudgetOfTwo(situation: Situation): Decision | undefined {
  const { text, understanding, read, asking } = situation;
  if (understanding.intent !== 'budget_set') return undefined;
  const { amount_cents: cents, period = 'monthly' } = understanding.slots;
  const { one, other } = TWO.exec(text.trim())?.groups ?? {};
  if (one === undefined || other === undefined || cents === undefined) return undefined;
  const each = [one, other].map((what) => {
    const meant = read(`teto de 100 pra ${what}`);
    return meant.intent === 'budget_set' ? meant.slots.category : undefined;
  });
  const [category, same] = each;
  if (category === undefined || same === undefined) return undefined;
  if (category !== same)
    return say({
      text: [`Cada teto é de uma coisa. Me diga um de cada vez: “teto de 200 pra ${one}”, “teto de 200 pra ${other}”.`],
    });
  const label = categoryLabel(category);
  const set = decideBudget({ amount_cents: cents, category, period });
  const call = set.do === 'run_tool' ? set.calls[0] : undefined;
  return (
    call &&
    askToConfirm(
      [`${one} e ${other} entram em `, { bold: label }, `. Ponho o teto de ${reais(cents)} em ${label} inteira?`],
      call,
      { yes: 'Pôr', no: 'Deixa' },
      asking,
    )
  );
}
decideBudgetOfTwo.says = [TWO];
