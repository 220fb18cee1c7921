// Words of the category renda_extra: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const RENDA_EXTRA: CategoryWords = {
  category: 'renda_extra',
  names: `
    renda extra`,
  things: `
    freela, frila, freelance, freelancer, bico, bicos, comissão, venda, vendas, cliente, clientes, extra,
    projeto, faxina que fiz, aula que dei, brechó, bolo de pote, encomenda de bolo, diária, plantão,
    consultoria, job, jobs, publi, monetização, adsense, corrida que fiz, corridas do app, rifa que vendi,
    desapego, obra que fiz, logo, site, ensaio, cachê, gig, revisão de texto, tradução`,
  merchants: `
    enjoei, olx, workana, 99freelas, fiverr, upwork, hotmart vendas`,
};
