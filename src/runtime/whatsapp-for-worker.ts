// Of WhatsApp's client what channels/whatsapp calls is kept: a message sent as it stands, one marked as read, a file uploaded. It comes
// as one file, in which a client makes all its resources and every schema is built when the file is loaded, which no bundler may leave out
// by itself: the resources of templates, numbers, calls and flows and the typed builders of messages are left empty, and so are their schemas.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const UNCALLED =
  /^var ((?:Templates|PhoneNumbers|Calls|Conversations|Contacts|Flows)Resource|\w+MessageSender) = class \{[\s\S]*?^\};$/gmu;
/** All but those an upload is read by. A statement ends where the next line begins at its edge. */
const SCHEMA =
  /^const (?!(?:uploadSchema|getSchema\$3) )([\w$]+) = (?=z\.|with\w+\(|\w+\.extend\()[\s\S]*?;\n(?=[a-z/]|\n)/gmu;

/** The text of the client's module without the rest. */
export const onlyWhatIsCalled = (source: string): string =>
  source.replace(UNCALLED, 'var $1 = class {};').replace(SCHEMA, 'const $1 = undefined;\n');

/** For esbuild, when the worker is bundled. */
export const whatsappForWorker: Plugin = {
  name: 'whatsapp for the worker',
  setup(one) {
    one.onLoad({ filter: /\/@kapso\/whatsapp-cloud-api\/dist\/index\.js$/ }, ({ path }) => ({
      contents: onlyWhatIsCalled(readFileSync(path, 'utf8')),
    }));
  },
};
