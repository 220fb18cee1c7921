// Words of the category lazer: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const LAZER: CategoryWords = {
  category: 'lazer',
  names: `
    lazer, diversão, entretenimento, lazer e diversão, rolê, rolezinho`,
  things: `
    frevo, padel, beach tennis, futevôlei,
    crédito na steam,
    mega, lotofácil, lotomania, quina, jogo do bicho, bicho, fezinha, fezinha na mega, bolão, bilhete de
    loteria, lotérica jogo, gelo, gelinho, pé sujo, pé-sujo, botequim, cervejada, litrão, latão, corote,
    cachaça, pinga, dose, vodca, energético com vodka, balde de cerveja, chopinho, choppinho, narguile, charuto,
    seda, isqueiro, cigarrinho, fumo, rifa da festa, prancha, parafina, surf, aula de surf, skate, long, patins
    inline, bola de futebol, chuteira alugada, campo society, mensalidade do futebol, mensalidade do clube,
    racha, baba, passe de batalha, fort, fortnite, v bucks, robux, diamantes, skin do jogo, gift card steam,
    dlc, jogo de ps5, jogo do switch, lan, lan house, fliperama, sinuca bar, dardo, holambra, gramado, campos do
    jordão, porto de galinhas, jericoacoara, rio de janeiro viagem, diária do hotel, diária da pousada,
    hospedagem, pensão em, hospedaria, camping do sítio, chácara, aluguel da chácara, pesque pague, parque
    nacional, entrada do parque, barraqueiro, cadeira de praia, guarda sol, guarda-sol, milho na praia, passeio
    de barco, passeio de buggy, bondinho, mirante, tour, city tour, guia turístico, passagem bsb, passagem de
    volta, ida e volta de avião, voo pra, mala despachada, bagagem, milhas, pacote de viagem, cruzeiro, excursão
    pra, romaria, micareta, camarote, open bar, ingresso do jogo, jogo do flamengo, estádio ingresso, cineminha,
    pipoca do cinema, imax, stand up, stand-up, ópera, concerto, exposição, expo, bienal, comic con, festa
    junina, quermesse, bingo, arraial, rodeio, vaquejada, baile, seresta, rolê, rolé, resenha, social, after
    party, aniversário de amigo, movie, beer, bar tab, trip, hotel booking, concert, netflix and chill, disco,
    livro de colorir, puzzle, quebra-cabeça, lego adulto, tinta pra quadro, aula de pintura, instrumento
    musical, corda de violão, buffet, festa de casamento, festa de aniversário, lua de mel,
    bar, barzinho, boteco, buteco, balada, cinema, cineminha, show, festival, teatro, peça de teatro, museu,
    parque, parque aquático, jogo, jogos, game, games, churras, churrasco, praia, viagem, viagens, viagem de
    férias, hotel, pousada, hostel, passagem aérea, passagens aéreas, passagem de avião, voo, cerveja, cervejas,
    cervejinha, breja, chopp, chope, vinho, vinhos, drink, drinks, caipirinha, whisky, gin, vodka, bebida,
    bebidas, ingresso, ingressos, futebol, fut, futsal, pelada, society, quadra, aluguel da quadra, karaokê,
    boliche, sinuca, festa, festas, carnaval, abadá, bloco, camping, passeio, excursão, trilha, resort, clube,
    estádio, kart, escape room, paintball, parque de diversões, circo, zoológico, aquário, pescaria, sítio, casa
    de praia, réveillon, happy hour, bebedeira, loteria, mega sena, megasena, aposta, apostas, bet, raspadinha,
    rifa, narguilé, cigarro, cigarros, vape, tabaco, skin, v-bucks, gift card, hobby, violão novo, vinil,
    instrumento, pub, forró, pagode, samba, rave, after, motel, turismo, baralho, jogo de tabuleiro, quadrinho,
    mangá, hq, aluguel de bicicleta, patins, ficha do fliperama, fliperama,
    couvert artístico, consumação, conta do bar, geladas, cerva, cervas, litrinho, vinhozinho, catuaba,
    jurupinga, caipira, caipifruta, coquetel, drinques, tequila, licor, espumante, champanhe, energético e
    vodka, heineken, brahma, skol, antarctica, itaipava, budweiser, amstel, sagatiba, pitu, churras da turma,
    churrascada, costelada, feijoada do time, baba do domingo, mensalidade do fut, aluguel do campo, beach,
    vôlei, basquete, tênis de mesa, mensalidade do sócio torcedor, sócio torcedor, maracanã, meia entrada,
    arquibancada, pista premium, sertanejo, piseiro, bailão, boate, quermesse da igreja, expoagro, oktoberfest,
    bloquinho, trio elétrico, rafting, tirolesa, banana boat, maria fumaça, teleférico, cristo redentor,
    thermas, hot park, águas termais, caldas novas, termas, diária da praia, casa na praia, chalé, bangalô,
    diária do airbnb, reserva do hotel, passagens, passagem pra salvador, transfer do aeroporto, bate e volta,
    férias na praia, rpg de mesa, dados de rpg, carta pokémon, cartas pokémon, magic cartas, action figure,
    gibi, gibis, mangás, livro de pintar, tintas e telas, tela de pintura, linha de crochê, crochê, tricô,
    bordado, artesanato material, vara de pesca, anzol, molinete, pesqueiro, paraquedas, kite, trampolim park,
    sex shop, paiero, palheiro, carvão de narguilé, headshop, bilhetinho da mega, loto, tele sena, telesena,
    tigrinho, cassino`,
  merchants: `
    airbnb, booking, decolar, cvc, latam, gol linhas aéreas, azul linhas aéreas, 123milhas, hurb, steam,
    playstation, psn, xbox, nintendo, epic games, riot, roblox, free fire, ingresso.com, sympla, eventim,
    ticketmaster, cinemark, kinoplex, uci, cinépolis, hopi hari, beto carrero, beach park, bet365, betano, blaze,
    avianca, smiles, maxmilhas, trivago, hoteis.com, expedia, agoda, hostelworld, vrbo, zarpo, blue tree, mabu,
    club med, total acesso, uhuu, bilheteria digital, ticket360, meu bilhete, guichê web, moviecom, cinesystem,
    centerplex, cineflix, reserva cultural, wet n wild, playcenter, jump park, hot zone, playland, g2a, nuuvem,
    eneba, garena, valorant, ea sports, betnacional, sportingbet, superbet, betfair, kto, pixbet, esportes da
    sorte, novibet, fazobetai`,
};
