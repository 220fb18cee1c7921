// "Conta de luz 142 esse mês, mês passado foi 118": this month's is an entry; the older one may only be a comparison, so it is asked.

import { pattern } from '../../../domain/pattern.ts';
import { missingPiece } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { askToConfirm } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { draftsOf } from './drafts-of.ts';
import { recordCall } from './record-call.ts';

const BOTH = pattern('i')`
  ^(?<now>[^?]{3,60}?\d[\d.,]*?)(?: (?:n?esse|n?este) m[êe]s)?(?:, [^\d,]{3,25})?,? (?:e |mas )?(?:(?:no |o |a do )?m[êe]s passado|(?:no )?outro m[êe]s)(?: (?:foi|deu|era|veio|tinha (?:sido|dado|vindo)))? (?<before>${TYPED_AMOUNT})[.!]*$
`;

/** "Mês passado foi 198", right behind "luz veio 289". */
const BEFORE_LAST = pattern('i')`
  ^(?:(?:e|mas),? )*(?:no |o |a do |o do )?m[êe]s passado(?: (?:el[ea] )?(?:foi|deu|era|veio|tinha (?:sido|dado|vindo)|paguei))? (?<before>${TYPED_AMOUNT})[.!]*$
`;

/** "Ano passado nessa época era 110": what is only compared. */
const YEAR_BEFORE = pattern('i')`
  ^(?:(?:e|mas|que|olha),? )*(?:no |h[áa] um )?ano passado(?: [^\d?]{0,25}?)? (?:era|foi|dava|deu|pagava|paguei|vinha|tava)(?: uns)? (?<before>${TYPED_AMOUNT})[.!]*$
`;

function yearBefore(situation: Situation): Decision | undefined {
  const cents = valueSaid(YEAR_BEFORE.exec(situation.text.trim())?.groups?.['before'] ?? '', situation);
  const { lastEntry: last, wroteLast } = situation.loaded;
  if (cents === undefined || last === undefined || !wroteLast()) return undefined;
  const more = last.cents - cents;
  return say({
    text: [
      'Então são ',
      { bold: `${reais(Math.abs(more))} a ${more < 0 ? 'menos' : 'mais'}` },
      ` em ${last.description}.`,
    ],
  });
}

function beforeLast(situation: Situation): Decision | undefined {
  const { before } = BEFORE_LAST.exec(situation.text.trim())?.groups ?? {};
  const { lastEntry: last, wroteLast } = situation.loaded;
  if (before === undefined || last?.kind !== 'despesa' || last.description === '' || !wroteLast()) return undefined;
  const older = reworded(situation, `gastei ${before} com ${last.description} mês passado`);
  const [past] = older.understanding.intent === 'lancamento' ? draftsOf(older.understanding.slots, older) : [];
  if (past === undefined) return undefined;
  return run(recordCall({ ...past, category: last.category, description: last.description }));
}

/** Undefined unless what is of this month is one whole entry. */
export function decideMonthBefore(situation: Situation): Decision | undefined {
  const behind = yearBefore(situation) ?? beforeLast(situation);
  if (behind !== undefined) return behind;
  const { now, before = '' } = BOTH.exec(situation.text.trim())?.groups ?? {};
  const plain = now === undefined ? undefined : reworded(situation, now);
  if (plain?.understanding.intent !== 'lancamento') return undefined;
  const [draft, ...more] = draftsOf(plain.understanding.slots, plain);
  if (draft === undefined || more.length > 0 || missingPiece(draft) !== undefined || draft.kind !== 'despesa')
    return undefined;
  const older = reworded(situation, `gastei ${before} com ${draft.description} mês passado`);
  const [past] = older.understanding.intent === 'lancamento' ? draftsOf(older.understanding.slots, older) : [];
  if (past?.cents === undefined || past.description === undefined || missingPiece(past) !== undefined) return undefined;
  const call = recordCall(draft);
  if (situation.loaded.entries({ words: past.description, cents: past.cents }).length > 0) return run(call);
  const open = askToConfirm(
    ['Os ', { bold: reais(past.cents) }, ' do mês passado eu anoto também?'],
    recordCall(past),
    { yes: 'Sim', no: 'Não' },
    situation.asking,
  );
  return open.do === 'reply' ? { do: 'beside', calls: [call], open, next: open.next } : undefined;
}
decideMonthBefore.says = [YEAR_BEFORE, BEFORE_LAST, BOTH];
