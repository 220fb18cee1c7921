// Counts webhook responses by channel and HTTP status.

import type { Gauge } from '../http/health.ts';

export interface WebhookAnswers {
  count(channel: string, status: number): void;
  samples(): readonly Gauge[];
}

/** Counted since the process started. */
export function webhookAnswers(): WebhookAnswers {
  const answers = new Map<string, Gauge>();
  return {
    count(channel, status) {
      const key = `${channel} ${status}`;
      const value = (answers.get(key)?.value ?? 0) + 1;
      answers.set(key, { name: 'webhook_answers', labels: { channel, status: String(status) }, value });
    },
    samples: () => [...answers.values()],
  };
}
