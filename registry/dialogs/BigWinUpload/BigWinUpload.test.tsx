import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OverlayProvider } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

async function staged(name: string) {
  const close = vi.fn<() => void>();
  const openForm = vi.fn<(formId: string) => void>();
  const opener = { openForm, openDialog: () => undefined, openBetslip: () => undefined };
  const view = await stageCase(caseOf('BigWinUpload', name), {
    ports: { opener },
    around: (drawn) => <OverlayProvider close={close}>{drawn}</OverlayProvider>,
  });
  return { ...view, close, openForm };
}

describe('BigWinUpload', () => {
  it('the big-win dialog opens the form for the document and closes', async () => {
    const { close, openForm } = await staged('usual');
    await userEvent.click(screen.getByRole('button', { name: 'Upload my ID' }));
    expect(openForm).toHaveBeenCalledExactlyOnceWith('tax-identity');
    expect(close).toHaveBeenCalledOnce();
  });

  it.each(['its button', 'the key'])('the big-win dialog is postponed by %s without opening a form', async (by) => {
    const { close, openForm } = await staged('usual');
    if (by === 'the key') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(close).toHaveBeenCalledOnce();
    expect(openForm).not.toHaveBeenCalled();
  });

  it('the big-win dialog can be closed when its form is invalid', async () => {
    const { close, container } = await staged('hostile');
    expect(container.ownerDocument.querySelector('script, img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
});
