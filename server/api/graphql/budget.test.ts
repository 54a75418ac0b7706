import { describe, expect, it } from 'vitest';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import { createBudget, pointsOf } from './budget.ts';

describe('the points of an operation', () => {
  it.each([
    ['a query', '{ account { id } }', 5],
    ['a subscription', 'subscription { betsUpdated { id } }', 5],
    ['a mutation', 'mutation { heartbeat { status } }', 25],
    ['a guess', '{ sharedBet(shareBetId: "a") { id } }', 505],
    ['two guesses in one', '{ a: sharedBet(shareBetId: "a") { id } b: sharedBet(shareBetId: "b") { id } }', 1_005],
    ['a guess behind a fragment', '{ ...G } fragment G on Query { sharedBet(shareBetId: "a") { id } }', 505],
    ['nothing that can be read', '{ account', 5],
  ])('an operation costs the points of %s', (_, text, points) => {
    expect(pointsOf(text)).toBe(points);
  });

  it('an operation’s points are those of the named operation', () => {
    const text = 'query A { account { id } } mutation B { heartbeat { status } }';
    expect([pointsOf(text, 'A'), pointsOf(text, 'B')]).toEqual([5, 25]);
  });
});

describe('a budget', () => {
  const spender = { text: '{ account { id } }', operationName: null };
  const spentBy = async (who: { readonly playerId: string | null; readonly ip: string; readonly isKept?: boolean }) => {
    const { spend, spendKept } = createBudget(
      { operationsPerMinute: 100 },
      createRateLimits(() => 0),
    );
    let taken = 0;
    while ((who.isKept ? spendKept(who) : await spend({ ...spender, ...who })) === null) taken += 1;
    return taken;
  };

  it('an address may spend ten times a player’s budget, and fifty times with cached answers', async () => {
    expect(await spentBy({ playerId: 'p', ip: '192.0.2.1' })).toBe(100);
    expect(await spentBy({ playerId: null, ip: '192.0.2.1' })).toBe(1_000);
    expect(await spentBy({ playerId: null, ip: '192.0.2.1', isKept: true })).toBe(5_000);
  });
});
