// Vocabulary of the category familia: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const FAMILIA: CategoryWords = {
  category: 'familia',
  names: `
    crianças, família, filhos`,
  things: `
    absorvente de seio, acampamento das crianças, acompanhante do vô, ajuda da mãe, ajuda do pai, ajuda em casa,
    ajuda pra família, ajuda pra irmã, ajuda pra mãe, ajuda pro irmão, ajuda pro pai, álbum da copa,
    almofada de amamentação, aluguel da minha mãe, andador do bebê, andajá, animador, aniversário da filha,
    aniversário da menina, aniversário do filho, aniversário do menino, aptamil, área kids, assento de elevação, babá,
    babador, baby sitter, babysitter, balão, balé da menina, bambolê, banheirinha, barbie, batismo do menino, batizado,
    bebê, bebê conforto, bebê reborn, bebê-conforto, berçário, berço, bexiga, beyblade, bicicleta do filho,
    bicicleta infantil, bicicletinha, bico da mamadeira, bico de mamadeira, body de bebê, bola de sabão,
    bola dente de leite, bola do menino, bolinha de sabão, bolsa maternidade, bomba de leite, boneca, boneco,
    bonequinho, brinquedão, brinquedo, buffet da festa infantil, buffet de festa infantil, buffet infantil,
    buffet kids, cadeirão, cadeirinha, cadeirinha do carro, cama elástica, carrinho da bebê, carrinho de bebê,
    carrinho de boneca, carrinho de brinquedo, carrinho do bebê, carrinho do neném, carrinho hot wheels, cavalinho,
    cercadinho, chocalho, chupeta, colchão do berço, colônia de férias, compras da mãe, concha de amamentação,
    copo de transição, corda de pular, creme de assadura, criança, cueiro, cuidado dos netos, cuidadora das crianças,
    cuidar das crianças, debutante, decoração da festa, decoração de festa, decoração do aniversário, dia das crianças,
    ensaio de gestante, enxoval, escolinha de futebol, escolinha de futsal, escolinha de natação, espaço kids,
    fantoche, festa da filha, festa da minha filha, festa de 15 anos, festa de um ano, festa do filho,
    festa do meu filho, festa do pijama, festa infantil, festa na escola, festinha, festinha da escola, fidget,
    figurinha, figurinhas, filha, filho, folguista, fórmula infantil, fralda, futsal do menino, hidratante do bebê,
    hot wheels, huggies, ioiô, jogo das crianças, jogo de tabuleiro infantil, judô do menino, kit maternidade,
    lanche das crianças, lata de leite, lego, leite da bebê, leite da neném, leite do bebê, leite do neném,
    leite em pó infantil, leite especial, leite nan, leite ninho fases, lembrancinha do aniversário,
    lembrancinhas da festa, lembrancinhas do aniversário, lencinho, lenço umedecido, lenço umedecidos,
    lenços umedecidos, lixeira de fralda, luvinha, luz da minha mãe, macacãozinho, mágico da festa,
    mala da maternidade, mamadeira, manta de bebê, massa de modelar, massinha, max steel, mercado da mãe,
    mercado da minha mãe, mesada, mesada do theo, mesas e cadeiras, mesversário, mijão, mijãozinho, moleque,
    monitor da festa, monitora da festa, mordedor, mosquiteiro do berço, mucilon, nan, nanny, nenê, neném, nerf,
    nestogeno, pagãozinho, painel da festa, painel de aniversário, painel de festa, palhaço da festa, pampers, papinha,
    parque das crianças, parque do menino, parque infantil, parquinho, patinete infantil, patins da filha, pelúcia,
    pensão, personagem vivo, pescaria da festa, peteca, pintura facial, pipa, piscina de bolinha, play doh, play-doh,
    playground, pomada de assadura, pop it, prato do bebê, presentinho das crianças, pula pula, pula-pula,
    quebra cabeça infantil, quebra-cabeça infantil, recreação, recreadora, remédio da mãe, remédio do pai,
    roupa de bebê, roupa do bebê, roupa do neném, roupinha da neném, roupinha de bebê, roupinha do bebê,
    sabonete do bebê, sacolinha surpresa, saída de maternidade, salão da festa, salão de festa, sapatinho, semanada,
    shampoo do bebê, slime, sling, sogra, sogro, sutiã de amamentação, talher infantil, tapete de atividades, tiptop,
    touquinha, trenzinho, triciclo, trocador, ursinho, velotrol`,
  merchants: `
    alphabeto, armarinhos fernando brinquedos, baby dove, baby store, bb kids, brandili, brinquedolândia, carter's,
    carters, fisher price, fisher-price, fraldário, galinha pintadinha show, green by missako, hering kids, lilica,
    mattel, milon, pb kids, pbkids, puket, ri happy, tip top, toyland, tricae`,
};
