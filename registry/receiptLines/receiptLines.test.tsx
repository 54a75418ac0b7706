import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultLine, receipt } from '#fixtures/worlds/receipts.ts';
import { families, storeNode } from '#src/console/preview/kinds.ts';
import { Stage, stagePorts } from '#src/console/preview/Stage.tsx';
import { stagePlatform } from '#src/console/preview/stagePlatform.ts';
import { brand } from '#brands/tsb/brand.ts';
import { NOW } from '#fixtures/worlds/sports.ts';
import type { ReceiptFragment } from '#src/gql/graphql.ts';
import { Receipt, type RenderPorts, type RenderReport } from '#src/render/index.ts';
import { casesOf } from '#tests/support/stageCase.tsx';
import { receiptLines } from './index.ts';

type Line = ReceiptFragment['lines'][number];
const kinds = Object.keys(receiptLines);

afterEach(cleanup);

async function draw(kind: string, changes: Partial<Line>, ports: Partial<RenderPorts> = {}) {
  const entry = casesOf('receiptLines').find((each) => `${each.kind}ReceiptLine` === kind && each.name === 'one');
  if (!entry) throw new Error(`No case one of ${kind}`);
  const platform = stagePlatform(NOW);
  const amount = defaultLine('amount', 'Deposited', 5_000n);
  storeNode(platform.client, 'Default', amount.node as NonNullable<Line['node']>);
  storeNode(platform.client, entry.kind, entry.node);
  const line = {
    ...amount,
    id: 'line',
    kind,
    criticality: 'DEGRADABLE',
    fallback: { __typename: 'FallbackText', text: 'In the author’s words' },
    node: entry.node,
    ...changes,
  } as Line;
  const report = vi.fn<(each: RenderReport) => void>();
  render(
    <Stage brand={brand} platform={platform} ports={{ ...stagePorts, report, ...ports }}>
      <Receipt receipt={receipt('receipt', 5_000n, [amount, line])} />
    </Stage>,
  );
  await waitFor(() => expect(screen.queryByText('$50.00') ?? screen.queryByRole('alert')).not.toBeNull());
  return report.mock.calls.map(([{ nodeId, reason }]) => `${nodeId} ${reason}`);
}

describe.each(kinds)('%s on a receipt', (kind) => {
  it('a receipt line is drawn beside the amount', async () => {
    expect(await draw(kind, {})).toEqual([]);
    expect(screen.getByText('$50.00')).toBeDefined();
    expect(screen.queryByText('In the author’s words')).toBeNull();
  });

  it('an unknown receipt line shows the author’s fallback and is reported', async () => {
    expect(await draw(kind, { node: { __typename: 'FutureReceiptLine' } as unknown as Line['node'] })).toEqual(['line unknown-kind']);
    expect(screen.getByText('In the author’s words')).toBeDefined();
    expect(screen.getByText('$50.00')).toBeDefined();
  });

  it('a receipt line the server could not make shows the author’s fallback and is reported', async () => {
    expect(await draw(kind, { node: null, absence: 'SOURCE_FAILED' })).toEqual(['line source-failed']);
    expect(screen.getByText('In the author’s words')).toBeDefined();
  });

  it('a mandatory receipt line without a node withholds the receipt', async () => {
    await draw(kind, { node: null, absence: 'INVALID', criticality: 'MANDATORY', fallback: null });
    expect(screen.getByRole('alert')).toBeDefined();
  });
});

it('a receipt is withheld and reported when its kinds of lines fail to load', async () => {
  const ports = { loadReceiptLines: () => Promise.reject(new Error('offline')) };
  expect(await draw('HeaderReceiptLine', {}, ports)).toEqual(['receipt not-loaded']);
  expect(screen.queryByText('$50.00')).toBeNull();
});

it('every kind of receipt line in the schema is registered and has a preview', () => {
  expect(families['receiptLines']).toBe(receiptLines);
  expect(new Set(casesOf('receiptLines').map(({ kind }) => `${kind}ReceiptLine`))).toEqual(new Set(kinds));
});
