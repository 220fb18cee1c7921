// What people also send and nobody here can do: nothing may be written or removed on any of these.

export const OUT_OF_SCOPE: readonly string[] = `
chama um uber pra mim
liga pra minha mãe
toca uma música do Djavan
qual a previsão do tempo pra amanhã?
traduz bom dia pro japonês
quem ganhou o jogo de ontem?
abre o portão da garagem
acende a luz da sala
me conta uma piada
quanto é 17 vezes 23?
faz uma redação sobre o meio ambiente
qual a capital da Mongólia?
marca uma consulta com o cardiologista pra mim
manda um zap pro João dizendo que eu atrasei
pede uma pizza de calabresa
compra duas passagens pra Recife
paga esse boleto pra mim
faz um pix de 50 pra Maria
transfere 200 pro meu irmão
bloqueia meu cartão
aumenta meu limite
que horas são em Lisboa?
me acha o caminho mais rápido pro aeroporto
escreve um código em python que ordena uma lista
corrige essa frase: nós vai
qual o remédio bom pra dor de cabeça?
meu cachorro comeu chocolate, e agora?
o carro tá fazendo um barulho estranho
estou triste hoje
briguei com meu marido
me indica um advogado trabalhista
como tira mancha de vinho da camisa?
receita de bolo de cenoura
quantas calorias tem um pão francês?
o que significa sonhar com dente caindo?
meu signo hoje
a que horas passa o ônibus 5012?
reinicia o servidor
lê a notícia de hoje
cadê meu pedido da loja?
`
  .trim()
  .split('\n');
