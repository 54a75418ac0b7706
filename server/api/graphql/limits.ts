import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { type DocumentNode, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The deepest of ours is a page: 14 fields. A spread is no level, or splitting a document into fragments would forbid it. */
const MAX_DEPTH = 20;
const MAX_TOKENS = 5_000;
const MAX_ALIASES = 30;
/** What a text that no build has vetted may cost; the costliest thing that a tool or a test of ours asks freely is far below. */
const MAX_FREE_COST = 10_000;
/** What one document of a build may cost. A law holds every document of the manifest to it, so the server need not count again. */
export const MAX_VETTED_COST = 60_000;

/** One point for each field, 1.15 times as much a level deeper, fragments counted at every spread. */
export const costRule = (maxCost: number, exposeLimits: boolean) =>
  costLimitRule({
    maxCost,
    objectCost: 1,
    scalarCost: 1,
    depthCostFactor: 1.15,
    flattenFragments: true,
    ignoreIntrospection: true,
    exposeLimits,
  });

/** What a document may ask for (ASVS 4.3.1). Introspection is exempt where it is allowed at all: it is deep by nature. */
export function documentLimits(isProduction: boolean, isVetted: (text: string) => boolean): Plugin[] {
  const options = { ignoreIntrospection: !isProduction, exposeLimits: !isProduction, flattenFragments: true } as const;
  const limits = [
    maxTokensPlugin({ n: MAX_TOKENS, exposeLimits: !isProduction }),
    maxDepthPlugin({ n: MAX_DEPTH, ...options }),
    maxAliasesPlugin({ n: MAX_ALIASES, ...options, allowList: [] }),
    freeCostLimit(costRule(MAX_FREE_COST, !isProduction), isVetted),
  ] as Plugin[];
  return isProduction ? [...limits, blockFieldSuggestionsPlugin() as Plugin, noIntrospection] : limits;
}

/** Counts only what was not vetted at build time, letter by letter the same text. */
function freeCostLimit(rule: ValidationRule, isVetted: (text: string) => boolean): Plugin {
  const vetted = new WeakSet<DocumentNode>();
  return {
    onParse({ params: { source } }) {
      const text = typeof source === 'string' ? source : source.body;
      return ({ result }) => {
        if (result !== null && !(result instanceof Error) && isVetted(text)) vetted.add(result as DocumentNode);
      };
    },
    onValidate({ params: { documentAST }, addValidationRule }) {
      if (!vetted.has(documentAST)) addValidationRule(rule);
    },
  };
}

const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
