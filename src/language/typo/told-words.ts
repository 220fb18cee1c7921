// Words that patterns over plain text look for and that no word list holds: they must not be mended into a neighbour.

export const TOLD_WORDS = `
duna dunas custeio pronaf fies consorcio penhor moderado moderada arrojado arrojada conservador conservadora agressivo agressiva perfil
feirante taxista rendeira capataz leciono aposentada aposentado autonomo autonoma enfermeira motoboy lavrador pescador pescadora
prometeu cogitei sonhando sonhei oferecendo boato golpe frete custei custeia parcelei financiado financiada quitadas rateio rateamos
freguesa fregues paciente inscrito patrocinador locatario locataria contratante secretaria medica medico prof gorjeta
recusada recusado recusadas recusados negada negado reprovada reprovado anunciou anunciaram anunciando simulei simulacao orcou orcaram cotei recusei
brincadeira zoeira zoando absurdo roubo antigamente epoca gostaria pretendo planejo tomara vizinha vizinho governo prefeitura geladeira
milimetros milimetro
`;
