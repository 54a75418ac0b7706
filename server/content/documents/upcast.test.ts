import { describe, expect, it } from 'vitest';
import { isKindName, kinds, propsCheckOf } from '#server/kinds/index.ts';
import { upcast, upcastThrough } from './upcast.ts';

const all = Object.entries(kinds).flatMap(([name, kind]) =>
  Array.from(
    { length: kind.versions.current },
    (_, index) => [name, index + 1, kind.versions.examples[index + 1], kind.versions.current] as const,
  ),
);

describe('versions of a kind', () => {
  it.each(all)('%s version %i has an example that still becomes valid', (name, version, example, current) => {
    expect(example).toBeDefined();
    const lifted = upcast(name, version, example);
    expect(lifted).toMatchObject({ ok: true, version: current });
    expect(isKindName(name) && lifted.ok ? propsCheckOf(name)(lifted.props) : null).toEqual([]);
  });

  it.each(Object.entries(kinds))('%s has a migration from every earlier version', (_, { versions }) => {
    expect(Object.keys(versions.migrations).map(Number)).toEqual(
      Array.from({ length: versions.current - 1 }, (_unused, index) => index + 1),
    );
  });

  it('version 1 of quick links becomes version 2 with typed deep links', () => {
    expect(upcast('QuickLinksShelf', 1, kinds.QuickLinksShelf.versions.examples[1])).toEqual({
      ok: true,
      version: 2,
      props: {
        title: 'Quick links',
        links: [
          { id: 'live', label: 'Live', icon: 'radio', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' } },
          {
            id: 'help',
            label: 'Help',
            icon: 'life-buoy',
            deepLink: { kind: 'WebPageDeepLink', url: 'https://help.example.test/', opensNewWindow: true },
          },
        ],
      },
    });
  });

  it('a migration leaves the stored props unchanged', () => {
    const stored = structuredClone(kinds.QuickLinksShelf.versions.examples[1]);
    upcast('QuickLinksShelf', 1, stored);
    expect(stored).toEqual(kinds.QuickLinksShelf.versions.examples[1]);
  });
});

describe('content that cannot be migrated', () => {
  it.each(['Unheard', 'constructor', '__proto__', 'toString'])('the kind %s is not supported', (kind) => {
    expect(upcast(kind, 1, {})).toMatchObject({ ok: false, absence: 'UNSUPPORTED' });
  });

  it('a version newer than this server’s is not supported', () => {
    expect(upcast('TabsShelf', 2, {})).toMatchObject({
      ok: false,
      absence: 'UNSUPPORTED',
      message: 'version 2; this server knows up to 1',
    });
  });

  it.each([null, [], 'text', 7])('the props %j are invalid', (props) => {
    expect(upcast('TabsShelf', 1, props)).toMatchObject({ ok: false, absence: 'INVALID' });
  });

  it('props that a migration cannot read are invalid', () => {
    expect(upcast('QuickLinksShelf', 1, { title: 'x', items: 'none' })).toMatchObject({ ok: false, absence: 'INVALID' });
    expect(upcast('QuickLinksShelf', 1, { title: 'x', items: [null] })).toMatchObject({ ok: false, absence: 'INVALID' });
  });

  it('a version without a migration is invalid', () => {
    expect(upcastThrough({ current: 3, migrations: { 1: (props) => props }, examples: {} }, 1, {})).toMatchObject({
      ok: false,
      absence: 'INVALID',
      message: 'no way from version 2',
    });
  });
});
