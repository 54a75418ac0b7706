import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Awaited } from './Awaited.tsx';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';
import { CheckField, SelectField, TextAreaField } from './controls.tsx';
import { NowProvider } from './now.tsx';
import { inWords } from './people.ts';
import { Problem } from './Problem.tsx';
import { Table } from './Table.tsx';
import { When } from './When.tsx';

const nothing = () => undefined;
const refusal = { code: 'stale', message: 'Somebody was faster.', details: {} } as const;

describe('a table', () => {
  type Row = { readonly id: string; readonly size: number };
  const rows: readonly Row[] = [
    { id: 'one', size: 1 },
    { id: 'two', size: 2 },
  ];
  const draw = () =>
    render(
      <Table
        caption="Things"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Name', isName: true, cell: ({ id }) => id },
          { head: 'Size', cell: ({ size }) => size },
          { head: 'Acts', isActs: true, cell: ({ id }) => <button type="button">{`Take ${id}`}</button> },
        ]}
      />,
    );

  it('has a name, heads of its columns, and a head of each row', () => {
    draw();
    expect(screen.getByRole('table', { name: 'Things' })).toBeDefined();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Size', 'Acts']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  it('says in each cell what it is, for where the heads are out of sight; not where it acts', () => {
    draw();
    const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['Size', null]);
  });
});

