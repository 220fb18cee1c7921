// "continua" takes up a mission that was not finished; one that was finished is over.

import { expect, it } from 'vitest';
import type { Situation } from '../../src/conversation/situation.ts';
import { decideMission } from '../../src/conversation/study/decide-mission.ts';
import type { MissionStatus } from '../../src/domain/mission-record.ts';
import type { DialogContext } from '../../src/language/dialog-context.ts';
import { readingOf } from '../../src/language/reading/reading-of.ts';

const question = {
  text: 'como me aposento aos 55?',
  domain: 'planejamento_financeiro',
  coordinator: 'planejamento',
  figures: {},
};

const after = (text: string, status: MissionStatus) =>
  decideMission({
    text,
    reading: readingOf(text, { now: '2026-11-18T12:00' } as DialogContext),
    understanding: { intent: 'unknown' },
    loaded: {
      studying: () => [],
      spoken: () => [],
      owed: () => [],
      lastMission: { id: 'm', status, question, found: [] },
    },
  } as unknown as Situation);

it.each(['continua', 'Continua!', 'pode continuar'])('%s, after a part of an answer', (text) => {
  expect(after(text, 'sucesso_parcial')).toMatchObject({
    do: 'run_tool',
    calls: [{ tool: 'study_question', args: { question } }],
  });
  expect(after(text, 'timeout')).toBeDefined();
});

it('after a whole answer, or in other words, it is somebody else’s business', () => {
  expect(after('continua', 'sucesso_completo')).toBeUndefined();
  expect(after('continua chovendo', 'sucesso_parcial')).toBeUndefined();
});
