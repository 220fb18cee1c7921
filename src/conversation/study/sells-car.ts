// "Vale a pena vender?", behind "meu carro gasta 1.300 por mês" and "uso uber umas 20 vezes a 22": of that car.

import { folded } from '../../domain/fold.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { carCosts } from './car-costs.ts';
import { premises } from './premises.ts';

const ASKS =
  /^(?:(?:e|mas|entao|ai|sera que) )*(?:vale (?:mais )?a pena|vale|compensa|e melhor|devo|vendo|melhor|o que compensa)\b(?=.*\b(?:vend\w+|ficar sem|largar|carro|app|uber)\b)[^\d]{0,60}$|^(?:(?:e|mas|entao) )*(?:vendo|vendo ou nao|vendo ele|fico com (?:ele|o carro))$/;
const CAR = /\b(?:carro|moto)\b/;
const OF_CAR =
  /\b(?:carro|moto|gasolina|alcool|combustivel|seguro|ipva|licenciamento|estacionamento|manutencao|oficina|pneus?|uber|99|app|aplicativo|taxi|onibus)\b/;

/** @returns undefined unless what a car costs was told a moment ago */
export function sellsCar(situation: Situation): Decision | undefined {
  if (!ASKS.test(folded(situation.text))) return undefined;
  const told = premises(situation, ['set_recurring']).filter((one) => OF_CAR.test(folded(one)));
  const figures = carCosts(told, situation);
  if (figures.owning === undefined || !told.some((one) => CAR.test(folded(one)))) return undefined;
  const text = `vale a pena vender o carro? ${told.join('; ')}`;
  return run({
    tool: 'study_question',
    args: {
      question: {
        text,
        domain: 'planejamento_financeiro',
        coordinator: 'planejamento',
        figures,
        chosen: { playbook: 'vender_carro', text },
      },
    },
  });
}
sellsCar.says = [ASKS];
