// A sender with a request under way when the server gets SIGTERM. Closing the listening socket leaves its connection open, so its next
// request still arrives, and must be refused.

import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Letter, noteLetter, type Posting, postingOf } from './letter.ts';

export type Latecomer = {
  /** The letter under way, and the one that comes too late. */
  readonly letters: readonly Letter[];
  /** Waits until the server lets nobody in, ends the first and sends the second. @returns what that was answered; undefined when it was cut off. */
  knock(): Promise<number | undefined>;
};

let people = 0;

/** Resolves when the server has seen the beginning of the first letter. */
export async function latecomer(base: string): Promise<Latecomer> {
  people += 1;
  const person = String(540_000_000 + people);
  const started = noteLetter('telegram', person, 1, 880_000 + people * 2);
  const tooLate = noteLetter('telegram', person, 2, 880_001 + people * 2);
  const [first, late] = [postingOf(started), postingOf(tooLate)];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = ({ path, headers, body }: Posting, more: Record<string, string> = {}): ClientRequest =>
    request(base + path, { method: 'POST', agent, headers: { ...headers, 'content-length': body.length, ...more } });
  const answered = async (call: ClientRequest): Promise<number | undefined> => {
    try {
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      return response.statusCode;
    } catch {
      return undefined;
    }
  };
  const underWay = post(first, { expect: '100-continue' });
  underWay.flushHeaders();
  await once(underWay, 'continue');
  return {
    letters: [started, tooLate],
    async knock() {
      while (await open(base)) await sleep(2);
      underWay.end(first.body);
      started.acked = (await answered(underWay)) === 200;
      const call = post(late);
      call.end(late.body);
      const status = await answered(call);
      tooLate.acked = status === 200;
      agent.destroy();
      return status;
    },
  };
}

/** Whether anybody new is let in. */
const open = (base: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
