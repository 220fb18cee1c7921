// Cues for the figure that a question about stored data asks for.

export const QUERY_CUES = {
  q_total:
    'total,soma,somatorio,ao todo,no total,somando,totalizando,dao quanto,deu quanto,da quanto,montante,quantia,valor',
  q_avg: 'media,médio,media de,em media,ticket medio',
  q_max:
    'maior,maiores,mais caro,mais cara,mais caros,mais caras,campeã,campeãs,campeao,campeões,líder,lideres,top,ranking,mais alto,mais alta,mais pesado,recorde,mais gastei,gastei mais,gasto mais,mais gasto,mais comprei,compro mais,mais pesou,pesou mais,mais recebi,recebi mais,mais consumiu,mais levou,principal,principais,mais usei,mais frequente,mais frequentes,mais altos,mais altas,mais gastamos,gastamos mais,mais gasta,mais gastou',
  q_min: 'menor,menores,mais barato,mais barata,mais baixo,mais baixa,gastei menos,menos gastei,mais em conta',
  q_last: 'ultimo,ultima,ultima vez,recente,por ultimo',
  q_share:
    'quantos por cento, por cento, porcentagem, percentual, que parte, qual a parte, que fatia, fatia, proporção, qual parte, fração, %',
  q_breakdown:
    'por categoria,por forma de pagamento,por conta,por cartão,por banco,mês a mês,dia a dia,por dia da semana,por loja,por lugar,por estabelecimento,por pessoa,por método,por tipo,separado por,separados por,agrupado por,agrupados por,dividido por,divididos por,distribuição,detalhado por,quebra por,quebrado por,cada categoria',
  q_compare:
    'comparado,comparar,compara,comparando,comparação,comparativo,em relação,versus,vs,x,frente a,diferença entre,aumentou,diminuiu,subiu,cresceu,mais que,mais do que,menos que,menos do que,maior que,maior do que,menor que,menor do que,mudou,variação,variou,evoluiu,melhor que,melhor do que,pior que,pior do que,acima da media,abaixo da media',
  q_over:
    'maior que, maiores que, maior do que, maiores do que, mais de, a partir de, superior a, superiores a, passou de, passaram de, mais que, acima, >',
  q_under: 'menor que, menores que, menor do que, menores do que, menos de, inferior a, inferiores a, ate, abaixo, <',
  q_zero_days: 'dias sem gastar,dias sem gasto,dias sem gastos,dias sem comprar,dia sem gastar,dias sem despesa',
  q_remain:
    'sobra,sobrou,sobraram,resta,restou,restam,falta,faltam,faltou,ainda tenho,ainda posso,ainda da,resto,restante,disponível,quanto ainda,ainda cabe,sobrando,restando,livre,sobrar,restar',
  q_status:
    'como ta,como esta,como anda,como vai,como estao,como tao,como andam,status,situação,progresso,andamento,ta em quanto,quanto ja,quanto falta,ta quanto,estourei,passei,bati,cheguei,atingi,alcancei,to dentro,estou dentro,passei do,ja passei,ultrapassei,consegui bater,ja estourei,cumpri,dentro do,dentro da,furei',
  q_check:
    'positivo,negativo,no vermelho,no azul,vermelho,azul,no positivo,zerado,zerada,alguma coisa,algum dinheiro,alguma grana',
  q_flow_in:
    'recebi,ganhei,entrou,recebido,recebidos,ganho,faturei,caiu,entraram,renda,receita,receitas,entrada,entradas,recebemos,ganhos,recebimentos,vendi,lucrei,ganhamos,recebeu,salario',
  q_flow_out:
    'gastei,gasto,gastos,paguei,comprei,gastamos,despesa,despesas,saiu,sairam,pago,torrei,desembolsei,comi,pedi,gastou,foi,deu,custou,custaram,compra,compras,saida,saídas,pagamos,compramos,gastando,consumi,levou,custando,usei,passei,desembolsamos,gasta,peguei,quitei,mandei,enviei,transferi,foram,doei,andei,fiz,bebi,tomei,abasteci',
  q_per_day: 'por dia,ao dia,diario,diaria,diariamente,cada dia',
  q_per_week: 'por semana,semanal,semanalmente,na semana',
  q_per_month: 'por mes,ao mes,mensal,mensalmente,cada mes,todo mes',
  q_per_purchase: 'por compra,por vez,por visita,por refeição,cada vez,ticket medio',
  g_category:
    'categoria,categorias,por categoria,com o que,em que,no que,tipo de gasto,tipo de despesa,que tipo,área,cada categoria',
  g_merchant:
    'por lugar,loja,lojas,estabelecimento,estabelecimentos,lugar,lugares,onde,em que lugar,restaurantes,fornecedor',
  g_method: 'forma de pagamento,formas de pagamento,método,meio de pagamento',
  g_account: 'por conta,por banco,por cartão,cada conta,cada banco,cada cartao,qual cartao,qual banco',
  g_day: 'que dia,qual dia,em que dia,dia a dia,por dia,dias que mais,dia que mais,dia que eu mais',
  g_weekday: 'dia da semana,por dia da semana',
  g_week: 'por semana,qual semana,que semana',
  g_month: 'mes a mes,por mes,qual mes,que mes,em que mes,em qual mes,pior mes,melhor mes,mês que mais,cada mes',
  g_person: 'por pessoa,pra quem,com quem,de quem,quem',
  plain_check:
    'ja,ja foi,ja ta,ja esta,ja caiu,ja entrou,ta pago,ta paga,esta paga,foi pago,foi paga,ja paguei,paguei,tao pagos,foram pagos',
  paid_word: 'pago,paga,pagos,pagas,quitado,quitada,quitados,quitadas,paguei,quitei,acertado,pagou,pagamos',
  arrived_word: 'caiu,entrou,recebi,pingou,chegou,depositaram,depositou',
  due_word:
    'vence,vencem,vencendo,vencimento,vencimentos,vencer,a pagar,pra pagar,vencida,vencidas,atrasada,atrasadas,atrasado,atrasados,pendente,pendentes,em aberto,agendado,agendadas,agendados,agendada,falta pagar,faltam pagar,vencidos,proxima conta,proximo boleto,venceu',
  times_word: 'vez, vezes',
  list_head:
    'lista,listar,liste,mostra,mostre,exibe,ver,relaciona,detalha,detalhe,puxa,abre,me passa,me da,me mostra,me manda,traz',
} as const;
