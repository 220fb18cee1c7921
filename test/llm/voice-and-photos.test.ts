import { openDoors } from './open-doors.ts';
import { openFakes } from './open-fakes.ts';
import { voiceAndPhotos } from './voice-and-photos-suite.ts';

voiceAndPhotos('on Node', async () => {
  const { env, openai, close } = await openFakes();
  return {
    env,
    next: async (...turns) => openai.next(...turns),
    requests: async () => openai.requests,
    async doors(more) {
      const doors = await openDoors(more);
      return { ...doors, rows: async (query) => doors.rows(query) };
    },
    close,
  };
});
