import { describe, expect, it } from 'vitest';
import { cut, fill, placeholders, visitorValues } from './visitor.ts';

const at = new Date('2026-11-21T12:00:00.000Z');
const deps = { ports: { now: () => at }, identity: { issueAnonymousToken: () => 'id.mac' } } as unknown as Parameters<
  typeof visitorValues
>[0];
const answerFor = (viewer: { ip: string; anonymousId: string | null }) => {
  const values = placeholders(viewer);
  return cut(JSON.stringify({ now: values.currentTime(), ip: values.ipAddress(), token: values.anonymousToken(), same: 'for all' }));
};

describe('an answer shared by visitors', () => {
  it('a shared answer is filled with each visitor’s own values', () => {
    const viewer = { ip: '203.0.113.7', anonymousId: null };
    expect(JSON.parse(fill(answerFor(viewer), visitorValues(deps, viewer)))).toEqual({
      now: at.toISOString(),
      ip: '203.0.113.7',
      token: 'id.mac',
      same: 'for all',
    });
  });

  it('a visitor with an anonymous token gets no new one', () => {
    const viewer = { ip: '::1', anonymousId: 'known' };
    expect(JSON.parse(fill(answerFor(viewer), visitorValues(deps, viewer)))).toMatchObject({ token: null });
  });

  it('an answer without placeholders is a single text', () => {
    expect(cut('{"data":{}}')).toEqual(['{"data":{}}']);
  });
});
