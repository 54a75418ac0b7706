import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import type { ActionInput } from '#src/render/index.ts';

type Outcome = {
  succeeded: boolean;
  userErrors: readonly { __typename: 'UserError'; action: string; field: readonly string[]; message: string }[];
};

function ports(outcome: Outcome, current: ActionInput = {}) {
  const run = vi.fn((_action: never, _input: ActionInput) => Promise.resolve(outcome));
  return {
    run,
    ports: {
      playerId: () => 'p1',
      meet: () => Promise.resolve(true),
      actions: { SetUserPreferenceAction: { run, current: () => Promise.resolve(current) } },
    },
  };
}
const good: Outcome = { succeeded: true, userErrors: [] };
const save = () => act(async () => screen.getByRole('button', { name: 'Save preferences' }).click());

describe('Fields', () => {
  it('stands filled with what holds now, and hands over what was changed', async () => {
    const { run, ports: given } = ports(good, { oddsFormat: 'EURO', autoAcceptOddsChanges: false });
    await stageCase(caseOf('Fields', 'usual'), { ports: given });
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent).toBe('Decimal (2.50, 1.91)');
    act(() => screen.getByRole('checkbox').click());
    await save();
    expect(run.mock.calls[0]?.[1]).toEqual({ oddsFormat: 'EURO', autoAcceptOddsChanges: true });
    expect(screen.getByText('Saved.')).toBeDefined();
  });

  it('checks before it sends, in words at the field', async () => {
    const { run, ports: given } = ports(good);
    await stageCase(caseOf('Fields', 'crowded'), { ports: given });
    fireEvent.change(screen.getByRole('textbox', { name: 'Field 3' }), { target: { value: '99' } });
    await save();
    expect(run).not.toHaveBeenCalled();
    expect(screen.getAllByText('This field is required.')).toHaveLength(2);
    expect(screen.getByText('Enter 9 or less.')).toBeDefined();
  });

  it('puts the server’s words at the field they speak of', async () => {
    const { ports: given } = ports({
      succeeded: false,
      userErrors: [{ __typename: 'UserError', action: 'setUserPreference', field: ['input', 'oddsFormat'], message: 'Not offered here' }],
    });
    await stageCase(caseOf('Fields', 'usual'), { ports: given });
    await save();
    expect(screen.getByText('Not offered here').id || screen.getByText('Not offered here').parentElement?.id).toContain('oddsFormat');
  });

  it('needs no eval', async () => {
    const forbidden = vi.spyOn(globalThis, 'Function');
    await stageCase(caseOf('Fields', 'usual'));
    expect(forbidden).not.toHaveBeenCalled();
    forbidden.mockRestore();
  });
});
