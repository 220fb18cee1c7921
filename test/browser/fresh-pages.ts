// Pages as a stranger finds them. The process behind a page costs more than any test in it, so pages of one shape share it: what a
// person leaves behind (cookies, what the browser remembers, listeners, routes) is thrown away when a test ends.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';

export type FreshPages = {
  /** A page of that shape on which nothing was opened. One at a time. */
  open(shape: BrowserContextOptions): Promise<Page>;
  /** Forgets everything the page of this test did. */
  leave(): Promise<void>;
  close(): Promise<void>;
};

export async function freshPages(): Promise<FreshPages> {
  const browser = await launchChromium();
  const kept = new Map<string, Page>();
  let here: Page | undefined;
  return {
    async open(shape) {
      const name = JSON.stringify(shape);
      here = kept.get(name) ?? (await (await browser.newContext({ locale: 'pt-BR', ...shape })).newPage());
      kept.set(name, here);
      return here;
    },
    async leave() {
      if (here === undefined) return;
      const { origin } = new URL(here.url());
      await here.unrouteAll();
      await here.goto('about:blank');
      await here.removeAllListeners(undefined, { behavior: 'wait' });
      const devtools = await here.context().newCDPSession(here);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await devtools.detach();
      await here.context().clearCookies();
      here = undefined;
    },
    close: () => browser.close(),
  };
}
