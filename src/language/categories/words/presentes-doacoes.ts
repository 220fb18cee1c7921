// Words of the category presentes_doacoes: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const PRESENTES_DOACOES: CategoryWords = {
  category: 'presentes_doacoes',
  names: `
    presentes, doações, presentes e doações`,
  things: `
    presentear, lembrancinha da viagem, cesta de chocolate, cesta de aniversário, arranjo de flores,
    flores do cemitério, flor pro túmulo, coroa de flor, coroa fúnebre, coroa do enterro, velas do santo,
    rifa solidária, rifa do time, ajuda humanitária, ajuda pro rs, gravata do noivo, esmolinha, trocado pro moço,
    morador da rua, moço do sinal, senhora da rua, lar do idoso, lar das crianças, lbv, graacc, hospital do amor,
    hospital de amor, cvv, exército de salvação, caixinha do natal, caixinha do lixeiro, caixinha do carteiro,
    doação pro streamer, oferta, oferta na igreja, oferta na assembleia, assembleia, terreiro, rifa do terreiro,
    ação entre amigos, agrado, niver, presente de niver, flores para, flores pra mãe, flores de presente,
    coroa de flores, cesta básica pra doação, abrigo, doei, doação pro abrigo, ajuda pro abrigo, sos, apae, aacd,
    hospital do câncer, médicos sem fronteira, padre, pastor, missão, campanha do agasalho, novena, promessa,
    velas da igreja, gifts, gift, donation, christmas gifts, tithe, presente da professora, presente dos professores,
    lembrancinha de casamento, chá de fraldas, chá de casa nova, lista de presentes, amigo da onça, inimigo secreto,
    gorjeta de natal, benzeção, dou de coração, presente, presentinho, amigo secreto, amigo oculto, dízimo, igreja,
    doação, vaquinha, esmola, caridade, ong, lembrança, cesta de natal, buquê, chá de bebê, chá de panela,
    chá revelação, lista de casamento, contribuição, ajuda pra ong, campanha, páscoa, panetone de presente,
    cartão presente, missa, caixinha de natal, caixinha do porteiro, mimo, flores pra namorada, flores pra esposa,
    coroa do velório, cartão de aniversário, ofertório, primícia, trízimo, festa do santo, centro espírita, umbanda,
    candomblé, caruru de cosme, morador de rua, mendigo, pedinte, moleque do farol, menino do farol, malabarista,
    artista de rua, ajudinha, rifa do menino, rifa da escola, cesta básica doada, orfanato, asilo, ongs,
    apadrinhamento, apadrinhar, criança esperança, natal solidário, lembrancinhas, culto, círio, missionário,
    seminarista, cartão de natal, beneficente, obra missionária, quermesse da igreja`,
  merchants: `
    unicef, greenpeace, médicos sem fronteiras, teleton, cruz vermelha, vakinha`,
};
