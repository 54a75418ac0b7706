import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ActionAnswer, ActionInput } from '#src/render/actions/types.ts';
import { formPorts, wasDone } from '#tests/support/formStage.tsx';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const good = wasDone;
const ports = (outcome: ActionAnswer, current: ActionInput = {}) => formPorts({ outcome, current });
const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
const save = () => act(async () => screen.getByRole('button', { name: 'Save preferences' }).click());

describe('Fields', () => {
  it('a form shows the current values and sends the changed ones', async () => {
    const { run, ports: given } = ports(good, { oddsFormat: 'EURO', autoAcceptOddsChanges: false });
    await stageCase(caseOf('Fields', 'usual'), { ports: given });
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent).toBe('Decimal (2.50, 1.91)');
    act(() => screen.getByRole('checkbox').click());
    await save();
    expect(run.mock.calls[0]?.[1]).toEqual({ oddsFormat: 'EURO', autoAcceptOddsChanges: true });
    expect(screen.getByText('Saved.')).toBeDefined();
  });

  it('a form checks before it sends, shows each error at its field and focuses the first', async () => {
    const { run, ports: given } = ports(good);
    await stageCase(caseOf('Fields', 'crowded'), { ports: given });
    fireEvent.change(screen.getByRole('textbox', { name: 'Legs' }), { target: { value: '99' } });
    await send();
    expect(run).not.toHaveBeenCalled();
    const summary = screen.getAllByRole('alert')[0];
    expect(summary?.textContent).toContain('Check 5 fields');
    expect(summary?.textContent).toContain('Legs: Enter 9 or less.');
    expect(screen.getAllByText('Tell us your name.')).not.toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name (required)' }));
    act(() => screen.getByRole('button', { name: 'Legs: Enter 9 or less.' }).click());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Legs' }));
  });

  it('a form shows the server’s error at the field it names', async () => {
    const { ports: given } = ports({
      succeeded: false,
      userErrors: [{ __typename: 'UserError', action: 'setUserPreference', field: ['input', 'oddsFormat'], message: 'Not offered here' }],
    });
    await stageCase(caseOf('Fields', 'usual'), { ports: given });
    await save();
    expect(screen.getByText('Not offered here').id || screen.getByText('Not offered here').parentElement?.id).toContain('oddsFormat');
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('a form can be filled in and sent by keyboard, each type of field with its own keys', async () => {
    const { run, ports: given } = ports({ ...good, said: 'We have it.' });
    await stageCase(caseOf('Fields', 'crowded'), { ports: given });
    const user = userEvent.setup();
    const type = async (text: string) => {
      await user.tab();
      if (text !== '') await user.keyboard(text);
    };
    for (const text of ['Ann', 'ann@linemaker.test', '555 010 0199', 'AB1234', '3', '0.5', '12.5']) await type(text);
    await user.tab();
    fireEvent.change(document.activeElement as HTMLElement, { target: { value: '2026-11-22' } });
    await user.tab();
    await user.selectOptions(document.activeElement as HTMLElement, 'Decimal (2.50, 1.91)');
    const reach = async (element: HTMLElement, keys: string) => {
      for (let presses = 0; document.activeElement !== element && presses < 9; presses += 1) await user.tab();
      expect(document.activeElement).toBe(element);
      await user.keyboard(keys);
    };
    await reach(screen.getByRole('radio', { name: 'By email' }), ' ');
    await reach(screen.getByRole('checkbox', { name: 'Take price changes without asking' }), ' ');
    await reach(screen.getByRole('textbox', { name: 'Message' }), 'It happened.');
    await reach(screen.getByRole('checkbox', { name: 'You may look into my account. (required)' }), ' ');
    for (let presses = 0; document.activeElement !== screen.getByRole('button', { name: 'Send' }) && presses < 3; presses += 1)
      await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    await user.keyboard('{Enter}');
    await screen.findByText('We have it.');
    expect(run.mock.calls.map(([, input]) => input)).toEqual([
      {
        ...{ name: 'Ann', email: 'ann@linemaker.test', phone: '555 010 0199', plate: 'AB1234', legs: 3, share: 0.5, amount: 1_250 },
        ...{ day: '2026-11-22', topic: 'EURO', answer: 'email', urgent: true, message: 'It happened.', desk: 'The support desk' },
        ...{ channel: 'web', consent: true },
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Send' }), 'nothing is handed in twice').toBeNull();
    expect(document.activeElement?.textContent).toBe('We have it.');
  });

  it('a form keeps typed text when it is drawn again, and does not show it to another player', async () => {
    const { ports: given } = ports(good);
    const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name (required)' });
    const { unmount } = await stageCase(caseOf('Fields', 'crowded'), { ports: { ...given, playerId: () => 'typist' } });
    fireEvent.change(typed(), { target: { value: 'Ann' } });
    unmount();
    const again = await stageCase(caseOf('Fields', 'crowded'), { ports: { ...given, playerId: () => 'typist' } });
    expect(typed().value).toBe('Ann');
    again.unmount();
    await stageCase(caseOf('Fields', 'crowded'), { ports: { ...given, playerId: () => 'another' } });
    expect(typed().value).toBe('');
  });

  it('a form does not send a file that its field refuses', async () => {
    const { ports: given } = ports(good);
    await stageCase(caseOf('Fields', 'crowded'), { ports: given });
    const input = screen.getByLabelText<HTMLInputElement>('Picture');
    for (const [file, words] of [
      [new File(['x'], 'page.html', { type: 'text/html' }), 'We can’t use this type of file. Choose PNG, JPEG.'],
      [new File([], 'empty.png', { type: 'image/png' }), 'This file is empty. Choose another one.'],
      [new File([new Uint8Array(1_000_001)], 'large.png', { type: 'image/png' }), 'This file is larger than 1 MB. Choose a smaller one.'],
    ] as const) {
      await act(async () => fireEvent.change(input, { target: { files: [file] } }));
      expect(screen.getByText(words)).toBeDefined();
    }
    await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'shot.png', { type: 'image/png' })] } }));
    expect(screen.getByText('We could not upload the file. Check your connection and choose it again.')).toBeDefined();
  });

  it('a form does not use eval', async () => {
    const forbidden = vi.spyOn(globalThis, 'Function');
    await stageCase(caseOf('Fields', 'usual'));
    expect(forbidden).not.toHaveBeenCalled();
    forbidden.mockRestore();
  });
});
