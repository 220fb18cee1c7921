// Fixed phrases that (almost) determine an intent.

const THIRD_PAYS_ME =
  'me soltou,me botou,me largou,me mandou,me deu,me pagou,me passou,me transferiu,me pixou,me depositou,me devolveu,me reembolsou,me deram,me mandaram,me pagaram,me passaram,me enviou,me repassou,me devolveram,me depositaram,me transferiram,me pixaram,me emprestou,me adiantou,me fez um pix,me fizeram um pix,me fez uma transferência,me fez um depósito';

export const COMMAND_WORDS = {
  correction:
    'actually,retifico,retificando,retificacao,corrijo,errata,inverti,digitei invertido,contei errado,somei errado,li errado,digitei rapido,troquei os numeros,tava trocado,digitei trocado,invertido,na verdade,na real,quer dizer,ou melhor,me enganei,enganei,errei,confundi,corrigindo,correção,corrige,corrigir,minto,mentira,digo,nao era,não foi,foi errado,ta errado,tá errada,esta errada,saiu errado,valor errado,data errada,coloquei errado,botei errado,digitei errado,lancei errado,anotei errado,o certo e,o correto é,o valor certo,valor correto,a data certa,descrição correta,descrição certa,o certo,corrija,foi engano,esqueci de falar,esqueci de dizer,esqueci de avisar,faltou dizer,faltou falar,era pra ser,era pra ter sido,falei errado,escrevi errado,mandei errado,passei errado,digitei mal,viajei,retifica,ops,oops,sorry,vacilei,me atrapalhei,dei mole,favor ajustar,equivoquei,registrei errado',
  self_repair:
    'quer dizer,ou melhor,digo,minto,nao,pera,perai,corrigindo,na verdade,aliás,mentira,opa,ops,espera,desculpa,melhor dizendo',
  help: 'o que voce sabe,voce aceita,da pra importar,consigo importar,quais recursos,que recursos,sobre o uso,o que mais da pra fazer,quais as opções,ajuda,help,socorro,/ajuda,/help,/start,menu,/menu,comandos,comando,instruções,manual,tutorial do bot,como isso funciona,como voce funciona,o que da pra fazer,me ajuda,pode me ajudar,pode ajudar,por onde começo,como cadastro,como eu cadastro,como registro,como eu registro,como lanço,como eu anoto,como salvo,como eu salvo,como eu apago,suas funções,funcionalidades,como mando,o que sabe fazer,como faço',
  about:
    'e do governo,voce e do banco,voce roda,tu e daqui,pertence a,e um bot,e uma maquina,voce e confiavel,cobra alguma coisa,voce e de confiança,voce e real,e um robo,é robô,seu nome,de qual empresa,de que empresa,e gratis,é de graça,é pago,quanto custa usar,quanto custa voce,e seguro,guarda meus dados,o que voce faz com meus dados,alguem le,voce usa ia,usa chatgpt,inteligencia artificial,qual modelo,que modelo,voce ta vivo,quem ta falando,com quem eu falo,com quem eu to falando,com quem estou falando,quem fala,qual sua versao,qual a sua versão,privacidade,termos de uso,funciona offline,precisa de internet,voce trabalha pra quem,quem e o dono',
  what_you_do: 'o que voce faz',
  erase_me:
    'permanentemente minha conta,minha conta e meus dados,me apaga,me esquece,me exclui,esquece tudo sobre mim,apaga tudo o que sabe de mim,apaga tudo que sabe de mim,/apagar_conta,apagar conta,quero sair e apagar tudo,direito ao esquecimento',
  my_data:
    'dados pessoais meus,informações minhas,minhas informações,informações que voce guarda,a meu respeito,meus dados,quais dados voce tem,que dados voce tem,o que voce sabe de mim,o que voce sabe sobre mim,exporta tudo,exportar tudo,backup,/exportar,/dados,dados que voce tem,lgpd,tudo que voce sabe de mim',
  link_channel:
    'como vinculo,como conecto,conectar meu zap,conecto meu whatsapp,vincular telegram,no zap tambem,sincronizar com,outro aparelho,trocar de numero,mudei de número,vincular meu telegram,vincular meu whatsapp',
  household:
    'usar essa caderneta,usar a mesma caderneta,usar esta caderneta,usar junto,usar comigo,usar essa mesma caderneta,compartilhar a conta,conta conjunta,conta compartilhada,conta familiar,modo familia,modo casal,convite,sair da casa,grupo da familia,casa compartilhada',
  remind_me:
    'ser lembrado,ser lembrada,ser avisado,ser avisada,ser notificado,ser notificada,ser alertado,ser alertada,me lembra,me relembra,me lembre,me lembrar,lembra de mim,me avisa,me avise,me avisar,avisa,lembra,me alerta,me alerte,me notifica,me cutuca,me recorda,lembrar,me chama,me acorda,nao me deixa esquecer,nao me deixa passar,nao deixa passar,nao deixa eu perder,nao deixa eu esquecer,nao deixe eu esquecer,nao me deixe esquecer,cria um lembrete,criar lembrete,criar um lembrete,novo lembrete,põe um lembrete,coloca um lembrete,bota um lembrete,faz um lembrete,marca um lembrete,programa um lembrete,lembrete de,lembrete pra,preciso lembrar,me dá um toque,da um toque,me pinga,me pingue,me grita,da um alo,da um salve,lembre-me,avise-me,lembra-me,me recorde,me acione,coloca um alarme,poe um alarme,agenda,agendar,me lembrasse,me avisasse,me alertasse,me acordasse,me lembraria,me avisaria,me acorde,me acordar,me desperta,me chame,me bipa,da um grito,da um cutucao,me da um sinal,me da um berro,manda um aviso,me manda um lembrete,me lembrando,me avisando,num deixa eu esquecer,num me deixa esquecer,bota pra despertar,poe pra despertar,poe o alarme,bota o alarme,coloca o alarme,bota alarme,poe alarme,bota o despertador,poe o despertador,me da um grito',
  switch_cue: 'agente,assistente,persona,personagem,modo,especialista,consultor,consultora,atendente,perfil',
  switch_verb:
    'atendido pelo,atendida pelo,atendido novamente pelo,retornar ao,retornar para,voltar ao,quero ser atendido,falar com,quero falar com,fala com,conversar com,chama o,chama a,chamar o,troca pro,trocar pro,troca para,muda pro,muda para,mudar pro,passa pro,passa para,me passa pro,me transfere,me transfira,transfere pro,transfere para,transferir para,volta pro,volta para,voltar pro,voltar para,ativa o,ativar o,usa o agente,usar o,bota o,quero o,trocar de,muda de,mudar de,troca de,assume o,modo,volta ao',
  agent_default:
    'assistente inicial,padrão,normal,principal,original,de sempre,inicial,caderneta,de antes,anterior,comum,geral,assistente padrao,default',
  owed_me:
    'quem deve pra quem,me deve,me devem,me devendo,deve pra mim,devem pra mim,a receber,tenho pra receber,ja me pagou,me pagou,me pagaram,me devolveu,falta me pagar,faltam me pagar,ficou me devendo,ta me devendo',
  irreal:
    'quase,ia,iria,pensei em,pensando em,to pensando em,penso em,estou pensando em,queria,gostaria,deixei de,quase que,tava querendo,tava pensando,por pouco,faltou pouco,imaginei,sonhei,sonho em,pretendo,talvez,quem sabe,ia gastar,devia ter,deveria ter,podia ter,poderia ter,esqueci de,deixa pra comprar,to afim de,tô a fim de,tive vontade de,desisti de,acho que vou,quero ganhar,preciso ganhar,com vontade de,nem,sem vontade de',
  unsure_buy: 'to pensando em,estou pensando em,pensei em,queria,gostaria de,com vontade de,a fim de,namorando,de olho',
  note_label:
    'nota,anota,anotar,anotação,lembrar,obs,observação,importante,ideia,memo,recado,salvar,salva,guarda,guardar,registro,registra,não esquecer,atenção,dica,todo,to do,pendência,receita de,ideia pra,ideias pra,senha,senha do wifi,endereço,telefone,lista de compras,lista do mercado,lista,escreve,escreva,grava,tarefa,tarefas',
  goal_cue:
    'pé de meia,juntar,guardar ate,chegar a,chegar em,atingir,alcançar,quero ter,poupar,economizar,meta,metas,objetivo,alvo,acumular,quero guardar,reservar,bater,separar,juntando',
  repeat_cue:
    'todo santo mes,todo santo dia,mes sim mes sim,every month,todo mês,toda semana,todo dia,todo ano,todos os meses,todos os dias,todas as semanas,mensal,mensalmente,mensais,semanal,semanalmente,semanais,anual,anualmente,quinzenal,quinzenalmente,por mês,ao mês,por semana,por ano,por dia,fixo,fixa,fixos,fixas,sempre,recorrente,recorrentes,cada mês,bimestral,trimestral,semestral,começa a vir,começa a ser,começa a cobrar,começa a descontar,passa a vir',
  obligation:
    'tenho que pagar,tenho de pagar,preciso pagar,vou pagar,devo pagar,tem que pagar,temos que pagar,falta pagar,vou receber,vai cair,vai entrar,vai vencer,vence,vencem,vencendo,vencimento,a pagar,pra pagar,agendado,agendada,agendei,pagar ate,vou ganhar,vou gastar,tenho pra pagar,vai ser cobrado,vai debitar,vai descontar,vao descontar,vai sair,cai,entra,boleto de,chega,me paga,vai me pagar,vai cobrar,vou mandar,vou transferir,tenho que mandar,tenho que dar,vou ter que dar,combinei de pagar,fiquei de pagar,preciso mandar,preciso acertar,preciso dar,devo receber,tenho que receber,tenho de receber,a receber,tenho pra receber,recebo,pago,vou comprar,tenho que quitar,preciso quitar',
  teach_cue:
    'é,conta como,conta com,entra em,entram em,entra como,vai em,vai pra,vai para,classifica como,categoriza como,considera,fica em,coloca em,bota em,lança como,lança em,registra como,vira,cai em,pertence a,trata como',
  forecast_words:
    'vou fechar o mes,fechar o mes,fecho o mes,fim do mes,final do mes,no fim do mes,contando com,contas agendadas,o que ainda vem',
  done_word: 'pronto,feito,terminei,acabei',
  unread: 'por ver,pra ver,que faltam,faltam,nao vi,ainda nao vi',
  receive_cue: `pra mim, na minha conta, na conta, ${THIRD_PAYS_ME}`,
  third_pays_me: THIRD_PAYS_ME,
  delete_phrase:
    'passa o rodo,passar o rodo,passe o rodo,some com,sumir com,suma com,joga no lixo,jogar no lixo,jogue no lixo,joga fora,jogar fora,jogue fora,da fim,da um fim,dar fim,acaba com,acabe com,acabar com,mata,matar,stop,rollback,da um revert,ctrl z,undo,para de lançar,parar de lançar,pare de lançar,da baixa,tira fora,manda embora,desliga,desligar',
} as const;
