import type { ReactNode } from 'react';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const Frame = styled('div', { border: '1px solid $line', borderRadius: '$card', backgroundColor: '$surface1', overflow: 'hidden' });

const Sheet = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  text: 14,
  '& th': { textAlign: 'start', fontWeight: '$medium' },
  '& thead th': { text: 12, color: '$ink2', backgroundColor: '$surface2', padding: '$8 $12', whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: '1px solid $line' },
  '& tbody tr:first-child': { borderTop: 0 },
  '& tbody th, & tbody td': { padding: '$8 $12', verticalAlign: 'baseline' },
  '@hover': { '& tbody tr:hover': { backgroundColor: '$surface2' } },
  '& [data-end], & thead th[data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '@belowTablet': {
    '&, & tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& thead': { position: 'absolute', size: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { padding: '$12 $16' },
    '& tbody th, & tbody td': { padding: '$4 0' },
    '& tbody td[data-label]::before': { content: 'attr(data-label)', display: 'block', text: 12, color: '$ink3' },
    '& [data-end]': { textAlign: 'start' },
  },
});

export type Column<R> = {
  readonly head: string;
  readonly cell: (row: R) => ReactNode;
  readonly isName?: boolean;
  readonly isNumber?: boolean;
  readonly isActs?: boolean;
};

export type TableProps<R> = {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
};

export function Table<R>({ caption, columns, rows, keyOf }: TableProps<R>) {
  return (
    <Frame>
      <Sheet>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ head, isActs = false, isNumber = false }) => (
              <th key={head} scope="col" {...(isNumber ? END : {})}>
                {isActs ? <VisuallyHidden>{head}</VisuallyHidden> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Frame>
  );
}

const END = { 'data-end': '' } as const;

function Cell<R>({ column, row }: { readonly column: Column<R>; readonly row: R }) {
  const { head, cell, isName = false, isActs = false, isNumber = false } = column;
  if (isName) return <th scope="row">{cell(row)}</th>;
  if (isActs) return <td {...END}>{cell(row)}</td>;
  return (
    <td data-label={head} {...(isNumber ? END : {})}>
      {cell(row)}
    </td>
  );
}
