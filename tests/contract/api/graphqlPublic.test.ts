import { describe, expect, it } from 'vitest';
import { sandbox } from '#tests/support/http.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const ask = async <T>(query: string, variables: object = {}) => (await graphql<T>(server(), query, variables)).data;

describe('startup', () => {
  const STARTUP = `{ startup {
    applicationMetadata { casinoEnabled currentTime inactivityThresholdMinutes heartbeatIntervalSeconds searchDebounceIntervalMilliseconds }
    regionalMetadata { validRegion currentRegionCode currentCountryCode ipAddress ipAddressCity ipAddressShortRegionCode ipAddressCheckTimerSeconds }
    serviceAttributes { geoComply { ndbCdnUrl } footerDisclaimers { body } }
    responsibleGaming { helplineText helplinePhone logos { id label url } }
    launchPage { disclaimers { body } } sportsbookUrl sportsbookWebsocketUrl
  } }`;

  it.each([
    ['US-NJ', true, 'New', '1-800-426-2537', '21+'],
    ['CA-ON', true, 'Toronto', '1-866-531-2600', '19+'],
    ['US-NY', true, 'New York', '1-877-846-7369', '21+'],
    ['US-NV', false, 'Las Vegas', '1-800-426-2537', '21+'],
  ])("startup returns the settings of the visitor's region in %s", async (place, isServed, city, phone, age) => {
    await sandbox(server(), 'location', { place });
    expect(await ask(STARTUP)).toMatchObject({
      startup: {
        applicationMetadata: {
          casinoEnabled: place !== 'US-NV' && place !== 'US-NY',
          inactivityThresholdMinutes: 15,
          heartbeatIntervalSeconds: 60,
        },
        regionalMetadata: {
          validRegion: isServed,
          currentRegionCode: place,
          currentCountryCode: place.slice(0, 2),
          ipAddress: '127.0.0.1',
          ipAddressCity: expect.stringContaining(city) as string,
          ipAddressShortRegionCode: place.slice(3),
        },
        serviceAttributes: { geoComply: { ndbCdnUrl: `${server().app.deps.geolocation.vendorOrigin}/location.js` } },
        responsibleGaming: {
          helplinePhone: phone,
          logos: [{ id: 'age', label: age, url: '/account/responsible-gaming' }, { id: 'responsible-gaming' }],
        },
      },
    });
    await sandbox(server(), 'location', { place: 'US-NJ' });
  });

  it('startup and session data accept the arguments for a location and believe none of them', async () => {
    type Region = { readonly startup: { readonly regionalMetadata: { readonly currentRegionCode: string } } };
    const region = 'regionalMetadata { currentRegionCode }';
    const elsewhere = { packet: 'unsigned', at: { latitude: 40.4, longitude: -79.9 } };
    const asked = `query ($packet: String, $at: LatLongParams) { startup(geoPacket: $packet, latLongParams: $at, connectToken: "any") { ${region} } }`;
    expect(await ask<Region>(asked, elsewhere)).toEqual({ startup: { regionalMetadata: { currentRegionCode: 'US-NJ' } } });
    const session = 'query ($packet: String, $at: LatLongParams) { sessionData(geoPacket: $packet, latLongParams: $at) { currentTime } }';
    const player = await PlayerClient.fresh(server());
    expect(await player.run(session, elsewhere)).toMatchObject({ sessionData: { currentTime: expect.any(String) as string } });
  });

  it("startup returns the server's time, which follows the sandbox clock", async () => {
    type Time = { startup: { applicationMetadata: { currentTime: string } } };
    const now = async () =>
      Date.parse((await ask<Time>('{ startup { applicationMetadata { currentTime } } }')).startup.applicationMetadata.currentTime);
    const before = await now();
    await sandbox(server(), 'clock', { advanceSeconds: 600 });
    expect((await now()) - before).toBeGreaterThanOrEqual(600_000);
    await sandbox(server(), 'clock', { reset: true });
  });
});

