// Preferences for being addressed: name, formality, language and time zone. Accepted only as a whole sentence.

import type { Reading } from '../reading/reading.ts';
import { HELLO } from '../signals/greeting.ts';
import type { Fact } from './fact-told.ts';

const NAMED = new RegExp(
  `^${HELLO}(?:(?:voce )?(?:pode|podia|quero que|prefiro que) )?(?:voce )?(?:m(?:e|im) (?:cham(?:a|e|ar) de|trat(?:a|e|ar) por)|me chamo|(?:o )?meu nome e) ((?:[a-z]+ ?){1,3})$`,
);
/** An introduction followed by other content: "Bom dia, sou o Marcos, tenho uma barbearia". */
const INTRODUCED = new RegExp(
  `^${HELLO}(?:aqui (?:e|quem fala e) |eu sou |sou )[oa] ([a-z]+)(?: [,.!].*| e (?:sou|tenho|trabalho|moro)\\b.*)?$`,
);

function introduced(r: Reading): string | undefined {
  const name = r.has('first_name') ? r.match(INTRODUCED)?.[1] : undefined;
  const at = name === undefined ? -1 : r.units.findIndex(({ norm }) => norm === name);
  return at >= 0 && r.is(at, 'first_name') ? r.raw(at, at + 1) : undefined;
}

/** Continuations that are not a name: "meu nome é sujo na praça". */
const NO_NAME =
  /\b(?:e|mas|que|no|na|nao|sujo|limpo|tenho|sou|moro|hoje|amanha|depois|quando|amor|voce|favor|se|com|sem|mais|as|os|um|uma)\b/;

const TREATED =
  /^(?:(?:voce )?(?:pode|podia|quero que|prefiro que|gostaria que) )?(?:voce )?(?:me )?(?:trat(?:a|e|ar|em)|cham(?:a|e|ar))(?: me)?(?: (?:por|de|como))? (?:o )?(?:a )?(senhora?|voce|tu)$/;
const TONE =
  /^(?:(?:pode|quero que|prefiro que) )?(?:voce )?(?:(?:me trat(?:a|e|ar)|seja|ser) )(?:mais )?(formal|informal|informalmente)$/;
const SPOKEN =
  /^(?:pode |quero que |prefiro que )?(?:voce )?(?:me )?(?:fal(?:a|e|ar)|respond(?:a|e|er)|convers(?:a|e|ar))(?: comigo)?(?: so| sempre)? em (ingles|espanhol|portugues|frances|italiano|alemao)$/;
const LIVES = new RegExp(
  `^${HELLO}(?:(?:e|eu|agora) )*(?:moro|vivo|(?:to|estou) morando|(?:me )?mudei|meu fuso e)(?: agora| em| n[oa]| pr[oa]| para| o| d[eoa])* ([a-z ]+?)(?: ,.*)?$`,
);

/** BCP 47 tags. */
const LANGUAGES: Readonly<Record<string, string>> = {
  portugues: 'pt-BR',
  ingles: 'en',
  espanhol: 'es',
  frances: 'fr',
  italiano: 'it',
  alemao: 'de',
};

/** IANA zones by place names; places not listed use Brasília's time. */
const ZONES: Readonly<Record<string, string>> = {
  'America/Manaus': 'manaus|amazonas',
  'America/Porto_Velho': 'porto velho|rondonia',
  'America/Boa_Vista': 'boa vista|roraima',
  'America/Rio_Branco': 'rio branco|acre',
  'America/Cuiaba': 'cuiaba|mato grosso|varzea grande',
  'America/Campo_Grande': 'campo grande|mato grosso do sul|dourados',
  'America/Noronha': 'fernando de noronha|noronha',
  'America/Sao_Paulo':
    'sao paulo|sampa|sp|rio de janeiro|rio|rj|belo horizonte|bh|brasilia|curitiba|porto alegre|florianopolis|goiania|vitoria|salvador|bahia|recife|fortaleza|natal|joao pessoa|maceio|aracaju|teresina|sao luis|belem|palmas|macapa|minas|minas gerais|parana|ceara|pernambuco',
  'Europe/Lisbon': 'lisboa|portugal|porto',
};

const ZONE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(ZONES).flatMap(([zone, names]) => names.split('|').map((name): [string, string] => [name, zone])),
);

/** The words after the cue, as typed. */
function typedName(r: Reading, folded: string): string {
  const words = folded.trim().split(' ').length;
  return r
    .raw(r.tail - words, r.tail)
    .replace(/[.!?,]+$/, '')
    .trim();
}

/** "Me chama de" followed by a name and further content. */
const CALLED_AT_LENGTH = /^(?:voce )?(?:pode )?me cham(?:a|e|ar) de (?=\S)/;
const NAME_AS_TYPED = /\bde\s+(?<name>[a-zà-ÿ][a-zà-ÿ' -]{0,39})/i;

/** The name, '' when it is not a valid one; undefined when no name is given. */
export function calledAtLength(r: Reading): string | undefined {
  if (!r.fits(CALLED_AT_LENGTH)) return undefined;
  return NAME_AS_TYPED.exec(r.text)?.groups?.['name']?.trim() ?? '';
}

/** Maximum length in words. */
const LONGEST = 14;

/** Undefined when anything else is said besides. */
export function mannerTold(r: Reading): Fact | undefined {
  const called = introduced(r);
  if (called !== undefined) return { fact: 'name', value: called };
  const told = r.match(TREATED) ?? r.match(TONE) ?? r.match(SPOKEN) ?? r.match(LIVES) ?? r.match(NAMED);
  if (told === null || r.tail - r.head > LONGEST) return undefined;
  const treated = r.match(TREATED)?.[1];
  if (treated !== undefined) return { fact: 'formality', value: /^senhor/.test(treated) ? 'formal' : 'informal' };
  const tone = r.match(TONE)?.[1];
  if (tone !== undefined) return { fact: 'formality', value: tone.startsWith('informal') ? 'informal' : 'formal' };
  const language = LANGUAGES[r.match(SPOKEN)?.[1] ?? ''];
  if (language !== undefined) return { fact: 'language', value: language };
  const zone = ZONE_OF.get(r.match(LIVES)?.[1]?.trim() ?? '');
  if (zone !== undefined) return { fact: 'timezone', value: zone };
  const name = r.match(NAMED)?.[1];
  return name === undefined || NO_NAME.test(name) ? undefined : { fact: 'name', value: typedName(r, name) };
}
