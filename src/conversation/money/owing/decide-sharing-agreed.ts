// "Eu e a Marina dividimos tudo", "meu marido e eu dividimos as contas, ele paga 60%": kept, so that what either pays counts so. "Como tá
// a conta entre a gente?", "esse não divide".

import { CLOSE } from '../../../domain/kin.ts';
import { pattern } from '../../../domain/pattern.ts';
import { wholeOf } from '../../../finance/definitions/receivables.ts';
import { named } from '../../../finance/replies/entry-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody, personMeant } from '../../focus/person-meant.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from '../correction/edit-call.ts';
import { agreedCall, agreedWith } from './sharing-agreed.ts';

const NAME = '(?!(?:eu|ele|ela|gente|n[óo]s|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{2,20}';
const who = (group: string): string => `(?:(?:[oa]|meu|minha) )*(?<${group}>${NAME})`;
const SHARE = '(?:divid|rach)(?:imos|amos|e|o|a|indo|ando)';
const WHAT =
  '(?: (?:(?<all>tudo(?: em casa| l[áa] em casa)?|as coisas)|as contas(?: da casa| de casa| todas)?|as despesas(?: da casa)?|os gastos(?: da casa)?|a casa|tudo da casa))';
const HOW = '(?:,? (?:meio a meio|por igual|igual|metade (?:metade|cada|de cada)|50 ?(?:/|por) ?50))?';
const PART =
  '(?:[,;.]? (?:e |mas )?(?:(?<they>el[ea]|[oa] [a-zà-ÿ]+) paga (?<theirs>\\d{1,2}) ?%|eu pago (?<mine>\\d{1,2}) ?%).{0,20})?';
const TOLD: readonly RegExp[] = [
  pattern(
    'i',
  )`^(?:oi,? )?(?:eu e ${who('who')}|${who('other')} e eu)(?: (?:a gente|moramos|moro|vivemos|n[óo]s)[^,\d?]{0,20}?)?(?:,| e)?(?: a gente)? ${SHARE}${WHAT}?${HOW}${PART}[.!]*$`,
  pattern(
    'i',
  )`^(?:(?:eu|aqui|em casa|l[áa] em casa),? )*(?:divido|racho|t[ôo] dividindo) ${WHAT.trim().replace('(?: (', '(?:(')} com ${who('who')}${HOW}${PART}[.!]*$`,
  pattern(
    'i',
  )`^(?:(?:aqui|em casa|l[áa] em casa|eu e el[ea]|moramos juntos|e),? )*a gente ${SHARE}${WHAT}${HOW}${PART}[.!]*$`,
];
/** "Ele vai pagar 50% agora", of what was agreed on. */
const SHARE_NOW = pattern('i')`
  ^(?:(?:agora|a partir de agora|e|mas),? )*(?<whose>eu|el[ea]) (?:vai pagar|vou pagar|paga|pago|vai ficar com|fico com) (?<percent>\d{1,2}) ?%(?: (?:agora|das contas|de tudo|a partir de agora))*[.!]*$
`;
const NO_MORE = pattern('i')`
  ^(?:(?:a gente|eu e ${who('who')}|agora),? )*n[ãa]o (?:a gente )?(?:divid(?:imos|e|o)|rach(?:amos|a|o)) mais(?: nada| as contas| tudo| com .{2,20})?[.!]*$
`;
const ASKS = pattern('i')`
  ^(?:(?:e|ent[ãa]o|agora|mas),? )*(?:como (?:que )?(?:t[áa]|est[áa]|fica|ficou|est[ãa]o|ficaram|v[ãa]o)(?: agora)? (?:a conta|as contas|o acerto|a divis[ãa]o|o rateio) (?:entre (?:a gente|n[óo]s|eu e [a-zà-ÿ ]{2,20})|com [a-zà-ÿ ]{2,20}|da gente|nossas?)|quem (?:[ée] que )?(?:t[áa] devendo|deve)(?: (?:pra|a|para) quem|(?: mais)? entre (?:a gente|n[óo]s))?|(?:t[áa]|ficou|estamos|a gente t[áa]) (?:tudo )?(?:zerad[oa]s?|quites?)(?: (?:entre a gente|agora))?)(?: agora)?\s*[?.!]*$
`;
const NOT_SHARED = pattern('i')`
  ^(?:(?:n[ãa]o|na verdade|ah|opa|mas|e),? )*(?:(?:ess[ea]|isso|[oa] [a-zà-ÿ]{3,20}) )?(?:(?:a gente )?n[ãa]o (?:divide|racha|[ée] (?:pra|de) dividir|conta(?: nisso)?)(?: (?:ess[ea]|isso|n[ãa]o))?|(?:foi|era|[ée]|eh) s[óo] (?:meu|minha|pra mim)|(?:foi|era|[ée]) tudo meu)[.!]*$
`;

