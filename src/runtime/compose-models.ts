// Wires the models of one database: metered and budgeted, with what uses them (planner, missions, transcription).

import { type Hear, hearWith } from '../conversation/media/hear.ts';
import { preparePhotos } from '../conversation/media/prepare-photo.ts';
import { prepareMeanings } from '../conversation/notebook/prepare-meanings.ts';
import { prepareContinuity } from '../conversation/open-question/prepare-continuity.ts';
import { preparePlans } from '../conversation/plan/prepare-plan.ts';
import { prepareParts } from '../conversation/prepare-parts.ts';
import type { Prepare } from '../conversation/preparing.ts';
import { prepareStudies } from '../conversation/study/prepare-studies.ts';
import type { ModelBook } from '../domain/model-book.ts';
import { type Missions, missionsOver } from '../missions/missions.ts';
import type { After, Clock, Http, Llm, Log, Market, Prompts } from '../ports.ts';
import type { Commit } from '../store/group-commit.ts';
import { tokensOn, writeModelCall } from '../store/model-calls.ts';
import type { Sql } from '../store/sql.ts';
import {
  accountableLlm,
  composeEmbedder,
  composeTokenBudget,
  composeTranscriber,
  sees,
  servesPlans,
} from './compose-llm.ts';
import type { LlmConfig } from './llm-config.ts';

export type ModelsRim = {
  readonly models: LlmConfig;
  readonly fetch: Http;
  readonly ticks: () => number;
  readonly prepare: Prepare;
  readonly prompts: Prompts;
  readonly clock: Clock;
  readonly log: Log;
  readonly zone: string;
  readonly after: After;
  readonly market: Market;
  /** How long a turn waits for a model's plan or answer. */
  readonly planMs?: number | undefined;
};

export type Models = {
  readonly llm: Llm;
  readonly plans: Prepare;
  readonly missions: Missions;
  readonly hear: Hear;
  readonly embedsWith: string | undefined;
};

/** @param sql the database usage is recorded in. */
export function composeModels(llm: Llm, rim: ModelsRim, sql: Sql, commit: Commit): Models {
  const book: ModelBook = {
    tokensOn: (day, conversation) => tokensOn(sql, day, conversation),
    write: (call) => commit(() => writeModelCall(sql, call)),
  };
  const budget = composeTokenBudget(rim.models, { ...rim, book });
  const accountable = accountableLlm(llm, budget);
  const serves = servesPlans(rim.models);
  const { clock, after, market, prompts } = rim;
  const thinks = rim.models.modelsFor('coordinator').length > 0;
  const missions = missionsOver({
    clock,
    after,
    market,
    ...(thinks ? { mind: { llm: accountable, prompts } } : {}),
  });
  const embedder = composeEmbedder(rim.models, rim, budget);
  return {
    llm: accountable,
    embedsWith: embedder?.model,
    missions,
    hear: hearWith(composeTranscriber(rim.models, rim, budget)),
    plans: preparePhotos(
      prepareContinuity(
        prepareParts(
          preparePlans(prepareMeanings(prepareStudies(rim.prepare, missions), embedder), {
            ...rim,
            llm: accountable,
            serves,
            deadlineMs: rim.planMs,
          }),
        ),
        { llm: accountable, prompts, detects: rim.models.modelsFor('continuity').length > 0 },
      ),
      { llm: accountable, prompts, sees: sees(rim.models) },
    ),
  };
}
