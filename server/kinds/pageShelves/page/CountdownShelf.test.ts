import { describe, expect, it } from 'vitest';
import { asking } from '#tests/support/layoutQueries.ts';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';
import { testPorts } from '#tests/support/players.ts';

const KICK_OFF = new Date('2026-11-22T18:00:00.000Z');

async function nextGameAt(now: Date): Promise<unknown> {
  const store = memoryStore();
  const bind = { events: { source: 'eventsOfCompetition', args: { competitionId: 'nfl', first: 5 } } };
  const node = { id: 'a', kind: 'CountdownShelf', v: 1, props: { title: 'Next game', endedText: 'None.' }, bind, criticality: 'OPTIONAL' };
  store.force('home', { surface: 'home', order: ['a'], nodes: { a: node } });
  const { layouts } = await layoutsOver(store);
  const { data, errors } = await asking(layouts, { ports: testPorts(now) })('PageLayout', { canonicalUrl: '/' });
  expect(errors).toBeUndefined();
  return data;
}

describe('a countdown', () => {
  it('a countdown leads to the next game', async () => {
    expect(await nextGameAt(new Date(KICK_OFF.getTime() - 1))).toMatchObject({
      pageLayout: { slots: [{ node: { event: { id: 'nfl-1' }, market: { id: expect.stringContaining('nfl-1') } } }] },
    });
  });

  it('a countdown skips a game whose start has passed, even if the feed has not started it', async () => {
    expect(await nextGameAt(KICK_OFF)).toMatchObject({ pageLayout: { slots: [{ node: { event: null } }] } });
  });
});
