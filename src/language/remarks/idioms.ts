// Idioms with a verb of money: "paguei mico", "vendi meu peixe", "caiu a ficha".

/** Verb stem -> its complements. */
const IDIOMS: Readonly<Record<string, string>> = {
  guard: 'rancor, magoa, segredo, coragem',
  pag: 'mico, muito mico, lingua, um mico, o maior mico, maior mico, um baita mico, cada mico, pra ver, para ver, o pato, a lingua, de doido, de bobo, peitinho, vexame, promessa, \\d+ (?:flex|abdom)\\w+',
  gast: 'meu latim, o latim, saliva, sola, a sola, o verbo, tempo, meu tempo, energia, lencol',
  vend: 'meu peixe, o peixe, a alma, saude, caro a derrota',
  compr: 'briga, uma briga, essa briga, a briga, a ideia, essa ideia, gato por lebre',
  ganh: 'o dia, meu dia, tempo, um abraco, abraco, um beijo, carinho, colo, folga, parabens, elogio, um elogio, de lavada, no grito, peso, a aposta de palavra',
  perd: 'a conta, as contas, a cabeca, o sono, a hora, a paciencia, a linha, o onibus, o voo, o jogo, de lavada, tempo, peso, a vontade',
  tir: 'onda, sarro, foto, fotos, uma foto, uma soneca, soneca, duvida, uma duvida, de letra, o cavalo, o cavalinho, da cabeca, essa ideia da cabeca, isso da cabeca, a sorte, racha, par ou impar, ferias, folga, um cochilo, o chapeu, de tempo',
  ca: 'a ficha, na real, a energia, a luz, a internet, a ligacao, a conexao, o sistema, a chuva, chuva, um temporal, um toro, granizo, um raio, no sono, de cara, da cama, de moto, de bicicleta, na risada, do ceu, fora, bem',
  receb:
    'visita, uma visita, visitas, a visita, noticia, a noticia, uma noticia, ligacao, uma ligacao, elogio, um elogio, convite, um convite, o convite, alta, parabens, mensagem, uma mensagem, um abraco',
  lev: 'um susto, susto, um tombo, tombo, bronca, uma bronca, um fora, bolo, um bolo, na esportiva, a serio, jeito, na cara',
  d: 'uma volta, mole, sorte, azar, risada, carona, uma carona, branco, ruim, bom, certo, pra tras, conta do recado, no pe, bobeira, um role, pau',
  peg: 'no sono, transito, um transito, gripe, resfriado, chuva, uma chuva, fila, leve, pesado, mal, bem, fogo, no flagra',
  mand: 'bem, mal, ver, um abraco, um beijo, um oi, abraco, beijo, brasa, noticia',
  entr: 'numa fria, pelo cano, areia, de ferias, de cabeca, na danca',
  bot: 'pra quebrar, fe, quente, banca, defeito',
  sa: 'barato pra ele, pela culatra, de fininho, do armario, na rua, de casa',
};

/** Verb endings: "paguei", "ganhou", "caiu", "tira". */
const ENDING = '(?:u?[aeiou][a-z]{0,5})';

/** Idioms for being out of money; no movement. */
const BROKE =
  '\\bbolso furado\\b(?! d)|\\bsem um (?:puto|tostao) (?:furado|no bolso)|\\b(?:tostao|centavo) furado\\b|\\b(?:pressao .*\\d por|diabetes? (?:deu|ta)) \\d|\\bjogo (?:foi|acabou|deu|ta|ficou) \\d [ax] \\d\\b|\\b(?:ganh|empat|perd|venc)[a-z]+ (?:de )?\\d{1,2} [ax] \\d{1,2}\\b(?! (?:cada|reais))|^(?:[oa] )?[a-z]+ \\d [ax] \\d [a-z]+|\\b1\\d por \\d\\d? (?:a |de )?pressao';

export const IDIOM = new RegExp(
  [
    BROKE,
    ...Object.entries(IDIOMS).map(([stem, objects]) => `\\b${stem}${ENDING} (?:${objects.split(', ').join('|')})\\b`),
  ].join('|'),
);
