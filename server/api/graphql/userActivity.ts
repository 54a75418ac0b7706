import { getOperationAST, parse } from 'graphql';
import { BoundedCache } from '#server/platform/cache.ts';

/** Fields that pages request without user action. */
const POLLS: ReadonlySet<string> = new Set([
  'startup',
  'accountMenu',
  'eventPrices',
  'layoutPart',
  'liveEventsCount',
  'sportsMenu',
  'liveStream',
  'spentInSession',
  'realityCheck',
  'betHistoryTotals',
  'cashOut',
  'paymentTransaction',
  'geoComplyGetApiToken',
  'geoComplyForceRefetchLicense',
  'geoComplyAuthorizeGeoPacket',
  '__typename',
]);
const MAX_KNOWN = 1_000;

const known = new BoundedCache<string, boolean>(MAX_KNOWN);

export function isUserActivity(text: string | null | undefined, operationName?: string | null): boolean {
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
