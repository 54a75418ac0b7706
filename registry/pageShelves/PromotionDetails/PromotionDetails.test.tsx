import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const article = () => within(screen.getByRole('article'));

describe('PromotionDetails', () => {
  it('a promotion page shows its times, its two links and its terms', async () => {
    await stageCase(caseOf('PromotionDetails', 'usual'));
    expect(article().getByText(/^From 11\/01\/2026/)).toBeDefined();
    expect(article().getByText(/^Ends 12\/01\/2026/)).toBeDefined();
    expect(
      article()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['See football games', '/sport/football'],
      ['What is on now', '/live'],
    ]);
    expect(article().getByRole('heading', { name: 'Terms of use' }).nextSibling?.textContent).toContain('No offer is attached');
  });

  it('a promotion’s description is split into paragraphs', async () => {
    await stageCase(caseOf('PromotionDetails', 'usual'));
    expect(article().getByText('A parlay is one bet on several games.').tagName).toBe('P');
    expect(article().getByText(/^A leg that ties drops out/).tagName).toBe('P');
  });

  it.each([
    ['empty', 'No Promotion Found'],
    ['over', "This Offer Isn't Available"],
  ])('%s: the promotion page says so and links to all promotions', async (name, title) => {
    await stageCase(caseOf('PromotionDetails', name));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all promotions' }).getAttribute('href')).toBe('/promotions');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('a promotion for players asks a visitor to log in and hides its text', async () => {
    await stageCase(caseOf('PromotionDetails', 'forPlayers'));
    expect(screen.getByRole('heading', { name: 'Log in to See Your Offer' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByText(/prices of its legs/)).toBeNull();
  });

  it('a promotion page reports a call to action without a link and draws none', async () => {
    const { reasons } = await stageCase(caseOf('PromotionDetails', 'one'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['details-one PromotionCard missing']);
  });

  it('a promotion page has no link off the site and shows markup as text', async () => {
    const { container } = await stageCase(caseOf('PromotionDetails', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelector('script, img')).toBeNull();
  });

  it('a promotion page says that its source failed', async () => {
    await stageCase(caseOf('PromotionDetails', 'failed'));
    expect(screen.getByText('We could not load this promotion')).toBeDefined();
  });
});
