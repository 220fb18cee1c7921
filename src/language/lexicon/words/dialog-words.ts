// Answers to a question: yes, no, stop, none of these, this one.

export const DIALOG_WORDS = {
  yes: 'pode tocar ficha,toca ficha,tocar ficha,perfeitamente,certamente,ratifico,assim seja,amem,ship it,lgtm,po po,é o próprio,e a propria,aprovado,aprovo,homologo,deferido,ta valendo,simbora,e ele,esse ai mesmo,bingo,acertou,na mosca,pois sim,sem problema,sem problemas,pode botar,pode por,pode guardar,pode anotar,fechô,deu certo,bão,bão dimais,positivo operante,manda sim,salva,e isso mesmo,é esse,é essa,manda brasa,tá ótimo,confere,confirmadíssimo,autorizado,autorizo,procede,sim,s,ss,sin,simm,isso,isso mesmo,isso ai,é isso,é isso aí,exato,exatamente,certo,certinho,certeza,com certeza,certissimo,correto,corretissimo,confirmo,confirma,confirmado,confirmar,pode,pode sim,pode ser,pode ir,pode mandar,pode fazer,claro,obvio,ok,okay,okey,okk,blz,ta,ta bom,tá certo,ta ok,tudo certo,fechado,fechou,combinado,positivo,afirmativo,uhum,aham,ahan,uhun,hum hum,aha,manda ver,manda bala,manda,vai,vai la,vai nessa,bora,vamos,vamo,demorou,dale,show,perfeito,perfeita,joia,tranquilo,de acordo,concordo,aceito,quero,é sim,foi,foi isso,era isso,e esse mesmo,esse mesmo,essa mesma,yes,yep,yeah,y,por favor,top,massa,lógico,sem duvida,sem duvidas,segue,prossiga,prossegue,tamo junto,firmeza,absoluta,bele,belezinha,partiu,agora sim,verdade,é verdade,afirmo,sigo,joinha,pode crer',
  no: 'nop,nah,neca,nana,negado,de jeito maneira,de maneira nenhuma,em hipotese alguma,tira a mao,mantenha,mantém,nana nina,passo,dispenso,recuso,nego,nao e este,nao e esta,nao é ele,nao é ela,naoo,naooo,nao mesmo,nao era esse,nao era essa,nao quero apagar,quero manter,errou,nem vem,deixa como ta,deixa como esta,nao faça isso,nao pode,discordo,nao autorizo,nops,nope,no,nananinanao,negativo,de jeito nenhum,jeito nenhum,de forma alguma,claro que nao,nada disso,nada a ver,nada,nem,melhor nao,agora nao,hoje nao,ainda nao,por enquanto nao,nao quero,nao precisa,errado,ta errado,tudo errado,nao e isso,nao era isso,nao foi isso,nao e esse,nao e essa,nem a pau,nem ferrando,never,nunca,jamais,sai fora,prefiro nao,deixa quieto nao,de modo algum,ta maluco,incorreto',
  none_of:
    'nenhum destes,nenhuma destas,nenhum daqueles,nenhuma daquelas,nenhum,nenhuma,nenhum deles,nenhuma delas,nenhum desses,nenhuma dessas,nenhum dos dois,nenhuma das duas,nenhuma das tres,nenhum dos tres,nenhuma das anteriores,nao e nenhum,nao e nenhuma,outro,outra,e outro,é outra,nao ta ai,nao esta ai,nao ta na lista,nao esta na lista,nao tem o que eu quero,nem um nem outro',
  stop: 'nem precisa mais,xapralá,deixa baixo,deixa rolar,bora parar,abortar a operacao,desisto do procedimento,larga disso,nao precisa registrar,nao quero registrar,melhor deixar,deixa isso quieto,esquece esse,nao vou mais,cancela,cancelar,cancele,cancelado,cancela isso,cancela tudo,para,para tudo,parar,pare,stop,chega,esquece,esqueça,esquece isso,esquece tudo,esqueci,deixa,deixa pra la,deixa isso pra la,deixa quieto,deixa estar,desisto,desisti,desistir,sai,sair,saia,aborta,abortar,volta,voltar,anula,nao quero mais,mudei de ideia,melhor cancelar,melhor esquecer,nevermind,nvm,pra la,deixa disso,encerra,encerrar,larga mao,larga isso,nao precisa mais,precisa mais nao,quero parar,quero desistir,pode cancelar,pode parar,pode esquecer,pode deixar,depois eu vejo,depois vejo isso,vejo depois,deixa pra depois,fica pra depois,outra hora,outro dia,interrompe,interromper,ignora,abandona,deixa pra proxima',
  option_noun: 'opção,alternativa,número,item,escolha,n,num,resultado',
  ordinal_1: 'primeiro,primeira,primeirao,primeirona,primeirinho,primeirinha,1º,1ª,pri,do topo,de cima,o um,a um',
  ordinal_2: 'segundo,2º,2ª,segundao,o dois,a dois',
  ordinal_3: 'terceiro,3º,3ª,o tres,a tres',
  ordinal_4: 'quarto,4º,4ª,o quatro,a quatro',
  ordinal_5: 'quinto,5º,5ª,o cinco,a cinco',
  ordinal_6: 'sexto,6º,6ª,o seis,a seis',
  ordinal_7: 'setimo,sétima,7º,7ª,o sete',
  ordinal_8: 'oitavo,oitava,8º,8ª,o oito',
  ordinal_9: 'nono,nona,9º,9ª,o nove',
  ordinal_10: 'decimo,decima,10º,10ª,o dez',
  ordinal_last: 'ultimo,ultima,ultimao,a de baixo,de baixo,derradeiro,lanterna',
  ordinal_penult: 'penultimo, penultima',
  ordinal_middle: 'do meio,o do meio,a do meio,meio',
  ordinal_other: 'o outro, a outra',
  ordinal_all:
    'todos,todas,tudo,todos eles,todas elas,os dois,as duas,os tres,as tres,ambos,ambas,todo mundo,todinhos,todinhas,tudo isso',
  continue:
    'ver o resto,quero ver o resto,toca o barco,toca adiante,pode tocar,dê sequência,dar sequencia,da sequencia,vai em frente,segue o baile,e depois,que mais,o que mais,e mais,vai falando,restante da analise,o restante,prossiga com,continua vai,mais,continua,continue,continuar,pode continuar,prossegue,prossiga,pode prosseguir,segue,pode seguir,siga,quero o resto,o resto,e o resto,termina,retoma,retomar,vai continuando,conta mais,fala mais,me fala mais,de onde parou,pode terminar,ver mais,proxima pagina',
  good: 'satisfatorio, satisfatória, essa ajudo, ajudo muito, era isso, certeira, mandou bem na resposta, ❤️, 👏, 🔥, amei a resposta, deu certim, adorei a resposta, essa foi boa, 👍, gostei, acertou, ajudou, util, muito util, me ajudou, ajudou sim, curti,boa ajudou',
  bad: 'sem noção, serviu nao, veio tudo trocado, veio errado, ficou ruim, viajou na resposta, viajou, deixou a desejar, nao era disso, nao foi disso, ta por fora, 👎, nao gostei, nao ajudou, nao me ajudou, nao era isso, pessimo, horrivel, inutil, nao entendeu, entendeu errado, nao serviu, nao respondeu, ta viajando,nada a ver',
} as const;
