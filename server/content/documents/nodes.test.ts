import { describe, expect, it } from 'vitest';
import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { checkNode, readFrame } from './nodes.ts';
import { surfaceOf, type Surface } from './surfaces.ts';

const surface = (name: string): Surface => {
  const found = surfaceOf(name);
  if (!found) throw new Error(`no surface ${name}`);
  return found;
};
const grid: AuthoredStoredNode = {
  id: 'grid',
  kind: 'MarketGridShelf',
  v: 1,
  criticality: 'OPTIONAL',
  props: { title: 'NFL', columns: 'auto' },
  bind: { events: { source: 'eventsOfCompetition', args: { competitionId: 'nfl', first: 5 } } },
};
const problemsOf = (node: AuthoredStoredNode, on = 'home'): readonly string[] => {
  const verdict = checkNode(node, surface(on));
  return verdict.ok ? [] : verdict.problems.map(({ path, message }) => `${path} ${message}`);
};
const bound = (source: string, args: NonNullable<AuthoredStoredNode['bind']>[string]['args']): AuthoredStoredNode => ({
  ...grid,
  bind: { events: { source, args } },
});

describe('a valid node', () => {
  it('a valid node passes the check at its current version', () => {
    expect(checkNode(grid, surface('home'))).toMatchObject({ ok: true, kind: 'MarketGridShelf', version: 1 });
  });

  it('a node may take text arguments from its route', () => {
    expect(problemsOf(bound('eventsOfCompetition', { competitionId: { $param: 'competitionId' }, first: 5 }), 'competition')).toEqual([]);
  });
});

describe('the props of a node', () => {
  it.each([
    [{ title: 'NFL' }, "/props must have required property 'columns'"],
    [{ title: '', columns: 'auto' }, '/props/title must NOT have fewer than 1 characters'],
    [{ title: 7, columns: 'auto' }, '/props/title must be string'],
    [{ title: 'x'.repeat(61), columns: 'auto' }, '/props/title must NOT have more than 60 characters'],
    [{ title: 'NFL', columns: 'auto', balance: '10.00' }, '/props must NOT have additional properties: balance'],
    [
      { title: 'NFL', columns: 'auto', more: { kind: 'SportsbookPageDeepLink', canonicalUrl: '//evil.example' } },
      '/props/more/canonicalUrl must match pattern "^/(?!/)[^\\s\\\\]*$"',
    ],
  ])('a node with the props %j is refused', (props, problem) => {
    expect(problemsOf({ ...grid, props })).toEqual([problem]);
  });

  it.each(['javascript:alert(1)', 'http://plain.example/', 'https://', 'data:text/html,x', 'https://a b'])(
    'an outside link to %s is refused',
    (url) => {
      const links = [{ id: 'x', label: 'x', icon: 'x', deepLink: { kind: 'WebPageDeepLink', url, opensNewWindow: true } }];
      expect(problemsOf({ id: 'l', kind: 'QuickLinksShelf', v: 2, criticality: 'OPTIONAL', props: { title: 'x', links } })).toHaveLength(1);
    },
  );

  it('a deep link of an unknown kind is refused', () => {
    const links = [{ id: 'x', label: 'x', icon: 'x', deepLink: { kind: 'constructor' } }];
    expect(problemsOf({ id: 'l', kind: 'QuickLinksShelf', v: 2, criticality: 'OPTIONAL', props: { title: 'x', links } })[0]).toContain(
      '/props/links/0/deepLink',
    );
  });
});

