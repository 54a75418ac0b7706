import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { type DocumentNode, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Maximum depth of a document. The client's deepest has 14. */
const MAX_DEPTH = 20;
const MAX_TOKENS = 5_000;
const MAX_ALIASES = 60;
const MAX_FREE_COST = 10_000;
/** Maximum cost of the client's own GraphQL documents, which a test enforces. */
export const MAX_VETTED_COST = 60_000;

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

/** Limits depth, tokens, aliases and cost of GraphQL documents (ASVS 4.3.1). */
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
