// The simulator's files in the bundle: a Worker has no disk, so each is imported as text (rules of wrangler.toml). The
// list repeats simulator-routes on purpose: a bundler sees only explicit imports, and a test compares the two.

import adminStyle from '../http/admin/admin.css';
import previewScript from '../http/admin/preview.client.js';
import attachmentScript from '../http/simulator/attachment.client.js';
import bubbleScript from '../http/simulator/bubble.client.js';
import bubbleStyle from '../http/simulator/bubble.css';
import clockScript from '../http/simulator/clock.client.js';
import composerScript from '../http/simulator/composer.client.js';
import composerStyle from '../http/simulator/composer.css';
import conversationScript from '../http/simulator/conversation.client.js';
import conversationStyle from '../http/simulator/conversation.css';
import drawerScript from '../http/simulator/drawer.client.js';
import elementScript from '../http/simulator/element.client.js';
import fileSizeScript from '../http/simulator/file-size.client.js';
import iconSvg from '../http/simulator/icon.svg';
import lineScript from '../http/simulator/line.client.js';
import logScript from '../http/simulator/log.client.js';
import pageHtml from '../http/simulator/page.html';
import popoverStyle from '../http/simulator/popover.css';
import simulatorScript from '../http/simulator/simulator.client.js';
import simulatorStyle from '../http/simulator/simulator.css';
import themeStyle from '../http/simulator/theme.css';
import traceScript from '../http/simulator/trace.client.js';
import traceStyle from '../http/simulator/trace.css';
import traceNames from '../http/simulator/trace-names.client.js';
import traceWords from '../http/simulator/trace-words.client.js';
import transcriptScript from '../http/simulator/transcript.client.js';
import type { Assets } from '../ports.ts';

const texts: Readonly<Record<string, string>> = {
  'http/admin/admin.css': adminStyle,
  'http/admin/preview.client.js': previewScript,
  'http/simulator/attachment.client.js': attachmentScript,
  'http/simulator/bubble.client.js': bubbleScript,
  'http/simulator/bubble.css': bubbleStyle,
  'http/simulator/clock.client.js': clockScript,
  'http/simulator/composer.client.js': composerScript,
  'http/simulator/composer.css': composerStyle,
  'http/simulator/conversation.client.js': conversationScript,
  'http/simulator/conversation.css': conversationStyle,
  'http/simulator/drawer.client.js': drawerScript,
  'http/simulator/element.client.js': elementScript,
  'http/simulator/file-size.client.js': fileSizeScript,
  'http/simulator/icon.svg': iconSvg,
  'http/simulator/line.client.js': lineScript,
  'http/simulator/log.client.js': logScript,
  'http/simulator/page.html': pageHtml,
  'http/simulator/popover.css': popoverStyle,
  'http/simulator/simulator.client.js': simulatorScript,
  'http/simulator/simulator.css': simulatorStyle,
  'http/simulator/theme.css': themeStyle,
  'http/simulator/trace-names.client.js': traceNames,
  'http/simulator/trace-words.client.js': traceWords,
  'http/simulator/trace.client.js': traceScript,
  'http/simulator/trace.css': traceStyle,
  'http/simulator/transcript.client.js': transcriptScript,
};

/** Throws for a file that is not in the bundle: a bug, shown by the tests. */
export const workerAssets: Assets = (path) => {
  const text = texts[path];
  if (text === undefined) throw new Error(`${path} is not in the bundle`);
  return text;
};
