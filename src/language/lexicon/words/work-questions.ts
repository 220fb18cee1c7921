// Questions about a film, series or video; the class names the attribute asked for.

export const WORK_QUESTIONS = {
  ask_cast:
    'quem representa,quem vive,quem encarna,quem canta,quem dubla,quem aparece em,faz quem,faz o papel,faz papel,que trabalha em,atuou em,atua em,quem faz o,elenco,quem atua,quem faz,quem trabalha,ator,atores,atriz,quem participa,quem e o ator,quem interpreta,protagonista,quem protagoniza,quem estrela',
  ask_director: 'quem fez,foi dirigido,dirigiu,diretor,diretora,quem dirigiu,quem dirige,direção,dirigido por',
  ask_synopsis:
    'que historia e essa que conta,que historia conta,conta que historia,qual e a historia,resumo do filme,resumo da serie,resumo da novela,resumo do anime,de que fala,fala do que,sinopse,historia do filme,enredo,sobre o que e,sobre o que fala,e sobre o que,do que trata,trata do que,do que e que trata,do que se trata,de que se trata,do que fala,trata de que,trama,qual a historia,fala sobre o que,fala de que,conta a historia',
  ask_rating:
    'nota do filme,nota da serie,imdb,rotten,critica do filme,vale a pena ver,vale a pena assistir,vale assistir,vale ver,presta,vale o hype,qual a nota,que nota,qual e a nota,nota tem,avaliado,avaliaçao do',
  ask_year:
    'ano do filme,de que ano,de qual ano,que ano saiu,que ano lançou,em que ano,ano de lançamento,lançado em,ano que saiu,qual o ano,de que epoca,é de quando,quando saiu,quando foi lançado,quando lançou,que ano e,de quando e',
  ask_runtime:
    'duração,quanto tempo dura,quanto tempo tem,quantos minutos,quantas horas tem,quantas horas dura,dura quanto,quanto dura,tem quanto tempo',
  ask_seasons:
    'foi renovada,foi renovado,vai ser renovada,foi cancelada ou renovada,tem 2a temporada,tem segunda temporada,tem terceira temporada,tem outra temporada,vai ter segunda temporada,vai ter outra temporada,vai ter continuação,quantas temporadas,quantas temps,numero de temporadas',
  ask_episodes:
    'quantos eps,quantos ep,quantos episodio,quantos episódios,numero de episódios,tem quantos episódios,quantos capitulos',
  ask_watch:
    'em que aplicativo,qual aplicativo,em qual aplicativo,em que app,algum streaming,passa em qual,em qual app,onde acho,pra assistir de graca,ta em qual,esta em qual,ta passando onde,ta disponivel,esta disponivel,em cartaz,onde assistir,onde ver,onde vejo,onde eu vejo,onde assisto,onde eu assisto,onde eu posso ver,onde eu posso assistir,onde eu consigo ver,onde eu consigo assistir,onde passa,onde ta passando,onde esta passando,em qual streaming,em que streaming,qual streaming,em qual plataforma,em que plataforma,onde posso ver,onde posso assistir,onde consigo ver,onde consigo assistir,onde da pra ver,onde da pra assistir,tem na netflix,ta na netflix,esta na netflix,tem no prime,ta no prime,tem na hbo,tem no globoplay,ta no globoplay,ta no streaming,passa onde,disponivel onde,disponível em,em que canal,onde encontro,em qual canal,tem no disney,tem no streaming',
  ask_age:
    'idade indicada,classificação indicativa,pra que idade,para que idade,de que idade,classificacao de idade,e livre,pode criança,serve pra criança,indicado pra criança,e pra criança,faixa etaria,classificação',
  ask_genre: 'gênero,que tipo de filme,e de terror,e de comedia',
  ask_release: 'quando sai,quando lança,estreia,sai quando,quando volta,proxima temporada',
  ask_similar: 'parecido com,parecidos com,parecida com,tipo o filme,semelhante a,semelhantes a',
  ask_more:
    'ficha,ficha técnica,informações sobre o filme,informações do filme,me fala do filme,me fala sobre o filme,me fala da serie,me conta do filme,detalhes do filme,dados do filme,info do filme,mais sobre o filme,mais sobre a serie,informações da serie',
} as const;
