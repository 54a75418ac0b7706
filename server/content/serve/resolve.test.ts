import { describe, expect, it } from 'vitest';
import { admit, outcomesOf } from './admit.ts';
import type { Audience } from '../targeting/audience.ts';
import { fallbackOf, resolve } from './resolve.ts';
import { surfaceOf } from '../documents/surfaces.ts';
import { player, visitor } from '#tests/support/layouts.ts';

type Part = {
  readonly kind: string;
  readonly criticality?: string;
  readonly when?: object;
  readonly children?: Readonly<Record<string, Part>>;
};
const props: Readonly<Record<string, object>> = {
  TabsShelf: { tabs: [{ region: 'main', label: 'Main' }] },
  PromotionsShelf: {
    title: 'x',
    promotions: [{ id: 'x', title: 'x', shortDescription: 'x', illustration: 'live', primaryCta: 'x', termsOfUse: 'x' }],
  },
};

function flat(parts: Readonly<Record<string, Part>>): [string, object][] {
  return Object.entries(parts).flatMap(([id, { kind, criticality = 'OPTIONAL', when, children }]) => [
    [
      id,
      {
        id,
        kind,
        v: 1,
        props: props[kind] ?? {},
        criticality,
        ...(criticality === 'DEGRADABLE' ? { fallback: { kind: 'FallbackText', text: id } } : {}),
        ...(when ? { when } : {}),
        ...(children ? { regions: { main: Object.keys(children) } } : {}),
      },
    ] as [string, object],
    ...flat(children ?? {}),
  ]);
}

function resolved(parts: Readonly<Record<string, Part>>, audience: Audience = visitor, cannotDraw: readonly string[] = []) {
  const surface = surfaceOf('home');
  if (!surface) throw new Error('home');
  const revision = admit(
    { hash: 'h', surface: 'home', document: { nodes: Object.fromEntries(flat(parts)), order: Object.keys(parts) } },
    surface,
    () => undefined,
  );
  const { nodes } = resolve(revision, outcomesOf(revision, audience), (kind) => !cannotDraw.includes(kind));
  return nodes.map(({ id, parent, region, absence }) => [id, parent, region, absence]);
}
const forPlayers = { login: 'player' };

describe('targeting', () => {
  it('a hidden node hides all nodes below it', () => {
    const parts = {
      tabs: { kind: 'TabsShelf', when: forPlayers, children: { inner: { kind: 'PromotionsShelf' } } },
      after: { kind: 'PromotionsShelf' },
    };
    expect(resolved(parts)).toEqual([['after', null, 'main', null]]);
    expect(resolved(parts, player)).toEqual([
      ['tabs', null, 'main', null],
      ['inner', 'tabs', 'main', null],
      ['after', null, 'main', null],
    ]);
  });

  it('a rule never hides a MANDATORY node', () => {
    const parts = {
      tabs: {
        kind: 'TabsShelf',
        when: forPlayers,
        children: {
          notice: { kind: 'PromotionsShelf', criticality: 'MANDATORY', when: forPlayers },
          extra: { kind: 'PromotionsShelf', when: forPlayers },
        },
      },
    };
    expect(resolved(parts)).toEqual([
      ['tabs', null, 'main', null],
      ['notice', 'tabs', 'main', null],
    ]);
  });
});

describe('capabilities', () => {
  it('a node that the client cannot draw keeps its slot', () => {
    expect(
      resolved({ a: { kind: 'PromotionsShelf', criticality: 'DEGRADABLE' }, b: { kind: 'TabsShelf' } }, visitor, ['PromotionsShelf']),
    ).toEqual([
      ['a', null, 'main', 'UNSUPPORTED'],
      ['b', null, 'main', null],
    ]);
  });

  it('a container that the client cannot draw drops its content, but moves MANDATORY nodes to the top', () => {
    const parts = {
      tabs: {
        kind: 'TabsShelf',
        criticality: 'DEGRADABLE',
        children: { inner: { kind: 'PromotionsShelf' }, notice: { kind: 'PromotionsShelf', criticality: 'MANDATORY' } },
      },
    };
    expect(resolved(parts, visitor, ['TabsShelf'])).toEqual([
      ['tabs', null, 'main', 'UNSUPPORTED'],
      ['notice', null, 'main', null],
    ]);
  });

  it('an invalid node is reported as invalid even if the client is too old for it', () => {
    expect(resolved({ a: { kind: 'BetListShelf' }, b: { kind: 'Unheard' } }, visitor, ['BetListShelf'])).toEqual([
      ['a', null, 'main', 'INVALID'],
      ['b', null, 'main', 'UNSUPPORTED'],
    ]);
  });
});

describe('fallbacks on the wire', () => {
  it('a fallback on the wire is a text or a link, and otherwise null', () => {
    expect(fallbackOf({ kind: 'FallbackText', text: 'x' })).toEqual({ __typename: 'FallbackText', text: 'x' });
    expect(fallbackOf({ kind: 'FallbackLink', text: 'x', url: '/live' })).toEqual({ __typename: 'FallbackLink', text: 'x', url: '/live' });
    expect(fallbackOf({ kind: 'FallbackAmountLine', label: 'Stake', of: 'stake' })).toBeNull();
    expect(fallbackOf(null)).toBeNull();
  });
});
