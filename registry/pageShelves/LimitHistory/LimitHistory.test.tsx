import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LimitHistory', () => {
  it('the limit history shows each limit’s value and dates, and which one is active', async () => {
    await stageCase(caseOf('LimitHistory', 'usual'));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/^Weekly spend limitSince .*\$50\.00Active$/);
    expect(lines[1]).toMatch(/3 hours a dayActive$/);
    expect(lines[2]).toMatch(/ to .*\$90\.00$/);
  });

  it('an empty limit history shows the operator’s text', async () => {
    await stageCase(caseOf('LimitHistory', 'empty'));
    expect(screen.getByText('No limits were set')).toBeDefined();
  });

  it('the limit history offers the next page if there is one', async () => {
    await stageCase(caseOf('LimitHistory', 'crowded'));
    expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
  });
});
