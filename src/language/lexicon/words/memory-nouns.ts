// Nouns for saved items, by item type.

export const MEMORY_NOUNS = {
  note_noun:
    'nota,notas,anotacao,anotações,notinha,notinhas,recado,recados,lembrança,lembranças,caderno,anotado,anotados,anotei,rascunho,apontamento,apontamentos,memo,ideia,ideias,anotaçãozinha,recadinho,post it',
  movie_noun:
    'filme,filmes,filminho,longa,longa-metragem,filmaço,documentário,documentários,animação,curta,curta-metragem',
  tv_noun:
    'série,séries,seriado,seriados,anime,animes,novela,novelas,minissérie,minisséries,desenho,desenhos,dorama,doramas,reality,temporada,temporadas,sitcom,k-drama,seriezinha',
  video_noun:
    'vídeo,vídeos,clipe,clipes,videozinho,videoaula,reel,reels,tiktok,tutorial,tutoriais,short,youtube,videoclipe,trailer,live',
  link_noun: 'link,links,site,sites,url,urls,página,artigo,artigos,matéria,reportagem,post,notícia,linkzinho',
  reminder_noun:
    'lembrete,lembretes,alarme,alarmes,alarme-lembrete,lembrete-alarme,aviso,avisos,alerta,alertas,despertador,lembretinho',
  media_noun: 'titulo,títulos,obra',
  memory_any:
    'nota,notas,anotação,anotações,filme,filmes,série,séries,vídeo,vídeos,link,links,lembrete,lembretes,lista,item,itens,salvo,salvos,salva,salvas,guardado,guardados,guardada,guardadas,anotado,anotados,anotada,anotadas,memória,memórias,favoritos,fila,acervo,caderneta,bloco,clipe,anime,documentário,filmes salvos,listinha,seriado,seriados,animes,artigo,artigos,site,sites,recado,recados,novela,dorama,doramas,watchlist,alarme',
  list_noun:
    'backlog,lista,listas,fila,filas,listinha,watchlist,acervo,coleção,favoritos,caderneta,bloco,memória,memórias,relação,catálogo,arquivo,pilha,estante,biblioteca',
  item_noun: 'item,itens,coisa,coisas,registro,registros,conteúdo,treco,trecos,troço,memória,memórias,negócio',
  saved_adj:
    'salvo,salvos,salva,salvas,guardado,guardados,guardada,guardadas,anotado,anotados,anotada,anotadas,salvei,guardei,anotei,registrei,gravei,adicionei,mandei,arquivei,coloquei,botei,favoritei,pus,anotamos,arquivado,arquivada,arquivados,arquivadas,pendente pra ver,por ver',
  saved_verb:
    'salvei,já escrevi,eu escrevi,guardei,anotei,registrei,gravei,adicionei,arquivei,favoritei,tinha salvo,tinha guardado,tinha anotado,salvado,salvamos',
  work_word: 'filme,filmes,série,séries,anime,documentário,seriado,novela,minissérie,desenho,dorama,longa',
  watch_list:
    'na lista,na fila,na minha lista,pra minha lista,na watchlist,nos favoritos,na lista de filmes,na listinha,pra listinha,na minha listinha,pra lista,pra fila,pra watchlist',
  note_content:
    'medida,fórmula,dose,doses,leito,plantão,snippet,ticker,pauta,ramal,interfone,bloco,tamanhos,manequim,apólice,edital,matrícula,login,usuário,pin,chave do pix,agência,conta bancária,cep,rota,linha do ônibus,capítulo,versículo,salmo,oração,contato do,escala,cardápio,súmula,artigo de lei,quilometragem,endereço,telefone,protocolo,senha,receita,recado,contato,código,wifi,senha do wifi,aniversário,número,placa,medidas,tamanho,cpf,cnpj,chave pix,horário,pedido,rastreio,ideia,frase,poema,letra,música,lista de compras,presente,presentes,livro,restaurante,dica,piada,remédio,alergia',
  watch_verb_done:
    'ja vi,ja assisti,terminei,terminei de assistir,acabei de ver,acabei de assistir,vi,assisti,zerei,maratonei,ja terminei,finalizei,concluí,ja li',
  provider:
    'netflix,globoplay,prime,prime video,disney,hbo,hbo max,max,paramount,telecine,youtube,mubi,crunchyroll,looke',
  genre:
    'terror,comédia,comédias,romance,drama,ação,aventura,ficção,ficção científica,suspense,policial,policiais,animação,documentario,infantil,fantasia,faroeste,guerra,musical,biografia,nacional,nacionais,thriller,mistério,romântico,românticos,sci-fi,cult,antigo,antigos,clássico,clássicos,brasileiro,brasileiros,coreano,coreana,coreanas,japonês,francês',
} as const;
