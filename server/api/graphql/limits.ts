import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { type DocumentNode, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Our deepest document, a page, has 14 fields. Fragment spreads do not count, so documents may be split. */
const MAX_DEPTH = 20;
const MAX_TOKENS = 5_000;
const MAX_ALIASES = 30;
/** For documents outside every build; all our tools and tests stay far below. */
const MAX_FREE_COST = 10_000;
/** Checked for every document of the manifest by a test, so the server need not check it again. */
export const MAX_VETTED_COST = 60_000;

/** One point per field, times 1.15 per level; fragments count at every spread. */
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

/** Limits of a document (ASVS 4.3.1). Introspection is exempt if allowed: it is deep by nature. */
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

/** Skips documents identical to one of a build. */
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
