import { describe, expect, it } from 'vitest';
import { failureOf, type Gateway, readyGateway, openedBy, silenced, type WebUrlAnswer } from './gateway.ts';

const answered = (body: unknown): WebUrlAnswer => ({ ok: true, value: { body } });
const refused = (status: number | null, body: unknown = {}): WebUrlAnswer => ({ ok: false, refusal: { status, body } });
const UNREACHED = 'We could not load the payment page. You were not charged. Please try again.';
const open: Gateway = { at: 'open', url: 'https://pay.test/1', isReady: false };

describe('the page of the provider', () => {
  it('the gateway opens at the address of the answer', () => expect(openedBy(answered({ url: 'https://pay.test/1' }))).toEqual(open));

  it.each([null, [], {}, { url: 7 }, { url: '' }, { url: '/pay' }, { url: 'javascript:alert(1)' }, { url: 'data:text/html,x' }])(
    'the gateway does not open at %j',
    (body) => expect(openedBy(answered(body))).toEqual({ at: 'failed', message: UNREACHED, isCertain: true }),
  );

  it.each([404, 409])('a status of %i means that the payment has ended', (status) =>
    expect(openedBy(refused(status))).toEqual({ at: 'over' }),
  );

  it.each<[string, WebUrlAnswer | null, string]>([
    ['the server’s reason', refused(403, { message: 'You have excluded this.' }), 'You have excluded this.'],
    ['no reason', refused(403, { message: 7 }), UNREACHED],
    ['a fault of the server', refused(503, { message: 'down' }), UNREACHED],
    ['a lost answer', refused(null), UNREACHED],
    ['no request at all', null, UNREACHED],
  ])('a gateway that did not open says %s and that nothing was charged', (_, answer, message) =>
    expect(failureOf(openedBy(answer))).toMatchObject({ message, isCertain: true }),
  );

  it.each<[string, WebUrlAnswer | null]>([
    ['the server’s reason', refused(403, { message: 'You have excluded this.' })],
    ['a fault of the server', refused(503)],
    ['no request at all', null],
  ])('a gateway that was open before may have charged: %s', (_, answer) => {
    const failure = failureOf(openedBy(answer, true));
    expect(failure).toMatchObject({ isCertain: false });
    expect(failure?.message).not.toContain('not charged');
  });

  it('a gateway that opened and sent nothing may have charged', () => {
    expect(failureOf(silenced(open))).toMatchObject({ message: expect.stringContaining('is not responding'), isCertain: false });
    expect(failureOf({ at: 'over' })).toMatchObject({ isCertain: false });
  });

  it('a gateway that has sent a message may be silent', () => {
    const ready = readyGateway(open);
    expect(silenced(ready)).toBe(ready);
    expect(failureOf(ready)).toBeNull();
  });

  it('a gateway that is not open ignores messages and silence', () => {
    const over: Gateway = { at: 'over' };
    expect([readyGateway(over), silenced(over)]).toEqual([over, over]);
  });
});
