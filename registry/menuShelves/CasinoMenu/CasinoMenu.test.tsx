import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CasinoMenu', () => {
  it('the casino menu marks the category of the page', async () => {
    await stageCase(caseOf('CasinoMenu', 'usual'), { path: '/casino/category/slots' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Slots');
  });

  it('the casino menu leaves out an entry that leads off the site', async () => {
    await stageCase(caseOf('CasinoMenu', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('the casino menu says that the lobby still works when its source failed', async () => {
    await stageCase(caseOf('CasinoMenu', 'failed'));
    expect(screen.getByText('We could not load the categories. You can still use the lobby.')).toBeDefined();
  });

  it('the casino menu has no heading without one in its document, and marks nothing on another page', async () => {
    await stageCase(caseOf('CasinoMenu', 'empty'));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });
});
