// Context words of numbers that are not money. Data only; `not-amounts.ts` defines how each list is used.

import { MONTHS, SHORT_MONTHS } from '../dates/date-words.ts';

function set(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '));
}

/** Units of measure of purchases: "a" makes the amount a unit price ("10 litros a 6,29"). */
export const MEASURES = set(
  'milimetros milimetro centimetros centimetro kg kgs quilo quilos g gr gramas grama mg l lt lts litro litros ml m mt mts metro metros cm mm km kms',
  'hora horas hrs hs h min mins minuto minutos diaria diarias',
);

/** Containers; a number right before one is a count, and "a" or "cada" after it gives a unit price. */
export const VESSELS = set(
  'duzia duzias saco sacos saca sacas sacaria caixa caixas caixote caixotes fardo fardos pacote pacotes lata latas latao latinha latinhas',
  'garrafa garrafas engradado engradados balde baldes feixe feixes maco macos muda mudas cartela cartelas bandeja bandejas par pares',
  'peca pecas cabeca cabecas arroba arrobas molho molhos pote potes barra barras vidro vidros galao galoes botijao botijoes milheiro',
  'xicara xicaras colher colheres cento centos resma resmas rolo rolos bombona bombonas tonelada toneladas carrada carradas kilo kilos',
);

/** Words after a number that make it a size, a duration or a share. Never multiplied. */
export const UNITS = set(
  'x vezes vez parcela parcelas prestacao prestacoes seg segundos dia dias semana semanas mes meses ano anos aninhos bimestres',
  'trimestres semestres noites noite pessoa pessoas amigos convidados un und unid unidade unidades polegada polegadas pol gb tb mb',
  'miligrama miligramas mcg mililitro mililitros gota gotas ampola ampolas comprimido comprimidos capsula capsulas w watt watts v volt volts hz amp amps ampere amperes demao demaos gema gemas take takes passo passos camafeus mp btus grau graus boca bocas porta portas lugar lugares estrela estrelas gaveta gavetas andares marchas fios vias cilindros temporada temporadas',
  'episodio episodios eps ep capitulo capitulos paginas pontos pts gols likes seguidores visualizacoes por-cento cento',
  '% cv rpm mah mbps mega megas fps quartos comodos alqueires hectares horas-aula',
);

/** "1,80 de altura". */
export const SIDES = set('altura largura comprimento profundidade espessura');

/** Nouns usually counted: a number before them is never a price. */
export const COUNTED = set(
  'ovos ovo latas latinhas garrafas pacotes caixas caixinhas salgados salgadinhos doces docinhos brigadeiros paes paezinhos itens',
  'filmes series repeticoes notas videos links lembretes musicas livros ingressos filhos filhas alunos opcoes resultados fotos coisas',
);

/** Words before a number that make it a name, an address, a position or a code. */
export const NAMED_BEFORE = set(
  'quarto vaga peso pesa mede linha apto apartamento ap bloco numero sala km br sp rodovia lote quadra codigo protocolo cpf cnpj rg cep ramal tel',
  'telefone agencia ag senha placa voo portao poltrona assento tamanho tam manequim item itens opcao alternativa artigo art inciso',
  'lei temporada temp episodio ep capitulo cap volume vol parte versao canal top sub linhas parcela prestacao cartela mesversario',
  'ultimos ultimas proximos proximas pagina pag fase nivel questao licao modulo etapa salmo hino conjunto torre andar chave pedido rastreio nf turma serie idade',
  'trilha talhao baia gaiola canteiro leito pavilhao curral estaca poste cela frequencia carteirinha prontuario pg cvv crm oab crea coren crp cid siape colmeia matricula inscricao contrato # pin otp token somos eramos',
);

/** Product lines whose following small number is a model. */
export const MODELS = set(
  'iphone galaxy ps playstation xbox windows fifa redmi poco gta office android ios macbook ipad airpods watch fiat',
  'peugeot mazda fusca formula rtx gtx ryzen core note edge mate switch vingadores rambo rocky shrek duna deadpool',
);

/** Words before which a four-digit number is a year. */
export const YEAR_BEFORE = set('em de do ano anos desde ate ( fim inicio final dezembro janeiro versao modelo copa');

/** Words that announce a price; after one, even 1999 is money. */
export const PRICE_CUES = set(
  'ganho ganhando recebo por deu deram foi foram custou custaram custa custava custando saiu sairam saindo ficou ficaram paguei pagou pagamos pagando',
  'pagar gastei gastou gastamos gastando recebi recebemos ganhei ganhamos torrei desembolsei total valor preco mandei transferi',
  'depositei depositou entrou caiu sao era eram cobrou cobraram vendi emprestei devolvi pus botei coloquei guardei investi apliquei',
);

/** Verbs of sharing: after them "em 4" and "por 3" count people. */
export const SHARING = set(
  'dividi dividiu dividimos dividir dividido dividida dividindo divide divididos divididas racha rachei rachou rachamos rachar rachado rachada rachados rachadas rachando',
);

/** Months, as they follow a day: "25 de março". */
export const MONTH_NAMES = new Set([...MONTHS.keys(), ...SHORT_MONTHS.keys()]);

/** Plural-like words after a number that are not counted nouns. */
export const NOT_THINGS = set(
  'e reais mais menos nas nos das dos pras pros depois antes apenas aos pelas pelos mas contos pilas mangos paus pratas dolares euros',
  'centavos juros fixos fixas mensais todos todas esses essas fois pois deles delas temos meus minhas redondos gratis ambas tres seis',
);
