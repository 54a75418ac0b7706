import { getOperationAST, parse } from 'graphql';
import { BoundedCache } from '#server/platform/cache.ts';

/**
 * Root fields that pages poll: they prove no player activity. A heartbeat does: the page stops sending it, and logs out, after the allowed
 * idle time.
 */
const POLLS: ReadonlySet<string> = new Set([
  'startup',
  'accountMenu',
  'eventPrices',
  'layoutPart',
  'liveEventsCount',
  'sportsMenu',
  // A running stream polls.
  'liveStream',
  'spentInSession',
  'realityCheck',
  'betHistoryTotals',
  // An open dialog polls once its value has expired.
  'cashOut',
  // A receipt polls for the payment's result.
  'paymentTransaction',
  'geoComplyGetApiToken',
  'geoComplyForceRefetchLicense',
  'geoComplyAuthorizeGeoPacket',
  '__typename',
]);
const MAX_KNOWN = 1_000;

const known = new BoundedCache<string, boolean>(MAX_KNOWN);

/** True if the operation shows player activity. False for an invalid document, which will not run. */
export function isAct(text: string | null | undefined, operationName?: string | null): boolean {
  if (!text) return false;
  return known.getOrMake(`${operationName ?? ''}\n${text}`, () => showsPlayer(text, operationName ?? undefined));
}

function showsPlayer(text: string, operationName: string | undefined): boolean {
  try {
    const operation = getOperationAST(parse(text), operationName);
    return (
      operation?.operation !== 'subscription' &&
      (operation?.selectionSet.selections.some((part) => part.kind === 'Field' && !POLLS.has(part.name.value)) ?? false)
    );
  } catch {
    return false;
  }
}
