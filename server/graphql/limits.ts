import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The deepest of ours is a page: 14 fields. A spread is no level, or splitting a document into fragments would forbid it. */
const MAX_DEPTH = 20;
const MAX_TOKENS = 5_000;
const MAX_ALIASES = 30;
/** The costliest of ours is a player's page: twenty bets, each with a receipt whose lines may lead anywhere, come to 37,000. */
const MAX_COST = 40_000;

/** What a document may ask for (ASVS 4.3.1). Introspection is exempt where it is allowed at all: it is deep by nature. */
export function documentLimits(isProduction: boolean): Plugin[] {
  const options = { ignoreIntrospection: !isProduction, exposeLimits: !isProduction, flattenFragments: true } as const;
  const limits = [
    maxTokensPlugin({ n: MAX_TOKENS, exposeLimits: !isProduction }),
    maxDepthPlugin({ n: MAX_DEPTH, ...options }),
    maxAliasesPlugin({ n: MAX_ALIASES, ...options, allowList: [] }),
    costLimitPlugin({ maxCost: MAX_COST, objectCost: 1, scalarCost: 1, depthCostFactor: 1.15, ...options }),
  ] as Plugin[];
  return isProduction ? [...limits, blockFieldSuggestionsPlugin() as Plugin, noIntrospection] : limits;
}

const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
