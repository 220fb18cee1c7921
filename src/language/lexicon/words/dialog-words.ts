// Answers to a question: yes, no, stop, none of these, this one.

export const DIALOG_WORDS = {
  yes: 'sim, s, ss, sin, simm, isso, isso mesmo, isso ai, e isso, é isso, é isso aí, exato, exatamente, certo, certinho, certeza, com certeza, com certeza absoluta, certissimo, correto, corretissimo, confirmo, confirma, confirmado, confirmar, pode, pode sim, pode ser, pode ir, pode mandar, pode fazer, claro, claro que sim, obvio, ok, okay, okey, okk, blz, beleza, ta, ta bom, ta certo, ta ok, tá certo, tudo certo, fechado, fechou, combinado, positivo, afirmativo, uhum, aham, ahan, uhun, hum hum, aha, manda ver, manda bala, manda, vai, vai la, vai nessa, bora, vamos, vamo, demorou, dale, show, perfeito, perfeita, joia, tranquilo, de acordo, concordo, aceito, quero, quero sim, e sim, é sim, foi, foi sim, foi isso, foi isso mesmo, foi isso ai, era isso, era isso mesmo, e esse mesmo, esse mesmo, essa mesma, é essa, é esse, yes, yep, yeah, y, tem certeza sim, sim senhor, por favor, tranquilo, top, massa, e isso ai, logico, lógico, sem duvida, sem duvidas, segue, segue o jogo, prossiga, prossegue, tamo junto, firmeza, eh isso, eh, absoluta, bele, belezinha, partiu, agora sim, verdade, é verdade, positivo e operante, afirmo, sigo, isso isso, joinha, pode crer',
  no: 'nao, n, nn, naum, nops, nope, no, nananinanao, negativo, de jeito nenhum, jeito nenhum, nem pensar, de forma alguma, claro que nao, nada disso, nada a ver, nada, nem, melhor nao, acho que nao, agora nao, hoje nao, ainda nao, por enquanto nao, nao quero, nao precisa, nao obrigado, errado, ta errado, esta errado, tudo errado, ta tudo errado, nao e isso, nao era isso, nao foi isso, nao e esse, nao e essa, nem a pau, nem ferrando, never, nunca, jamais, que nada, sai fora, prefiro nao, deixa quieto nao, de modo algum, ta maluco, capaz que nao, incorreto, nao confirmo, nao mesmo, nem fudendo, nao nao',
  none_of:
    'nenhum, nenhuma, nenhum deles, nenhuma delas, nenhum desses, nenhuma dessas, nenhuma das opcoes, nenhum dos dois, nenhuma das duas, nenhuma das tres, nenhum dos tres, nenhuma das anteriores, nao e nenhum, nao e nenhuma, nao e nenhum desses, nao e nenhuma dessas, nenhuma opcao, outro, outra, e outro, é outra, nao ta ai, nao esta ai, nao ta na lista, nao esta na lista, nao tem o que eu quero, nem um nem outro, nenhum dai, nenhuma dai, nenhuma ai',
  stop: 'cancela, cancelar, cancele, cancelado, cancela isso, cancela tudo, cancela ai, cancela por favor, para, para tudo, parar, pare, stop, chega, esquece, esqueça, esquece isso, esquece tudo, esqueci, deixa, deixa pra la, deixa para la, deixa isso pra la, deixa quieto, deixa assim, deixa estar, deixe pra la, desisto, desisti, desistir, sai, sair, saia, aborta, abortar, volta, voltar, anula, nao quero mais, mudei de ideia, melhor cancelar, melhor esquecer, nevermind, nvm, pra la, deixa disso, encerra, encerrar, deixa baixo, larga mao, larga pra la, larga isso, nao precisa mais, precisa mais nao, quero cancelar, quero parar, quero desistir, pode cancelar, pode parar, pode esquecer, pode deixar pra la, pode deixar, agora nao quero mais, depois eu vejo, depois vejo isso, vejo depois, deixa pra depois, fica pra depois, outra hora, outro dia, interrompe, interromper, ignora, ignora isso, ignora ai, abandona, deixa pra proxima',
  option_noun: 'opcao, opção, alternativa, numero, item, número, escolha, n, num, resultado',
  ordinal_1:
    'primeiro, primeira, primeirao, primeirona, primeirinho, primeirinha, 1o, 1a, 1º, 1ª, pri, o de cima, a de cima, do topo, de cima, o um, a um',
  ordinal_2: 'segundo, 2o, 2a, 2º, 2ª, segundao, o dois, a dois',
  ordinal_3: 'terceiro, 3o, 3a, 3º, 3ª, o tres, a tres',
  ordinal_4: 'quarto, 4o, 4a, 4º, 4ª, o quatro, a quatro',
  ordinal_5: 'quinto, 5o, 5a, 5º, 5ª, o cinco, a cinco',
  ordinal_6: 'sexto, 6o, 6a, 6º, 6ª, o seis, a seis',
  ordinal_7: 'setimo, sétima, 7o, 7a, 7º, 7ª, o sete',
  ordinal_8: 'oitavo, oitava, 8o, 8a, 8º, 8ª, o oito',
  ordinal_9: 'nono, nona, 9o, 9a, 9º, 9ª, o nove',
  ordinal_10: 'decimo, decima, 10o, 10a, 10º, 10ª, o dez',
  ordinal_last: 'ultimo, ultima, o final, ultimao, a de baixo, o de baixo, de baixo, derradeiro, lanterna',
  ordinal_penult: 'penultimo, penultima',
  ordinal_middle: 'do meio, o do meio, a do meio, meio',
  ordinal_other: 'o outro, a outra',
  ordinal_all:
    'todos, todas, tudo, todos eles, todas elas, os dois, as duas, os tres, as tres, ambos, ambas, todo mundo, todinhos, todinhas, tudo isso',
  continue:
    'continua, continue, continuar, pode continuar, continua ai, prossegue, prossiga, pode prosseguir, segue, pode seguir, siga, quero o resto, o resto, manda o resto, e o resto, mostra o resto, me da o resto, termina, termina a analise, retoma, retomar, pode retomar, quero que continue, vai continuando, conta mais, fala mais, me fala mais, quero saber mais, mais detalhes, continua de onde parou, de onde parou, segue de onde parou, quero ver o resto, pode terminar, mostra mais, manda mais, ver mais, proxima pagina',
  good: '👍, 👍🏻, 👍🏼, 👍🏽, 👍🏾, 👍🏿, gostei, gostei da resposta, boa resposta, otima resposta, acertou, acertou em cheio, ajudou, util, foi util, muito util, era isso que eu queria, era isso mesmo que eu queria, resposta boa, me ajudou, ajudou sim, resposta perfeita, essa resposta ajudou, curti',
  bad: '👎, 👎🏻, 👎🏽, 👎🏾, nao gostei, nao gostei da resposta, nao ajudou, nao me ajudou, nao era isso, nao era isso que eu queria, nao era isso que eu perguntei, nao foi isso que eu perguntei, nao foi isso que pedi, nao era bem isso, resposta ruim, resposta errada, pessima resposta, pessimo, horrivel, inutil, nao entendeu, voce nao entendeu, vc nao entendeu, nao entendeu nada, voce errou, entendeu errado, voce entendeu errado, que resposta ruim, nada a ver essa resposta, ajudou nada, nao serviu, nao respondeu, voce nao respondeu, ta viajando',
} as const;
