// "Quanto eu economizo por ano sem a netflix?", "se eu cancelar a academia, economizo quanto?": what no longer repeats, over the time asked.

import { pattern, piece } from '../../../domain/pattern.ts';
import type { ToldValues } from '../../../domain/told.ts';
import { reais } from '../../../finance/money.ts';
import { recurringNamed } from '../../../tools/set-recurring.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';

type Recurring = ToldValues['recorrencia'];

const SAVES =
  '(?:economizo|economizar|economizaria|economizei|poupo|poupar|poupei|deixo de (?:gastar|pagar))(?: a mais)?';
const PER = '(?: (?:por|no|ao|em um|num|todo) (?<unit>m[êe]s|ano))?';
const LESS = piece`
  (?:sem |cancelando |cortando |tirando |largando |se (?:eu )?(?:cancelar|cortar|tirar|largar|parar (?:com|de (?:pagar|assinar))) |cancelar |cortar )
  (?:[oa] |ess[ea] |minha |meu )?(?<what>[a-zà-ÿ][a-zà-ÿ\d +-]{1,30}?)
`;
const HOW_MUCH = '(?:quanto|qto) (?:(?:é que|que|eu|a gente|vou|vai|ia|d[áa] pra|posso) )*';
const ASKED = new RegExp(`^${AND}${HOW_MUCH}${SAVES}${PER} ${LESS}\\s*[?.!]*$`, 'i');
const LESS_FIRST = pattern('i')`
  ^${AND}${LESS},? (?:eu )?(?:${HOW_MUCH}${SAVES}|${SAVES} quanto)${PER}\s*[?.!]*$
`;
/** "E se eu cortar a netflix?", of what is known to repeat. */
const IF_LESS = pattern('i')`
  ^(?:(?:e|ent[ãa]o|mas|a[íi]|nossa),? )*se (?:eu )?(?:cancelar|cortar|tirar|largar|parar (?:com|de (?:pagar|assinar))) (?:[oa] |ess[ea] |minha |meu )?
  (?<what>[a-zà-ÿ][a-zà-ÿ\d +-]{1,30}?)\s*\?+$
`;
/** "Em um ano dá quanto?", right behind what was told to repeat. */
const OF_THAT = pattern('i')`
  ^${AND}(?:(?:em|por) (?:um )?(?<span>ano|m[êe]s) )?(?:(?:quanto|qto|isso|d[áa]|sai|fica|vai dar) ?){2,3}(?:(?:em|por|no|ao) (?:um )?(?<unit>ano|m[êe]s))?\s*[?.!]*$
`;
const POINTED = /^(?:el[ea]|isso|ess[ea])$/i;

const TIMES_A_YEAR: Readonly<Record<Recurring['every'], number>> = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  yearly: 1,
};

/** Undefined when nothing that repeats has that name. Without "por mês" or "por ano" both are told. */
export function decideSavedWithout({ text, loaded }: Situation): Decision | undefined {
  const { what, unit } = [ASKED, LESS_FIRST, IF_LESS].map((said) => said.exec(text.trim())).find(Boolean)?.groups ?? {};
  const all = loaded.recurring();
  const last = loaded.done?.ended ?? all.find(({ key }) => key === loaded.done?.recurring)?.value;
  const that = loaded.wroteLast() ? OF_THAT.exec(text.trim())?.groups : undefined;
  const span = that?.['span'] ?? that?.['unit'];
  if (span !== undefined && last?.cents !== undefined)
    return say({
      text: [
        'Dá ',
        {
          bold: `${reais(Math.round((last.cents * TIMES_A_YEAR[last.every]) / (/^a/i.test(span) ? 1 : 12)))} por ${span}`,
        },
        ` de ${last.description}.`,
      ],
    });
  if (what === undefined) return undefined;
  const value = POINTED.test(what) ? last : recurringNamed(all, what)?.value;
  if (value?.cents === undefined || value.kind === 'receita') return undefined;
  const year = Math.round((value.cents * TIMES_A_YEAR[value.every]) / (value.interval ?? 1));
  const month = Math.round(year / 12);
  const sum =
    unit === undefined
      ? `${reais(month)} por mês, ${reais(year)} por ano`
      : `${reais(/^a/i.test(unit) ? year : month)} por ${unit}`;
  return say({ text: [`Sem ${value.description} são `, { bold: sum }, ' a menos.'] });
}
decideSavedWithout.says = [ASKED, LESS_FIRST, IF_LESS, OF_THAT];
