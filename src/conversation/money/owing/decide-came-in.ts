// "A aposentadoria caiu", "o reembolso já entrou": records expected or recurring income as received.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { recurringDraft } from '../../../finance/recurring-draft.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from '../correction/edit-call.ts';
import { recordCall } from '../entry/record-call.ts';
import { saidAlready, whatRepeats } from '../recurring/what-repeats.ts';
import { billNamed } from './expected-amount.ts';

const CAME = '(?:caiu|entrou|chegou|veio|pingou|foi depositad[oa]|depositaram|pagaram|recebi)';
const AFTER = '(?: (?:hoje|agora|finalmente|na conta|no banco|certinho|aqui|no pix|ja|por pix|inteir[oa]))*';
const OPENS = '(?:(?:e|oba|opa|olha|ufa|enfim|finalmente|hoje|ja) )*';
const CAME_IN = pattern('u')`
  ^${OPENS}(?:
    (?:o|a|meu|minha) (?<front>[\p{L}\d ]{2,40}?) (?:ja |finalmente |enfim )?${CAME}|
    ${CAME}(?: hoje| finalmente)? (?:o|a|meu|minha) (?<what>[\p{L}\d ]{2,40}?)
  )${AFTER}$
`;

/** "O benefício caiu", of what is kept as "INSS". */
const BENEFIT = /^(?:beneficio|aposentadoria|pensao|inss|loas|bpc)$/u;

function onlyBenefit({ loaded }: Situation): string | undefined {
  const [only, ...others] = loaded.recurring().filter(({ value }) => value.category === 'beneficios');
  return others.length === 0 ? only?.value.description : undefined;
}

/** @returns undefined when nothing of that name is expected */
export function decideCameIn(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const { front, what = front } = CAME_IN.exec(folded(text))?.groups ?? {};
  if (what === undefined) return undefined;
  const today = localDate(asking.said, zone);
  const named = { kind: 'receita', description: what } as const;
  const due = billNamed(named, loaded.bills());
  if (due !== undefined) return run(editCall(due.id, { status: 'paga', date: today }));
  const benefit = BENEFIT.test(what) ? onlyBenefit(situation) : undefined;
  const repeats =
    whatRepeats(named, situation) ??
    (benefit === undefined ? undefined : whatRepeats({ ...named, description: benefit }, situation));
  if (repeats === undefined) return undefined;
  const entries = [recurringDraft(repeats.told, today)];
  return saidAlready(repeats, situation) ?? run(recordCall(...entries));
}
decideCameIn.says = [CAME_IN];
