import { describe, expect, it } from 'vitest';
import { authored } from '#server/content/authored/index.ts';
import capabilities from '#src/gql/capabilities.json' with { type: 'json' };
import { corePaths } from '#src/ui/icons/core.ts';
import { moreIcons } from '#src/ui/icons/more.ts';
import { sportPaths } from '#src/ui/icons/sportPaths.ts';

const drawn = new Set([...Object.keys(corePaths), ...Object.keys(moreIcons), ...Object.keys(sportPaths)]);

/** Returns every string in fields of this name, anywhere in a document. */
function valuesOf(value: unknown, name: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (key === name && typeof member === 'string' ? [member] : valuesOf(member, name)));
}
const entries = authored.map(({ document, brand, region }) => [`${document.surface} (${brand}, ${region})`, document] as const);

describe('names in authored documents', () => {
  it.each(entries)('every icon of %s is drawn by the client', (_, document) => {
    for (const icon of valuesOf(document.nodes, 'icon'))
      expect(drawn, `icon ${icon}: use one of src/ui/icons, or draw it there`).toContain(icon);
  });

  it.each(entries)('every kind and presentation of %s exists in this build', (_, document) => {
    const kinds: Readonly<Record<string, number>> = capabilities.kinds;
    const presentations: Readonly<Record<string, readonly string[]>> = capabilities.presentations;
    for (const { kind, v, presentation } of Object.values(document.nodes)) {
      expect(kinds[kind], `${kind}: run npm run codegen`).toBe(v);
      if (presentation !== undefined) expect(presentations[kind] ?? [], `${kind} has no view ${presentation}`).toContain(presentation);
    }
  });

  it('a planted icon that the client does not draw is caught', () => {
    expect(valuesOf({ links: [{ icon: 'unicorn' }] }, 'icon').filter((icon) => !drawn.has(icon))).toEqual(['unicorn']);
  });
});
