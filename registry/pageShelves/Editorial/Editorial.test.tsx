import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { partsOf } from './partsOf.ts';

describe('Editorial', () => {
  it('an editorial text is an article with lists, links and emphasis', async () => {
    await stageCase(caseOf('Editorial', 'usual'));
    const article = within(screen.getByRole('article', { name: 'How a parlay pays' }));
    expect(article.getByRole('link', { name: 'football games' }).getAttribute('href')).toBe('/sport/football');
    expect(article.getByText('multiplied').tagName).toBe('STRONG');
    expect(article.getAllByRole('list').map((list) => [list.tagName, list.children.length])).toEqual([
      ['UL', 2],
      ['OL', 2],
    ]);
  });

  it('an editorial text shows markup as text', async () => {
    const { container } = await stageCase(caseOf('Editorial', 'hostile'));
    expect(container.querySelector('script, img')).toBeNull();
    expect(container.textContent).toContain('<script>alert(1)</script>');
  });

  it('an invalid link in an editorial text keeps its words and is reported', async () => {
    const { reasons } = await stageCase(caseOf('Editorial', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('The words stay')).toBeDefined();
    expect(reasons()).toEqual(['editorial-hostile WebPageDeepLink unmapped-link']);
  });
});

describe('parts', () => {
  const parts = (...styles: readonly string[]) =>
    partsOf(styles.map((style, at) => ({ id: String(at), style }))).map(({ style, blocks }) => `${style}${blocks.length}`);

  it('consecutive items and steps form lists, and other blocks stay separate', () => {
    expect(parts('item', 'item', 'step', 'item', 'paragraph', 'paragraph')).toEqual(['ul2', 'ol1', 'ul1', 'paragraph1', 'paragraph1']);
  });

  it('a block of an unknown style is a paragraph', () => {
    expect(parts('marquee', '__proto__', 'note')).toEqual(['paragraph1', 'paragraph1', 'note1']);
  });
});
