import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OverlayProvider } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const accept = () => act(async () => screen.getByRole('button', { name: 'I accept' }).click());
const running = (answer: () => Promise<{ readonly succeeded: boolean; readonly userErrors: readonly never[] }>) => {
  const run = vi.fn(answer);
  return { run, ports: { actions: { AcknowledgeAction: { run } }, meet: () => Promise.resolve(true) } };
};

describe('LegalChange', () => {
  it('the legal change links each text and closes once these versions are accepted', async () => {
    const close = vi.fn<() => void>();
    const { run, ports } = running(() => Promise.resolve({ succeeded: true, userErrors: [] }));
    await stageCase(caseOf('LegalChange', 'usual'), {
      ports,
      around: (drawn) => <OverlayProvider close={close}>{drawn}</OverlayProvider>,
    });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/legal/terms/2', '/legal/privacy/1']);
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    await accept();
    expect(run).toHaveBeenCalledOnce();
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ ackType: 'legal-2.1' }), expect.anything(), expect.anything());
    expect(close).toHaveBeenCalledOnce();
  });

  it('the legal change stays open with an error when the acceptance could not be recorded', async () => {
    const { ports } = running(() => Promise.reject(new Error('offline')));
    await stageCase(caseOf('LegalChange', 'usual'), { ports });
    await accept();
    expect(screen.getByRole('alert').textContent).toBe('We could not save that you accepted. Please try again later.');
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});
