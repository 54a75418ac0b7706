import { buildSchema, execute, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { EventPrices } from '../feed/messages.ts';
import { createRecogniser } from './fastLane.ts';

const recognise = createRecogniser();
const message: EventPrices = {
  eventId: 'e1',
  version: '7',
  status: 'IN_PLAY',
  scoreboard: { homeScore: 1, awayScore: 0, period: 'Q1', clock: null },
  selections: [{ id: 's1', num: '10', den: '11', status: 'OPEN', points: '-3.5' }],
};
const FIELDS = '{ eventId version status scoreboard { homeScore awayScore period clock } selections { id num den status points } }';

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
  ])('gives what executing it gives: %s', async (_name, query) => {
    const schema = buildSchema(`
      type Query { eventPrices(eventId: ID!): EventPrices! }
      type EventPrices { eventId: ID! version: String! status: String! scoreboard: Scoreboard selections: [SelectionPrice!]! }
      type Scoreboard { homeScore: Int! awayScore: Int! period: String! clock: String }
      type SelectionPrice { id: ID! num: String! den: String! status: String! points: String }`);
    const variable = query.includes('$e:') ? 'e' : 'eventId';
    const executed = await execute({
      schema,
      document: parse(query.replace('subscription', 'query')),
      rootValue: { eventPrices: message },
      variableValues: { [variable]: 'e1' },
    });
    const projection = recognise(query);
    expect(projection?.variable).toBe(variable);
    expect(JSON.stringify(projection?.project(message))).toBe(JSON.stringify(executed.data));
  });

  test('is told apart by what it asks for, not by how it is written', () => {
    const [spaced, tight, other] = [
      `subscription A($eventId: ID!) {\n  eventPrices(eventId: $eventId) ${FIELDS}\n}`,
      `subscription B($x:ID!){eventPrices(eventId:$x)${FIELDS}}`,
      'subscription($x:ID!){eventPrices(eventId:$x){eventId}}',
    ];
    expect(recognise(spaced)?.key).toBe(recognise(tight)?.key);
    expect(recognise(other)?.key).not.toBe(recognise(tight)?.key);
  });
});

describe('anything else goes the ordinary way', () => {
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
  ])('%s', (_name, query) => {
    expect(recognise(query)).toBeNull();
  });
});
