// Words of the category familia: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const FAMILIA: CategoryWords = {
  category: 'familia',
  names: `
    família, filhos, crianças`,
  things: `
    acompanhante do vô, ajuda da mãe, ajuda do pai, ajuda pro irmão, ajuda pra irmã, baby sitter, bico da mamadeira,
    body de bebê, bomba de leite, sutiã de amamentação, carrinho da bebê, carrinho do neném, carrinho de boneca,
    cadeirão, saída de maternidade, ensaio de gestante, leite da bebê, leite especial, lata de leite, bonequinho,
    boneco, bola do menino, patins da filha, bicicleta infantil, jogo das crianças, quebra cabeça infantil, slime,
    bebê reborn, festa da filha, festa de um ano, festa de 15 anos, debutante, decoração do aniversário,
    painel de festa, parque infantil, trenzinho, escolinha de futebol, sapatinho, babysitter, nanny, berçário,
    leite em pó infantil, papinha, roupa do bebê, roupinha da neném, neném, nenê, moleque, mesada do theo,
    ajuda pra família, ajuda em casa, remédio da mãe, presentinho das crianças, parque das crianças,
    buffet de festa infantil, festinha, bexiga, balão, decoração da festa, lembrancinhas da festa, recreação,
    animador, pula-pula, cama elástica, carrinho do bebê, bebê conforto, babador, fralda, babá, pensão, mesada,
    brinquedo, fórmula infantil, mamadeira, carrinho de bebê, berço, enxoval, chupeta, lenço umedecido,
    festa infantil, festinha da escola, festa do filho, aniversário do filho, aniversário da filha, bebê, filho,
    filha, criança, boneca, carrinho de brinquedo, lego, parquinho, roupinha de bebê, cadeirinha, ajuda pra mãe,
    ajuda pro pai, sogra, sogro, lanche das crianças, pula pula, buffet infantil, pampers, huggies,
    pomada de assadura, lenço umedecidos, lencinho, leite do bebê, leite do neném, leite da neném, nan, aptamil,
    nestogeno, mucilon, bico de mamadeira, mordedor, sling, roupinha do bebê, folguista, cuidar das crianças,
    semanada, carrinho hot wheels, hot wheels, barbie, massinha, pelúcia, ursinho, patinete infantil, velotrol,
    bicicleta do filho, bicicletinha, cavalinho, pipa, figurinha, figurinhas, álbum da copa, aniversário do menino,
    aniversário da menina, mesversário, painel da festa, mesas e cadeiras, lembrancinhas do aniversário,
    festa do meu filho, festa da minha filha, buffet da festa infantil, salão de festa, batizado, piscina de bolinha,
    espaço kids, recreadora, colônia de férias, acampamento das crianças, dia das crianças, triciclo, cueiro,
    roupa de bebê, manta de bebê`,
  merchants: `
    fraldário, carters, ri happy, pbkids, pb kids, tip top, puket, hering kids, brandili, tricae,
    magazine das crianças`,
};
