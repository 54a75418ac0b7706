import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { createPlatform, type Platform } from '#src/platform/index.ts';
import { offeredPage, wireInstructions } from '#fixtures/worlds/payments.ts';
import { hashOf } from '#src/shared/values/hashOf.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';

const silent = () => undefined;

/** Platform without network, with a clock that starts at `now`. */
export function stagePlatform(now: string, region = 'US-NJ'): Platform {
  const platform = createPlatform({
    brandId: 'preview',
    hashes: {},
    fetcher: (input) => {
      const url = input instanceof Request ? input.url : input.toString();
      const known = answers.find(([operation]) => url.includes(operation));
      return Promise.resolve(known ? answer(200, { data: known[1] }) : answer(401, { error: 'no_network_here' }));
    },
    loadSocket: () => Promise.resolve(() => ({ subscribe: () => silent, reconnect: silent, dispose: silent })),
  });
  platform.clock.synchronise(now);
  platform.credentials.setRegion({ regionCode: region, countryCode: region.slice(0, 2) });
  return platform;
}

const linkedAccount = {
  __typename: 'LinkedAccount',
  id: 'PARTNER-p1',
  accountType: 'PARTNER',
  linked: false,
  label: '',
  lastUpdatedAt: null,
  favorites: [],
};

const answers: readonly (readonly [string, object])[] = [
  ['EventPricesSnapshot', { eventPrices: [] }],
  ['LinkedAccounts', { linkedAccounts: [linkedAccount] }],
  ['WireInstructions', { wireInstructions }],
  ['PaymentProvidersLandingPage', { paymentProvidersLandingPage: offeredPage }],
];

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Selection = { readonly id: string; readonly eventId: string; readonly points: string | null };

export function priceAll(platform: Platform, value: unknown): void {
  const objects = [...objectsIn(value)];
  const states = new Map(objects.flatMap(stateIn));
  for (const { id, eventId, points } of objects.flatMap(selectionIn)) {
    const number = hashOf(id);
    const price = priceFromAmerican(number % 2 ? 100 + (number % 41) * 5 : -100 - (number % 37) * 5);
    const status = number % 23 === 0 ? 'CLOSED' : number % 29 === 0 ? 'HIDDEN' : 'OPEN';
    const state = states.get(eventId) ?? BEFORE;
    platform.prices.receive({
      eventId,
      version: String(++version),
      ...state,
      selections: [{ id, num: String(price.num), den: String(price.den), status, points }],
    });
  }
  platform.prices.flush();
}

let version = 0;

type Json = Readonly<Record<string, unknown>>;

function* objectsIn(value: unknown): Generator<Json> {
  if (Array.isArray(value)) for (const part of value) yield* objectsIn(part);
  if (!isPlainObject(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

function selectionIn({ __typename, id, eventId, points }: Json): readonly Selection[] {
  if (__typename !== 'MarketSelection' || typeof id !== 'string' || typeof eventId !== 'string') return [];
  return [{ id, eventId, points: isPlainObject(points) && typeof points['decimalPoints'] === 'string' ? points['decimalPoints'] : null }];
}

type State = Pick<Parameters<Platform['prices']['receive']>[0], 'status' | 'matchProgress' | 'scoreboard'>;
const BEFORE: State = { status: 'PRE_GAME', matchProgress: 'SCHEDULED', scoreboard: null };

function stateIn({ __typename, id, status, scoreboard }: Json): readonly (readonly [string, State])[] {
  if (__typename !== 'Event' || typeof id !== 'string') return [];
  return [
    [
      id,
      status === 'IN_PLAY' && isPlainObject(scoreboard)
        ? { status: 'IN_PLAY', matchProgress: 'IN_PROGRESS', scoreboard: boardOf(scoreboard) }
        : BEFORE,
    ],
  ];
}

const boardOf = ({ homeScore, awayScore, period, clock, turn, situation }: Json): State['scoreboard'] => ({
  homeScore: Number(homeScore),
  awayScore: Number(awayScore),
  period: String(period),
  clock: typeof clock === 'string' ? clock : null,
  turn: turn === 'HOME' || turn === 'AWAY' ? turn : null,
  situation: typeof situation === 'string' ? situation : null,
});
