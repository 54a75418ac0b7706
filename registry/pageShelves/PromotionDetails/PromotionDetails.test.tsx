import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const article = () => within(screen.getByRole('article'));

describe('PromotionDetails', () => {
  it('shows a promotion with its times, both ways on and its terms open', async () => {
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

  it('parts its description into paragraphs', async () => {
    await stageCase(caseOf('PromotionDetails', 'usual'));
    expect(article().getByText('A parlay is one bet on several games.').tagName).toBe('P');
    expect(article().getByText(/^A leg that ties drops out/).tagName).toBe('P');
  });

  it.each([
    ['empty', 'No Promotion Found'],
    ['over', "This Offer Isn't Available"],
  ])('%s: says so in the words of the product, and leads to all promotions', async (name, title) => {
    await stageCase(caseOf('PromotionDetails', name));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all promotions' }).getAttribute('href')).toBe('/promotions');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('tells nobody but players what is theirs', async () => {
    await stageCase(caseOf('PromotionDetails', 'forPlayers'));
    expect(screen.getByRole('heading', { name: 'Log in to See Your Offer' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByText(/prices of its legs/)).toBeNull();
  });

  it('reports a call to action without a link, and draws none', async () => {
    const { reasons } = await stageCase(caseOf('PromotionDetails', 'one'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['details-one PromotionCard missing']);
  });

  it('leads nowhere off the site, and reads what is written as words', async () => {
    const { container } = await stageCase(caseOf('PromotionDetails', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelector('script, img')).toBeNull();
  });

  it('has a state of its own when its source failed', async () => {
    await stageCase(caseOf('PromotionDetails', 'failed'));
    expect(screen.getByText('We could not load this promotion')).toBeDefined();
  });
});
