/** Code that must not compile. Each directive is a test: an error itself if its line compiles. Checked by `npm run typecheck`. */
import type { FragmentType } from '@apollo/client';
import type { AuthoredByKind } from '#server/contract/generated/authored.ts';
import type { TabsFragment } from '#src/gql/graphql.ts';
import { defineActions, defineLinks, defineRegistry, kind } from '#src/render/index.ts';

type Grid = { readonly __typename: 'GridShelf'; readonly id: string; readonly rows: number };
type Rail = { readonly __typename: 'RailShelf'; readonly id: string; readonly tiles: number };

const skeleton = () => null;
const grid = kind<Grid>({ view: ({ node }) => node.rows, skeleton });
const rail = kind<Rail>({ view: ({ node }) => node.tiles, skeleton });

export const complete = defineRegistry<Grid | Rail>()({ GridShelf: grid, RailShelf: rail });

// @ts-expect-error: a kind of the union is missing from the map
export const missing = defineRegistry<Grid | Rail>()({ GridShelf: grid });

// @ts-expect-error: the views of two kinds are crossed
export const crossed = defineRegistry<Grid | Rail>()({ GridShelf: rail, RailShelf: grid });

// @ts-expect-error: the map has a kind that the union does not know
export const surplus = defineRegistry<Grid | Rail>()({ GridShelf: grid, RailShelf: rail, WheelShelf: grid });

const greedyView = ({ node, brand }: { readonly node: Grid; readonly brand: string }) => node.id + brand;
// @ts-expect-error: a view takes its node and nothing else
export const greedy = defineRegistry<Grid>()({ GridShelf: kind({ view: greedyView, skeleton }) });

// @ts-expect-error: without a skeleton nothing keeps the kind's place
export const bare = kind<Grid>({ view: () => null });

type Page = { readonly __typename: 'PageDeepLink'; readonly slug: string };

// @ts-expect-error: a link that cannot be written is missing its path
export const halfLink = defineLinks<Page>()({ PageDeepLink: { parse: () => null } });

type OptIn = { readonly __typename: 'OptInAction'; readonly id: string };

// @ts-expect-error: an action that is not in the map could not be run
export const noAction = defineActions<OptIn>()({});

// @ts-expect-error: fields behind the mask are read by their own fragment only
export const peeked = (node: FragmentType<TabsFragment>) => node.tabs;

// @ts-expect-error: what an operator wrote has no such field
export const unwritten = (tabs: AuthoredByKind['TabsShelf']) => tabs.colour;

// @ts-expect-error: a kind without a JSON Schema has no authored type
export type Unknown = AuthoredByKind['GoneShelf'];
