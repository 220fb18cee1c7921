// Paraphrases: orders and customers of people who work for themselves, and what their work leaves, in wording the rules know.

import type { Turn } from '../wording/paraphrases.ts';

const VALUE = '(?<value>(?:r\\$ ?)?\\d[\\d.,]*(?: (?:mil|reais|real|conto|contos|pila))?)';
const WHO =
  '(?<who>(?:(?:seu|dona|dr\\.?|dra\\.?) )?(?!(?:eu|ele|ela|eles|elas|que|quem|isso|ainda|j[áa]|pra|para)(?!\\p{L}))\\p{L}{2,}(?: (?!ainda|j[áa]|me|pagar|acertar)\\p{L}{2,})?)';
const KIN =
  '(?!.*(?<!\\p{L})(?:m[ãa]e|pai|irm[ãa]o?|marido|esposa|mulher|filh[oa]|minha|meu|tia|tio|av[óôo])(?!\\p{L}))';
const WHEN =
  '(?<when> (?:pra|pro|para|para o) (?:hoje|amanh[ãa]|dia \\d{1,2}(?:/\\d{1,2})?|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo))?';
const PERIOD =
  '(?<when> (?:hoje|hj|ontem|(?:n?ess[ea]|n?est[ea]|d?n?[oa]) (?:m[êe]s|semana|ano|dia)(?: passad[oa])?|m[êe]s passado|semana passada))?';
const CLEAN = '(?:(?:de )?(?:livre|limpo|l[íi]quido)|no limpo|livre de tudo)';

const turn = (words: string): RegExp => new RegExp(`^${words}[.!]*$`, 'iu');
const asked = (words: string): RegExp =>
  new RegExp(`^(?:e |mas |ent[ãa]o )*(?:quanto|qto|qnt) (?:que )?${words}\\s*[?!.]*$`, 'iu');

type Groups = Readonly<Record<string, string | undefined>>;
const groupsOf = (said: readonly unknown[]): Groups => said.at(-1) as Groups;
const left = (...said: unknown[]): string => `quanto sobrou${groupsOf(said)['when'] ?? ' esse mês'}?`;
const capital = (who: string): string => who.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

export const OWN_WORK_TURNS: readonly Turn[] = [
  // An order: the customer pays for it when it is delivered.
  [
    turn(
      `${KIN}(?:[oa] )?${WHO} (?:me )?encomendou (?:comigo )?(?:\\d+ |uma?s? )?(?<what>\\p{L}[\\p{L} ]{1,40}?)${WHEN}[, ]+(?:(?:por|a|de|deu|fica|ficou|vai dar|vai ficar|total) )*${VALUE}`,
    ),
    (...said) => {
      const { who = '', value = '', what = '', when = '' } = groupsOf(said);
      return `vou receber ${value} do ${capital(who)} de ${what}${when.replace(/^ (?:pra|pro|para(?: o)?)/iu, '')}`;
    },
  ],
  // The till pays: the purpose is what was bought.
  [
    turn(
      `(?:usei|peguei|tirei|gastei) ${VALUE} (?:do dinheiro|da grana|do caixa)(?: d[aeo]s? \\p{L}+)? (?:pra|para) pagar (?:[oa]s? )?(?<thing>\\p{L}[\\p{L} ]{1,30}?)`,
    ),
    (...said) => `paguei ${groupsOf(said)['value']} de ${groupsOf(said)['thing']}`,
  ],
  [asked(`(?:ainda )?falta (?:pra |para )?(?:[oa] )?${WHO} (?:me )?(?:pagar|acertar)`), 'quanto $<who> me deve?'],
  [asked(`(?:[oa] )?${WHO} ainda (?:me |t[áa] me )?dev(?:e|endo)`), 'quanto $<who> me deve?'],
  [
    asked(`(?:[oa] )?${WHO} j[áa] (?:me )?(?:pagou|deu|acertou)(?: (?:at[ée] agora|pra mim))?`),
    'quanto recebi do $<who>?',
  ],
  [asked(`(?:eu )?(?:tirei|fiz|ganhei|t[ôo] tirando|sobrou|deu) ${CLEAN}${PERIOD}`), left],
  [asked(`${CLEAN}${PERIOD} (?:eu )?(?:tirei|fiz|ganhei)`), left],
  [
    /^(?:e )?quem (?:que )?(?:j[áa] )?(?:me )?pagou(?<when> (?:hoje|hj|ontem|(?:n?ess[ea]|n?est[ea]|d?n?[oa]) (?:m[êe]s|semana)))?\s*[?!.]*$/iu,
    (...said) => `o que recebi${groupsOf(said)['when'] ?? ' esse mês'}?`,
  ],
  [
    /^(?:me )?(?:d[áa] |faz |monta |manda |mostra |quero |uma? |a )*(?:tabela|lista|rela[çc][ãa]o|resumo) (?:de|do|com) (?:quanto|o que|oq|tudo que) (?:eu |j[áa] )?(?<verb>entrou|ganhei|recebi|faturei|vendi|saiu|gastei|paguei) (?:por|em cada|cada|a cada) (?<by>m[êe]s|semana|dia)(?<rest> .{3,20})?\s*[?!.]*$/iu,
    (...said) => {
      const { verb = '', by = '', rest = '' } = groupsOf(said);
      return `${/^(?:sai|gas|pag)/iu.test(verb) ? 'gastos' : 'entradas'} por ${by}${rest}`;
    },
  ],
];