function told(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const again = agreedWith(situation.loaded);
  const { whose = '', percent = '' } = (again && SHARE_NOW.exec(words)?.groups) ?? {};
  if (again !== undefined && percent !== '')
    return run(agreedCall({ ...again, mine: /^eu$/i.test(whose) ? Number(percent) : 100 - Number(percent) }));
  const said = TOLD.map((form) => form.exec(words)?.groups).find((groups) => groups !== undefined);
  if (said === undefined) return undefined;
  const named = said['who'] ?? said['other'];
  const lives = situation.loaded.ownFacts().find(({ key }) => key === 'home')?.value.value;
  const home = new RegExp(`(?:minha|meu) (${CLOSE})$`, 'i').exec(String(lives ?? ''))?.[1];
  const pronoun = /^el[ea]$/i.test(said['they'] ?? '') ? (said['they'] ?? '') : undefined;
  const name =
    named ??
    (pronoun === undefined ? home : personMeant(pronoun, situation)) ??
    (personMeant('ela', situation) || personMeant('ele', situation));
  if (name === '' || !isSomebody(name)) return named === undefined ? say(phrases.sharesWithWhom) : undefined;
  const { mine, theirs } = said;
  const share = mine === undefined ? 100 - Number(theirs ?? 50) : Number(mine);
  // Without what is shared, a percentage says that it is all.
  const what = said['all'] !== undefined || !/(?:contas|despesas|casa)/i.test(words);
  return run(agreedCall({ name: personMeant(name, situation), mine: share, all: what }));
}

function between(situation: Situation): Decision | undefined {
  const agreed = agreedWith(situation.loaded);
  // Another wording of it may ask of others only.
  const { body } = situation.message;
  const typed = body.kind === 'text' ? body.text.trim() : situation.text.trim();
  if (agreed === undefined || !ASKS.test(typed)) return undefined;
  const { receivables, owed } = situation.loaded;
  const theirs = receivables().find(({ name }) => sameName(name, agreed.name))?.cents ?? 0;
  const own = owed().find(({ name }) => sameName(name, agreed.name))?.cents ?? 0;
  return say(phrases.betweenTwo(agreed.name, theirs, own));
}

function notShared({ text, loaded }: Situation): Decision | undefined {
  const last = loaded.lastEntry;
  if (!NOT_SHARED.test(text.trim()) || last?.kind !== 'despesa' || !loaded.wroteLast()) return undefined;
  if (last.receivable === 0) return say(phrases.allYours(named(last)));
  return run(editCall(last.id, { cents: wholeOf(last), receivable: 0, counterpart: '' }));
}

/** Undefined when nothing is agreed on, asked of it, or taken out of it. */
export function decideSharingAgreed(situation: Situation): Decision | undefined {
  if (NO_MORE.test(situation.text.trim())) {
    const agreed = agreedWith(situation.loaded, NO_MORE.exec(situation.text.trim())?.groups?.['who']);
    return agreed && run({ tool: 'forget_fact', args: { key: `divide:${agreed.name}` } });
  }
  return notShared(situation) ?? between(situation) ?? told(situation);
}
decideSharingAgreed.says = [...TOLD, SHARE_NOW, NO_MORE, ASKS, NOT_SHARED];
