import { describe, expect, it } from 'vitest';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';
import { asking } from '#tests/support/layoutQueries.ts';
import { documentOf, page, write } from '#server/content/authored/write.ts';

type Node = Readonly<Record<string, unknown>>;

async function told(...drafts: Parameters<typeof documentOf>[2]): Promise<readonly Node[]> {
  const store = memoryStore();
  store.force('home', documentOf('home', null, drafts));
  const { data, errors } = await asking((await layoutsOver(store)).layouts)('PageLayout', { canonicalUrl: '/' });
  expect(errors).toBeUndefined();
  return (data as { pageLayout: { slots: { node: Node }[] } }).pageLayout.slots.map(({ node }) => node);
}

describe('a carousel', () => {
  const slide = { id: 'live', title: 'Live', text: 'Now.', label: 'Go', art: 'signal' } as const;

  it('a carousel changes slides every seven seconds unless the document says otherwise', async () => {
    const nodes = await told(
      write('HeroCarouselShelf', 'a', { title: 'A', slides: [slide] }),
      write('HeroCarouselShelf', 'b', { title: 'B', slides: [slide], secondsPerSlide: 12 }),
    );
    expect(nodes.map(({ secondsPerSlide }) => secondsPerSlide)).toEqual([7, 12]);
  });

  it('two carousels with the same slide give it different ids', async () => {
    const nodes = await told(
      write('HeroCarouselShelf', 'a', { title: 'A', slides: [{ ...slide, deepLink: page('/live') }] }),
      write('HeroCarouselShelf', 'b', { title: 'B', slides: [slide] }),
    );
    expect(nodes).toMatchObject([
      { slides: [{ eyebrow: null, deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/live' } }] },
      { slides: [{ deepLink: null }] },
    ]);
    expect(new Set(nodes.flatMap(({ slides }) => (slides as { id: string }[]).map(({ id }) => id))).size).toBe(2);
  });
});

describe('columns', () => {
  it('columns hold children by region, and have weight 1 by default', async () => {
    const draft = write(
      'ColumnsShelf',
      'columns',
      { columns: [{ region: 'main', weight: 3 }, { region: 'side' }] },
      {},
      { main: [write('EditorialShelf', 'text', { title: 'T', blocks: [{ id: 'a', style: 'note', spans: [{ text: 'Words' }] }] })] },
    );
    const [columns, text] = await told(draft);
    expect(columns).toMatchObject({
      columns: [
        { region: 'main', weight: 3 },
        { region: 'side', weight: 1 },
      ],
    });
    expect(text).toMatchObject({ blocks: [{ style: 'note', spans: [{ text: 'Words', isStrong: false, deepLink: null }] }] });
  });
});

describe('a countdown', () => {
  const bound = (competitionId: string) =>
    write(
      'CountdownShelf',
      'countdown',
      { title: 'Next', endedText: 'Nothing' },
      { bind: { events: { source: 'eventsOfCompetition', args: { competitionId, first: 50 } } } },
    );

  it('a countdown leads to the first event that has not begun', async () => {
    const [countdown] = await told(bound('nfl'));
    expect(countdown).toMatchObject({ event: { id: expect.stringMatching(/^nfl-/) as string } });
  });

  it('a countdown without a scheduled event has no event', async () => {
    expect(await told(bound('no-such-league'))).toMatchObject([{ event: null, endedText: 'Nothing' }]);
  });
});

describe('an image', () => {
  it('an image has the maximal width of its use', async () => {
    const picture = { path: '/media/parlay.svg', alt: 'A', width: 920, height: 640 };
    const nodes = await told(
      write('ImageShelf', 'a', { ...picture, use: 'promotion' }),
      write('ImageShelf', 'b', { ...picture, use: 'lobby', caption: 'C' }),
    );
    expect(nodes).toMatchObject([
      { url: '/media/parlay.svg', maxWidth: 920, caption: null },
      { maxWidth: 800, caption: 'C' },
    ]);
  });
});
