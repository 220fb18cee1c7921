// Words of the category contas: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const CONTAS: CategoryWords = {
  category: 'contas',
  names: `
    contas, contas de casa, contas fixas, contas da casa, conta de consumo`,
  things: `
    crédito pra celular, crédito de celular, bônus da tim, linha telefônica, tv paga, iptv, gasinho, vale-gás,
    fatura da luz, fatura da água, fatura da internet, corte de energia, iluminação pública, cip, cosern, caema,
    compesa, cagece, caern, cagepa, deso, saneago, sanesul, cosanpa, iguá, brk, aegea, eletropaulo, eletrobras conta,
    conta de telefone fixo, plano controle, pós pago, pré pago, plano pré, dados móveis, gigas, starlink, provedor,
    net, bujão, botija, butijão, boleto da água, boleto da luz, boleto do gás, fatura do celular, internet do celular,
    tim live, crédito pro celular, electricity, water bill, phone bill, luz, conta de luz, energia, água, saneamento,
    gás, botijão, internet, wifi, wi-fi, banda larga, fibra, celular pós, plano de celular, plano do celular,
    conta de celular, conta do celular, recarga, recarga do celular, recarga de celular, crédito do celular,
    crédito no celular, créditos no celular, telefone, tv a cabo, tv por assinatura, boleto da internet, chip, esgoto,
    conta, tarifa social, taxa de iluminação, saae, daae, semae, caminhão pipa, carro pipa, vale gás cozinha,
    celular da família, plano família do celular, plano da oi, plano pos, plano do zap, créditos de celular,
    pacote de dados, roteador da vivo, wi fi, mega de internet, tv fechada, sky tv, interurbano, fone fixo`,
  merchants: `
    fluke, americanet, giga+, nacionalgás, fogás, vivo, claro, tim, oi fibra, sky, enel, cpfl, light, cemig, copel,
    celesc, equatorial, coelba, celpe, neoenergia, energisa, edp, rge, ceee, elektro, sabesp, copasa, sanepar, cedae,
    corsan, caesb, embasa, casan, comgás, naturgy, ultragaz, liquigás, supergasbrás, nio, algar, desktop, brisanet,
    ligga, surf telecom, correios celular, unifique, sumicity, valenet, mob telecom, tely, giga mais, gigamais, zaaz,
    oi velox, claro tv mais, hughesnet, viasat, coelce, celpa, ceal, cepisa, cemar, celg, celtins, eletrobras,
    cea equatorial, escelsa, bandeirante, dmae, dmlu, samae, sanasa, caer, depasa, cosama, agespisa, cesan, compagas,
    bahiagás, copergás, sulgás, scgás, gasmig, copagaz, consigaz, paragás, amazongás, minasgás, brasilgás, heliogás,
    eletroacre, nextel, alares, ceg, cegás, sercomtel`,
};
