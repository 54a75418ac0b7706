import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LiveEvents', () => {
  it('the live shelf counts live events beside its title', async () => {
    await stageCase(caseOf('LiveEvents', 'usual'));
    expect(screen.getByText('live').parentElement?.textContent).toBe('2live');
  });

  it('the live shelf without events shows the operator’s text and a link', async () => {
    await stageCase(caseOf('LiveEvents', 'empty'));
    expect(screen.getByText('Nothing is being played at the moment')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See upcoming events' }).getAttribute('href')).toBe('/');
  });
});
