import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LimitHistory', () => {
  it('says of each limit what it was and when, and which one holds', async () => {
    await stageCase(caseOf('LimitHistory', 'usual'));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/^Weekly spend limitSince .*\$50\.00Active$/);
    expect(lines[1]).toMatch(/3 hours a dayActive$/);
    expect(lines[2]).toMatch(/ to .*\$90\.00$/);
  });

  it('has the words of the operator where nothing was ever set', async () => {
    await stageCase(caseOf('LimitHistory', 'empty'));
    expect(screen.getByText('No limits were set')).toBeDefined();
  });

  it('offers the next page where there is one', async () => {
    await stageCase(caseOf('LimitHistory', 'crowded'));
    expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
  });
});
