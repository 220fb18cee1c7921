// Vocabulary of the category presentes_doacoes: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const PRESENTES_DOACOES: CategoryWords = {
  category: 'presentes_doacoes',
  names: `
    doações, presentes, presentes e doações`,
  things: `
    aacd, abrigo, ação entre amigos, agrado, ajuda humanitária, ajuda pra ong, ajuda pro abrigo, ajuda pro rs,
    ajudinha, amigo da onça, amigo oculto, amigo secreto, apadrinhamento, apadrinhar, apae, arranjo de flores,
    artista de rua, asilo, assembleia, beneficente, benzeção, buquê, caixinha de natal, caixinha do carteiro,
    caixinha do lixeiro, caixinha do natal, caixinha do porteiro, campanha, campanha do agasalho, candomblé, caridade,
    cartão de aniversário, cartão de natal, cartão presente, caruru de cosme, centro espírita, cesta básica doada,
    cesta básica pra doação, cesta de aniversário, cesta de chocolate, cesta de natal, chá de bebê, chá de casa nova,
    chá de fraldas, chá de panela, chá revelação, christmas gifts, círio, contribuição, coroa de flor, coroa de flores,
    coroa do enterro, coroa do velório, coroa fúnebre, criança esperança, culto, cvv, dízimo, doação,
    doação pro abrigo, doação pro streamer, doei, donation, dou de coração, esmola, esmolinha, exército de salvação,
    festa do santo, flor pro túmulo, flores de presente, flores do cemitério, flores para, flores pra esposa,
    flores pra mãe, flores pra namorada, gift, gifts, gorjeta de natal, graacc, gravata do noivo, hospital de amor,
    hospital do amor, hospital do câncer, igreja, inimigo secreto, lar das crianças, lar do idoso, lbv, lembrança,
    lembrancinha da viagem, lembrancinha de casamento, lembrancinhas, lista de casamento, lista de presentes,
    malabarista, médicos sem fronteira, mendigo, menino do farol, mimo, missa, missão, missionário, moço do sinal,
    moleque do farol, morador da rua, morador de rua, natal solidário, niver, novena, obra missionária, oferta,
    oferta na assembleia, oferta na igreja, ofertório, ong, ongs, orfanato, padre, panetone de presente, páscoa,
    pastor, pedinte, presente, presente da professora, presente de niver, presente dos professores, presentear,
    presentinho, primícia, promessa, quermesse da igreja, rifa da escola, rifa do menino, rifa do terreiro,
    rifa do time, rifa solidária, seminarista, senhora da rua, sos, terreiro, tithe, trízimo, trocado pro moço,
    umbanda, vaquinha, velas da igreja, velas do santo`,
  merchants: `
    cruz vermelha, greenpeace, médicos sem fronteiras, teleton, unicef, vakinha`,
};
