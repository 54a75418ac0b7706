import { expect, it } from 'vitest';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
type Page = { readonly pageLayout: { readonly revision: string; readonly slots: readonly { readonly id: string }[] } };

const visit = async (): Promise<string> =>
  (await graphql<{ startup: { anonymousToken: string } }>(server(), '{ startup { anonymousToken } }')).data.startup.anonymousToken;
const report = (session: string, page: number, more: object): Promise<Response> =>
  fetch(`${server().origin}/telemetry/nodes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Chrome/156.0' },
    body: JSON.stringify({
      ...{ session, page: `view-of-a-page-${page}`, openedAt: server().app.deps.ports.now().getTime(), sequence: 0, isPlayer: false },
      ...more,
    }),
  });
const figures = async (): Promise<OutputOf<'readFigures'>> => {
  await server().app.deps.figures.flush();
  const editor = await OperatorClient.as(server(), 'editor');
  return editor.run<OutputOf<'readFigures'>>('readFigures', { surface: 'home', brand: '*', days: '1' });
};

it('what 25 visits saw and pressed is shown to an editor, and what fewer than 20 did is not', async () => {
  const { data } = await graphql<Page>(server(), operation('PageLayout'), { canonicalUrl: '/' });
  const { revision, slots } = data.pageLayout;
  const [first = '', second = ''] = slots.map(({ id }) => id);
  for (let at = 0; at < 25; at += 1) {
    const nodes = [
      { revision, nodeId: first, seen: 1, dwellMs: 2_000, ...(at < 5 ? { presses: 2 } : {}) },
      ...(at < 19 ? [{ revision, nodeId: second, seen: 1 }] : []),
    ];
    const session = await visit();
    expect((await report(session, at, { nodes })).status).toBe(204);
    expect((await report(session, at, { nodes })).status).toBe(204);
  }
  const shown = await figures();
  const of = (wireId: string) => shown.figures.find(({ nodeId }) => nodeId === wireId.split('_', 1)[0]);
  expect(of(first)).toMatchObject({
    ...{ audience: 'visitor', isLive: true },
    shown: { visits: 25, pressedVisits: 5, presses: 10, dwellMs: 2_000, loadMs: null, empties: 0, fallbacks: 0 },
  });
  expect(of(second)).toMatchObject({ isLive: true, shown: null });
  expect(shown).toMatchObject({ reports: 25, lostReports: 0, lostFacts: 0 });

  // Batches that must not count: with a forged visit, an unknown node or an unknown revision.
  const forged = { nodes: [{ revision, nodeId: first, seen: 1, presses: 100 }] };
  expect((await report('forged.token', 100, forged)).status).toBe(204);
  const real = await visit();
  await report(real, 101, { nodes: [{ revision, nodeId: 'x_y', seen: 1 }] });
  await report(real, 102, { nodes: [{ revision: 'r', nodeId: first, seen: 1 }] });
  const after = await figures();
  expect(after.figures).toEqual(shown.figures);
  expect(after).toMatchObject({ reports: 27, lostFacts: 2 });
});
