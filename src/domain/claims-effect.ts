// Finds answers of a model that claim an effect ('anotei', 'vou te lembrar'). Only the program's own code may say that
// something was done or will be, since a model that writes words has done nothing and has no timer (TRAPS 13). Checked by
// code, whatever the prompt asked for.

/** First person, past: 'anotei', 'já apaguei'. */
const DID =
  'anotei|salvei|guardei|registrei|lancei|cadastrei|agendei|marquei|apaguei|exclu[ií]|deletei|removi|limpei|zerei|atualizei|editei|alterei|mudei|troquei|corrigi|adicionei|acrescentei|inclu[ií]|coloquei|botei|criei|fiz|desfiz|cancelei|conclu[ií]|paguei|transferi|enviei|mandei|encaminhei|tomei nota|dei baixa';
/** Past participles: 'salvo', 'apagadas'. */
const DONE =
  '(?:anotad|guardad|registrad|lançad|lancad|cadastrad|agendad|marcad|apagad|exclu[ií]d|deletad|removid|atualizad|editad|alterad|mudad|trocad|corrigid|adicionad|inclu[ií]d|criad|cancelad|conclu[ií]d|transferid|enviad|encaminhad|salv)(?:inh)?[oa]s?';
/** In front of a participle, these report that it was done ('já está salvo'); alone it may describe ('a nota salva'). */
const REPORTS =
  '(?:já|ja|pronto|prontinho|feito|ok|certo|est[aá]|t[aá]|foi|foram|ficou|ficaram|deixei|tudo|com sucesso)';
/** It is now in some place of theirs: 'está na sua lista'. */
const KEPT_IN =
  '(?:já |ja |agora )?(?:est[aá]|t[aá]|entrou|ficou|foi) n[oa]s? (?:seus? |suas? |teus? |tuas? )?(?:listas?|cadernos?|caderninho|notas|anotações|agenda|lembretes)';
const ACTS = '(?:lembr|avis|anot|guard|salv|registr|lanç|agend|marc|apag|cadastr|atualiz|cancel)';
/** What only a timer or a tool could keep: 'vou te lembrar', 'te aviso'. 'Se quiser, eu anoto' promises nothing. */
const PROMISES = `(?:vou|irei) (?:já |agora )?(?:te |lhe |deixar )?${ACTS}[aei]\\p{L}*|te (?:lembro|aviso)|(?:lembr|avis|anot|guard|salv|registr)arei|(?:estou|t[oô]) (?:te )?${ACTS}ando`;

const word = (words: string): string => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`;
const CLAIM = new RegExp(
  [
    word(DID),
    // The whole answer, or a sentence of it, begins with it: 'Anotado!', 'Lembrete criado.'
    `(?:^|[.!?:\\n])\\s*(?:\\p{L}+\\s+)?${word(DONE)}\\s*(?:[.!,:;✅👍]|$)`,
    `${word(REPORTS)}[\\s,:!.]*(?:\\p{L}+\\s+){0,2}${word(DONE)}`,
    `${word(DONE)}\\s+com\\s+sucesso`,
    word(KEPT_IN),
    word(PROMISES),
    // The whole answer: 'Feito! ✅', 'Pode deixar!'
    '^[^\\p{L}]*(?:feito|pronto|prontinho|pode deixar)[^\\p{L}]*$',
    word('acabei de (?:\\p{L}+[aei]r)'),
    word("i(?:'ve| have)? (?:just )?(?:saved|noted|deleted|removed|updated|recorded|sent|paid|added)"),
  ].join('|'),
  'iu',
);

/** Whether an answer says that something was done to what the person keeps here. */
export const claimsEffect = (answer: string): boolean => CLAIM.test(answer);
