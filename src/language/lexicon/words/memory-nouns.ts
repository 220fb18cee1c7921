// Nouns of the notebook: what can be kept, found and thrown away, by item type.

export const MEMORY_NOUNS = {
  note_noun:
    'nota, notas, anotacao, anotações, anotacoes, notinha, notinhas, recado, recados, lembrança, lembranças, bloco de notas, caderno, anotado, anotados, anotei, rascunho, apontamento, apontamentos, memo, ideia, ideias, anotaçãozinha, recadinho, post it',
  movie_noun:
    'filme, filmes, filminho, longa, longa metragem, longa-metragem, filmaço, documentario, documentário, documentários, documentarios, animação, curta, curta-metragem',
  tv_noun:
    'serie, série, séries, series, seriado, seriados, anime, animes, novela, novelas, minissérie, minisserie, minisséries, desenho, desenhos, dorama, doramas, reality, temporada, temporadas, sitcom, k-drama, seriezinha',
  video_noun:
    'video, vídeo, vídeos, videos, clipe, clipes, videozinho, videoaula, reels, tiktok, tutorial, tutoriais, short, shorts do youtube, youtube, videoclipe, trailer, live, podcast em video',
  link_noun:
    'link, links, site, sites, url, urls, pagina, página, artigo, artigos, matéria, materia, reportagem, post, noticia, notícia, linkzinho, endereço do site',
  reminder_noun:
    'lembrete, lembretes, alarme, alarmes, alarme-lembrete, lembrete-alarme, aviso, avisos, alerta, alertas, despertador, lembretinho',
  media_noun: 'titulo, títulos, titulos, obra',
  memory_any:
    'nota, notas, anotacao, anotações, filme, filmes, série, séries, vídeo, vídeos, link, links, lembrete, lembretes, lista, item, itens, salvo, salvos, salva, salvas, guardado, guardados, guardada, guardadas, anotado, anotados, anotada, anotadas, memoria, memória, memorias, memórias, coisas salvas, favoritos, fila, acervo, caderneta, bloco, coisa salva, clipe, anime, documentário, filmes salvos, listinha, seriado, seriados, animes, anotaçoes, anotação, artigo, artigos, site, sites, recado, recados, novela, dorama, doramas, watchlist, alarme',
  list_noun:
    'backlog, lista, listas, fila, filas, listinha, watchlist, acervo, colecao, coleção, favoritos, caderneta, bloco, memoria, memória, memorias, memórias, relação, catálogo, catalogo, arquivo, pilha, estante, biblioteca',
  item_noun:
    'item, itens, coisa, coisas, registro, registros, conteudo, conteúdo, treco, trecos, troço, memória, memórias, memoria, memorias, negócio',
  saved_adj:
    'salvo, salvos, salva, salvas, guardado, guardados, guardada, guardadas, anotado, anotados, anotada, anotadas, salvei, guardei, anotei, registrei, gravei, adicionei, mandei, arquivei, coloquei, botei, favoritei, pus, anotamos, arquivado, arquivada, arquivados, arquivadas, pendente pra ver, por ver',
  saved_verb:
    'salvei, já escrevi, eu escrevi, guardei, anotei, registrei, gravei, adicionei, arquivei, favoritei, tinha salvo, tinha salvado, tinha guardado, tinha anotado, salvado, salvamos',
  work_word: 'filme, filmes, série, séries, anime, documentário, seriado, novela, minissérie, desenho, dorama, longa',
  watch_list:
    'na lista, na fila, na minha lista, pra minha lista, na watchlist, nos favoritos, na lista de filmes, na lista de series, na listinha, pra listinha, na minha listinha, pra lista, pra fila, pra watchlist',
  note_content:
    'medida, fórmula, formula, dose, doses, leito, plantão, passagem de plantão, snippet, ticker, ramal, interfone, bloco, tamanhos, manequim, número do sapato, apólice, edital, matrícula, login, usuário, pin, chave do pix, agência, conta bancária, cep, rota, linha do ônibus, capítulo, versículo, salmo, oração, contato do, escala, cardápio, súmula, artigo de lei, quilometragem, endereço, telefone, protocolo, senha, receita, recado, contato, código, codigo, wifi, senha do wifi, aniversário, número, numero, placa, medida, medidas, tamanho, cpf, cnpj, chave pix, horário, horario, pedido, rastreio, ideia, frase, poema, letra, música, lista de compras, presente, presentes, livro, restaurante, dica, piada, remédio, dose, alergia',
  watch_verb_done:
    'ja vi, ja assisti, terminei, terminei de ver, terminei de assistir, acabei de ver, acabei de assistir, vi, assisti, zerei, maratonei, ja terminei, ja maratonei, finalizei, concluí, ja zerei, ja li',
  provider:
    'netflix, globoplay, prime, prime video, amazon prime, disney, disney plus, hbo, hbo max, max, apple tv, paramount, star plus, telecine, youtube, mubi, crunchyroll, looke',
  genre:
    'terror, comedia, comédia, comédias, romance, drama, ação, aventura, ficção, ficcao, ficção científica, suspense, policial, policiais, animação, documentario, infantil, fantasia, faroeste, guerra, musical, biografia, nacional, nacionais, thriller, misterio, mistério, romântico, românticos, comedia romantica, comédia romântica, sci-fi, cult, antigo, antigos, clássico, clássicos, brasileiro, brasileiros, coreano, coreana, coreanas, japonês, frances, francês',
} as const;
