import { GraphQLError, type OperationDefinitionNode, parse } from 'graphql';
import { t } from '#src/shared/text/t.ts';
import { networkPrefix } from '#server/platform/http/address.ts';
import { BoundedCache } from '#server/platform/cache.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { RateLimits } from '#server/platform/rateLimits/index.ts';

/** Rate-limit cost of a cached answer. */
const KEPT = 1;
const QUERY = 5 * KEPT;
const MUTATION = 5 * QUERY;
/** Extra rate-limit cost of a field that reveals whether a guessed code is valid. It allows about thirty guesses a minute. */
const GUESS = 100 * QUERY;
const GUESSABLE: ReadonlySet<string> = new Set(['sharedBet', 'validateDepositPromoCode', 'verifyOneTimeCode']);
/** An IP address may send this many times a player's limit, because people on one Wi-Fi share the address. */
const PLAYERS_OF_ADDRESS = 10;
const MINUTE_MS = 60_000;
const MAX_KNOWN = 1_000;

export type Spender = { readonly playerId: string | null; readonly ip: string };
export type Spending = Spender & { readonly text: string; readonly operationName?: string | null | undefined };
export type Budget = {
  /** Charges the rate limit of the player or, for visitors, the IP address. Returns an error if the limit is exceeded. */
  readonly spend: (spending: Spending) => Promise<GraphQLError | null>;
  /** Charges the rate limit for a cached answer, without waiting for the count that all processes share. */
  readonly spendKept: (spender: Spender) => GraphQLError | null;
};

/** Limits operations per minute of each player and, for visitors, each IP address. All processes share the counts. */
export function createBudget({ operationsPerMinute }: Pick<Config, 'operationsPerMinute'>, rateLimits: RateLimits): Budget {
  const most = operationsPerMinute * QUERY;
  const ofPlayer = rateLimits.open('operations-of-player', { most, windowMs: MINUTE_MS });
  const ofAddress = rateLimits.open('operations-of-address', { most: most * PLAYERS_OF_ADDRESS, windowMs: MINUTE_MS });
  return {
    spendKept: ({ playerId, ip }) => {
      const taken = playerId === null ? ofAddress.takeAtOnce(networkPrefix(ip), KEPT) : ofPlayer.takeAtOnce(playerId, KEPT);
      return taken.isAllowed ? null : tooMany(taken.retrySeconds);
    },
    spend: async ({ playerId, ip, text, operationName }) => {
      const points = pointsOf(text, operationName);
      const { isAllowed, retrySeconds } = await (playerId === null
        ? ofAddress.take(networkPrefix(ip), points)
        : ofPlayer.take(playerId, points));
      return isAllowed ? null : tooMany(retrySeconds);
    },
  };
}

const tooMany = (retrySeconds: number): GraphQLError =>
  new GraphQLError(t`Too many requests in a short time. Wait a moment and try again.`, {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: retrySeconds },
  });

type Costs = ReadonlyMap<string | undefined, number>;
const known = new BoundedCache<string, Costs>(MAX_KNOWN);

export const pointsOf = (text: string, operationName?: string | null): number =>
  known.getOrMake(text, () => costsOf(text)).get(operationName ?? undefined) ?? QUERY;

function costsOf(text: string): Costs {
  try {
    const operations = parse(text).definitions.filter((part) => part.kind === 'OperationDefinition');
    const costs = new Map<string | undefined, number>(operations.map((operation) => [operation.name?.value, costOf(operation)]));
    const [first, ...others] = operations;
    if (first && others.length === 0) costs.set(undefined, costOf(first));
    return costs;
  } catch {
    return new Map();
  }
}

function costOf({ operation, selectionSet }: OperationDefinitionNode): number {
  const guesses = selectionSet.selections.filter((part) => part.kind !== 'Field' || GUESSABLE.has(part.name.value));
  return (operation === 'mutation' ? MUTATION : QUERY) + guesses.length * GUESS;
}
