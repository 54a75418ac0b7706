import { describe, expect, it } from 'vitest';
import { framedUrl, unlistedSites } from './frames.ts';

const sites = new Map([
  ['help', 'https://help.example'],
  ['rules', 'https://rules.example:8443'],
]);
const node = (site: unknown, kind = 'FrameShelf') => ({ kind, props: { site, path: '/limits' } });

describe('what is framed', () => {
  it('is a path of a site on the list', () => {
    expect(framedUrl(sites, { site: 'help', path: '/limits' })).toBe('https://help.example/limits');
    expect(framedUrl(sites, { site: 'rules', path: '/' })).toBe('https://rules.example:8443/');
  });

  it.each(['nobody', 'constructor', '', 'https://help.example', 'HELP'])('is nothing of %j, which is not on it', (site) => {
    expect(framedUrl(sites, { site, path: '/limits' })).toBeNull();
    expect(framedUrl(new Map(), { site, path: '/limits' })).toBeNull();
  });
});

describe('a document that frames', () => {
  it('passes with a site of the list', () => {
    expect(unlistedSites(node('help'), sites)).toEqual([]);
  });

  it('is told what the list has instead', () => {
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
  ])('is no matter of %j', (other) => expect(unlistedSites(other, sites)).toEqual([]));
});
