// Typos in number and date words ("setenbro", "qinhentos", "sabdo"). An unrecognised number loses an amount, so all one-letter errors of the long
// words are generated at load.

const WORDS =
  'janeiro fevereiro setembro outubro novembro dezembro domingo sabado segunda amanha anteontem semana quinzena ' +
  'trimestre semestre passado passada proximo proxima ultimo ultimos ultima ultimas retrasado retrasada ' +
  'quatro quinze quatorze dezesseis dezessete dezoito dezenove trinta quarenta cinquenta sessenta setenta oitenta ' +
  'noventa duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos milhao milhoes ' +
  'parcela parcelas vezes reais centavos barao conto contos';

/** Real words that equal such an error, which are not corrected ("sabão" is not "sábado"). */
const REAL_WORDS = new Set(
  (
    'quarto quatros novena segunde semanal segundo segundos passar passando passei passo passa parcelar parcelei ' +
    'deve vezes veze vees cota conta contas corto certo real reas reis canto cento centos contou quinta quinzenal ' +
    'proximos proximas milho milhos mihao parceira parceiras barco baro bario retrasar trita sena serena pasada ' +
    'domino sabao trina quine pacado amana manha quitar amanhe semente trinca trincas contro janeira janeiras barato bara oito cotonete soma somana seman raro ' +
    'ultimato passe pascoa canta contos cantos conto ponto montes contatos tinta oitava renta dominio'
  ).split(' '),
);

const SOUND_ALIKES: readonly (readonly [string, string])[] = [
  ['m', 'n'],
  ['n', 'm'],
  ['ss', 's'],
  ['ss', 'c'],
  ['s', 'z'],
  ['z', 's'],
  ['c', 'ss'],
  ['qu', 'q'],
  ['qu', 'k'],
  ['qu', 'cu'],
  ['h', ''],
  ['cinqu', 'cinco'],
];

function slips(word: string): string[] {
  const out: string[] = [];
  for (let i = 0; i < word.length; i++) {
    if (i > 0 && word.length > 5) out.push(word.slice(0, i) + word.slice(i + 1));
    if (i > 0 && i + 1 < word.length) out.push(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
  }
  for (const [right, wrong] of SOUND_ALIKES) {
    for (let at = word.indexOf(right); at >= 0; at = word.indexOf(right, at + 1)) {
      out.push(word.slice(0, at) + wrong + word.slice(at + right.length));
    }
  }
  return out;
}

/** Misspelling -> the right word. A form that fits two words, or is a word itself, is excluded. */
export const NUMBER_DATE_TYPOS: ReadonlyMap<string, string> = (() => {
  const words = WORDS.split(' ');
  const known = new Set(words);
  const mended = new Map<string, string>();
  const disputed = new Set<string>();
  for (const word of words) {
    for (const slip of slips(word)) {
      if (known.has(slip) || REAL_WORDS.has(slip) || slip.length < 4) continue;
      const other = mended.get(slip);
      if (other !== undefined && other !== word) disputed.add(slip);
      else mended.set(slip, word);
    }
  }
  for (const slip of disputed) mended.delete(slip);
  return mended;
})();
