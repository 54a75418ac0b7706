import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LiveEvents', () => {
  it('the live shelf counts live events beside its title', async () => {
    await stageCase(caseOf('LiveEvents', 'usual'));
    expect(screen.getByText('live').parentElement?.textContent).toBe('2live');
  });

  it('the live shelf names each league once, above its games', async () => {
    await stageCase(caseOf('LiveEvents', 'usual'));
    const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(heads.length).toBeGreaterThan(0);
    expect(new Set(heads).size).toBe(heads.length);
  });

  it('an empty live shelf shows the operator’s text and a link to upcoming events', async () => {
    await stageCase(caseOf('LiveEvents', 'empty'));
    expect(screen.getByText('Nothing is being played right now')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See upcoming events' }).getAttribute('href')).toBe('/');
  });
});
