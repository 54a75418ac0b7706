import { describe, expect, it } from 'vitest';
import { authored } from '#server/content/authored/index.ts';
import { brandFolders } from '#server/content/authored/brandFolders.ts';
import { pageSurfaces } from '#server/content/documents/routes.ts';
import { regions } from '#server/platform/regions/regions.ts';
import { withoutHelpline } from './helpline.ts';
import { report } from './tree.ts';

const places = brandFolders.brands.flatMap((brand) => regions.map(({ code }) => ({ brand, region: code })));
const NJ = [{ brand: 'tsb', region: 'US-NJ' }];

describe('the helpline', () => {
  it('every page of every brand and region has a helpline guarded by compliance', () => {
    expect(places.length).toBeGreaterThanOrEqual(4 * 6);
    expect(pageSurfaces.length).toBeGreaterThan(40);
    expect(report(withoutHelpline(authored, pageSurfaces, places))).toBe('');
  });

  const home = authored.filter(({ document }) => document.surface === 'home');
  const planted = (change: (node: (typeof home)[number]['document']['nodes'][string]) => object) =>
    home.map((each) => ({
      ...each,
      document: {
        ...each.document,
        nodes: Object.fromEntries(
          Object.entries(each.document.nodes).map(([id, node]) => [id, id === 'care' ? { ...node, ...change(node) } : node]),
        ),
      },
    }));

  it.each([
    ['is not guarded', planted(() => ({ guardedBy: undefined }))],
    ['is of another region', planted(() => ({ when: { regions: ['CA'] } }))],
    ['has no text of its own', planted(() => ({ fallback: { kind: 'FallbackLink', text: 'Help', url: '/account/help' } }))],
    ['is mentioned nowhere', home.map((each) => ({ ...each, document: { ...each.document, order: [] } }))],
  ])('a planted helpline is not accepted if it %s', (_, documents) => {
    expect(withoutHelpline(documents, ['home'], NJ)).toHaveLength(1);
  });

  it('a page without a document is reported as without a helpline', () => {
    expect(withoutHelpline([], ['home'], NJ)).toHaveLength(1);
  });
});
