// Delivers waiting messages by priority, with limited concurrency. Under load lower priorities are delayed; a message
// that waited too long goes first; a timeout is answered in the agent's place, so every message gets an answer.

import type { Instant } from '../domain/ids.ts';
import { NOTHING_USED, noAnswer } from './answer.ts';
import type { Agent, Operation } from './contract.ts';
import { type Addressed, type Delivery, type DeliveryDeps, deliveryOf } from './delivery.ts';
import type { Erro, Mensagem, Prioridade, Resposta } from './envelope.ts';
import type { Notice } from './notice.ts';
import { queueOf, type Waiting } from './queue.ts';
import { rateOf } from './rate.ts';

export type DispatcherDeps = Omit<DeliveryDeps, 'occupied' | 'ended'> & {
  readonly notify: (notice: Notice) => void;
  readonly answered: (answer: Resposta, ms: number) => void;
};

type Pending = Waiting & Addressed & { readonly resolve: (answer: Resposta) => void };

export interface Dispatcher {
  submit(message: Mensagem, agent: Agent, operation: Operation): Promise<Resposta>;
  inFlight(): boolean;
  /** Answers everything with `erro` and stops delivering. */
  close(erro: Erro): void;
}

/**
 * A dispatcher for one mission: at most `limits` deliveries at once; every message handed in resolves to one answer,
 * also after `close`.
 */
export function dispatcherOf(deps: DispatcherDeps): Dispatcher {
  const { clock, after, limits, notify } = deps;
  const queue = queueOf<Pending>(limits.starvationMs);
  const rate = rateOf(limits.rate);
  /** Delivered and unanswered. */
  const flying = new Set<Delivery>();
  let running = 0;
  let calmAt: Instant | undefined;
  let closed = false;
  let cancelWake: (() => void) | undefined;

  /** Delivers what may be delivered now, and schedules the next call. */
  function pump(): void {
    if (closed) return;
    const now = clock.now();
    for (let starved = queue.starved(now); starved !== undefined; starved = queue.starved(now)) {
      notify({ kind: 'fome', agente: starved.message.destinatario, waitedMs: now - starved.since });
      deliver(starved);
    }
    const flooded = calmAt !== undefined;
    calmAt = rate.calmAt(now);
    if (calmAt !== undefined && !flooded) notify({ kind: 'vazao', until: calmAt });
    while (running < limits.concurrency) {
      const pending = queue.next((priority) => calmAt === undefined || urgent(priority));
      if (pending === undefined) break;
      deliver(pending);
    }
    wakeLater(now);
  }

  function wakeLater(now: Instant): void {
    cancelWake?.();
    cancelWake = undefined;
    if (queue.size() === 0) return;
    const at = Math.min(
      queue.starvesAt() ?? deps.endsAt,
      running < limits.concurrency ? (calmAt ?? deps.endsAt) : deps.endsAt,
    );
    cancelWake = after(Math.max(0, at - now), pump);
  }

  function deliver(pending: Pending): void {
    const delivery = deliveryOf(pending, {
      ...deps,
      occupied(change) {
        running += change;
      },
      ended(answer, ms) {
        flying.delete(delivery);
        deps.answered(answer, ms);
        pending.resolve(answer);
        pump();
      },
    });
    flying.add(delivery);
    delivery.start();
  }

  return {
    inFlight: () => flying.size > 0,
    submit: (message, agent, operation) =>
      new Promise((resolve) => {
        const since = clock.now();
        rate.sent(since);
        queue.add({ priority: message.prioridade, since, message, agent, operation, resolve });
        pump();
      }),
    close(erro) {
      closed = true;
      cancelWake?.();
      const now = clock.now();
      for (const { message, since, resolve } of queue.drain()) {
        resolve(noAnswer(erro, { id: deps.id(), message, now, startedAt: since, used: NOTHING_USED }));
      }
      for (const delivery of [...flying]) delivery.fail(erro);
    },
  };
}

const urgent = (priority: Prioridade): boolean => priority === 'CRITICA' || priority === 'ALTA';
