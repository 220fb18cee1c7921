// Every handler in the order it is asked, with the group it stands in.

import { FIRST_PART_HANDLERS } from '../../src/conversation/first-part-handlers.ts';
import { WHOLE_MESSAGE_HANDLERS } from '../../src/conversation/whole-message-handlers.ts';

export const handlerGroups = [...WHOLE_MESSAGE_HANDLERS, ...FIRST_PART_HANDLERS];

export const handlersInOrder = handlerGroups.flatMap(({ handlers }) => handlers);
