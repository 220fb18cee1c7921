// Idioms with a verb of money: "paguei mico", "vendi meu peixe", "caiu a ficha".

/** Verb stem -> its complements. */
const IDIOMS: Readonly<Record<string, string>> = {
  junt: 'coragem',
  guard: 'rancor, magoa, segredo, coragem',
  pag: 'mico, lingua, pra ver, para ver, pato, vexame, promessa, \\d+ (?:flex|abdom)\\w+',
  gast: 'latim, saliva, sola, o verbo, tempo, energia',
  vend: 'meu peixe, o peixe, a alma, saude',
  compr: 'briga, ideia, gato por lebre',
  ganh: 'o dia, meu dia, tempo, abraco, beijo, carinho, colo, folga, parabens, elogio, de lavada, peso',
  perd: 'as contas, conta, cabeca, sono, hora, paciencia, linha, onibus, voo, jogo, de lavada, tempo, peso, vontade',
  tir: 'onda, sarro, fotos?, soneca, duvida, de letra, cavalo, cavalinho, (?:essa ideia |isso )?da cabeca, a sorte, racha, ferias, folga, de tempo',
  ca: 'a ficha, na real, a energia, a luz, a internet, a ligacao, a conexao, o sistema, chuva, no sono, de cara, da cama, de moto, de bicicleta, na risada, do ceu, fora, bem',
  receb: 'visitas?, noticia, ligacao, elogio, convite, alta, parabens, mensagem, abraco',
  lev: 'susto, tombo, bronca, um fora, bolo, a serio, jeito, na cara',
  d: 'uma volta, mole, sorte, azar, risada, carona, branco, ruim, bom(?! dia), certo, no pe, um role, pau',
  peg: 'no sono, transito, gripe, resfriado, chuva, fila, leve, pesado, mal, bem, fogo',
  mand: 'bem, mal, ver, abraco, beijo, um oi, brasa, noticia',
  entr: 'de ferias, de cabeca, na danca',
  bot: 'pra quebrar, fe, quente',
  sa: 'barato pra ele, na rua, de casa',
};

/** Verb endings: "paguei", "ganhou", "caiu", "tira". */
const ENDING = '(?:u?[aeiou][a-z]{0,5})';

/** "Paguei o maior mico". */
const ARTICLE = '(?:(?:uma?|[oa]|meu|essa|muito|cada|maior|baita) )*';

/** Idioms for being out of money; no movement. */
const BROKE =
  '\\bbolso furado\\b(?! d)|\\bsem um (?:puto|tostao) (?:furado|no bolso)|\\b(?:tostao|centavo) furado\\b|\\b(?:pressao .*\\d por|diabetes? (?:deu|ta)) \\d|\\bjogo (?:foi|acabou|deu|ta|ficou) \\d [ax] \\d\\b|\\b(?:ganh|empat|perd|venc)[a-z]+ (?:de )?\\d{1,2} [ax] \\d{1,2}\\b(?! (?:cada|reais))|^(?:[oa] )?[a-z]+ \\d [ax] \\d [a-z]+|\\b1\\d por \\d\\d? (?:a |de )?pressao';

export const IDIOM = new RegExp(
  [
    BROKE,
    ...Object.entries(IDIOMS).map(
      ([stem, objects]) => `\\b${stem}${ENDING} ${ARTICLE}(?:${objects.split(', ').join('|')})\\b`,
    ),
  ].join('|'),
);
