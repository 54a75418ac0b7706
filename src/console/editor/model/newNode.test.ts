import { describe, expect, it } from 'vitest';
import type { ListedKind } from '#src/shared/console/composing.ts';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { newNode, placeForNew } from './newNode.ts';

const page = readDocument({
  order: ['game-rail', 'box'],
  nodes: { 'game-rail': { id: 'game-rail' }, box: { id: 'box', regions: { side: ['inner'] } }, inner: { id: 'inner' } },
});
const kind = (more: Partial<ListedKind> = {}): ListedKind => ({
  kind: 'GameRailShelf',
  family: 'casinoShelves',
  version: 3,
  isContainer: false,
  isAllowed: true,
  isOff: false,
  needs: {},
  example: { title: 'Games' },
  ...more,
});
const schema = {
  type: 'object',
  required: ['category', 'first', 'isNew', 'name'],
  properties: {
    category: { enum: ['slots', 'tables'] },
    first: { type: 'integer', maximum: 4 },
    isNew: { type: 'boolean' },
    name: { type: 'string' },
    after: { type: 'string' },
  },
};

describe('a new part', () => {
  it('a new part has the newest version and valid props, and is optional', () => {
    expect(newNode(page, kind({ kind: 'HeroCarouselShelf' }), [])).toEqual({
      id: 'hero-carousel',
      node: { id: 'hero-carousel', kind: 'HeroCarouselShelf', v: 3, criticality: 'OPTIONAL', props: { title: 'Games' } },
    });
  });

  it('a new part’s id is neither used nor mentioned in the document', () => {
    expect(newNode(page, kind(), []).id).not.toBe('game-rail');
    const gone = readDocument({ order: ['hero-carousel'], nodes: {} });
    expect(newNode(gone, kind({ kind: 'HeroCarouselShelf' }), []).id).not.toBe('hero-carousel');
  });

  it('a new part is bound to the first fitting source with its required arguments', () => {
    const sources = [
      { source: 'events', item: 'events', schema: {} },
      { source: 'casinoGames', item: 'games', schema },
    ] as unknown as Parameters<typeof newNode>[2];
    expect(newNode(page, kind({ needs: { games: 'games' } }), sources).node['bind']).toEqual({
      games: { source: 'casinoGames', args: { category: 'slots', first: 4, isNew: false, name: '' } },
    });
  });

  it('a new receipt line has a fallback', () => {
    expect(newNode(page, kind({ kind: 'HeaderReceiptLine', family: 'receiptLines' }), []).node).toMatchObject({
      id: 'header',
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText' },
    });
  });
});

describe('its place', () => {
  it('a new part goes after the selected one, in its region', () => {
    expect(placeForNew(page, 'game-rail')).toEqual({ list: 'main', index: 1 });
    expect(placeForNew(page, 'inner')).toEqual({ list: 'box/side', index: 1 });
  });

  it('a new part goes to the end of the page without a selection', () => {
    expect(placeForNew(page, null)).toEqual({ list: 'main', index: 2 });
    expect(placeForNew(page, 'gone')).toEqual({ list: 'main', index: 2 });
  });
});
