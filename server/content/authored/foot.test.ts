import { describe, expect, it } from 'vitest';
import { entriesOf, membersOf } from '#src/shared/values/plainObject.ts';
import { linksIn } from '../documents/links.ts';
import { isGuarded } from '../documents/responsibleGaming.ts';
import { authored } from './index.ts';

const linksOf = (nodes: (typeof authored)[number]['document']['nodes'], guarded: boolean): readonly string[] =>
  Object.values(nodes)
    .filter((node) => isGuarded(node) === guarded)
    .flatMap((node) => linksIn(node.props, '').map(({ link }) => JSON.stringify(link)));

describe('help at the foot of a page', () => {
  it('help at the foot of a page repeats no link of the page, nor the footer’s to the page of limits', () => {
    const repeats = authored.flatMap(({ document, brand }) => {
      const above = new Set(linksOf(document.nodes, false));
      const own = linksOf(document.nodes, true);
      const isRepeated = (link: string): boolean => above.has(link) || link.includes('"slug":"responsible-gaming"');
      return own.filter(isRepeated).map((link) => `${document.surface} ${brand} ${link}`);
    });
    expect(repeats).toEqual([]);
  });

  it('help at the foot of a page always has the helpline first', () => {
    const first = authored.flatMap(({ document }) =>
      Object.values(document.nodes)
        .filter((node) => isGuarded(node) && node.kind === 'QuickLinksShelf')
        .map(({ props }) => membersOf(entriesOf(membersOf(props)['links'])[0])['id']),
    );
    expect(first.length).toBeGreaterThan(20);
    expect(new Set(first)).toEqual(new Set(['helpline']));
  });
});
