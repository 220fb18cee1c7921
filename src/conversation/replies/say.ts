// A reply that is text alone.

import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';

export const say = (...text: RichText): Reply => ({ text });
