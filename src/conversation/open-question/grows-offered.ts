// "E também tinta e pincel", "caderno tb" under "Ponho isopor, cola na lista de compras?": who goes on with it wants it.

import { pattern } from '../../domain/pattern.ts';
import { withLineTold, withoutEntries, withPartAs } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { inPlaceOf } from '../agenda/in-place-of.ts';
import { momentIn } from '../agenda/moment-said.ts';
import { ofAnother } from '../agenda/remind-also.ts';
import { nextOf } from '../agenda/ring-last-note.ts';
import { ringUntil } from '../agenda/ring-until.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { offeredBought } from '../money/entry/decide-list-bought.ts';
import { offeredBook } from '../notebook/book-note.ts';
import { corrected, withMeasured } from '../notebook/correct-note.ts';
import { countedIn } from '../notebook/decide-line-said.ts';
import { apartOnList } from '../notebook/dictated-list.ts';
import { goesOnTold, LASTS } from '../notebook/goes-on-told.ts';
import { withGrade } from '../notebook/kept-like-last.ts';
import { doingsSaid } from '../notebook/of-list-in-use.ts';
import { CLAUSE, NO_NAME } from '../notebook/save-also.ts';
import { tellsSomething } from '../notebook/tells-something.ts';
import { nameIn } from '../removal/decide-removal-by-name.ts';
import { phrases } from '../replies/phrases.ts';
import { reworded, type Situation } from '../situation.ts';
import { detailTold } from '../wording/detail-told.ts';
import { ofWhomSpoken } from '../wording/of-whom-spoken.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { offeredAct } from './open-question.ts';

const MORE = pattern('i')`
  ^(?:(?:ah|opa|ih|a[íi]|sim|pode|isso|olha),? )*(?<and>(?:e|mais|tamb[ée]m|tb|p[õo]e|bota|coloca|adiciona|anota)(?: (?:mais|tamb[ée]m|tb|a[íi]|na lista|o|a|os|as|uma?|uns|umas))* )?
  (?<what>[a-zà-ÿ\d][^?!:;$]{1,80}?)(?<also>,? (?:tamb[ée]m|tb|tbm))?[.!]*$
`;

