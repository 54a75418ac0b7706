import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OverlayProvider } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

async function stage() {
  const close = vi.fn<() => void>();
  await stageCase(caseOf('AppTour', 'usual'), { around: (drawn) => <OverlayProvider close={close}>{drawn}</OverlayProvider> });
  return close;
}
const card = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('AppTour', () => {
  it('the app tour can be walked forward, back and to its end by keyboard', async () => {
    const close = await stage();
    expect(card()).toBe('Press a price');
    screen.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(card()).toBe('Follow your bets');
    expect(screen.getByText('2 of 2')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Done');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    expect(card()).toBe('Press a price');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('the app tour can be skipped at any card', async () => {
    const close = await stage();
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
