import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Block, type Span, span } from '#fixtures/worlds/editorial.ts';
import { page, web } from '#fixtures/worlds/links.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

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
  it('a bold span with a link is bold inside the link', async () => {
    await article(['paragraph', span('See '), span('all prices', { isStrong: true, deepLink: page('/live') })]);
    expect(screen.getByRole('link', { name: 'all prices' }).querySelector('strong')?.textContent).toBe('all prices');
  });

  it('a bold span with an invalid link stays bold', async () => {
    await article(['paragraph', span('Not here', { isStrong: true, deepLink: web('http://elsewhere.test/') })]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Not here').tagName).toBe('STRONG');
  });

  it('spans keep their spaces, also if two are equal or one is empty', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { article: drawn } = await article(['paragraph', span(''), span('again '), span(''), span('again '), span('!')]);
    expect(drawn.querySelector('p')?.textContent).toBe('again again !');
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('two links to one address stay separate, and each kind of invalid link is reported once', async () => {
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
  it('headings inside an editorial text are one level below its title', async () => {
    await article(['heading', span('First part')], ['paragraph', span('Words.')], ['heading', span('Second part')]);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3']);
  });

  it('steps separated by another block form two lists, each numbered from one', async () => {
    const { article: drawn } = await article(
      ['step', span('Choose')],
      ['step', span('Pay')],
      ['note', span('Wait')],
      ['step', span('Win')],
    );
    expect([...drawn.querySelectorAll('ol')].map(({ children }) => children.length)).toEqual([2, 1]);
  });

  it('an editorial text without blocks draws nothing', async () => {
    await stageCase(caseOf('Editorial', 'empty'));
    expect(screen.queryByRole('article')).toBeNull();
  });
});
