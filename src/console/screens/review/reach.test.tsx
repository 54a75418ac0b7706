import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Coverage } from '#src/shared/console/review.ts';
import { insteadInWords, reachInWords, restInWords, shareInWords } from './reach.ts';
import { Reach } from './Reach.tsx';

const coverage = (changes: Partial<Coverage> = {}): Coverage => ({ sessions: 1_204, share: 0, own: 0, unknown: 0, nodes: [], ...changes });

it.each([
  [0, '0%'],
  [0.0004, 'less than 1%'],
  [0.0099, 'less than 1%'],
  [0.01, '1%'],
  [0.126, '13%'],
  [0.5, '50%'],
  [0.99, '99%'],
  [0.9951, 'more than 99%'],
  [1, '100%'],
])('a share of %d reads “%s”', (share, words) => {
  expect(shareInWords(share)).toBe(words);
});

describe('the reach of a draft', () => {
  it.each([
    [null, 'Client support is not measured on this surface.'],
    [coverage({ sessions: 0 }), 'No clients were active in the last hour, so client support is unknown.'],
    [coverage({}), 'All of the clients active in the last hour (1,204 sessions) can show all of it.'],
    [coverage({ sessions: 1 }), 'All of the clients active in the last hour (one session) can show all of it.'],
    [
      coverage({ share: 0.12 }),
      '12% of the clients active in the last hour (1,204 sessions) can’t show all of it. They see something else:',
    ],
    [coverage({ own: 0.12, unknown: 0.03 }), '85% of the clients active in the last hour (1,204 sessions) can show all of it.'],
    [coverage({ own: 0.7, unknown: 0.3 }), 'None of the clients active in the last hour (1,204 sessions) is known to support it.'],
  ])('the share of players who get all of a draft in words: case %#', (counted, words) => {
    expect(reachInWords(counted)).toBe(words);
  });

  it.each([
    [coverage({ unknown: 0.03 }), ['3% use an unknown build and receive all of it.']],
    [coverage({ own: 0.12 }), ['12% use a build with its own version of this page and do not see this change.']],
    [coverage({}), []],
    [coverage({ sessions: 0, own: 0.5, unknown: 0.5 }), []],
  ])('unknown and self-drawing builds in words: case %#', (counted, words) => {
    expect(restInWords(counted)).toEqual(words);
  });
});

describe('replacements of a node', () => {
  const document = {
    nodes: {
      text: { fallback: { kind: 'FallbackText', text: 'Only in the app' } },
      link: { fallback: { kind: 'FallbackLink', text: 'To the slots', url: '/casino' } },
      amount: { fallback: { kind: 'FallbackAmountLine' } },
      none: {},
      odd: { fallback: 'soon' },
      broken: null,
    },
  };
  it.each([
    ['text', 'DEGRADABLE', 'see the text “Only in the app” instead of'],
    ['link', 'DEGRADABLE', 'see the link “To the slots” instead of'],
    ['amount', 'DEGRADABLE', 'see a plain line with its amount instead of'],
    ['none', 'DEGRADABLE', 'see its fallback instead of'],
    ['odd', 'DEGRADABLE', 'see its fallback instead of'],
    ['broken', 'DEGRADABLE', 'see its fallback instead of'],
    ['gone', 'DEGRADABLE', 'see its fallback instead of'],
    ['constructor', 'DEGRADABLE', 'see its fallback instead of'],
    ['text', 'OPTIONAL', 'see nothing instead of'],
    ['text', 'MANDATORY', 'can’t continue without'],
  ])('the words for a replaced node %s that is %s', (nodeId, criticality, words) => {
    expect(insteadInWords({ nodeId, criticality }, document)).toBe(words);
  });

  it.each([null, 'text', [], { nodes: null }])('a malformed document has the general words: %j', (broken) => {
    expect(insteadInWords({ nodeId: 'text', criticality: 'DEGRADABLE' }, broken)).toBe('see its fallback instead of');
  });
});

describe('the reach on the screen', () => {
  it('the reach lists who sees what instead, and unknown builds last', () => {
    const nodes = [
      { nodeId: 'slots', kind: 'GameRailShelf', criticality: 'OPTIONAL', share: 0.1 },
      { nodeId: 'rules', kind: 'RulesShelf', criticality: 'MANDATORY', share: 0.02 },
      { nodeId: 'featured', kind: 'GameRailShelf', criticality: 'OPTIONAL', share: 0.1 },
    ];
    render(<Reach coverage={coverage({ share: 0.12, unknown: 0.03, nodes })} document={{}} />);
    const list = within(screen.getByRole('list', { name: 'What they see instead' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10% see nothing instead ofslots (GameRailShelf), featured (GameRailShelf)',
      '2% can’t continue withoutrules (RulesShelf)',
      '3% use an unknown build and receive all of it.',
    ]);
  });

  it('the reach has no list if every known build can draw everything', () => {
    render(<Reach coverage={coverage({ unknown: 0.5 })} document={{}} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText(/can show all of it\. 50% use an unknown build/)).toBeDefined();
  });
});
