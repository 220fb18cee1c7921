// Vocabulary of the category familia: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const FAMILIA: CategoryWords = {
  category: 'familia',
  names: `
    crianças, família, filhos`,
  things: `
    acampamento das crianças, acompanhante do vô, ajuda da mãe, ajuda do pai, ajuda em casa, ajuda pra família,
    ajuda pra irmã, ajuda pra mãe, ajuda pro irmão, ajuda pro pai, álbum da copa, animador, aniversário da filha,
    aniversário da menina, aniversário do filho, aniversário do menino, aptamil, babá, babador, baby sitter,
    babysitter, balão, barbie, batizado, bebê, bebê conforto, bebê reborn, berçário, berço, bexiga, bicicleta do filho,
    bicicleta infantil, bicicletinha, bico da mamadeira, bico de mamadeira, body de bebê, bola do menino,
    bomba de leite, boneca, boneco, bonequinho, brinquedo, buffet da festa infantil, buffet de festa infantil,
    buffet infantil, cadeirão, cadeirinha, cama elástica, carrinho da bebê, carrinho de bebê, carrinho de boneca,
    carrinho de brinquedo, carrinho do bebê, carrinho do neném, carrinho hot wheels, cavalinho, chupeta,
    colônia de férias, criança, cueiro, cuidar das crianças, debutante, decoração da festa, decoração do aniversário,
    dia das crianças, ensaio de gestante, enxoval, escolinha de futebol, espaço kids, festa da filha,
    festa da minha filha, festa de 15 anos, festa de um ano, festa do filho, festa do meu filho, festa infantil,
    festinha, festinha da escola, figurinha, figurinhas, filha, filho, folguista, fórmula infantil, fralda, hot wheels,
    huggies, jogo das crianças, lanche das crianças, lata de leite, lego, leite da bebê, leite da neném, leite do bebê,
    leite do neném, leite em pó infantil, leite especial, lembrancinhas da festa, lembrancinhas do aniversário,
    lencinho, lenço umedecido, lenço umedecidos, mamadeira, manta de bebê, massinha, mesada, mesada do theo,
    mesas e cadeiras, mesversário, moleque, mordedor, mucilon, nan, nanny, nenê, neném, nestogeno, painel da festa,
    painel de festa, pampers, papinha, parque das crianças, parque infantil, parquinho, patinete infantil,
    patins da filha, pelúcia, pensão, pipa, piscina de bolinha, pomada de assadura, presentinho das crianças,
    pula pula, pula-pula, quebra cabeça infantil, recreação, recreadora, remédio da mãe, roupa de bebê, roupa do bebê,
    roupinha da neném, roupinha de bebê, roupinha do bebê, saída de maternidade, salão de festa, sapatinho, semanada,
    slime, sling, sogra, sogro, sutiã de amamentação, trenzinho, triciclo, ursinho, velotrol`,
  merchants: `
    brandili, carters, fraldário, hering kids, pb kids, pbkids, puket, ri happy, tip top, tricae`,
};
