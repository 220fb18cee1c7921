// Semantic verb classes used by the rules. A verb may be in several; rules disambiguate by context. To add a verb, add its infinitive to a line.

export const VERB_CLASSES = {
  /** Spending, with the amount as object. */
  spend: 'tacar gastar despender torrar desembolsar queimar detonar estourar largar investir bancar',
  buy: 'comprar adquirir pegar arrematar encomendar levar trocar',
  pay: 'pagar quitar acertar liquidar',
  /** Paid consumption: "comi um acarajé de 22". */
  consume:
    'comer beber tomar almoçar jantar lanchar abastecer alugar contratar assinar renovar consertar fazer cortar lavar recarregar carregar pedir jogar apostar viajar hospedar estacionar imprimir',
  /** Sending to somebody else. */
  send: 'mandar enviar transferir passar repassar pixar dar doar ofertar contribuir abençoar presentear agraciar',
  lend: 'emprestar adiantar',
  repay: 'devolver',
  /** A third party charges the person. */
  charge: 'cobrar descontar debitar comer levar cobrir multar morder',
  /** Cost: "saiu 23,40", "deu 76", "ficou em 90", "custou 40". */
  cost: 'custar sair dar ficar ser totalizar somar morrer',
  receive: 'apurar receber ganhar faturar lucrar arrecadar embolsar',
  /** Income with a thing as subject: "entrou 89", "caiu o salário", "pingou". */
  arrive: 'entrar cair pingar creditar chegar vir render depositar reembolsar estornar ressarcir restituir indenizar',
  sell: 'vender revender',
  find_money: 'achar encontrar',
  /** Moving money between the person's own accounts. */
  move: 'transferir guardar poupar aplicar investir resgatar depositar aportar tirar retirar sacar botar colocar por passar mandar jogar reservar economizar enviar separar mover',
  withdraw: 'sacar resgatar retirar tirar pegar puxar',
  deposit:
    'juntar guardar poupar aplicar investir depositar aportar botar colocar por reservar economizar jogar separar',
  split: 'dividir rachar ratear repartir',
  owe: 'dever',
  finance: 'financiar parcelar',
  subscribe: 'assinar',
  keep: 'salvar guardar anotar registrar gravar adicionar incluir favoritar arquivar memorizar armazenar escrever marcar lançar cadastrar criar acrescentar inserir',
  put: 'botar colocar por jogar meter deixar joga bota incluir adicionar acrescentar',
  watch: 'ver assistir maratonar conferir rever reassistir começar ler',
  delete:
    'arrancar rancar suprimir rasgar expurgar exterminar aniquilar varrer riscar dropar apagar deletar excluir remover tirar eliminar descartar limpar retirar jogar',
  wipe: 'limpar esvaziar zerar resetar apagar deletar excluir remover eliminar',
  cancel: 'cancelar abortar desistir',
  undo: 'desfazer desmanchar reverter anular cancelar estornar desregistrar',
  forget: 'esquecer ignorar desconsiderar',
  change:
    'mudar trocar corrigir alterar editar ajustar atualizar consertar arrumar substituir retificar modificar ajeitar passar botar colocar por',
  correct:
    'renomear corrigir editar alterar ajustar retificar consertar arrumar atualizar mudar trocar modificar ajeitar',
  show: 'soltar mostrar listar ver exibir abrir passar mandar dizer falar trazer dar puxar apresentar conferir consultar relembrar detalhar checar olhar informar contar',
  tell: 'dizer falar informar contar mostrar passar',
  find: 'procurar buscar achar encontrar pesquisar localizar catar caçar',
  remind: 'lembrar avisar alertar notificar cutucar recordar acordar chamar',
  total: 'somar totalizar calcular contar resumir',
  export: 'exportar baixar gerar extrair imprimir mandar enviar criar',
  advise: 'sugerir recomendar aconselhar orientar indicar opinar',
  analyse: 'analisar avaliar diagnosticar examinar estudar revisar interpretar julgar criticar',
  explain: 'explicar ensinar esclarecer traduzir detalhar',
  plan: 'planejar organizar montar projetar simular estruturar otimizar traçar bolar desenhar calcular programar elaborar',
  improve:
    'melhorar reduzir cortar diminuir economizar poupar aumentar otimizar baixar negociar renegociar parar controlar evitar enxugar sobrar render diversificar equilibrar ajustar multiplicar crescer sair resolver virar aprender',
  invest: 'investir aplicar aportar diversificar alocar resgatar comprar vender',
  afford: 'aguentar conseguir poder dever precisar assumir',
  think: 'pensar achar acreditar imaginar cogitar considerar',
  help: 'ajudar auxiliar socorrer salvar',
  want: 'querer precisar pretender desejar gostar planejar',
  can: 'poder conseguir',
  must: 'dever ter precisar',
  have: 'ter possuir',
  be: 'ser estar',
  go: 'ir',
  watch_done: 'ver assistir terminar acabar maratonar zerar ler',
  know: 'saber',
  talk: 'falar conversar chamar trocar ir voltar transferir mudar passar ativar usar',
  due: 'vencer fechar cair virar',
  forbid: 'passar ultrapassar exceder estourar',
  remain: 'sobrar restar faltar',
  like: 'gostar amar adorar',
  use: 'usar funcionar servir mexer começar',
  miss: 'errar enganar confundir equivocar trocar',
} as const;

export type VerbClass = keyof typeof VERB_CLASSES;
