import { describe, expect, it } from 'vitest';
import { isPageSurface } from '../documents/routes.ts';
import { exclusives, fanFantasy, fanForYou, parlayLounge, playWithRewards, quickBets, searchStart } from './featurePages.ts';

const documents = { quickBets, exclusives, parlayLounge, fanForYou, fanFantasy, playWithRewards, searchStart };
const sourcesOf = ({ nodes }: (typeof documents)[keyof typeof documents]): readonly string[] =>
  Object.values(nodes).flatMap(({ bind = {} }) => Object.values(bind).map(({ source }) => source));

describe('the special screens', () => {
  it.each(Object.entries(documents))('%s is a page of the site that shows what can be bet on', (_, document) => {
    expect(isPageSurface(document.surface)).toBe(true);
    expect(sourcesOf(document).some((source) => /events|parlays/i.test(source))).toBe(true);
  });

  it('have parlays of two legs and more in their lounge', () => {
    const legs = Object.values(parlayLounge.nodes).flatMap(({ bind = {} }) =>
      Object.values(bind).flatMap(({ source, args }) => (source === 'suggestedParlays' ? [(args as { readonly legs: number }).legs] : [])),
    );
    expect(legs).toEqual([2, 3, 4]);
  });

  it('lead from one section of the fan hub to the other, in the same tabs', () => {
    expect(fanForYou.nodes['sections']).toEqual(fanFantasy.nodes['sections']);
    expect(JSON.stringify(fanForYou.nodes['sections'])).toContain('/fan-center/section/fantasy');
  });

  it('show rewards to players alone', () => {
    expect(playWithRewards.nodes['awards']?.when).toEqual({ login: 'player' });
  });
});
