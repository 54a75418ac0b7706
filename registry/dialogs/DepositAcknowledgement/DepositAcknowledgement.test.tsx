import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OverlayProvider } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const confirm = () => act(async () => screen.getByRole('button', { name: 'I understand' }).click());
const running = (answer: () => Promise<{ readonly succeeded: boolean; readonly userErrors: readonly never[] }>) => {
  const run = vi.fn(answer);
  return { run, ports: { actions: { AcknowledgeAction: { run } }, meet: () => Promise.resolve(true) } };
};

describe('DepositAcknowledgement', () => {
  it('the deposit acknowledgement closes only by its button, once it is recorded', async () => {
    const close = vi.fn<() => void>();
    const { run, ports } = running(() => Promise.resolve({ succeeded: true, userErrors: [] }));
    await stageCase(caseOf('DepositAcknowledgement', 'usual'), {
      ports,
      around: (drawn) => <OverlayProvider close={close}>{drawn}</OverlayProvider>,
    });
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await confirm();
    expect(run).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
  });

  it('a deposit acknowledgement with an unknown action is reported and replaced by its fallback', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { kind, node, ...entry } = caseOf('DepositAcknowledgement', 'usual');
    const { reasons } = await stageCase(
      { ...entry, kind, node: { ...node, action: { __typename: 'FutureAction' } } as unknown as typeof node },
      {
        frame: { criticality: 'MANDATORY' },
        around: (drawn) => (
          <OverlayProvider close={() => undefined} standIn={({ children }) => <div role="alertdialog">{children}</div>}>
            {drawn}
          </OverlayProvider>
        ),
      },
    );
    expect(reasons()).toEqual([expect.stringMatching(/ unmapped-action$/)]);
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
    vi.restoreAllMocks();
  });

  it('the deposit acknowledgement stays open with an error when it could not be recorded', async () => {
    const { ports } = running(() => Promise.reject(new Error('offline')));
    await stageCase(caseOf('DepositAcknowledgement', 'usual'), { ports });
    await confirm();
    expect(screen.getByRole('alert').textContent).toBe('Error acknowledging deposit amount. Please try again later.');
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});
