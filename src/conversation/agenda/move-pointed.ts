// "Deixa o do terno pra semana que vem", "joga o das 15h pras 16h", "transfere o 2 pro dia 30": the reminder pointed at, to
// another moment. What is not said of it stays.

import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { momentIn } from './moment-said.ts';
import { reminderPointed } from './reminder-pointed.ts';

const MOVES = pattern('i')`
  ^(?:
    (?:por favor|pode|podia|consegue|quero|queria|preciso|d[áa] (?:pra|para)|tem como|vou|e|ent[ãa]o|agora|n[ãa]o|opa),? )*
  (?:
    (?:adi|mud|pass|alter|remarc|reagend|empurr|jog|antecip|troc|bot|coloc|deix|posterg|prorrog)(?:a|e|ar|ue|que)|
    troque|coloque|remarque|jogue|transfer(?:e|ir)|transfira|mov(?:e|a|er)|p[õo]e|ponha|p[ôo]r
  ) (?<what>\S.{0,60}?) (?:pr[ao]s?|para(?: [oa]s?)?|[àa]s) (?<moment>\S.*)$
`;

/** "O da noite muda pra 21h": what is meant is said first. */
const MOVES_BEHIND = pattern('i')`
  ^(?:(?:e|ent[ãa]o|agora|n[ãa]o|opa|ah|mas),? )*(?<what>[oa] (?:d[aeo]s? |lembrete |aviso )\S.{0,60}?),? (?:(?:eu |a gente )?(?:pode|quero|queria|vou|vai) )?
  (?:(?:mud|pass|adi|jog|bot|coloc|deix|antecip|remarc|empurr|troc)(?:a|e|ar)|p[õo]e|fica|vira) (?:pr[ao]s?|para(?: [oa]s?)?|[àa]s) (?<moment>\S.*)$
`;

/** "Pro horário do João". */
const OF_OTHER = /^(?:hor[áa]rio|hora|lugar|vaga) (?<of>d[aeo] \S.*)$/i;

/** Undefined unless one reminder is pointed at and all that follows is a moment. */
export function movePointed(situation: Situation): Decision | undefined {
  const text = situation.text.trim().replace(/[?!.]+$/u, '');
  const { what = '', moment = '' } = (MOVES.exec(text) ?? MOVES_BEHIND.exec(text))?.groups ?? {};
  const one = moment === '' ? undefined : reminderPointed(what, situation);
  if (one === undefined) return undefined;
  const of = OF_OTHER.exec(moment)?.groups?.['of'];
  const other = of === undefined ? undefined : reminderPointed(of, situation);
  if (other?.due.kind === 'reminder' && other.due.rhythm === undefined)
    return run({
      tool: 'move_reminder',
      args: { key: one.key, ring: { dueAt: other.dueAt, ...withoutUndefined({ time: other.due.time }) } },
    });
  const ring = momentIn(/^\d{1,2}(?:[h:]\d*)?(?!\d|\/)/u.test(moment) ? `às ${moment}` : moment, one, situation);
  return ring && run({ tool: 'move_reminder', args: { key: one.key, ring } });
}
movePointed.says = [MOVES, MOVES_BEHIND];
