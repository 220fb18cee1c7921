// Titles, descriptions, authors and addresses that pages give themselves: kept as one bounded line of plain words, whatever they hold.
// That such words change nothing but stored text is the goal `injection`.

import { previewedPower } from '../../clients/hostile-pages.ts';
import { HOSTILE_WORDS, PLACES } from '../../clients/hostile-words.ts';
import { previewSite } from '../../clients/preview-site.ts';
import { type Goal, scaled } from '../goal.ts';

export const pages: Goal = {
  name: 'pages',
  promise: 'what a page calls itself is kept as plain words, in whatever place it says it',
  async run(attack) {
    const cases = HOSTILE_WORDS.slice(0, scaled(HOSTILE_WORDS.length, attack));
    const site = await previewSite();
    const failures: string[] = [];
    for (const [place, pageOf] of Object.entries(PLACES))
      for (const { kind, text } of cases)
        for (const complaint of await previewedPower(site, pageOf(text)))
          failures.push(`${kind} in ${place}: ${complaint}`);
    await site.site.close();
    const places = Object.keys(PLACES).length;
    return { n: cases.length * places, failures, note: `${cases.length} hostile texts in ${places} places of a page` };
  },
};
