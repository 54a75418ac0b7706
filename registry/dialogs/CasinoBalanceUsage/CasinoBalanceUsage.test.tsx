import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OverlayProvider } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

type Answer = { readonly succeeded: boolean; readonly userErrors: readonly never[] };

async function stage(answer: () => Promise<Answer>) {
  const [run, close] = [vi.fn((_action: unknown, _input: object) => answer()), vi.fn<() => void>()];
  await stageCase(caseOf('CasinoBalanceUsage', 'usual'), {
    ports: { actions: { SetUserPreferenceAction: { run } }, meet: () => Promise.resolve(true) },
    around: (drawn) => <OverlayProvider close={close}>{drawn}</OverlayProvider>,
  });
  return { run, close };
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save preferences' });

describe('CasinoBalanceUsage', () => {
  it('the balance-order dialog preselects nothing and can be postponed without saving', async () => {
    const { run, close } = await stage(() => Promise.resolve({ succeeded: true, userErrors: [] }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(save().disabled).toBe(true);
    act(() => screen.getByRole('button', { name: 'Decide later' }).click());
    expect(close).toHaveBeenCalledOnce();
    expect(run).not.toHaveBeenCalled();
  });

  it('the balance-order dialog saves the choice made by keyboard and closes', async () => {
    const { run, close } = await stage(() => Promise.resolve({ succeeded: true, userErrors: [] }));
    act(() => screen.getByRole('radio', { name: /^Cash first/ }).focus());
    await userEvent.keyboard('{ArrowDown}');
    await act(async () => save().click());
    expect(run.mock.calls[0]?.[1]).toEqual({ casinoBalanceUsagePreferences: 'BONUS_FIRST' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('the balance-order dialog keeps the choice when no answer comes', async () => {
    const { close } = await stage(() => Promise.reject(new Error('offline')));
    await userEvent.click(screen.getByRole('radio', { name: /^Cash alone/ }));
    await act(async () => save().click());
    expect(screen.getByRole('alert').textContent).toContain('We did not get an answer');
    expect(screen.getByRole('radio', { checked: true }).getAttribute('value')).toBe('CASH_ONLY');
    expect(close).not.toHaveBeenCalled();
  });
});
