// "O esmalte foi do trabalho, não da casa" says so in the name of the entry, by which it is asked later. "Separa o do trabalho"
// is answered with that, since all money is in one ledger.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from '../correction/edit-call.ts';
import { ofWork } from './of-work.ts';

const WORK = '(?:trabalho|servico|negocio|empresa|firma|salao|atelie|mei|pj)';
const HOME = '(?:casa|pessoal|familia)';
const APART = pattern('u')`
  ^(?:(?:me|pode|da pra|tem como|consegue|quero|queria|voce|vc) )*(?:separ|divid)[a-z]* (?:
    (?:tudo|ai|pra mim|o dinheiro|os gastos|as contas|[oa]s?|que (?:e|foi)|oq e) )*(?:d[aeo] )?(?:${WORK}|${HOME})
  (?:(?: e| do| da| de| com)+ (?:[oa] )?(?:que e )?(?:d[aeo] )?(?:${WORK}|${HOME}))?[?!. ]*$|
  ^quanto (?:e|foi) (?:d[aeo] )?${WORK} e quanto (?:e|foi) (?:d[aeo] )?${HOME}[?!. ]*$
`;
const IS_OF_WORK = pattern('u')`
  ^(?:e |mas )*(?:iss[oa]|ess[ea](?: gasto)?|[oa]s? (?<what>[a-z]{3,}(?: [a-z]+)?)) (?:e|foi|era|foram) (?:
    d[ao]|pr[ao]
  ) (?<work>${WORK})(?:,? (?:e )?nao (?:e |foi )?(?:d[ae]|pra) (?:minha )?${HOME})?[.! ]*$
`;

/** Undefined for anything with an amount; nothing changes when the name says so already. */
export function decideWorkApart({ text, understanding, loaded }: Situation): Decision | undefined {
  const { intent } = understanding;
  if (intent === 'lancamento' || intent === 'save') return undefined;
  const words = folded(text).trim();
  if (APART.test(words)) return say(phrases.workApart);
  const { what, work } = IS_OF_WORK.exec(words)?.groups ?? {};
  if (work === undefined) return undefined;
  const entry =
    what === undefined ? loaded.lastEntry : loaded.called(what).entries.find(({ kind }) => kind === 'despesa');
  if (entry === undefined) return undefined;
  if (folded(entry.description).includes(work)) return undefined;
  const description = `${entry.description} ${ofWork(work)}`;
  return run(editCall(entry.id, { description }));
}
decideWorkApart.says = [APART, IS_OF_WORK];
