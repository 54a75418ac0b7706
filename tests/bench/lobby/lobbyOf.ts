const GAMES = 40;

export function lobbyOf(shelves: number): { readonly surface: string; readonly nodes: object; readonly order: readonly string[] } {
  const rails = Array.from({ length: shelves }, (_, at) => ({
    id: `rail-${at}`,
    kind: 'GameRailShelf',
    v: 1,
    props: { title: `Shelf ${at}` },
    bind: { games: { source: 'casinoGames', args: { first: GAMES } } },
    criticality: 'OPTIONAL',
  }));
  return { surface: 'casino', nodes: Object.fromEntries(rails.map((node) => [node.id, node])), order: rails.map(({ id }) => id) };
}
