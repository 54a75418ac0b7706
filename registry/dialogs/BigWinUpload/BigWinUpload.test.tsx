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
  it('leads to the form that takes the document, and is out of its way', async () => {
    const { close, openForm } = await staged('usual');
    await userEvent.click(screen.getByRole('button', { name: 'Upload my ID' }));
    expect(openForm).toHaveBeenCalledExactlyOnceWith('tax-identity');
    expect(close).toHaveBeenCalledOnce();
  });

  it.each(['its button', 'the key'])('is put off by %s, and opens nothing', async (by) => {
    const { close, openForm } = await staged('usual');
    if (by === 'the key') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(close).toHaveBeenCalledOnce();
    expect(openForm).not.toHaveBeenCalled();
  });

  it('is still put off where its form is none', async () => {
    const { close, container } = await staged('hostile');
    expect(container.ownerDocument.querySelector('script, img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
});
