// Vocabulary of the category lazer: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const LAZER: CategoryWords = {
  category: 'lazer',
  names: `
    diversão, entretenimento, lazer, rolê, rolezinho`,
  things: `
    aabb, abadá, action figure, adega, afoxé, after, águas termais, airsoft, albergue, aluguel de
    bicicleta, aluguel do campo, amstel, aniversário de amigo, antarctica, anzol, aperol, aposta,
    apostas, apostinha, aquarela, aquário, arbitragem, área vip, argila, arquibancada, arraiá, arraial, arvorismo,
    asa-delta, askov, aula de cerâmica, aula de forró, aula de padel, aula de pintura, aula de samba, aula de skate,
    aula de surf, aula de tênis, aviãozinho, baba do domingo, bagagem, bailão, baile, balada, balonismo, banana boat,
    bangalô, bar, baralho, barraca de camping, barraca de praia, barraqueiro, basquete, bate e volta, batida
    de coco, battle pass, beach, bebedeira, bebida, beer, bet, bgs, bicho, bienal, bilhar, bilhete aéreo, bilhete de
    loteria, bilhetes aéreos, bingo, black label, bloco de carnaval, bloquinho, boate, boi bumbá, boi caprichoso, boi
    de parintins, boi garantido, bola de futebol, bolão, boliche, bondinho, boneco colecionável, borboletário, bordado,
    boteco, botequim, brahma, branquinha da roça, breja, budweiser, buffet, buggy, bumba-meu-boi, bumbódromo, bungee
    jump, buteco, caça-níquel, cachaça, cachaçaria, cachoeira, cadeira de praia, caiaque, caipifruta, caipira,
    caipirosca, caixinha do futebol, caldas novas, camarote, camisa do bloco, camiseta do bloco, campari, camping,
    campos do jordão, carnaval, carne do churrasco, carretilha, carta de magic, carta pokémon, cartas pokémon, carteira
    de cigarro, carvão e gelo, casa de praia, casa de temporada, casa na praia, cassino, passe de batalha do fort,
    passeio, catuaba, cavalgada, cavalhada, ccxp, cerva, cerveja, cervejada, cervejaria, ceva, chácara, chalé,
    champanhe, charuto, chip de viagem, chope, choperia, chopp, chorinho, chumbada, churras, churrascada,
    churrasco, cigarrilha, cigarro, cinema, circo, clube, colecionável, comic con, concert, concerto, confra,
    confraternização da firma, confraternização do escritório, conhaque, consumação, coquetel, corda de violão, corote,
    cosplay, costelada, couvert artístico, crédito na steam, cristo redentor, crochê, cruzeiro, ctg, cuba libre, dados
    de rpg, dardo, day-use, deck de magic, desfile, despacho de mala, despedida de solteira, despedida de solteiro, dia
    de sorte, diablo, diamantes, dima, disco, dlc, dose, dose de pinga, drink, drinques, drive-in, dupla sena, ea fc,
    eisenbahn, engradado, escalada indoor, escape, escola de samba, escuna, espetáculo, espumante, estádio, excursão,
    expo, expoacre, expoagro, expogrande, expoingá, expointer, exposição, exposição agropecuária, exposição de gado, fantasia de carnaval, fc 25, feira do livro,
    férias na praia, festa, festa de aniversário, festa de formatura, festa de peão, festa de são joão, festival,
    fezinha, fifa, fliperama, fogos, forró, fortnite, frevo, fumo, funko, fut, fut7, futebol, futevôlei, futsal,
    gafieira, game, gelada, gelo, gibi, gift card, gim, gin, gramado, guarda-sol, guia local, happy hour, headshop,
    heineken, hípica, hobby, holambra, hospedagem, hospedaria, hostel, hot park, hotel, hq, ice, ida e volta de avião,
    ímã de geladeira, imax, ingresso, inhotim, inscrição do campeonato, instrumento, isca, isqueiro, itaipava, jack
    daniels, jardim botânico, jardim zoológico, jericoacoara, jet ski, jogo, jogo de ps5, jogo do bicho, joguinho, jóquei, jump park,
    jurupinga, karaokê, kart, lambrusco, lan, laser tag, latão, latinha, lego adulto, lembrança da viagem, licor, lista
    vip, litrão, litrinho, livro de colorir, livro de pintar, loira gelada, lolla, lollapalooza, long, longneck,
    loteca, loteria, lotérica jogo, loto, lotofácil, lotogol, lotomania, lua de mel, maço, mala despachada, mangá,
    maracanã, maracatu, margarita, maria fumaça, martini, masp, mega, mega sena, megasena, meia-entrada, meladinha,
    mergulho, micareta, milhas, milho na praia, minecraft, minhoca, miniatura, mirante, moedas antigas, mojito,
    molinete, monólogo, montanha russa, moscatel, moscow mule, motel, movie, museu, narguilé, negroni, novelo, observatório, oceanário, oktoberfest, ópera, orquestra, pacote turístico, padel, pagodão, pagode,
    paiero, paintball, palheiro, parafina, parapente, paraquedas, paraquedismo, parintins, parque, passagem aérea,
    passagem de avião, passagens, patinação, patins, pé-sujo, peão de barretos, peça de teatro, peça teatral, pelada,
    pensão em, pesca, pescaria, pesque e pague, pesque pague, pesqueiro, pilsen, pina colada, pinacoteca, pincéis,
    pinga, pinguinha, piscina do clube, piseiro, pista premium, pitu, planetário, pod descartável, poker, pôquer, porto
    de galinhas, pousada, praia, prancha, prosecco, pub, pulseira da festa, puzzle, quadra, quadriciclo, quadrinho,
    quebra-cabeça, quermesse, quina, racha, rafting, rapel, raquete de beach, raspadinha, rave, realidade virtual, red
    label, resenha, reserva da pousada, reserva do hotel, resort, réveillon, rifa, rifa da moto, robux, rock in rio,
    roda de choro, rock, roda gigante, rodeio, rojão, rolê, roleta, romaria, rooftop, rosh, rpg de mesa, rum, sagatiba, sakê,
    samba, sambão, sambódromo, sangria, são joão de caruaru, sauna, seda, seresta, sertanejo, sex shop,
    show, sinfônica, sinuca, sinuquinha, sítio, skate, skin, skol, smirnoff, snorkel, social, society, sócio torcedor,
    soju, sorteio do grupo, souvenir, spaten, stand-up, stella artois, sup aluguel, surf, tabaco, taxa do torneio,
    teatro, tela de pintura, tele sena, telesena, tênis de mesa, tequila, termas, tertúlia, the town, thermas,
    tigrinho, timemania, tinta a óleo, tinta acrílica, tintas e telas, tiro esportivo, tirolesa, tomorrowland, tour,
    tragos, transfer do aeroporto, trem da serra, trem turístico, tricô, trilha, trio
    elétrico, trip, truco, turismo, uisqueria, v-bucks, vape, vaquejada, vara de pescar, ver o boi, vermute, viagem,
    vinho, vinil, violão novo, visto americano, vodca, vodka, vôlei, voo, whisky, wine bar, xadrez,
    xeque-mate, xiboquinha, zoo, zoológico`,
  merchants: `
    123milhas, accor, airbnb, arcoplex, avianca, azul linhas aéreas, battle.net, bet365, bet7k, betano, betfair,
    betmgm, betnacional, beto carrero, bilhete certo, bilheteria digital, bilheteria express, blaze, blizzard, blue
    tree, booking, br4bet, brawl stars, call of duty, centerplex, cine araújo, cine belas artes, cinearte, cineflix,
    cinemais, cinemark, cinépolis, cinesystem, civitatis, clash royale, club med, counter strike, cvc, decolar, ea
    sports, epic store, eshop, espaço itaú, esportes da sorte, estrelabet, eventim, expedia, f12, flybondi, free fire,
    garena, genshin, getyourguide, gog, gol linhas aéreas, gol smiles, google play jogos, guichê web, honor of kings,
    hopi-hari, hostelworld, hot zone, hoteis.com, hurb, ibis, ingresse, ingresso.com, jetsmart, kinoplex, kiwi.com,
    kto, latam, league of legends, maxmilhas, mercure, meu bilhete, mineirão, mobile legends, morumbi, moviecom,
    nacional inn, nintendo, novibet, novotel, nuuvem, pagbet, pixbet, playarte, playcenter, playcity, playland,
    playstation, psn, pubg, reserva cultural, rio quente, riot, roblox, shotgun, slaviero, smiles, sportingbet, steam,
    superbet, sympla, ticket360, ticketmaster, trip.com, tripadvisor, trivago, uci, uhuu, vaidebet, valorant, viajanet,
    vila galé, voepass, wet n wild, xbox, zarpo`,
};
