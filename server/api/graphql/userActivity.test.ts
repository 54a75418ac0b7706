import { describe, expect, it } from 'vitest';
import { isUserActivity } from './userActivity.ts';

describe('user activity', () => {
  it.each([
    ['a bet', 'mutation { placeBets { id } }'],
    ['a look at his bets', '{ myBets { id } }'],
    ['a heartbeat beside a poll', 'query { startup { id } sessionHeartbeat }'],
    ['a poll under another name is a poll, but not what stands beside it', '{ x: startup { id } y: myBets { id } }'],
  ])('user activity is shown by %s', (_name, text) => {
    expect(isUserActivity(text)).toBe(true);
  });

  it.each([
    ['a poll', '{ liveEventsCount }'],
    ['polls together, under any name', 'query Q { a: startup { id } myBets: sportsMenu { id } __typename }'],
    ['a field of a poll that is named like an act', '{ startup { myBets { id } } }'],
    ['a picture that runs and asks for its next minute', 'query { liveStream(eventId: "e1") { ticket { value } } }'],
    ['a subscription', 'subscription { myBets { id } }'],
    ['what cannot be read', '{ myBets '],
    ['an empty text', ''],
    ['no text', null],
    ['no operation at all', 'fragment F on Query { myBets { id } }'],
  ])('user activity is not shown by %s', (_name, text) => {
    expect(isUserActivity(text)).toBe(false);
  });

  it('user activity in a document is judged by the operation that runs', () => {
    const text = 'query Poll { startup { id } } query Act { myBets { id } }';
    const asked = [undefined, 'Poll', 'Act', 'Nobody', 'Act', 'Poll'].map((name) => isUserActivity(text, name));
    expect(asked, 'also when it is remembered; none is named, none runs').toEqual([false, false, true, false, true, false]);
  });
});
