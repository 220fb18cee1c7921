// Vocabulary of the category vestuario: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const VESTUARIO: CategoryWords = {
  category: 'vestuario',
  names: `
    roupas, vestuário`,
  things: `
    agasalho, ajuste de roupa, alfaiate, aliança, alpargata, alpercata, aluguel da roupa, aluguel de terno,
    aluguel de vestido, aluguel do vestido, anel, armarinho, avental, aviamento, babuche, baby doll, baby look,
    baby-doll, babydoll, bainha, bandana, bermuda, bijus, bijuteria, biquíni, blazer, blusa, blusão, blusinha, body,
    boina, bolero, bolsa, bolsa nova, bolsinha, bombacha, bomber, boné, bota, bota de trabalho, botina, botinha,
    botões, bracelete, brechó de roupa, brinco, brinquinho, cachecol, cadarço, calça, calçado, calcinha, camisa,
    camiseta, camisola, canga, capote, cardigan, carretel, carteira, casaco, casaquinho, ceroula, chapéu, chinelo,
    chita, chuteira, cinta, cintinho, cinto, clothes, clutch, colar, colete, conjuntinho, corrente de ouro,
    corrente de prata, correntinha, corta vento, costureira, coturno, crachá cordão, croc, crochê roupa, cropped,
    cueca, cuequinha, dress, echarpe, enxoval de roupa, espartilho, fantasia, feitio, fivela, galocha, gibão,
    gibão de couro, gola alta, gorro, gravata, grinalda, havaiana, jacket, jaleco, japona, jaqueta, jardineira jeans,
    jeans, joia, kimono, lavagem a seco, lavagem de roupa, lavanderia a seco, lavanderia de roupa, legging,
    lencinho de pescoço, lenço, lingerie, linha de costura, linha e agulha, look, luva, macacão, macaquinho, maiô,
    mala, malha pra costura, máquina overloque, maria chiquinha, meia, meia-calça, meião, meinha, metro de tecido,
    metros de tecido, mocassim, mochila, moletom, mule, necessaire, óculos de sol, óculos escuro, óculos escuros,
    ourives, overloque, paletó, paninho, pantalona, pantufa, papete, parka, pashmina, pijama, pilcha, pingente,
    plus size, pochete, poncho, provador, pulseira, quimono, rasteira, regata, relógio, relojoaria, relojoeiro, robe,
    roupa, roupão, saia, saída de praia, salto, sandália, sandalinha, sapataria, sapateiro, sapatênis, sapatilha,
    sapato, scarpin, semijoia, shirt, shoes, short, sneaker, sobretudo, soutien, suéter, sunga, suspensório, sutiã,
    tamanco, tamanquinho, tecido, tela de bordado, tênis, tenizinho, terno, terno alugado, tesoura de picotar, tiara,
    tinturaria, tomara que caia, top de academia, top de ginástica, tornozeleira, touca, trench coat, troca da sola,
    tubinho, turbante, underwear, uniforme da firma, uniforme de trabalho, uniforme do trabalho, vestido,
    vestido alugado, véu, viés, viseira, xale, zíper`,
  merchants: `
    adidas, all star, amaro, anacapri, animale, aramis, arezzo, artwalk, asics, authentic feet, bagaggio, beira rio,
    besni, billabong, brás, c&a, caedu, calvin klein, camisaria colombo, cantão, carmen steffens, casio, cea, centauro,
    chenson, columbia, constance, converse, dafiti, dakota, decathlon, di santinni, ellus, esposende, farm, forever 21,
    grendene, h stern, h&m, hering, hm, hoka, hurley, insider, kanui, kenner, kyly, lacoste, le postiche, lebes,
    levi's, levis, life by vivara, lojão do brás, lojas avenida, lojas leader, lunelli, lupo, malwee, maria filó,
    marisa, marisol, melissa, michael kors, mizuno, moda center, moleca, morana, mormaii, mr cat, netshoes,
    new balance, nike, oakley, olympikus, oneill, osklen, otoch, pandora, paquetá, penalty, pernambucanas, piccadilly,
    pompéia, privalia, puma, quiksilver, ray ban, reebok, renner, reserva, riachuelo, rip curl, rommanel, samsonite,
    schutz, shein, shopping popular, skechers, studio z, swarovski, tiffany, timberland, tng, tommy, torra torra,
    track field, triton, under armour, uniqlo, usaflex, vans, via marte, vivara, vizzano, world tennis, wrangler,
    youcom, zara, zattini`,
};
