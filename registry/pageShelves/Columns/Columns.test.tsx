import { describe, expect, it } from 'vitest';
import { frameOf } from '#src/console/preview/kinds.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Columns', () => {
  it('shows the children of each region in its column, and keeps the widths it was given', async () => {
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

  it('takes no width that is none', async () => {
    const { container } = await stageCase(caseOf('Columns', 'hostile'));
    const grid = container.querySelector<HTMLElement>('[data-region]')?.parentElement;
    expect(grid?.style.getPropertyValue('--columns')).toBe('minmax(0, 1fr) minmax(0, 4fr)');
  });
});
