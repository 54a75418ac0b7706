import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { frameOf } from '#src/console/preview/kinds.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });

describe('Consent', () => {
  it('a consent form enables its button only after agreement', async () => {
    const run = vi.fn(() => Promise.resolve({ succeeded: true, userErrors: [] }));
    await stageCase(caseOf('Consent', 'usual'), { ports: { meet: () => Promise.resolve(true), actions: { AcknowledgeAction: { run } } } });
    expect(confirm().disabled).toBe(true);
    act(() => screen.getByRole('checkbox').click());
    await act(async () => confirm().click());
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Saved.')).toBeDefined();
  });

  it('a consent form says which requirement is not met', async () => {
    await stageCase(caseOf('Consent', 'usual'));
    act(() => screen.getByRole('checkbox').click());
    await act(async () => confirm().click());
    expect(screen.getByRole('alert').textContent).toContain('Please log in first.');
  });

  it('a consent form repeats the same id while the result is unknown', async () => {
    const ids: string[] = [];
    const run = vi.fn((_action: never, _input: unknown, { actionId }: { readonly actionId: string }) => {
      ids.push(actionId);
      return ids.length < 2 ? Promise.reject(new Error('offline')) : Promise.resolve({ succeeded: true, userErrors: [] });
    });
    await stageCase(caseOf('Consent', 'usual'), { ports: { meet: () => Promise.resolve(true), actions: { AcknowledgeAction: { run } } } });
    act(() => screen.getByRole('checkbox').click());
    await act(async () => confirm().click());
    expect(screen.getByRole('alert').textContent).toContain('We will not do it twice');
    await act(async () => confirm().click());
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('a consent form hides its button while a mandatory part is missing', async () => {
    await stageCase(caseOf('Consent', 'usual'), {
      beside: [frameOf({ __typename: 'FutureForm', id: 'more' }, { criticality: 'MANDATORY' })],
    });
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('you can’t confirm it');
  });
});
