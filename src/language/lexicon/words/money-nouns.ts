// Money nouns: entries, assets, debts and plans.

export const MONEY_NOUNS = {
  tx_noun:
    'gasto,gastos,despesa,despesas,lancamento,lançamentos,compra,compras,transacao,transações,pagamento,pagamentos,receitas,entrada,entradas,saida,saídas,movimentacao,movimentações,registro,registros,transferencia,pix,gastinho,gastança,recebimento,recebimentos,ganho,ganhos,custo,custos,conta,contas,parcela,saque,deposito,reembolso,fatura,valor lançado,valores,debito,estorno,cobrança,cobranças',
  tx_only:
    'gasto,gastos,despesa,despesas,lancamento,lançamentos,compra,transacao,transações,pagamento,pagamentos,receitas,movimentacao,movimentações,recebimento,saque,pix,deposito,transferencia,entrada,entradas,saida,saídas,valor,cobrança,compras,registro,registros',
  expense_noun: 'gasto,gastos,despesa,despesas,compra,compras,saida,saídas,custo,custos,gastança,pagamento,pagamentos',
  income_noun:
    'receita,receitas,entrada,entradas,ganho,ganhos,renda,rendas,recebimento,recebimentos,faturamento,salario,rendimentos,rendimento,proventos,dividendos,entradinha',
  money_noun: 'dinheiro,grana,din,dindin,bufunfa,verba,tutu,cash,capital,reais,real,dinheirinho,prata,pila',
  finance_noun:
    'dinheiro,grana,gasto,gastos,despesa,despesas,conta,contas,saldo,fatura,faturas,cartao,cartoes,orcamento,renda,salario,divida,dividas,parcela,parcelas,boleto,boletos,limite,meta,metas,receita,receitas,extrato,patrimonio,investimento,investimentos,reserva,finanças,financeiro,financeira,banco,credito,debito,pix,compra,compras,lancamento,lançamentos,mensalidade,assinatura,assinaturas,teto,cofrinho,caixinha,poupança,bolso,carteira,juros,emprestimo,prestação,prestações,economia,economias,aluguel,fixo,bens,aplicacao,aplicacoes,rendimento,rendimentos,valor,total,recorrente,recorrentes,recorrencia,vencimento,mes,custo,custos,financiamento,cdb,tesouro,ações',
  balance_noun: 'saldo, saldos',
  account_noun: 'conta,contas,banco,carteira,conta corrente,bolso',
  statement_noun: 'extrato,extratos,lançamentos,movimentações,transações,movimento,histórico,registros',
  summary_noun:
    'resumo,resumao,resuminho,balanço,apanhado,fechamento,panorama,geralzao,balancete,parcial,relatório,geral,sintese',
  diag_noun:
    'analise,avaliação,diagnostico,raio x da minha vida,raio-x das minhas,raio-x dos meus,raio-x do meu,raio-x do mes,raio-x financeiro,parecer,opinião,checkup financeiro,check-up financeiro,leitura,critica,saude financeira,vida financeira,situação financeira,conselho,conselhos,sugestão,sugestoes,dica,dicas,orientação,recomendação,veredito,consultoria,luz no fim do tunel',
  budget_noun: 'limite,teto,orçamento,máximo,budget,verba',
  goal_noun: 'meta,metas,objetivo,cofrinho,caixinha,alvo,sonho,reserva,porquinho',
  target_noun: 'meta,metas,objetivo,alvo',
  jar_noun:
    'caixinha do nubank,caixinha do nu,cofrinho do picpay,cofrinho do mercado pago,cofrinho,cofre,caixinha,poupança,porquinho,reserva,reserva de emergencia,investimento,investimentos,aplicação,cdb,lci,lca,tesouro,tesouro direto,tesouro selic,corretora,fundo,fundo imobiliário,fii,fiis,cripto,bitcoin,ações,previdência,renda fixa,caixinhas,cofrinhos,poupancinha,criptomoeda,ethereum,etf,ação,debenture',
  asset_class:
    'cdb,lci,lca,tesouro,tesouro direto,tesouro selic,ações,fii,fiis,fundos imobiliarios,fundo imobiliario,cripto,criptomoeda,criptomoedas,bitcoin,renda fixa,renda variável,previdencia,previdencia privada,poupança,fundos,etf,debentures,fundo',
  invoice_noun: 'fatura,faturas,fatura do cartão,conta do cartão,cartão do mês,fatra',
  card_noun: 'visa,mastercard,hipercard,cartão,cartoes,cartão de crédito',
  limit_noun: 'limite, limite do cartão',
  installment_noun:
    'parcela,parcelas,prestação,prestações,parcelamento,parcelamentos,parcelinha,parcelado,parcelados,parceladas,parcelada,carnê',
  debt_noun:
    'dívida,dívidas,empréstimo,empréstimos,financiamento,financiamentos,consignado,rotativo,cheque especial,devo,endividado',
  invest_noun:
    'investimento,investimentos,investido,investida,investidos,investi,aplicado,aplicados,aplicação,aplicações,carteira de investimentos,ativos',
  networth_noun: 'patrimônio,patrimônio líquido,bens,fortuna,riqueza',
  saved_noun:
    'guardado,guardada,guardados,poupado,reserva,reservado,reservas,poupança,caixinhas,caixinha,cofrinho,cofrinhos,reserva de emergência,economias,pé de meia',
  savings_verb_noun: 'economizado,poupado,sobra,sobrou,economia',
  recurring_noun:
    'coisa fixa,assinatura,assinaturas,recorrência,recorrencias,recorrente,recorrentes,mensalidade,mensalidades,conta fixa,contas fixas,gasto fixo,gastos fixos,despesa fixa,despesas fixas,receita fixa,receitas fixas,debito automatico,fixos,fixas,cobrança mensal,lançamento automático,lançamento fixo,custo fixo,renda fixa mensal,entrada fixa',
  pending_noun:
    'boleto,boletos,vencimento,vencimentos,a pagar,a vencer,pendente,pendentes,pendencia,pendências,em aberto,agendado,agendados,agendadas,agendada,atrasada,atrasadas,atrasado,atrasados,vencida,vencidas',
  forecast_cue:
    'previsão,projeção,previsto,estimativa,vou fechar,vai fechar,fecho,vou terminar,termino,vai sobrar,deve sobrar,vou ficar,vou acabar',
  ceiling_cue:
    'até,limite,teto,máximo,não passe de,não passem de,não ultrapasse,nao gastar mais de,nao gastar mais que,passar de,ultrapassar,estourar,orçamento',
  own_money: 'meu,minha,meus,minhas,tenho,minhas contas,possuo,nosso,nossa',
  finance_adj: 'financeiro,financeira,financeiras,financeiros,economico,monetário',
  refund_noun: 'reembolso,estorno,cashback,restituição,devolução,ressarcimento,restituicao do ir,chargeback',
  salary_noun: 'salário,pagamento,ordenado,décimo terceiro,13º,férias,adiantamento,bônus,comissão,plr',
  worth_noun: 'dolar, euro',
  costly_noun:
    'carro,moto,casa,apartamento,apê,terreno,notebook,celular,iphone,geladeira,tv,sofá,obra,reforma,viagem,colchão,motor,cirurgia,faculdade,computador,reboque,consorcio',
} as const;
