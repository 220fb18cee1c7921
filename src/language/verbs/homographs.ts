// Verb forms that are far more often another word; they are not treated as verbs.

export const NOT_VERBS: ReadonlySet<string> = new Set(
  (
    'comida bebida bebidas comidas entrada saida tomada corte cortes como para sobre meta metas da de e junta passeio ' +
    'passagem nada uma era vista conto compras contas custo custos medida pedida pedidos jogo jogos dado dados ' +
    'parada estacionamento cedo viagem viagens livro posto postas bolo valor cobra reserva reservas ' +
    'limite devida lanche lanches almoço almoco janta jantar jantares assinatura conserto passado passada passados passadas salario gravacao cachorro registro ' +
    'saco sacos padel nota botas prato encomenda encomendas troco la las pingado pedaço queira faturas lavagem trocado recado'
  ).split(' '),
);
