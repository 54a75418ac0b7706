import { describe, expect, it } from 'vitest';
import { brandSettings as house } from '#tests/support/console/fakeConsole.ts';
import { draft, hashOf, pointer } from '#tests/support/console/things.ts';
import { beforeOf, whoSees } from './whoSees.ts';

describe('who sees a document', () => {
  it.each([
    ['everybody', {}, [], 'All players.', []],
    ['a brand in a region', { brand: 'alpha', region: 'US-NJ' }, [], 'Players of alpha in New Jersey.', []],
    ['a country', { region: 'US' }, [], 'Players in all of US.', []],
    ['staging', { environment: 'staging' }, [{}], 'No players: this is for staging.', []],
    ['its own earlier version does not count', {}, [{}], 'All players.', []],
    ['narrower documents', {}, [{ brand: 'beta' }, { region: 'US-NY' }], 'All players.', ['players of beta', 'players in New York']],
    [
      'another page or a draft stage',
      {},
      [
        { surface: 'live', brand: 'beta' },
        { environment: 'staging', brand: 'beta' },
      ],
      'All players.',
      [],
    ],
    ['regions outrank brands', { brand: 'alpha' }, [{ region: 'CA' }], 'Players of alpha.', ['players in all of CA']],
    ['brands are outranked by regions', { region: 'CA-ON' }, [{ brand: 'alpha' }], 'Players in Ontario.', []],
    [
      'nobody',
      { region: 'CA' },
      [{ region: 'CA-ON' }],
      'Nobody right now: documents for narrower audiences cover all of them.',
      ['players in Ontario'],
    ],
  ])('%s', (_, place, published, who, except) => expect(whoSees(draft(place), published.map(pointer), house)).toEqual({ who, except }));
});

describe('what a draft replaces', () => {
  const base = { nodes: {} };
  it.each([
    ['the live document', { base }, [{}], 'Live now.', true],
    [
      'a document that has moved on',
      { base },
      [{ hash: hashOf('c') }],
      /^Live when the draft was started\. Another version is live now/,
      true,
    ],
    ['nothing, ever', { base: null, baseHash: null }, [{ brand: 'beta' }], 'Nothing is live yet.', false],
    [
      'a document that was taken back',
      { base },
      [],
      'Nothing is live yet: what was live when the draft was started has been taken back.',
      false,
    ],
    [
      'one taken back, with a wider one behind it',
      { base, brand: 'alpha' },
      [{}],
      /has been taken back\. These players get the document for all players\.$/,
      false,
    ],
    [
      'the document of more players',
      { base, baseHash: null, region: 'US-NJ' },
      [{}, { region: 'US' }],
      /^No document of their own is live yet\. These players get the document for players in all of US\./,
      true,
    ],
  ])('a draft replaces %s', (_, { base: from, ...changes }, published, words, isDrawn) =>
    expect(beforeOf({ ...draft(changes), base: from }, published.map(pointer), house)).toEqual({
      words: words instanceof RegExp ? expect.stringMatching(words) : words,
      isDrawn,
    }),
  );

  it('until it is known what is live, the picture says what it is', () =>
    expect(beforeOf({ ...draft(), base }, null, house)).toEqual({ words: 'What was live when the draft was started.', isDrawn: true }));
});
