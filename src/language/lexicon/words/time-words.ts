// Time words, listed for typo correction and so that names and descriptions omit them. The date and period parsers interpret them.

export const TIME_WORDS = {
  time: 'hoje,ontem,anteontem,trasanteontem,amanhã,agora,cedo,noite,tarde,manhã,madrugada,meio dia,semana,semanas,dia,dias,mês,meses,ano,anos,quinzena,bimestre,trimestre,semestre,hora,horas,minuto,minutos,passado,passada,retrasado,retrasada,próximo,próxima,seguinte,atual,corrente,que vem,fim de semana,feriado,fds,depois,antes,recente,recentes,recentemente,ultimamente,agorinha',
  weekday:
    'segunda,terça,quarta,quinta,sexta,sábado,domingo,segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,seg,ter,qua,qui,sex,sab,dom',
  month:
    'janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro,jan,fev,abr,jun,jul,ago,set,out,nov,dez',
  today: 'hoje, agora',
  past_day: 'ontem,anteontem,trasanteontem',
  future_day:
    'amanhã,depois de amanhã,que vem,proxima,próximo,próximas,próximos,semana que vem,mes que vem,ano que vem',
} as const;
