// Words of the category outros: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const OUTROS: CategoryWords = {
  category: 'outros',
  names: `
    diversos, outras coisas, outros`,
  things: `
    assalto, avulso, bagulho, besteira, bobagem, bobeira, caí num golpe, caixão, cemitério, coisa, coisas, conserto,
    contabilidade da empresa, contabilidade da pj, cremação, dinheiro perdido, enterro, fui roubado, funeral,
    funerária, furto, gasto aleatório, gasto extra, golpe, imprevisto, jazigo, misc, miudezas, perdi, perdi dinheiro,
    plano funeral, plano funerário, seguro de vida, seguro funerário, sepultamento, stuff, tranqueira, trem à toa,
    velório`,
  merchants: '',
};