/** "A sapatilha é 30, na verdade". */
const SIZE_IS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah),? )*[oa]s? (?<of>[a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:[ée]|eh|s[ãa]o|era) (?:n[úu]mero |tamanho )?(?<fresh>\d{1,3})
  (?:,? (?:na verdade|na vdd|vdd|mesmo))?[.!]*$
`;

/** "Na verdade A Thousand Years", of "a música da entrada é Perfect". */
const RATHER =
  /^(?:na verdade|na vdd|ali[áa]s|digo|quer dizer|errei)[,:]? (?:[ée] |era |vai ser |foi )?([^?$]{2,50}?)[.!]*$/i;

function sized(things: string, text: string): string | undefined {
  const { of = '', fresh = '' } = SIZE_IS.exec(text)?.groups ?? {};
  return of === '' ? undefined : withPartAs({ kind: 'note', body: things }, of, fresh);
}

/** "Remarcou pra sábado 10h" under "cancelo o lembrete?": it is moved. */
const SET_ANEW =
  /^(?:(?:e|j[áa]|mas|el[ea]|n[ãa]o),? )*(?:remarc|pass|mud|adi|fic)[a-zà-ÿ]+ (?=pr[ao]s? |para |[àa]s? \d)/i;
function setInstead(key: string | undefined, situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const one = SET_ANEW.test(text) ? situation.loaded.reminders().find((reminder) => reminder.key === key) : undefined;
  const ring = one && momentIn(text.replace(SET_ANEW, '').replace(/[.!]+$/u, ''), one, situation);
  return one && ring && run({ tool: 'move_reminder', args: { key: one.key, ring } });
}

type Reminder = Extract<ToolCall, { tool: 'set_reminder' }>;

/** "E de física dia 2" under "Te lembro de prova de cálculo, segunda?": both. */
function andAnother(act: Reminder, situation: Situation): Decision | undefined {
  const { content, dueAt, ...ring } = act.args;
  const due = { kind: 'reminder', content, ...ring } as const;
  const text = situation.text.trim();
  const other = ofAnother(/^e /i.test(text) ? text : `e ${text}`, { due, dueAt }, situation);
  return other?.do === 'run_tool' ? run(act, ...other.calls) : undefined;
}

/** "Não, a agulha é número cinco": that thing as it is now. */
const IS_NOW = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah),? )+[oa]s? (?<of>[a-zà-ÿ]{3,25}) (?:[ée]|eh|s[ãa]o|era) (?<fresh>(?!n[ãa]o)[a-zà-ÿ\d][^,?]{0,30}?)[.!]*$
`;

function toldAnew(things: string, text: string): string | undefined {
  const { of = '', fresh = '' } = IS_NOW.exec(text)?.groups ?? {};
  const named = new RegExp(`(?<![a-zà-ÿ])${of}[^,]*?(?= pra | para |,| e |$)`, 'i');
  return of === '' || !named.test(things) ? undefined : things.replace(named, `${of} ${fresh}`);
}

const HAS = /^j[áa] te(?:m|nho|mos) (?:[oa]s? )?([^?$\d]+?)[.!]*$/i;
/** "Já peguei a pomada", "já tenho fita", "risca o ovo, ganhei": what is left of the things offered. */
function withoutSome(things: string, { text, understanding }: Situation): string | undefined {
  if (understanding.intent === 'lancamento' && understanding.slots.amount_cents !== undefined) return undefined;
  const named = [nameIn(text), HAS.exec(text)?.[1], ...doingsSaid(text.trim()).map(({ names }) => names.join(', '))];
  return named
    .map((names) => (names === undefined ? undefined : withoutEntries(things, names)))
    .find((left) => left !== undefined);
}

/** "Pediu pra regar as plantas" under "quer que eu guarde?": all of it is kept. */
function toldOn(act: Reminder | Extract<ToolCall, { tool: 'save_note' }>, situation: Situation): Decision | undefined {
  if (act.tool === 'set_reminder' && LASTS.test(situation.text.trim())) {
    const { content, time } = act.args;
    const at = time === undefined ? '' : ` às ${time}`;
    return ringUntil(reworded(situation, `me lembra de ${content} todo dia${at} ${situation.text.trim()}`));
  }
  const { body } = situation.message;
  const typed = act.tool === 'set_reminder' && body.kind === 'text' ? body.text : situation.text;
  const named = act.tool === 'save_note' ? ofWhomSpoken(situation) : undefined;
  const more =
    named !== undefined && tellsSomething(named) ? undefined : (detailTold(typed) ?? goesOnTold(situation, typed));
  // "Ele toma losartana de manhã e de noite" rings at its own hours.
  if (more === undefined || (act.tool === 'set_reminder' && /^el[ea] toma /i.test(more))) return undefined;
  const content = `${act.args.content.replace(/[\s.,;]+$/u, '')}; ${more}`;
  return run(
    act.tool === 'set_reminder'
      ? { tool: act.tool, args: { ...act.args, content } }
      : { tool: act.tool, args: { ...act.args, content } },
  );
}

/** "O do 54 tb", behind what the one of 72 did. */
const OTHER_TOO = /^(?:e )?([oa]s? d[aeo]s? (?:\d{1,4}|[a-zà-ÿ]{2,20})),? (?:tb|tbm|tamb[ée]m)[.!]*$/i;
/** "Nem ovo cozido", behind what somebody does not eat. */
const NOR = /^(?:e )?(nem (?!precisa|quero|pensar|a pau|vem|sei|eu|ele)[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,3})[.!]*$/i;
/** In characters. */
const LONGEST = 120;

/** Undefined unless things or a reminder are offered and more of them are told. */
export function growsOffered(situation: Situation): Decision | undefined {
  const act = offeredAct(situation);
  if (act?.tool === 'set_reminder') return andAnother(act, situation) ?? toldOn(act, situation);
  if (act?.tool === 'cancel_reminder') return setInstead(act.args.key, situation) ?? inPlaceOf(situation);
  const words = situation.text.trim();
  const book = act?.tool === 'save_note' ? offeredBook(act.args.content, words) : undefined;
  if (book !== undefined) return run(book);
  const graded =
    act?.tool === 'save_note'
      ? (withGrade(act.args.content, words) ?? withMeasured(act.args.content, words))
      : undefined;
  if (graded !== undefined) return run(noteCall(graded));
  const [, rather] = RATHER.exec(words) ?? [];
  const [, label] =
    (act?.tool === 'save_note' && /^(.{3,60}? (?:é|eh|será|vai ser) )[^\d]{2,50}$/i.exec(act.args.content)) || [];
  if (rather !== undefined && label !== undefined) return run(noteCall(`${label}${rather}`));
  const too = act?.tool === 'save_note' ? OTHER_TOO.exec(words)?.[1] : undefined;
  if (too !== undefined && act?.tool === 'save_note' && act.args.label === undefined)
    return run(noteCall(`${act.args.content}, ${too} também`));
  const nor = act?.tool === 'save_note' && / n[ãa]o /i.test(act.args.content) ? NOR.exec(words)?.[1] : undefined;
  if (nor !== undefined && act?.tool === 'save_note') return run(noteCall(`${act.args.content}, ${nor}`));
  const next = act?.tool === 'save_note' ? nextOf(act.args.content, situation) : undefined;
  if (act !== undefined && next !== undefined) return run(act, next);
  if (act?.tool !== 'save_note') return undefined;
  const { content: body, label: title = body } = act.args;
  const right = () => (words.length > LONGEST ? undefined : corrected(words, { kind: 'note', title, body }, true));
  if (act.args.label?.startsWith('lista') !== true) {
    const put = right();
    return put === undefined ? toldOn(act, situation) : run(noteCall(put, act.args.label));
  }
  const bought = offeredBought(act.args.label, situation);
  if (bought !== undefined) return bought;
  const changed =
    countedIn(act.args.content, words) ?? sized(act.args.content, words) ?? toldAnew(act.args.content, words);
  if (changed !== undefined) return run(noteCall(changed, act.args.label));
  const anew = withLineTold(act.args.content, words) ?? right();
  if (anew !== undefined) return run(noteCall(anew, act.args.label));
  const left = withoutSome(act.args.content, situation);
  if (left === '') return say(phrases.declined);
  if (left !== undefined) return run(noteCall(left, act.args.label));
  const { and, also, what } = MORE.exec(situation.text.trim())?.groups ?? {};
  if (what === undefined || (and === undefined && also === undefined) || NO_NAME.test(what) || CLAUSE.test(what))
    return undefined;
  const things = apartOnList(what.replace(/\s+e\s+/gi, ', '), situation.read);
  return run(noteCall(`${act.args.content}, ${things}`, act.args.label));
}
