import { describe, expect, it } from 'vitest';
import { isPageSurface } from '../documents/routes.ts';
import { exclusives, fanFantasy, fanForYou, parlayLounge, playWithRewards, quickBets, searchStart } from './featurePages.ts';

const documents = { quickBets, exclusives, parlayLounge, fanForYou, fanFantasy, playWithRewards, searchStart };
const sourcesOf = ({ nodes }: (typeof documents)[keyof typeof documents]): readonly string[] =>
  Object.values(nodes).flatMap(({ bind = {} }) => Object.values(bind).map(({ source }) => source));

describe('the feature pages', () => {
  it.each(Object.entries(documents))('%s is a page that shows events or parlays', (_, document) => {
    expect(isPageSurface(document.surface)).toBe(true);
    expect(sourcesOf(document).some((source) => /events|parlays/i.test(source))).toBe(true);
  });

  it('the parlay lounge has parlays of two, three and four legs', () => {
    const legs = Object.values(parlayLounge.nodes).flatMap(({ bind = {} }) =>
      Object.values(bind).flatMap(({ source, args }) => (source === 'suggestedParlays' ? [(args as { readonly legs: number }).legs] : [])),
    );
    expect(legs).toEqual([2, 3, 4]);
  });

  it('both sections of the fan hub have the same tabs', () => {
    expect(fanForYou.nodes['sections']).toEqual(fanFantasy.nodes['sections']);
    expect(JSON.stringify(fanForYou.nodes['sections'])).toContain('/fan-center/section/fantasy');
  });

  it('the page of rewards shows awards to players only', () => {
    expect(playWithRewards.nodes['awards']?.when).toEqual({ login: 'player' });
  });
});