describe('what is awaited', () => {
  const draw = (loaded: { value: string | null; refusal: typeof refusal | null; isLoading: boolean }, reload = nothing) =>
    render(
      <Awaited loaded={{ ...loaded, reload }} what="the drafts">
        {(value) => <p>{value}</p>}
      </Awaited>,
    );

  it('has a skeleton that says so to who cannot see it', () => {
    draw({ value: null, refusal: null, isLoading: true });
    expect(screen.getByRole('status').textContent).toBe('Loading the drafts.');
  });

  it('then its content, which stays while it is asked for again', () => {
    draw({ value: 'Here', refusal: null, isLoading: true });
    expect([screen.getByText('Here').tagName, screen.queryByRole('status')]).toEqual(['P', null]);
  });

  it('or the problem, above what was there before, with a way on', async () => {
    const reload = vi.fn<() => undefined>();
    draw({ value: 'Old', refusal, isLoading: false }, reload);
    expect(screen.getByText('Old')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('and nothing for what was never asked', () => {
    const { container } = draw({ value: null, refusal: null, isLoading: false });
    expect(container.textContent).toBe('');
  });
});

describe('a problem', () => {
  it('has a name, the server’s words, and the fields that are wrong', () => {
    const problems = [
      { pointer: '/nodes/a/props/title', message: 'is too long' },
      { pointer: '', message: 'has no nodes' },
    ];
    render(<Problem refusal={{ code: 'checks', message: '2 things are wrong.', details: { problems } }} />);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Some checks failed')).toBeDefined();
    expect(alert.getByText('2 things are wrong.')).toBeDefined();
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '/nodes/a/props/title is too long',
      'has no nodes',
    ]);
    expect(alert.queryByRole('button')).toBeNull();
  });

  it('that has no name of its own is still told', () => {
    render(<Problem refusal={{ code: 'busy', message: 'Too many attempts at once.', details: {} }} />);
    expect(screen.getByRole('alert').textContent).toBe('This was refusedToo many attempts at once.');
  });
});

describe('an act', () => {
  const draw = (more: Partial<ActionDialogProps> = {}) => {
    const [onAct, onClose] = [vi.fn<(reason: string) => void>(), vi.fn<() => void>()];
    render(
      <ActionDialog
        title="Take it down"
        consequence="It disappears at once."
        label="Do it"
        isBusy={false}
        refusal={null}
        onClose={onClose}
        onAct={onAct}
        {...more}
      />,
    );
    return { onAct, onClose };
  };

  it('brings what stops it into view: it may lie below the fold of a long dialog', async () => {
    const seen: string[] = [];
    const look = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
      seen.push(this.getAttribute('role') ?? this.tagName);
    });
    const long = { title: 'Take it down', consequence: 'It disappears.', label: 'Do it', isBusy: false, onClose: nothing, onAct: nothing };
    const { rerender } = render(<ActionDialog {...long} refusal={null} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    expect(seen).toEqual(['TEXTAREA']);
    await userEvent.type(screen.getByLabelText('Reason'), 'It is late');
    rerender(<ActionDialog {...long} refusal={refusal} />);
    expect(seen).toEqual(['TEXTAREA', 'alert']);
    look.mockRestore();
  });

  it('says what it will do, and is not done without a reason', async () => {
    const { onAct } = draw();
    const dialog = await screen.findByRole('dialog', { name: 'Take it down', description: 'It disappears at once.' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), '  a ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Do it' }));
    expect(onAct).not.toHaveBeenCalled();
    expect(within(dialog).getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'nd b');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Do it' }));
    expect(onAct.mock.calls).toEqual([['a nd b']]);
  });

  it('that needs none is done at once', async () => {
    const { onAct } = draw({ needsReason: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    expect(onAct).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('Reason')).toBeNull();
  });

  it('that runs is not done twice, and can be left', async () => {
    const { onAct, onClose } = draw({ isBusy: true, needsReason: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    expect(onAct).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that was refused says why, in place', async () => {
    draw({ refusal });
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody was faster.');
  });
});

describe('controls', () => {
  it('a list gives the value that belongs to its label', async () => {
    const onChange = vi.fn<(value: 'a' | 'b') => void>();
    render(
      <SelectField
        label="Region"
        value="a"
        choices={[
          { value: 'a', label: 'Everywhere' },
          { value: 'b', label: 'New Jersey' },
        ]}
        onChange={onChange}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Region'), 'New Jersey');
    expect(onChange).toHaveBeenCalledWith('b');
  });

  it('a text of several lines says what is wrong with it', () => {
    render(<TextAreaField label="Reason" hint="Kept." error="Say why." value="" onChange={nothing} />);
    const field = screen.getByRole('textbox', { name: 'Reason', description: 'Say why. Kept.' });
    expect([field.tagName, field.getAttribute('aria-invalid')]).toEqual(['TEXTAREA', 'true']);
  });

  it('a choice is taken in and left out by its label', async () => {
    function One() {
      const [isIn, setIn] = useState(false);
      return (
        <CheckField isChecked={isIn} onChange={setIn}>
          Lobby
        </CheckField>
      );
    }
    render(<One />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lobby' });
    await userEvent.click(screen.getByText('Lobby'));
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    expect(box.checked).toBe(false);
  });
});

describe('an instant', () => {
  const clock = () => new Date('2026-11-22T14:00:00.000Z');
  const draw = (isInline: boolean) =>
    render(
      <NowProvider read={clock}>
        <When at="2026-11-22T11:00:00.000Z" zone="America/New_York" inline={isInline} />
      </NowProvider>,
    );

  it('is told both ways, the zone named', () => {
    draw(false);
    expect(screen.getByText('3 hours ago')).toBeDefined();
    expect(screen.getByText('Sun, Nov 22, 2026, 06:00 EST')).toBeDefined();
  });

  it('in a sentence only how long ago, the rest on hover', () => {
    draw(true);
    const time = screen.getByText('3 hours ago');
    expect([time.getAttribute('datetime'), time.title]).toEqual(['2026-11-22T11:00:00.000Z', 'Sun, Nov 22, 2026, 06:00 EST']);
  });
});

it.each([
  [[], ''],
  [['you'], 'you'],
  [['you', 'Ada'], 'you and Ada'],
  [['you', 'Ada', 'Edo'], 'you, Ada, and Edo'],
])('names in a sentence: %j', (names, words) => {
  expect(inWords(names)).toBe(words);
});
