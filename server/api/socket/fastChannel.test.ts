import { readFileSync } from 'node:fs';
import { buildSchema, execute, getNamedType, isLeafType, isObjectType, isUnionType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import { createRecogniser } from './fastChannel.ts';
import { SHAPES, UNIONS } from './generated/priceShapes.ts';

const recognise = createRecogniser();
const message: EventPrices = {
  eventId: 'e1',
  version: '7',
  status: 'IN_PLAY',
  matchProgress: 'IN_PROGRESS',
  scoreboard: { homeScore: 1, awayScore: 0, period: 'Q1', clock: null, turn: 'HOME', situation: '3rd & 7' },
  statistics: {
    __typename: 'HockeyStatistics',
    periods: [{ label: '1', home: 1, away: null }],
    powerPlay: 'AWAY',
    powerPlayClock: '1:12',
    home: { shots: 1, hits: 2, penaltyMinutes: 2, faceoffsWon: 4 },
    away: { shots: 0, hits: 5, penaltyMinutes: 0, faceoffsWon: 6 },
    powerPlayLeft: 72,
  },
  selections: [{ id: 's1', num: '10', den: '11', status: 'OPEN', points: '-3.5' }],
};
const FIELDS = '{ eventId version status scoreboard { homeScore awayScore period clock } selections { id num den status points } }';

const schema = buildSchema(readFileSync(new URL('../../kinds/generated/schema.graphql', import.meta.url), 'utf8'));

describe('a plain subscription to prices', () => {
  test.each([
    ['everything', `subscription P($eventId: ID!) { eventPrices(eventId: $eventId) ${FIELDS} }`],
    ['no name, another variable', `subscription ($e: ID!) { eventPrices(eventId: $e) ${FIELDS} }`],
    [
      'aliases and __typename',
      'subscription P($eventId: ID!) { prices: eventPrices(eventId: $eventId) { __typename v: version selections { __typename id odds: num } scoreboard { __typename clock } } }',
    ],
    [
      'a named fragment',
      `subscription P($eventId: ID!) { eventPrices(eventId: $eventId) { ...F } } fragment F on EventPrices { eventId selections { ...S } } fragment S on SelectionPrice { id num }`,
    ],
    [
      'a fragment in place',
      'subscription P($eventId: ID!) { eventPrices(eventId: $eventId) { ... on EventPrices { eventId } version version } }',
    ],
    [
      'what a sport counts, by name and in place',
      'subscription P($eventId: ID!) { eventPrices(eventId: $eventId) { matchProgress scoreboard { turn situation } statistics { __typename ...F ... on EventStatistics { ... on HockeyStatistics { away { hits } } } ... on TennisStatistics { isTieBreak } } } } fragment F on HockeyStatistics { periods { label home away } powerPlay powerPlayClock home { shots penaltyMinutes } }',
    ],
    [
      'what another sport counts',
      'subscription P($eventId: ID!) { eventPrices(eventId: $eventId) { statistics { ... on TennisStatistics { isTieBreak } } } }',
    ],
  ])('a projected price message equals the executed one: %s', async (_name, query) => {
    const variable = query.includes('$e:') ? 'e' : 'eventId';
    const executed = await execute({
      schema,
      document: parse(query),
      rootValue: { eventPrices: message },
      variableValues: { [variable]: 'e1' },
    });
    const projection = recognise(query);
    expect(projection?.variable).toBe(variable);
    expect(JSON.stringify(projection?.project(message))).toBe(JSON.stringify(executed.data));
  });

  test.each(['EventPriceUpdates', 'GameFactsUpdates'])('our own page’s %s is recognised as a plain subscription to prices', (name) => {
    const documents = JSON.parse(readFileSync(new URL('../../../src/gql/persistedDocuments.json', import.meta.url), 'utf8')) as Record<
      string,
      string
    >;
    const text = Object.values(documents).find((document) => document.startsWith(`subscription ${name}(`));
    expect(recognise(text ?? '')?.project(message)).toMatchObject({ eventPrices: { eventId: 'e1' } });
  });

  test('subscriptions with the same fields share a key, however they are written', () => {
    const [spaced, tight, other] = [
      `subscription A($eventId: ID!) {\n  eventPrices(eventId: $eventId) ${FIELDS}\n}`,
      `subscription B($x:ID!){eventPrices(eventId:$x)${FIELDS}}`,
      'subscription($x:ID!){eventPrices(eventId:$x){eventId}}',
    ];
    expect(recognise(spaced)?.key).toBe(recognise(tight)?.key);
    expect(recognise(other)?.key).not.toBe(recognise(tight)?.key);
  });
});

describe('the shapes of price messages', () => {
  test('the shapes of price messages match the SDL completely', () => {
    const types = Object.keys(SHAPES).sort();
    const member = schema.getType('EventStatistics');
    expect(
      isUnionType(member) &&
        member
          .getTypes()
          .map(({ name }) => name)
          .sort(),
    ).toEqual(UNIONS['EventStatistics']?.toSorted());
    for (const name of types) {
      const type = schema.getType(name);
      if (!isObjectType(type)) throw new Error(`${name} is no object`);
      const fields = Object.values(type.getFields()).map((field) => [
        field.name,
        isLeafType(getNamedType(field.type)) ? null : getNamedType(field.type).name,
      ]);
      expect([name, Object.fromEntries(fields)]).toEqual([name, SHAPES[name]]);
    }
  });
});

describe('a subscription that is not plain', () => {
  test.each([
    ['a query', `query P($eventId: ID!) { eventPrices(eventId: $eventId) ${FIELDS} }`],
    ['another subscription', 'subscription { betslipUpdates { id } }'],
    ['two fields', 'subscription P($e: ID!) { eventPrices(eventId: $e) { eventId } b: eventPrices(eventId: $e) { eventId } }'],
    ['two operations', 'subscription P($e: ID!) { eventPrices(eventId: $e) { eventId } } query Q { hello }'],
    ['a literal', 'subscription { eventPrices(eventId: "e1") { eventId } }'],
    ['a default', 'subscription P($e: ID! = "x") { eventPrices(eventId: $e) { eventId } }'],
    ['an optional variable', 'subscription P($e: ID) { eventPrices(eventId: $e) { eventId } }'],
    ['a directive on a field', 'subscription P($e: ID!) { eventPrices(eventId: $e) { eventId @skip(if: true) } }'],
    ['a directive on the operation', 'subscription P($e: ID!) @live { eventPrices(eventId: $e) { eventId } }'],
    [
      'a directive on a spread',
      'subscription P($e: ID!) { eventPrices(eventId: $e) { ...F @include(if: false) } } fragment F on EventPrices { eventId }',
    ],
    ['an unknown field', 'subscription P($e: ID!) { eventPrices(eventId: $e) { secret } }'],
    ['a field of Object', 'subscription P($e: ID!) { eventPrices(eventId: $e) { constructor } }'],
    ['fields below a scalar', 'subscription P($e: ID!) { eventPrices(eventId: $e) { eventId { x } } }'],
    ['no fields below an object', 'subscription P($e: ID!) { eventPrices(eventId: $e) { selections } }'],
    ['a fragment on another type', 'subscription P($e: ID!) { eventPrices(eventId: $e) { ... on Scoreboard { clock } } }'],
    ['a fragment that is not there', 'subscription P($e: ID!) { eventPrices(eventId: $e) { ...Gone } }'],
    ['a fragment that is its own', 'subscription P($e: ID!) { eventPrices(eventId: $e) { ...F } } fragment F on EventPrices { ...F }'],
    ['a clash of names', 'subscription P($e: ID!) { eventPrices(eventId: $e) { a: eventId a: version } }'],
    ['a syntax error', 'subscription {'],
    ['a very long text', `subscription P($e: ID!) { eventPrices(eventId: $e) { ${'eventId '.repeat(2_000)} } }`],
  ])('a subscription with %s is executed by the ordinary server', (_name, query) => {
    expect(recognise(query)).toBeNull();
  });
});
