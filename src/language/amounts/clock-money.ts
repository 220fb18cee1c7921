// Speech-to-text transcribes "seis e quarenta" as 6h40. It is read as money only when the message has no other amount and no word about time or
// scheduled events.

import type { Token } from '../tokens/token.ts';
import type { Amount } from './amount.ts';

const HAS_AN_HOUR = new Set(
  (
    'todo toda todos todas lembra lembrar lembre lembrete avisa avise avisar acorda acordar reuniao consulta medico aula voo ' +
    'onibus horario hora horas chega chegar chego cheguei sai sair saio comeca comecar comecou termina terminar encontro ' +
    'agenda agendar marca marcar marcado entrevista jogo sessao missa treino manha tarde noite madrugada amanha alarme despertador ' +
    'segunda terca quarta quinta sexta sabado domingo'
  ).split(' '),
);
/** "Das 8:50", but "o lanche das crianças 8:50". */
const AT_AN_HOUR = /^(?:as|ate|das|desde|pelas)$/;

function readClock(token: Token): { reais: number; centavos: number } | undefined {
  if (token.kind !== 'number') return undefined;
  const at = Math.max(token.norm.indexOf('h'), token.norm.indexOf(':'));
  if (at < 1 || at > 3 || token.norm.length !== at + 3) return undefined;
  const reais = Number(token.norm.slice(0, at));
  const centavos = Number(token.norm.slice(at + 1));
  return Number.isInteger(reais) && Number.isInteger(centavos) && reais + centavos > 0
    ? { reais, centavos }
    : undefined;
}

/** The single clock-shaped amount; undefined when it may be a time of day. */
export function findClockMoney(tokens: readonly Token[]): Amount | undefined {
  let found: Amount | undefined;
  let words = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (HAS_AN_HOUR.has(token.norm)) return undefined;
    if (token.kind === 'word' && token.norm.length > 2) words++;
    const clock = readClock(token);
    if (clock === undefined) continue;
    if (found !== undefined || AT_AN_HOUR.test(tokens[at - 1]?.norm ?? '')) return undefined;
    const cents = clock.reais * 100 + clock.centavos;
    found = { from: at, to: at + 1, cents, currency: 'BRL', marked: false, approx: false, sign: 0, form: 'clock' };
  }
  // Minutes above 59 cannot be a time: 7h90.
  return words > 0 || (found !== undefined && found.cents % 100 > 59) ? found : undefined;
}
