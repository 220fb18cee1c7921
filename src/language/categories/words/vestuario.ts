// Words of the category vestuario: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const VESTUARIO: CategoryWords = {
  category: 'vestuario',
  names: `
    vestuário, roupas`,
  things: `
    agasalho, babydoll, baby doll, baby-doll, bolero, boina, bomber, botinha, bracelete, brinquinho, capote,
    casaquinho, cintinho, clutch, corrente de ouro, crachá cordão, gola alta, lenço, lencinho de pescoço, look,
    maria chiquinha, mule, óculos escuro, pantalona, pashmina, plus size, quimono, rasteira, robe, sandalinha,
    sneaker, tamanquinho, tenizinho, tomara que caia, trench coat, turbante, tubinho, underwear, aluguel do vestido,
    aluguel da roupa, grinalda, viés, linha e agulha, paninho, malha pra costura, metro de tecido, metros de tecido,
    tesoura de picotar, máquina overloque, overloque, tela de bordado, lavagem a seco, troca da sola, provador, chita,
    carretel, tecido, linha de costura, botina, chuteira, sapatênis, tamanco, coturno, bota de trabalho, jaleco,
    uniforme de trabalho, avental, terno alugado, vestido alugado, blazer, colete, parka, corta vento,
    enxoval de roupa, top de academia, meião, touca, gorro, viseira, óculos escuros, pochete, lavagem de roupa,
    lavanderia de roupa, tinturaria, brechó de roupa, clothes, shoes, shirt, jacket, dress, alfaiate, sapataria,
    bijus, corrente de prata, roupa, camisa, camiseta, blusa, blusinha, calça, jeans, short, bermuda, saia, vestido,
    casaco, jaqueta, moletom, cardigan, suéter, terno, gravata, meia, cueca, calcinha, sutiã, lingerie, pijama,
    biquíni, maiô, sunga, calçado, tênis, sapato, sandália, chinelo, bota, salto, sapatilha, bolsa, mochila, carteira,
    cinto, boné, chapéu, luva, cachecol, relógio, brinco, colar, pulseira, anel, bijuteria, joia, óculos de sol, mala,
    costureira, ajuste de roupa, bainha, fantasia, macacão, legging, regata, camisola, body, croc, sapateiro, aliança,
    necessaire, baby look, cropped, blusão, japona, sobretudo, poncho, conjuntinho, saída de praia, canga,
    jardineira jeans, macaquinho, kimono, uniforme do trabalho, uniforme da firma, galocha, alpargata, mocassim,
    scarpin, papete, babuche, havaiana, pantufa, cadarço, meia-calça, meinha, cuequinha, soutien, top de ginástica,
    cinta, espartilho, roupão, bandana, tiara, echarpe, relojoaria, correntinha, pingente, tornozeleira, semijoia,
    bolsinha, bolsa nova, aviamento, botões, zíper, armarinho, feitio, aluguel de terno, aluguel de vestido, pilcha,
    bombacha, gibão de couro, crochê roupa, lavanderia a seco, paletó, gibão, ceroula, ourives, relojoeiro, fivela,
    suspensório, xale, véu, alpercata`,
  merchants: `
    hm, h&m, uniqlo, amaro, kenner, via marte, vans, reebok, hoka, columbia, timberland, skechers, carmen steffens,
    le postiche, samsonite, morana, h stern, tiffany, swarovski, michael kors, ellus, triton, wrangler, rip curl,
    oneill, pompéia, lebes, lojas lebes, renner, riachuelo, c&a, cea, marisa, zara, hering, nike, adidas, puma, shein,
    arezzo, melissa, dafiti, farm, forever 21, decathlon, centauro, netshoes, zattini, reserva, levis, levi's,
    insider, vivara, pandora, usaflex, pernambucanas, torra torra, youcom, lojas avenida, besni, caedu, animale,
    maria filó, cantão, osklen, aramis, lacoste, tommy, calvin klein, hurley, billabong, oakley, mormaii, quiksilver,
    all star, mizuno, asics, olympikus, new balance, under armour, penalty, grendene, moleca, vizzano, schutz,
    anacapri, constance, paquetá, studio z, di santinni, world tennis, artwalk, authentic feet, track field, lupo,
    malwee, lojas leader, lojão do brás, brás, ray ban, rommanel, life by vivara, casio, shopping popular, otoch,
    lunelli, kyly, marisol, tng, mr cat, esposende, piccadilly, beira rio, dakota, kanui, privalia, bagaggio, chenson,
    converse, moda center, camisaria colombo`,
};
