import { describe, expect, it } from 'vitest';
import type { AuthoredDeepLink } from '#server/contract/generated/authored.ts';
import { destinationsOf } from './destinations.ts';
import { wordlessImages } from './images.ts';
import { type Destinations, linkFault, linksIn } from './links.ts';
import { createPublished } from '../publish/published.ts';
import { memoryStore, visitor } from '#tests/support/layouts.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const page = (canonicalUrl: string): AuthoredDeepLink => ({ kind: 'SportsbookPageDeepLink', canonicalUrl });

describe('links in a node', () => {
  it('a node’s links are found at any depth, with a pointer to each', () => {
    const node = { props: { 'a/b': [{ deepLink: page('/live') }], more: { link: { kind: 'FormDeepLink', formId: 'contact' } } } };
    expect(linksIn(node, '').map(({ path, link }) => [path, link.kind])).toEqual([
      ['/props/a~1b/0/deepLink', 'SportsbookPageDeepLink'],
      ['/props/more/link', 'FormDeepLink'],
    ]);
  });

  it('a link that its schema refuses is not found', () => {
    expect(linksIn({ a: { kind: 'SportsbookPageDeepLink' }, b: { kind: 'NoSuchDeepLink' }, c: { kind: 7 }, d: null, e: 'x' }, '')).toEqual(
      [],
    );
  });
});

describe('the target of a link', () => {
  const to: Destinations = {
    hasDialog: (id) => id === 'welcome',
    hasForm: (id) => id === 'contact',
    isOffered: (path) => path === '/live',
  };

  it.each([
    [{ kind: 'ModalDeepLink', dialogId: 'welcome' }, null],
    [
      { kind: 'ModalDeepLink', dialogId: 'gone' },
      { state: 'dead', surface: 'dialogs', message: 'no dialog gone is published' },
    ],
    [{ kind: 'FormDeepLink', formId: 'contact' }, null],
    [
      { kind: 'FormDeepLink', formId: 'gone' },
      { state: 'dead', surface: 'form:gone', message: 'no form gone is published' },
    ],
    [page('/live'), null],
    [page('/sport/curling'), { state: 'asleep', message: '/sport/curling shows nothing that is offered now' }],
    [{ kind: 'OpenBetslipDeepLink', marketSelectionIds: ['a'] }, null],
  ] as readonly (readonly [AuthoredDeepLink, object | null])[])('%j is checked against published and offered pages', (link, fault) => {
    expect(linkFault(link, to)).toEqual(fault);
  });

  it('a link is looked up among the brand’s published dialogs and forms and the current offer', async () => {
    const store = memoryStore();
    store.force('dialogs', { surface: 'dialogs', nodes: { hello: { id: 'hello' } }, order: ['hello'] });
    store.force('form:contact', { surface: 'form:contact', nodes: {}, order: [] }, { brand: 'hwc' });
    const published = createPublished(store, () => undefined);
    await published.reload();
    const found = destinationsOf(published, visitor, tinyCatalogue());
    expect([found.hasDialog('hello'), found.hasDialog('bye')]).toEqual([true, false]);
    expect(found.hasForm('contact'), 'of another brand').toBe(false);
    expect(destinationsOf(published, { ...visitor, brand: 'hwc' }, tinyCatalogue()).hasForm('contact')).toBe(true);
    expect(['/live', '/sport/football', '/sport/curling', '/login', '/nowhere'].map(found.isOffered)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('pictures without a description', () => {
  it.each([
    [{ image: '/art/hero.png' }, ['/image']],
    [{ image: '/art/hero.png', alt: 'A stadium at night' }, []],
    [{ image: '/art/hero.webp', imageAlt: 'A stadium' }, []],
    [{ image: '/art/hero.avif', alt: '   ' }, ['/image']],
    [{ image: 'https://cdn.example/x.SVG?v=2' }, ['/image']],
    [{ items: [{ src: '/a.jpg', alt: 'a' }, { src: '/b.jpeg' }] }, ['/items/1/src']],
    [{ image: 'boost', text: 'see logo.png' }, []],
    [{ text: '/ or https: and then logo.png' }, []],
    [{ pattern: '^.+[.]png$', file: 'scan.png' }, []],
    [{ 'a/b': { x: '/c.gif' } }, ['/a~1b/x']],
    [{ posterPath: '/media/film.webp', transcript: 'Three legs.' }, []],
    [{ posterPath: '/media/film.webp', transcript: '' }, ['/posterPath']],
    [{ words: 'no picture at all', count: 3, none: null }, []],
  ])('the pictures without a description in %j are found', (value, pointers) => {
    expect(wordlessImages(value, '')).toEqual(pointers);
  });
});
