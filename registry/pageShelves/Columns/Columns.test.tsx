import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { frameOf, storeNode } from '#src/console/preview/kinds.ts';
import type { ColumnsFragment } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Columns', () => {
  it('each column shows the children of its region at the document’s widths', async () => {
    const columns = caseOf('Columns', 'usual');
    const child = (region: string) =>
      frameOf(
        { __typename: 'FutureShelf', id: region },
        { parent: columns.node.id, region, criticality: 'DEGRADABLE', fallback: { __typename: 'FallbackText', text: `in ${region}` } },
      );
    const { container } = await stageCase(columns, { beside: [child('side'), child('main')] });
    const drawn = [...container.querySelectorAll<HTMLElement>('[data-region]')];
    expect(drawn.map(({ dataset, textContent }) => [dataset['region'], textContent])).toEqual([
      ['main', 'in main'],
      ['side', 'in side'],
    ]);
    expect(drawn[0]?.parentElement?.style.getPropertyValue('--columns')).toBe('minmax(0, 2fr) minmax(0, 1fr)');
  });

  it('a child is drawn once if two columns name its region', async () => {
    const columns = caseOf('Columns', 'usual');
    const [first] = (columns.node as unknown as ColumnsFragment).columns;
    const node = { ...columns.node, columns: [first, { ...first, weight: 4 }] } as unknown as typeof columns.node;
    const child = frameOf({ __typename: 'FutureShelf', id: 'child' }, { parent: node.id, region: 'main', criticality: 'MANDATORY' });
    const { container } = await stageCase({ ...columns, node }, { beside: [child] });
    expect(container.querySelectorAll('[data-region]')).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('shelves in columns are one heading level deeper, and an empty column takes no space', async () => {
    const columns = caseOf('Columns', 'usual');
    const text = caseOf('Editorial', 'usual');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container, platform } = await stageCase(columns, {
      beside: [frameOf(text.node, { parent: columns.node.id, region: 'side' })],
    });
    act(() => storeNode(platform.client, 'Editorial', text.node));
    expect((await screen.findByRole('heading', { name: 'How a parlay pays' })).tagName).toBe('H3');
    const main = container.querySelector<HTMLElement>('[data-region="main"]');
    expect(main && getComputedStyle(main).display).toBe('none');
  });

  it('columns replace an invalid width by an allowed one', async () => {
    const { container } = await stageCase(caseOf('Columns', 'hostile'));
    const grid = container.querySelector<HTMLElement>('[data-region]')?.parentElement;
    expect(grid?.style.getPropertyValue('--columns')).toBe('minmax(0, 1fr) minmax(0, 4fr)');
  });
});
