// "A aposentadoria caiu", "o reembolso já entrou": records expected or recurring income as received.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { recurringDraft } from '../../../finance/recurring-draft.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { editCall } from '../correction/edit-call.ts';
import { recordCall } from '../entry/record-call.ts';
import { saidAlready, whatRepeats } from '../recurring/what-repeats.ts';
import { valueSaid } from '../value-said.ts';
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

/** "Ele pagou só 600", behind "meu inquilino paga 900 todo dia 10": so much of what repeats. */
const PART_CAME = pattern('i')`
  ^(?:(?:e|mas|ent[ãa]o|hoje|ontem|dessa vez|(?:n?esse|n?este) m[êe]s|el[ea]|agora),? )*(?:me )?(?<only>s[óo] )?(?:pagou|caiu|depositou|mandou|veio|entrou|recebi) (?<only_>s[óo] |apenas )?(?<value>${TYPED_AMOUNT})[.!]*$
`;

function partCame(situation: Situation): Decision | undefined {
  const { loaded, text, asking, zone } = situation;
  const { value, only, only_ = only } = PART_CAME.exec(text.trim())?.groups ?? {};
  const told = loaded.recurring().find(({ key }) => key === loaded.done?.recurring);
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  if (cents === undefined || told?.value.kind !== 'receita' || (only_ === undefined && !loaded.wroteLast()))
    return undefined;
  if (told.value.cents === undefined || cents > told.value.cents) return undefined;
  return run(recordCall({ ...recurringDraft(told, localDate(asking.said, zone)), cents }));
}

/** @returns undefined when nothing of that name is expected */
export function decideCameIn(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const part = partCame(situation);
  if (part !== undefined) return part;
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
decideCameIn.says = [PART_CAME, CAME_IN];
