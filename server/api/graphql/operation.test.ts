import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isUserActivity } from './userActivity.ts';
import { paramsOf } from './operation.ts';

const get = (search: Record<string, string>) =>
  paramsOf({ method: 'GET', url: `/graphql?${new URLSearchParams(search).toString()}` } as FastifyRequest);
const post = (body: unknown) => paramsOf({ method: 'POST', url: '/graphql', body } as FastifyRequest);

describe('an operation in a request', () => {
  it('an operation is read from the address and from the body alike', () => {
    const params = { query: '{ a }', operationName: 'A', variables: { b: 1 }, extensions: { c: true } };
    expect(get({ query: '{ a }', operationName: 'A', variables: '{"b":1}', extensions: '{"c":true}' })).toEqual(params);
    expect(post(JSON.stringify(params))).toEqual(params);
  });

  it.each([
    ['not json'],
    ['[]'],
    ['null'],
    ['"text"'],
    [undefined],
    ['{"variables":[]}'],
    ['{"variables":"x"}'],
    ['{"extensions":1}'],
    ['{"query":{}}'],
    ['{"operationName":7}'],
  ])('an operation is not read from the body %s', (body) => {
    expect(post(body)).toBeNull();
  });

  it('an operation is not read from an address with malformed JSON', () => {
    expect(get({ variables: '{' })).toBeNull();
  });
});

describe('user activity', () => {
  it.each([
    ['mutation { clearBetslip { id } }', true],
    ['{ account { id } }', true],
    ['{ betslip { id } startup { sportsbookUrl } }', true],
    ['mutation { heartbeat(elapsedSeconds: 60) { status } }', true],
    ['{ startup { sportsbookUrl } }', false],
    ['{ accountMenu { availableFreeBets } }', false],
    ['{ eventPrices(eventIds: []) { eventId } }', false],
    ['mutation { geoComplyAuthorizeGeoPacket(geoPacket: "x") { expiresAt } }', false],
    ['subscription { betUpdates { id } }', false],
    ['not a document', false],
    [null, false],
  ])('the operation %s counts as user activity: %s', (text, answer) => {
    expect(isUserActivity(text)).toBe(answer);
    expect(isUserActivity(text), 'also when it is remembered').toBe(answer);
  });

  it('user activity is judged by the operation that runs', () => {
    const text = 'query Poll { startup { sportsbookUrl } } query Act { account { id } }';
    expect([isUserActivity(text, 'Poll'), isUserActivity(text, 'Act')]).toEqual([false, true]);
  });
});
