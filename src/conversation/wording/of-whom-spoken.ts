// "O aniversário dela é 14 de março", behind "minha sogra se chama Neusa": kept or asked with the person's name for the pronoun,
// since nobody knows later who "ela" was.

import { pattern } from '../../domain/pattern.ts';
import { properName } from '../../language/person/proper-name.ts';
import { peopleSpokenOf } from '../focus/people-spoken-of.ts';
import { offeredAct } from '../open-question/open-question.ts';
import { reworded, type Situation } from '../situation.ts';
import { paraphrased } from './paraphrases.ts';

const OPENS = '(?:(?:n[ãa]o(?=,)|e que|e|ah|olha|a[íi]|mas),? )*';
/** What is told of somebody, and asked about them. */
const TOLD = pattern('i')`
  ^${OPENS}(?:
    (?:[oa] )?(?:caderneta|carteirinha|dentista|consulta|prova|vacina|exame|aula|t[êe]nis|roupa|camisa|cal[çc]a|anivers[áa]rio|niver|conv[êe]nio|plano|tipo sangu[ií]neo|escola|turma|peso|altura|pediatra|m[ée]dic[oa]|professora?|ramal|sala|crm|zap|whats(?:app)?|senha|placa|tel|fone|contato|matr[íi]cula|login|certid[ãa]o|ra[çc][ãa]o|fralda|telefone|celular|n[úu]mero|endere[çc]o|cpf|rg|e-?mail|tamanho|sapato|manequim|nome|alergia|rem[ée]dio)
    (?: d[eo] [a-zà-ÿ]+)? (?<whose>del[ea])(?![a-zà-ÿ])(?! que).*|
    (?<who>el[ea]) (?:folga|(?:n[ãa]o )?(?:gosta|adora|odeia|prefere|detesta)|entrega|vem|chega|volta|viaja|veste|cal[çc]a|usa|mora|nasceu|(?:n[ãa]o )?(?:trabalha|estuda|atende)|tom(?:a|ou)|faz (?:\d+ )?anos|faz (?:anivers[áa]rio|niver)|(?:t[áa] )?(?:pes|med)(?:a|e|ou|iu|ando|indo)|t[áa] (?:com \d|na (?:turma|sala|s[ée]rie))|[ée] al[ée]rgic[oa]|se chama|chama|
      n[ãa]o (?:come|bebe|pode comer|toma))(?![a-zà-ÿ]).*|
    [oa] [a-zà-ÿ. ]{2,40} (?:[ée]|eh) [oa] [a-zà-ÿ]+ (?<of>del[ea])[.!]*
  )$
`;
const ASKED = pattern('i')`
  ^${OPENS}(?:(?:em |pra |que |com |at[ée] )?(?:que|quantos?|quantas|qual|quais|onde|quando|quem|o que))(?![a-zà-ÿ])(?!.*(?:dev|pag|falta|r\$)).{0,40}?(?<![a-zà-ÿ])(?<who>d?el[ea])(?![a-zà-ÿ])(?:.{0,30}\?|(?: [a-zà-ÿ]+){0,3})$
`;

/** Anything else of them, where the rules know nothing better. */
const ANYHOW =
  /^(?<before>.{0,60}?)(?<![a-zà-ÿ])(?<who>(?:pr[ao] |para |d)?el[ea])(?![a-zà-ÿ])(?!.*(?:r\$|dev|pag|gast|receb|compr))/i;
/** "E o dele 21 de novembro", behind somebody else's. */
const OWN_ONE = /^(?:(?:e|j[áa]),? )*[oa]s? (?<who>del[ea]),? (?:(?:[ée]|eh|s[ãa]o|faz) )?(?=\S)/i;

/** "Gosta de unicórnio e lego", behind what was kept of somebody. */
const NOBODY_NAMED =
  /^(?:(?:e|ah|tamb[ée]m|tb),? )*(?:(?:n[ãa]o )?(?:gosta|adora|odeia|prefere|detesta|come|bebe)|cal[çc]a|veste|[ée] al[ée]rgic[oa]|estuda|trabalha|mora) [^?$]{2,60}$/i;

/** Undefined for nobody, and for more than one. */
function personIn(words: string, her: boolean): string | undefined {
  const [only, ...others] = peopleSpokenOf(words, her);
  return others.length > 0 ? undefined : only;
}

const DOCTOR = /(?:^| )dra?\.? /i;
/** What somebody asks of a doctor, and of nobody they look after. */
const REACHES =
  /(?<![a-zà-ÿ])(?:telefone|tel|fone|celular|n[úu]mero|zap|whats(?:app)?|contato|ramal|endere[çc]o|crm|e-?mail|atend|nome)/i;

/**
 * The last one spoken of, of a few messages; undefined where the newest that names any names several.
 * @param cared no doctor
 */
function personSpoken({ loaded }: Situation, her: boolean, cared = false): string | undefined {
  const before = loaded.spoken().slice(-FAR_BACK);
  // Money told since is another subject.
  const since = before.slice(before.findLastIndex(({ ran }) => ran.includes('record_transaction')) + 1).toReversed();
  const named =
    since
      .map(({ text }) => peopleSpokenOf(text, her).filter((one) => !cared || !DOCTOR.test(one)))
      .find((people) => people.length > 0) ?? [];
  return named.length === 1 ? named[0] : undefined;
}
/** In messages. */
const FAR_BACK = 20;

/** "José vem" of a reminder, as it would be said. */
const withArticle = (content: string, her: boolean): string =>
  A_NAME.test(properName(content)) ? `${her ? 'a' : 'o'} ${content}` : content;
