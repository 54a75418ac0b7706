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

  it('a table has a name, column headers and row headers', () => {
    draw();
    expect(screen.getByRole('table', { name: 'Things' })).toBeDefined();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Size', 'Acts']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  it('a table cell carries its column’s name, except in columns of buttons', () => {
    draw();
    const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['Size', null]);
  });
});

describe('a loading answer', () => {
  const draw = (loaded: { value: string | null; refusal: typeof refusal | null; isLoading: boolean }, reload = nothing) =>
    render(
      <Awaited loaded={{ ...loaded, reload }} what="the drafts">
        {(value) => <p>{value}</p>}
      </Awaited>,
    );

  it('a loading answer has a skeleton with a label', () => {
    draw({ value: null, refusal: null, isLoading: true });
    expect(screen.getByRole('status').textContent).toBe('Loading the drafts.');
  });

  it('an answer stays on screen while it is loaded again', () => {
    draw({ value: 'Here', refusal: null, isLoading: true });
    expect([screen.getByText('Here').tagName, screen.queryByRole('status')]).toEqual(['P', null]);
  });

  it('a failed answer shows the problem above the old content, with a retry', async () => {
    const reload = vi.fn<() => undefined>();
    draw({ value: 'Old', refusal, isLoading: false }, reload);
    expect(screen.getByText('Old')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('an answer that was never requested shows nothing', () => {
    const { container } = draw({ value: null, refusal: null, isLoading: false });
    expect(container.textContent).toBe('');
  });
});

describe('a problem', () => {
  it('a problem shows its name, the server’s message and the invalid fields', () => {
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

  it('a problem without its own name shows a general one', () => {
    render(<Problem refusal={{ code: 'busy', message: 'Too many attempts at once.', details: {} }} />);
    expect(screen.getByRole('alert').textContent).toBe('This was refusedToo many attempts at once.');
  });
});

describe('an action dialog', () => {
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

  it('an action dialog scrolls its error into view', async () => {
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

  it('an action dialog explains the effect and needs a reason', async () => {
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

  it('an action dialog without a reason acts at once', async () => {
    const { onAct } = draw({ needsReason: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    expect(onAct).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('Reason')).toBeNull();
  });

  it('a running action is not repeated, and its dialog can be closed', async () => {
    const { onAct, onClose } = draw({ isBusy: true, needsReason: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    expect(onAct).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('a refused action shows the reason in its dialog', async () => {
    draw({ refusal });
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody was faster.');
  });
});

describe('controls', () => {
  it('a select field reports the value of the chosen label', async () => {
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

  it('a text area has its error and hint as description', () => {
    render(<TextAreaField label="Reason" hint="Kept." error="Say why." value="" onChange={nothing} />);
    const field = screen.getByRole('textbox', { name: 'Reason', description: 'Say why. Kept.' });
    expect([field.tagName, field.getAttribute('aria-invalid')]).toEqual(['TEXTAREA', 'true']);
  });

  it('a check box is toggled by its label', async () => {
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

  it('a time shows its age and the exact time with its zone', () => {
    draw(false);
    expect(screen.getByText('3 hours ago')).toBeDefined();
    expect(screen.getByText('Sun, Nov 22, 2026, 06:00 EST')).toBeDefined();
  });

  it('a time in a sentence shows its age, with the exact time as tooltip', () => {
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
])('the console joins names in a sentence: %j', (names, words) => {
  expect(inWords(names)).toBe(words);
});
