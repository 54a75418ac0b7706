import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { memo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GameRail } from '#fixtures/casinoShelves/GameRail.ts';
import type { GameRailNode } from '#fixtures/casinoShelves/GameRail.ts';
import { GameRailFragmentDoc, type GameRailFragment } from '#src/gql/graphql.ts';
import possibleTypes from '#src/gql/possibleTypes.ts';
import type { FragmentType } from '@apollo/client';
import { defineRegistry, kind } from './defineRegistry.ts';
import { RenderProvider, type RenderReport } from './ports.tsx';
import { Slots } from './Slots.tsx';
import type { Frame } from './types.ts';
import { fragmentName, useNode } from './useNode.ts';

type Shelf = { readonly __typename: 'GameRailShelf'; readonly id: string } & { ' $fragmentRefs'?: { GameRailFragment: GameRailFragment } };
type Game = NonNullable<GameRailFragment['games']>[number];

const draws: string[] = [];

const Tile = memo(function DrawTile({ game }: { readonly game: Game }) {
  draws.push(`tile ${game.id}`);
  return <li>{game.title.toUpperCase()}</li>;
});

function ShelfView({ node }: { readonly node: FragmentType<GameRailFragment> & object }) {
  const { id, title, games } = useNode(GameRailFragmentDoc, node);
  draws.push(`shelf ${id}`);
  return (
    <ul aria-label={title}>
      {(games ?? []).map((game) => (
        <Tile key={game.id} game={game} />
      ))}
    </ul>
  );
}

const registry = defineRegistry<Shelf>()({ GameRailShelf: kind({ view: ShelfView, skeleton: () => null }) });

const frameOf = (id: string): Frame<Shelf> => ({
  id,
  kind: 'GameRailShelf',
  criticality: 'OPTIONAL',
  fallback: null,
  label: null,
  trackingId: null,
  absence: null,
  node: { __typename: 'GameRailShelf', id },
});

const shelf = (id: string, from: GameRailNode, prefix: string): GameRailNode => ({
  ...from,
  id,
  games: (from.games ?? []).map((game) => ({ ...game, id: `${prefix}${game.id}` })),
});

function setUp(nodes: readonly GameRailNode[], onReport: (store: (node: object) => void) => void = () => undefined) {
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes }),
    dataMasking: true,
    link: ApolloLink.empty(),
  });
  const store = (node: object) =>
    client.cache.writeFragment({ fragment: GameRailFragmentDoc, fragmentName: 'GameRail', data: node as GameRailFragment });
  nodes.forEach(store);
  const report = vi.fn<(report: RenderReport) => void>(() => onReport(store));
  const ports = { report };
  const layout = { revision: 'r1', slots: nodes.map(({ id }) => frameOf(id)) };
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <RenderProvider ports={ports}>
          <Slots registry={registry} layout={layout} />
        </RenderProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { client, store, report };
}

const [a, b] = [shelf('a', GameRail.usual.node, 'a-'), shelf('b', GameRail.usual.node, 'b-')];

beforeEach(() => {
  draws.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a shelf', () => {
  it('a shelf reads its masked node and draws each tile once', () => {
    setUp([a, b]);
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(draws.filter((name) => name.startsWith('tile'))).toHaveLength(16);
  });

  it('a changed tile redraws itself and its shelf, and no other shelf', async () => {
    const { client } = setUp([a, b]);
    draws.length = 0;
    act(() => void client.cache.modify<Game>({ id: 'CasinoGame:a-game-2', fields: { title: () => 'Renamed' } }));
    await screen.findByText('RENAMED');
    expect(draws).toEqual(['shelf a', 'tile a-game-2']);
  });

  it('fragmentName returns the first fragment of a document', () => {
    expect(fragmentName(GameRailFragmentDoc as Parameters<typeof fragmentName>[0])).toBe('GameRail');
  });
});

describe('a shelf with a fault in its data', () => {
  it('a shelf with missing fields fails alone and is drawn once they arrive', async () => {
    const { store, report } = setUp([{ __typename: 'GameRailShelf', id: 'a', title: 'Half' } as GameRailNode, b]);
    expect(report.mock.calls.map(([{ nodeId, reason }]) => `${nodeId} ${reason}`)).toEqual(['a incomplete']);
    expect(screen.getAllByRole('list')).toHaveLength(1);
    act(() => void store(a));
    await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(2));
  });

  it('a shelf whose fields arrive before it listens is drawn', () => {
    const half = { ...b, games: b.games?.map(({ id }) => ({ id, __typename: 'CasinoGame' as const })) };
    const { report } = setUp([a, half as unknown as GameRailNode], (store) => store(b));
    expect(report).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('list')).toHaveLength(2);
  });

  it('a shelf with a mistyped field fails alone and is drawn with the next answer', async () => {
    const broken = { ...a, games: [{ ...a.games?.[0], title: 7 }] };
    const { store, report } = setUp([broken as unknown as GameRailNode, b]);
    expect(report.mock.calls.map(([{ reason }]) => reason)).toEqual(['threw']);
    act(() => void store(a));
    await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(2));
  });
});
