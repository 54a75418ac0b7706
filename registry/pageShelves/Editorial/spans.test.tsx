import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Block, type Span, span } from '#fixtures/worlds/editorial.ts';
import { page, web } from '#fixtures/worlds/links.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

/** An article of these blocks, each a style and its pieces. */
async function article(...blocks: readonly (readonly [style: string, ...spans: readonly Span[]])[]) {
  const usual = caseOf('Editorial', 'usual');
  const node = {
    ...usual.node,
    id: 'spans',
    blocks: blocks.map(([style, ...spans], at): Block => ({ __typename: 'EditorialBlock', id: `spans:${at}`, style, spans })),
  } as typeof usual.node;
  const stage = await stageCase({ ...usual, node });
  return { ...stage, article: screen.getByRole('article') };
}

describe('pieces of a text', () => {
  it('that stand out stand out as links too', async () => {
    await article(['paragraph', span('See '), span('all prices', { isStrong: true, deepLink: page('/live') })]);
    expect(screen.getByRole('link', { name: 'all prices' }).querySelector('strong')?.textContent).toBe('all prices');
  });

  it('that lead nowhere keep standing out', async () => {
    await article(['paragraph', span('Not here', { isStrong: true, deepLink: web('http://elsewhere.test/') })]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Not here').tagName).toBe('STRONG');
  });

  it('make one sentence with the spaces they were given, also when two are equal or one is empty', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { article: drawn } = await article(['paragraph', span(''), span('again '), span(''), span('again '), span('!')]);
    expect(drawn.querySelector('p')?.textContent).toBe('again again !');
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('keep two links to one place apart, and tell each kind that leads nowhere once', async () => {
    const { reasons } = await article(
      ['item', span('here', { deepLink: page('/live') })],
      ['item', span('there', { deepLink: page('/live') })],
      ['item', span('bad', { deepLink: web('javascript:alert(1)') }), span('worse', { deepLink: web('//evil.test') })],
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['here', 'there']);
    expect(reasons()).toEqual(['spans WebPageDeepLink unmapped-link']);
  });
});

describe('the outline of a text', () => {
  it('has its inner headings one level below its title, and nothing deeper', async () => {
    await article(['heading', span('First part')], ['paragraph', span('Words.')], ['heading', span('Second part')]);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3']);
  });

  it('counts the steps of each list from one: words between them end it', async () => {
    const { article: drawn } = await article(
      ['step', span('Choose')],
      ['step', span('Pay')],
      ['note', span('Wait')],
      ['step', span('Win')],
    );
    expect([...drawn.querySelectorAll('ol')].map(({ children }) => children.length)).toEqual([2, 1]);
  });

  it('is none where there are no blocks', async () => {
    await stageCase(caseOf('Editorial', 'empty'));
    expect(screen.queryByRole('article')).toBeNull();
  });
});
