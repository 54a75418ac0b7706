import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { DocumentDiff } from '#src/shared/console/review.ts';
import { check } from '#tests/support/console/things.ts';
import { ChangeList } from './ChangeList.tsx';
import { CheckList } from './CheckList.tsx';

const edited = (fields: readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[]): DocumentDiff => ({
  title: null,
  nodes: [{ change: 'edited', id: 'a', kind: 'ImageShelf', words: 'a (ImageShelf) changed', fields }],
});
const sides = () => [...document.querySelectorAll('del, ins')].map(({ tagName, textContent }) => [tagName, textContent]);

describe('fields that changed', () => {
  it.each([
    [
      'text',
      'Old',
      'New',
      [
        ['DEL', 'Old'],
        ['INS', 'New'],
      ],
    ],
    [
      'a number',
      1,
      2,
      [
        ['DEL', '1'],
        ['INS', '2'],
      ],
    ],
    [
      'a yes to a no',
      true,
      false,
      [
        ['DEL', 'Yes'],
        ['INS', 'No'],
      ],
    ],
    ['something new', null, 'New', [['INS', 'New']]],
    ['something gone', 'Old', null, [['DEL', 'Old']]],
    [
      'a list',
      ['a'],
      [],
      [
        ['DEL', 'a'],
        ['INS', 'Empty'],
      ],
    ],
    [
      'markup, which stays text',
      '<b>x</b>',
      '<img src=x>',
      [
        ['DEL', '<b>x</b>'],
        ['INS', '<img src=x>'],
      ],
    ],
  ])('a changed field shows both sides: %s', (_, before, after, told) => {
    render(<ChangeList diff={edited([{ path: '/props/title', before, after }])} />);
    expect(sides()).toEqual(told);
    expect(screen.getByText('Title')).toBeDefined();
  });

  it.each(['added', 'removed'] as const)('the fields of a part that was %s are open if they are few', (change) => {
    const fields = [{ path: '/props/text', before: null, after: 'Rests at night' }];
    render(<ChangeList diff={{ title: null, nodes: [{ change, id: 'a', kind: 'ImageShelf', words: 'a', fields }] }} />);
    expect(sides()).toEqual([['INS', 'Rests at night']]);
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('many changed fields are closed until pressed', () => {
    render(<ChangeList diff={edited(Array.from({ length: 9 }, (_, at) => ({ path: `/props/${at}`, before: null, after: at })))} />);
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('a change of the whole node is labelled "Whole part"', () => {
    render(<ChangeList diff={edited([{ path: '', before: 'broken', after: null }])} />);
    expect(screen.getByText('Whole part')).toBeDefined();
  });

  it('a node that was moved and changed is listed twice', () => {
    const [node] = edited([]).nodes;
    render(
      <ChangeList
        diff={{
          title: null,
          nodes: [{ change: 'moved', id: 'a', kind: 'ImageShelf', words: 'a moved to the top', from: 'main', to: 'main' }, node!],
        }}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'moveda moved to the top',
      'changeda (ImageShelf) changedField by field (0)',
    ]);
  });
});

describe('findings', () => {
  const draw = (changes: Parameters<typeof check>[0]) =>
    render(
      <MemoryRouter>
        <CheckList check={check(changes)} draftId="draft-1" document={{}} />
      </MemoryRouter>,
    );

  it('a draft without findings passes all checks', () => {
    draw({});
    expect([screen.getByText('All checks pass.'), screen.queryByRole('list')]).toEqual([expect.anything(), null]);
  });

  it('warnings are counted apart from errors, and link to their field', () => {
    draw({ warnings: [{ check: 'link', nodeId: 'a b', pointer: '/nodes/a b/props', message: 'leads outside' }] });
    expect(screen.getByText('1 to check')).toBeDefined();
    expect(screen.queryByText(/to fix/)).toBeNull();
    expect(screen.getByRole('link', { name: 'a b › props' }).getAttribute('href')).toBe('/drafts/draft-1?node=a+b&field=%2Fprops');
  });

  it('a finding about the whole document has no link', () => {
    draw({ problems: [{ check: 'schema', nodeId: null, pointer: '/order', message: 'is missing' }] });
    expect([screen.getByText('the document › order').tagName, screen.queryByRole('link')]).toEqual(['CODE', null]);
  });
});
