import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const link = (name: RegExp) => screen.getByRole('link', { name });
const press = (key: string): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

describe('SportsTree', () => {
  it('the sports menu counts live events', async () => {
    await stageCase(caseOf('SportsTree', 'usual'));
    expect(link(/^Football/).textContent).toBe('Football2 live');
  });

  it('arrow keys walk the sports menu: right opens and enters, left leaves and closes', async () => {
    await stageCase(caseOf('SportsTree', 'usual'));
    act(() => link(/^Football/).focus());
    press('ArrowRight');
    expect(link(/^Pro League/)).toBeDefined();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toContain('Pro League');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('College');
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toContain('Football');
    press('ArrowLeft');
    expect(screen.queryByRole('link', { name: /^Pro League/ })).toBeNull();
    press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Basketball');
  });

  it('the sports menu passes on arrow keys beyond its first entry', async () => {
    await stageCase(caseOf('SportsTree', 'usual'));
    const first = link(/^Football/);
    act(() => first.focus());
    expect(fireEvent.keyDown(first, { key: 'ArrowUp' })).toBe(true);
    expect(fireEvent.keyDown(first, { key: 'ArrowDown' })).toBe(false);
  });

  it('the sports menu is open at the current page, down to the fourth level', async () => {
    await stageCase(caseOf('SportsTree', 'usual'), { path: '/sport/soccer/organization/england/competition/first-cup' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('First Cup');
    expect(screen.getByText('England')).toBeDefined();
  });

  it('the sports menu does not link to other sites', async () => {
    await stageCase(caseOf('SportsTree', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('the sports menu counts live events and their streams', async () => {
    await stageCase(caseOf('SportsTree', 'usual'));
    expect(screen.getByRole('link', { name: 'Soccer 3 streams 4 live' })).toBeDefined();
  });
});