describe('the binds of a node', () => {
  it('a kind with data is refused without its source', () => {
    const { bind: _, ...unbound } = grid;
    expect(problemsOf(unbound)).toEqual(['/bind events must be bound to a source of events']);
  });

  it.each([
    ['an unheard source', bound('secrets', {}), '/bind/events no source secrets'],
    ['a source by inheritance', bound('constructor', {}), '/bind/events no source constructor'],
    ['a source of something else', bound('casinoGames', { first: 5 }), '/bind/events casinoGames hands over games; events is needed'],
    ['a missing argument', bound('eventsOfCompetition', { competitionId: 'nfl' }), "/bind/events/args must have required property 'first'"],
    ['too many', bound('eventsOfCompetition', { competitionId: 'nfl', first: 5_000 }), '/bind/events/args/first must be <= 50'],
    [
      'an argument that does not exist',
      bound('eventsOfCompetition', { competitionId: 'nfl', first: 5, playerId: 'p' }),
      '/bind/events/args must NOT have additional properties: playerId',
    ],
    [
      'a parameter the surface does not have',
      bound('eventsOfCompetition', { competitionId: { $param: 'competitionId' }, first: 5 }),
      '/bind/events this surface has no parameter competitionId; it has none',
    ],
  ])('a bind with %s is refused', (_, node, problem) => {
    expect(problemsOf(node)).toEqual([problem]);
  });

  it('a number argument cannot come from the route', () => {
    expect(problemsOf(bound('eventsOfCompetition', { competitionId: 'nfl', first: { $param: 'sport' } }), 'competition')).toEqual([
      '/bind/events first is not text and cannot come from the route',
    ]);
  });

  it('a bind for data that the kind does not take is refused', () => {
    expect(problemsOf({ ...grid, bind: { ...grid.bind, extra: { source: 'sportsMenu', args: {} } } })).toEqual([
      '/bind/extra this kind takes no data there',
    ]);
  });
});

describe('the place of a node', () => {
  it('a page refuses a receipt line, and a receipt refuses a shelf', () => {
    expect(problemsOf({ id: 'l', kind: 'HeaderReceiptLine', v: 1, criticality: 'MANDATORY', props: { title: 'x' } })[0]).toContain(
      'one of receiptLines',
    );
    expect(problemsOf({ ...grid, criticality: 'MANDATORY' }, 'receipt:bet-placed')[0]).toContain('one of pageShelves');
  });

  it('a kind that is not a container is refused with regions', () => {
    expect(problemsOf({ ...grid, regions: { main: [] } })).toEqual(['/regions MarketGridShelf has no regions']);
  });

  it('an amount may be the fallback of a receipt line only', () => {
    expect(
      problemsOf({ ...grid, criticality: 'DEGRADABLE', fallback: { kind: 'FallbackAmountLine', label: 'Stake', of: 'stake' } }),
    ).toHaveLength(1);
  });

  it('an OPTIONAL receipt line is refused', () => {
    expect(problemsOf({ id: 'l', kind: 'SeparatorReceiptLine', v: 1, criticality: 'OPTIONAL', props: {} }, 'receipt:bet-placed')).toEqual([
      '/criticality a receipt never drops a line in silence: MANDATORY or DEGRADABLE',
    ]);
  });
});

describe('the frame of a stored node', () => {
  const faultsOf = (node: unknown): readonly unknown[] => {
    const frame = readFrame(node);
    return frame.ok ? [] : frame.refusal;
  };

  it('a DEGRADABLE node is refused without a fallback', () => {
    expect(faultsOf({ ...grid, criticality: 'DEGRADABLE' })).toEqual([{ path: '', message: "must have required property 'fallback'" }]);
    expect(faultsOf({ ...grid, criticality: 'DEGRADABLE', fallback: { kind: 'FallbackText', text: 'later' } })).toEqual([]);
  });

  it.each([
    { ...grid, id: 'Has Space' },
    { ...grid, kind: 'constructor' },
    { ...grid, v: 0 },
    { ...grid, v: 1.5 },
    { ...grid, criticality: 'IMPORTANT' },
    { ...grid, when: { balance: 10 } },
    { ...grid, when: { regions: ['new-jersey'] } },
    { ...grid, fallback: { kind: 'FallbackLink', text: 'x', url: 'javascript:alert(1)' } },
    { ...grid, surprise: true },
    null,
    [],
    'node',
  ])('the stored node %j is refused', (node) => {
    expect(faultsOf(node)).not.toEqual([]);
  });
});
