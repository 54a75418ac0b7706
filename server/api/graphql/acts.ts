import { getOperationAST, parse } from 'graphql';
import { BoundedCache } from '#server/platform/cache.ts';

/**
 * Root fields that a page asks for by itself, again and again: they do not show that somebody is there. A heartbeat does: the page stops
 * sending it, and logs out, when nobody has touched it for as long as we allow.
 */
const POLLS: ReadonlySet<string> = new Set([
  'startup',
  'accountMenu',
  'eventPrices',
  'layoutPart',
  'liveEventsCount',
  'sportsMenu',
  // A picture that runs asks for itself.
  'liveStream',
  'spentInSession',
  'realityCheck',
  'betHistoryTotals',
  // A dialog that is open looks again when its value has run out.
  'cashOut',
  // A receipt looks whether it is known by now what became of the money.
  'paymentTransaction',
  'geoComplyGetApiToken',
  'geoComplyForceRefetchLicense',
  'geoComplyAuthorizeGeoPacket',
  '__typename',
]);
const MAX_KNOWN = 1_000;

const known = new BoundedCache<string, boolean>(MAX_KNOWN);

/** Whether an operation shows that the player is there. What cannot be read is no act: it will not run either. */
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