const A_NAME = /^\p{Lu}\p{Ll}+(?: |$)/u;

const plainly = (situation: Situation, words: string): Situation => reworded(situation, paraphrased(words) ?? words);
const named = (situation: Situation, words: string): Situation =>
  plainly(situation, words.replace(/^(?:n[ãa]o(?=,)|e que|e|ah|olha|mas),? /i, ''));

/** Undefined unless one person was spoken of just before, or stands in what was just kept. */
export function ofWhomSpoken(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  if (NOBODY_NAMED.test(text.trim())) return ofNobodyNamed(situation);
  const pronoun = pronounIn(situation);
  if (pronoun === undefined || loaded.pointedAt !== undefined) return undefined;
  const her = /a$/i.test(pronoun);
  const due = loaded.done?.reminder?.due;
  const before = [
    loaded.lastSaid,
    loaded.lastSaved?.body,
    due?.kind === 'reminder' ? withArticle(due.content, her) : undefined,
  ];
  // What is written down is of whom was just spoken of.
  const person =
    before.map((words) => personIn(words ?? '', her)).find((one) => one !== undefined) ??
    (situation.understanding.intent === 'save' ? undefined : personSpoken(situation, her));
  if (person === undefined) return undefined;
  // "O plano dele", behind "meu pai" and his "dr. Ricardo": what is the doctor's own is how to reach him.
  const patient = DOCTOR.test(person) && !REACHES.test(text) ? personSpoken(situation, her, true) : undefined;
  const at = text.search(new RegExp(`(?<![a-zA-ZÀ-ÿ])${pronoun}(?![a-zA-ZÀ-ÿ])`, 'u'));
  return at < 0
    ? undefined
    : named(
        situation,
        `${text.slice(0, at)}${inItsPlace(pronoun, patient ?? person)}${text.slice(at + pronoun.length)}`,
      );
}

/** "Dela" becomes "da Bia", "pra ela" "pra Bia". */
function inItsPlace(pronoun: string, person: string): string {
  const joins = /^(?<joins>d|pr|para )/i.exec(pronoun)?.groups?.['joins']?.trim();
  if (joins === undefined) return person;
  const own = /^(?:minha|meu) /u.test(person);
  if (joins === 'd') return own ? `d${/a$/i.test(pronoun) ? 'a' : 'o'} ${person}` : `d${person}`;
  return own ? `pra ${person}` : `pr${person}`;
}

/** "Ele remarcou, dia 21", right behind a reminder, is of that. */
const MOVES_IT =
  /^(?:(?:ah|e|ih|olha),? )*el[ea]s? (?:j[áa] )?(?:remarc|adi|mud|pass|transfer|antecip)[a-zà-ÿ]+(?:,| pr|\.|!|$)|^(?:n?ess[ea] |n?[ao] )?[a-zà-ÿ]+ el[ea]s? n[ãa]o (?:vem|vai|tem|precisa)/i;

/** What is talked of, kept or put in the agenda. */
const TELLS: ReadonlySet<string> = new Set(['smalltalk', 'unknown', 'reminder_set', 'save']);
/** "Lembra ele de tomar": whom to call. */
const REMINDS_THEM =
  /(?:lembr|avis|cham|acord)[a-zà-ÿ]* (?:a )?el[ea]|^(?:filme|s[ée]rie|livro|(?:quero )?(?:ver|ler|assistir)|(?:anota:? )?(?:press|glic|febre|peso))|https?:/i;

/** What stands for a person in what is told or asked of them. */
function pronounIn({ text, understanding, loaded }: Situation): string | undefined {
  const words = text.trim();
  if (loaded.done?.reminder !== undefined && loaded.wroteLast() && MOVES_IT.test(words)) return undefined;
  const said = (TOLD.exec(words) ?? OWN_ONE.exec(words) ?? ASKED.exec(words))?.groups;
  const known = said?.['whose'] ?? said?.['who'] ?? said?.['of'];
  const idle = TELLS.has(understanding.intent) && !REMINDS_THEM.test(words);
  // "A descrição dele", behind a link.
  const ofThing =
    understanding.intent !== 'save' &&
    loaded.wroteLast() &&
    loaded.lastSaved !== undefined &&
    loaded.lastSaved.kind !== 'note';
  if (known !== undefined || !idle || ofThing || words.endsWith('?')) return known;
  const { before = '', who } = ANYHOW.exec(words)?.groups ?? {};
  // "O Gabriel ele faz 12": named there.
  // "Keila amanhã 14h e a mãe dela 16h": of the one before it.
  const named =
    peopleSpokenOf(before.replace(/(?:com|,|e) a \S+ $/i, ''), /a$/i.test(who ?? '')).length > 0 ||
    (understanding.intent === 'reminder_set' && /\d/u.test(before));
  return who === undefined || named ? undefined : who;
}

/** Undefined unless the note just kept is of one person. */
function ofNobodyNamed(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const { lastSaved, pointedAt } = loaded;
  const offered = offeredAct(situation);
  const kept = lastSaved?.kind === 'note' && loaded.wroteLast() ? lastSaved.body : undefined;
  // Spoken past the offer, it is what was said.
  const said = loaded.previous === loaded.lastSaid ? loaded.lastSaid : undefined;
  const body = offered?.tool === 'save_note' ? offered.args.content : (kept ?? said);
  if (body === undefined || pointedAt !== undefined) return undefined;
  const [who, ...others] = [true, false].flatMap((her) => personIn(body, her) ?? []);
  const told = text.trim().replace(/^(?:(?:e|ah),? )*/i, '');
  return who === undefined || others.length > 0 ? undefined : named(situation, `${who} ${told}`);
}
