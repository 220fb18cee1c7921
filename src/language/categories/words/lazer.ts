// Words of the category lazer: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const LAZER: CategoryWords = {
  category: 'lazer',
  names: `
    lazer, diversão, entretenimento, lazer e diversão, rolê, rolezinho`,
  things: `
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
    mangá, hq, aluguel de bicicleta, patins, ficha do fliperama, fliperama`,
  merchants: `
    airbnb, booking, decolar, cvc, latam, gol linhas aéreas, azul linhas aéreas, 123milhas, hurb, steam,
    playstation, psn, xbox, nintendo, epic games, riot, roblox, free fire, ingresso.com, sympla, eventim,
    ticketmaster, cinemark, kinoplex, uci, cinépolis, hopi hari, beto carrero, beach park, bet365, betano, blaze`,
};
