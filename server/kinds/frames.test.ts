import { describe, expect, it } from 'vitest';
import { framedUrl, unlistedSites } from './frames.ts';

const sites = new Map([
  ['help', 'https://help.example'],
  ['rules', 'https://rules.example:8443'],
]);
const node = (site: unknown, kind = 'FrameShelf') => ({ kind, props: { site, path: '/limits' } });

describe('a framed address', () => {
  it('a framed address is a path of a listed site', () => {
    expect(framedUrl(sites, { site: 'help', path: '/limits' })).toBe('https://help.example/limits');
    expect(framedUrl(sites, { site: 'rules', path: '/' })).toBe('https://rules.example:8443/');
  });

  it.each(['nobody', 'constructor', '', 'https://help.example', 'HELP'])('a framed address is null for the unlisted site %j', (site) => {
    expect(framedUrl(sites, { site, path: '/limits' })).toBeNull();
    expect(framedUrl(new Map(), { site, path: '/limits' })).toBeNull();
  });
});

describe('a document with a frame', () => {
  it('a frame of a listed site has no problem', () => {
    expect(unlistedSites(node('help'), sites)).toEqual([]);
  });

  it('a frame of an unlisted site is refused with the listed ones', () => {
    expect(unlistedSites(node('elsewhere'), sites)).toEqual([
      { path: '/props/site', message: 'no site elsewhere may be framed here; the list has help, rules' },
    ]);
    expect(unlistedSites(node('help'), new Map())).toEqual([
      { path: '/props/site', message: 'no site help may be framed here; the list has none' },
    ]);
  });

  it.each([
    [node('elsewhere', 'EditorialShelf')],
    [node(7)],
    [{ kind: 'FrameShelf' }],
    [{ kind: 'FrameShelf', props: null }],
    [null],
    ['x'],
  ])('the check of frames ignores %j', (other) => expect(unlistedSites(other, sites)).toEqual([]));
});
