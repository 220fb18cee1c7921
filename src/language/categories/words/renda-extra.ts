// Words of the category renda_extra: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const RENDA_EXTRA: CategoryWords = {
  category: 'renda_extra',
  names: `
    renda extra`,
  things: `
    frigorífico, caixa de tomate, live, assistência, passeio das lagoas, sinal do passeio, agência,
    atendimento em domicílio, frete, frete que fiz, corrida, corridas, corrida do app, corridas no app, rodei hoje,
    apurei, apurado, empreita, impreita, empreitada, muro, obra, laje que fiz, aluno particular, aula particular,
    aluno, aluna, reforço do aluno, unha que fiz, unha da cliente, corte que fiz, corte do cliente,
    publi no instagram, parceria, encomenda, encomendas, bolo, bolos, doces que vendi, marmita que vendi,
    salgados que fiz, artesanato, costura, conserto que fiz, faxina, diária, carreto, mudança, buffet, show que fiz,
    gravação, edição de vídeo, arte, ilustração, foto, ensaio fotográfico, locução, palestra, consulta,
    hora extra por fora, bônus de indicação, indicação, gorjeta, gorjetas, caixinha, passageiro, entrega, entregas,
    ifood entregas, feira, feirinha, barraca, brechozinho, revenda, avon, natura, mary kay, gado, boi, vaca, bezerro,
    leite, cooperativa, safra, café colhido, soja, milho, tomate, filhote, ninhada, ovos, mel, paciente, pacientes,
    freguês, freguesa, freguesia, freela, frila, freelance, freelancer, bico, bicos, comissão, venda, vendas, cliente,
    clientes, extra, projeto, faxina que fiz, aula que dei, brechó, bolo de pote, encomenda de bolo, plantão,
    consultoria, job, jobs, publi, monetização, adsense, corrida que fiz, corridas do app, rifa que vendi, desapego,
    obra que fiz, logo, site, ensaio, cachê, gig, revisão de texto, tradução, cadeira odontológica`,
  merchants: `
    enjoei, olx, workana, 99freelas, fiverr, upwork, hotmart vendas`,
};
