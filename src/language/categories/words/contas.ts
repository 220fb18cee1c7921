// Vocabulary of the category contas: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const CONTAS: CategoryWords = {
  category: 'contas',
  names: `
    conta de consumo, contas, contas da casa, contas de casa, contas fixas`,
  things: `
    aegea, água, banda larga, boleto da água, boleto da internet, boleto da luz, boleto do gás, bônus da tim, botija,
    botijão, brk, bujão, butijão, caema, caern, cagece, cagepa, caminhão pipa, carro pipa, celular da família,
    celular pós, chip, cip, compesa, conta, conta de celular, conta de luz, conta de telefone fixo, conta do celular,
    corte de energia, cosanpa, cosern, crédito de celular, crédito do celular, crédito no celular, crédito pra celular,
    crédito pro celular, créditos de celular, créditos no celular, daae, dados móveis, deso, electricity,
    eletrobras conta, eletropaulo, energia, esgoto, fatura da água, fatura da internet, fatura da luz,
    fatura do celular, fibra, fone fixo, gás, gasinho, gigas, iguá, iluminação pública, internet, internet do celular,
    interurbano, iptv, linha telefônica, luz, mega de internet, net, pacote de dados, phone bill, plano controle,
    plano da oi, plano de celular, plano do celular, plano do zap, plano família do celular, plano pos, plano pré,
    pós pago, pré pago, provedor, recarga, recarga de celular, recarga do celular, roteador da vivo, saae, saneago,
    saneamento, sanesul, semae, sky tv, starlink, tarifa social, taxa de iluminação, telefone, tim live, tv a cabo,
    tv fechada, tv paga, tv por assinatura, vale gás cozinha, vale-gás, water bill, wi fi, wi-fi, wifi`,
  merchants: `
    agespisa, alares, algar, amazongás, americanet, bahiagás, bandeirante, brasilgás, brisanet, caer, caesb, casan,
    cea equatorial, ceal, cedae, ceee, ceg, cegás, celesc, celg, celpa, celpe, celtins, cemar, cemig, cepisa, cesan,
    claro, claro tv mais, coelba, coelce, comgás, compagas, consigaz, copagaz, copasa, copel, copergás,
    correios celular, corsan, cosama, cpfl, depasa, desktop, dmae, dmlu, edp, elektro, eletroacre, eletrobras, embasa,
    enel, energisa, equatorial, escelsa, fluke, fogás, gasmig, giga mais, giga+, gigamais, heliogás, hughesnet, ligga,
    light, liquigás, minasgás, mob telecom, nacionalgás, naturgy, neoenergia, nextel, nio, oi fibra, oi velox, paragás,
    rge, sabesp, samae, sanasa, sanepar, scgás, sercomtel, sky, sulgás, sumicity, supergasbrás, surf telecom, tely,
    tim, ultragaz, unifique, valenet, viasat, vivo, zaaz`,
};
