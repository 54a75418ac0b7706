import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('StoreLinks', () => {
  it('a store link leads to the store, and a platform without one is not shown', async () => {
    await stageCase(caseOf('StoreLinks', 'usual'));
    const store = screen.getByRole('link', { name: 'iPhone and iPad (leaves this site)' });
    expect([store.getAttribute('href'), store.getAttribute('rel')]).toEqual(['https://apps.example.com/one', 'noopener noreferrer']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('without any store address one button opens the explanation', async () => {
    const openDialog = vi.fn();
    await stageCase(caseOf('StoreLinks', 'one'), { ports: { opener: { openForm: vi.fn(), openDialog, openBetslip: vi.fn() } } });
    expect(screen.queryByText('Android')).toBeNull();
    screen.getByRole('button', { name: 'Add to home screen' }).click();
    expect(openDialog).toHaveBeenCalledExactlyOnceWith('home-screen');
  });

  it('store links lead only to https addresses', async () => {
    await stageCase(caseOf('StoreLinks', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
