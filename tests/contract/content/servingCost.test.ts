import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Audience } from '#server/content/index.ts';
import { sandbox } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { player } from '#tests/support/layouts.ts';
import { shelf } from '#tests/support/operatorClient.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { watchStatements } from '#tests/support/statements.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

// Stops the server's timed jobs, whose statements would be counted.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
const server = useTestServer();
afterAll(() => void vi.useRealTimers());
afterEach(() => vi.restoreAllMocks());

const MANY = 1_000;
/** Periodic check of the database connection. */
const HEARTBEAT = 'SELECT 1';
const AT_ONCE = 50;
const put = (...ids: readonly string[]) => {
  const nodes = Object.fromEntries(ids.map((id) => [id, shelf(id, id === 'all' ? {} : { when: { segments: ['many'] } })]));
  return sandbox<{ readonly revision: string }>(server(), 'layout', {
    surface: 'promotions',
    document: { surface: 'promotions', nodes, order: ids },
  });
};

/** Returns the text of all statements, without values, that the process sends during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked: string[] = [];
  const stop = watchStatements((text) => asked.push(text));
  await work();
  stop();
  return asked.filter((text) => text !== HEARTBEAT);
}

/** Tokens of players who share a segment. Each also has their own segment, device and session. */
const tokensOf = (count: number, prefix: string) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      server().app.deps.identity.issueAccessToken({
        playerId: `${prefix}-${at}`,
        sessionId: `${prefix}-s${at}`,
        segments: ['many', `own-${at}`],
      }),
    ),
  );
async function visit(tokens: readonly string[], expected: readonly string[]): Promise<void> {
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    await Promise.all(
      tokens.slice(from, from + AT_ONCE).map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        type Page = { readonly slots: readonly { readonly id: string }[] };
        const { data } = await graphql<{ pageLayout: Page }>(server(), operation('PageLayout'), { canonicalUrl: '/promotions' }, headers);
        expect(data.pageLayout.slots.map(({ id }) => id.split('_', 1)[0])).toEqual(expected);
        const frame = await graphql(server(), operation('FrameLayout'), { surface: 'menu' }, headers);
        expect(frame.errors).toEqual([]);
      }),
    );
}
async function writeDown(): Promise<void> {
  const { exposures, health } = server().app.deps;
  await exposures.flush();
  await health.flush();
}

describe('the cost of serving a layout', () => {
  it(`serving a layout runs no database statement, for 1 player and for ${MANY} players of one segment`, async () => {
    await put('all', 'for-many');
    const [one, many] = [await tokensOf(1, 'one'), await tokensOf(MANY, 'many')];
    const serve = (tokens: readonly string[]) => () => visit(tokens, ['all', 'for-many']);
    const forOne = await statementsOf(serve(one));
    const forMany = await statementsOf(serve(many));
    expect(forOne, 'an answer comes from memory').toEqual([]);
    expect(forMany).toEqual([]);
  }, 120_000);

  it('storing viewers and impressions takes one statement for each table, however many viewers', async () => {
    await put('all', 'for-many', 'of-today');
    const shown = ['all', 'for-many', 'of-today'];
    await writeDown();
    const costOf = async (tokens: readonly string[]) => {
      await visit(tokens, shown);
      return statementsOf(writeDown);
    };
    const forOne = await costOf(await tokensOf(1, 'kept'));
    expect(await costOf(await tokensOf(200, 'kept-many'))).toEqual(forOne);
    expect(forOne.filter((text) => text.includes('INSERT INTO layout_exposures'))).toHaveLength(1);
  }, 60_000);

  it('publishing takes the same statements however many pages are open, and reaches each of them', async () => {
    const { layouts } = server().app.deps;
    const publish = async (count: number, id: string): Promise<readonly string[]> => {
      const audiences: readonly Audience[] = Array.from({ length: count }, (_, at) => ({ ...player, segments: ['many', `own-${at}`] }));
      const lines = audiences.map((audience) => layouts.watch('promotions', audience));
      await Promise.all(lines.map((line) => line.next()));
      const told = lines.map((line) => line.next());
      const statements = await statementsOf(() => put('all', 'for-many', id));
      const revisions = (await Promise.all(told)).map(({ value }) => value?.revision);
      expect(new Set(revisions).size).toBe(1);
      for (const line of lines) await line.return?.();
      return statements;
    };
    const forOne = await publish(1, 'first-change');
    expect(await publish(MANY, 'other-change')).toEqual(forOne);
    expect(forOne.length).toBeGreaterThan(0);
  });
});
