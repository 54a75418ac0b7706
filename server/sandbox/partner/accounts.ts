export const DEMO_READER = 'fan-3';

type Reader = { readonly name: string; readonly favorites: readonly string[] };

export const ACCOUNTS: ReadonlyMap<string, Reader> = new Map([
  ['fan-1', { name: 'Robin Reader', favorites: ['nfl/NYJ', 'nba/BOS', 'premier-league/ARS'] }],
  ['fan-2', { name: 'Sam Subscriber', favorites: [] }],
  [DEMO_READER, { name: 'Dana Mori', favorites: ['nfl/NYJ', 'nba/BOS', 'premier-league/ARS'] }],
]);
