// nlp.js, the classifier people reach for in JavaScript: the whole of it as its quick start shows, and its neural network by
// itself. Both learn from the same messages. Their packages carry no types.

import { createRequire } from 'node:module';
import type { Labelled } from '../../src/cli/eval/labelled.ts';
import type { Classifier, Guess } from './contestant.ts';

type Classified = { readonly classifications: readonly Guess[] };
type Nlp = {
  readonly container: { use: (plugin: unknown) => void };
  readonly settings: Record<string, unknown>;
  addLanguage: (locale: string) => void;
  addDocument: (locale: string, text: string, intent: string) => void;
  train: () => Promise<void>;
  process: (locale: string, text: string) => Promise<Classified & { intent: string; score: number }>;
};
type Neural = {
  train: (corpus: readonly { utterance: string; intent: string }[], settings: object) => Promise<void>;
  process: (text: string) => Promise<Classified>;
};

const load = createRequire(import.meta.url);
const QUIET = { autoSave: false, autoLoad: false, log: false, nlu: { log: false } };

/** The two contestants, trained. Their training prints nothing. */
export async function trainNlpjs(
  train: readonly Labelled[],
): Promise<readonly [whole: Classifier, neural: Classifier]> {
  const { dockStart } = load('@nlpjs/basic') as {
    dockStart: (options: object) => Promise<{ get: (name: string) => Nlp }>;
  };
  const { LangPt } = load('@nlpjs/lang-pt') as { LangPt: unknown };
  const { NluNeural } = load('@nlpjs/nlu') as { NluNeural: new (settings: object) => Neural };
  const nlp = (await dockStart({ use: ['Basic'], settings: { nlp: QUIET } })).get('nlp');
  nlp.container.use(LangPt);
  Object.assign(nlp.settings, QUIET);
  nlp.addLanguage('pt');
  for (const { text, intent } of train) nlp.addDocument('pt', text, intent);
  await nlp.train();
  const neural = new NluNeural({ locale: 'pt', container: nlp.container, log: false });
  await neural.train(
    train.map(({ text, intent }) => ({ utterance: text, intent })),
    { log: false },
  );
  return [
    { name: '@nlpjs/basic', classify: (text) => nlp.process('pt', text) },
    {
      name: '@nlpjs/nlu NluNeural',
      classify: async (text) => {
        const [best] = (await neural.process(text)).classifications;
        return best ?? { intent: 'None', score: 0 };
      },
    },
  ];
}