describe('the offer', () => {
  const eventOf = (status: 'IN_PLAY' | 'PRE_GAME', sportSlug = 'football') => {
    const [event] = server().app.deps.catalogue.events({ status, sportSlug });
    if (!event) throw new Error(`no ${status} event of ${sportSlug}`);
    return event;
  };

  it('the event query returns the event with its competition, participants and crests', async () => {
    const event = eventOf('PRE_GAME');
    const answer = await ask<{ event: { marketCount: number } }>(
      `query ($id: ID!) { event(id: $id) { id name slug startTime status canonicalUrl marketCount hasLiveStream sport { id slug icon } organization { slug } competition { id canonicalUrl mark { form initials } }
        homeParticipant { name fullName abbreviation record crest { primary secondary } } awayParticipant { name } scoreboard { period } } }`,
      { id: event.id },
    );
    expect(answer).toMatchObject({
      event: {
        id: event.id,
        name: event.name,
        startTime: event.startsAt.toISOString(),
        status: 'PRE_GAME',
        canonicalUrl: event.canonicalUrl,
        sport: { slug: 'football' },
        scoreboard: null,
        competition: { canonicalUrl: expect.stringMatching(/^\/sport\/football\/organization\//) as string },
        homeParticipant: { name: event.home.name, crest: { primary: expect.stringMatching(/^#[0-9a-f]{6}$/i) as string } },
      },
    });
    expect(answer.event.marketCount).toBeGreaterThan(3);
  });

  it('an event that has begun has a scoreboard', async () => {
    expect(
      await ask('query ($id: ID!) { event(id: $id) { scoreboard { homeScore awayScore period } } }', { id: eventOf('IN_PLAY').id }),
    ).toMatchObject({ event: { scoreboard: { period: expect.any(String) as string } } });
  });

  it('search finds no casino games in a region without a casino', async () => {
    type Page = { pageLayout: { slots: { node: { scopes?: { id: string; count: number }[] } | null }[] } };
    const foundIn = async (place: string) => {
      await sandbox(server(), 'location', { place });
      const { pageLayout } = await ask<Page>(
        '{ pageLayout(canonicalUrl: "/search/gold/all") { slots { node { ... on SearchResultsShelf { scopes { id count } } } } } }',
      );
      return Object.fromEntries(pageLayout.slots.flatMap(({ node }) => (node?.scopes ?? []).map(({ id, count }) => [id, count])));
    };
    const [there, elsewhere] = [await foundIn('US-NJ'), await foundIn('US-NY')];
    await sandbox(server(), 'location', { place: 'US-NJ' });
    expect(there['CASINO']).toBeGreaterThan(0);
    expect(elsewhere).toEqual({ ALL: there['SPORTSBOOK'], SPORTSBOOK: there['SPORTSBOOK'] });
  });

  it('the event queries return nothing for an unknown id', async () => {
    expect(await ask('{ event(id: "nobody") { id } eventPrices(eventIds: ["nobody", "constructor", "__proto__"]) { eventId } }')).toEqual({
      event: null,
      eventPrices: [],
    });
  });

  it('event prices are exact ratios, return each event once and take at most 200 events', async () => {
    const { id } = eventOf('PRE_GAME');
    type Prices = {
      eventPrices: {
        eventId: string;
        version: string;
        selections: { id: string; num: string; den: string; points: string | null; status: string }[];
      }[];
    };
    const { eventPrices } = await ask<Prices>(
      'query ($ids: [ID!]!) { eventPrices(eventIds: $ids) { eventId version status selections { id num den points status } } }',
      { ids: [id, id] },
    );
    expect(eventPrices).toHaveLength(1);
    expect(eventPrices[0]?.selections).toContainEqual({
      id: `${id}:moneyline:home`,
      num: expect.stringMatching(/^\d+$/) as string,
      den: expect.stringMatching(/^\d+$/) as string,
      points: null,
      status: 'OPEN',
    });
    expect(eventPrices[0]?.selections).toContainEqual(
      expect.objectContaining({ id: `${id}:spread:home`, points: expect.stringMatching(/^-?\d+(\.5)?$/) as string }),
    );
    const { errors } = await graphql(server(), 'query ($ids: [ID!]!) { eventPrices(eventIds: $ids) { eventId } }', {
      ids: Array.from({ length: 201 }, (_, at) => `event-${at}`),
    });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: ['eventIds'] } }]);
  });

  it('a selection has a name for buttons, for the slip and for screen readers', async () => {
    const { id, home } = eventOf('PRE_GAME');
    type Page = {
      pageLayout: {
        slots: {
          node: {
            tabs?: { groups: { markets: { type: string; selections: { id: string; name: object; points: object | null }[] }[] }[] }[];
          } | null;
        }[];
      };
    };
    const { pageLayout } = await ask<Page>(
      `query ($url: String!) { pageLayout(canonicalUrl: $url) { slots { node { __typename ... on MarketGroupsShelf { tabs { groups { markets { type line { formattedPoints } selections { id type rawId shareId
        participant { abbreviation } points { decimalPoints formattedPoints } odds { formattedOdds(oddsFormat: EURO) } name { cleanName defaultName fullName minimalName } } } } } } } } } }`,
      { url: eventOf('PRE_GAME').canonicalUrl },
    );
    const selections = pageLayout.slots
      .flatMap(({ node }) => node?.tabs ?? [])
      .flatMap(({ groups }) => groups)
      .flatMap(({ markets }) => markets)
      .flatMap((market) => market.selections);
    const named = (suffix: string) => selections.find((selection) => selection.id === `${id}:${suffix}`);
    expect(named('moneyline:home')).toMatchObject({
      rawId: `${id}:moneyline:home`,
      shareId: null,
      points: null,
      participant: { abbreviation: home.abbreviation },
      odds: { formattedOdds: expect.stringMatching(/^\d+\.\d\d$/) as string },
      name: { defaultName: home.name, minimalName: home.abbreviation },
    });
    expect(named('spread:home')).toMatchObject({
      points: { formattedPoints: expect.stringMatching(/^[+-]?\d/) as string },
      name: { minimalName: expect.stringMatching(new RegExp(`^${home.abbreviation} [+-]?\\d`)) as string },
    });
    expect(named('total:over')).toMatchObject({
      participant: null,
      name: { defaultName: expect.stringMatching(/^Over \d/) as string, minimalName: expect.stringMatching(/^O \d/) as string },
    });
  });

  it('the sports menu counts live events per sport, and the counts add up', async () => {
    const { sportsMenu, liveEventsCount } = await ask<{
      sportsMenu: { label: string; liveCount: number }[];
      liveEventsCount: { count: number };
    }>('{ sportsMenu { label liveCount children { label deepLink { webUrl } } } liveEventsCount { count label } }');
    expect(sportsMenu.length).toBeGreaterThanOrEqual(8);
    expect(sportsMenu.reduce((sum, { liveCount }) => sum + liveCount, 0)).toBe(liveEventsCount.count);
  });
});
