import type { JSONSchemaType } from 'ajv';
import type { CasinoGame, Catalogue, CatalogueEvent, Market } from '../../catalogue/index.ts';
import type { CareSubject } from '../../care/subjects.ts';
import type { AwardSection, FreeGame, GameList, LiveTableView } from '../../casino/index.ts';
import type { SportsMenuItem } from '../../contract/generated/schemaTypes.ts';
import type { Promotion } from '../../promotions/index.ts';
import type { OpenCollection, SoughtPromotion } from './promotions.ts';
import type { BetSectionParent } from '../../graphql/parents.ts';
import type { SearchFound } from './search.ts';
import type { Standings } from '../standings.ts';
import type { EventStatistics } from '../statistics.ts';
import type { SuggestedParlay } from './parlays.ts';
import { compile, type Validate } from '../validators.ts';

/** What a source hands over, by name. A kind says which of these it needs at each place. */
export type Items = {
  readonly event: CatalogueEvent;
  readonly events: readonly CatalogueEvent[];
  readonly markets: readonly Market[];
  readonly standings: Standings;
  readonly statistics: EventStatistics;
  readonly parlays: readonly SuggestedParlay[];
  readonly game: CasinoGame;
  readonly games: readonly CasinoGame[];
  readonly gameLists: readonly GameList[];
  readonly gameList: GameList;
  readonly liveTables: readonly LiveTableView[];
  readonly freeGames: readonly FreeGame[];
  readonly promotions: readonly Promotion[];
  readonly soughtPromotion: SoughtPromotion;
  readonly collection: OpenCollection;
  readonly found: SearchFound;
  readonly sportsTree: readonly SportsMenuItem[];
  readonly betSection: BetSectionParent;
  readonly awardSection: AwardSection;
  readonly careSubject: CareSubject;
  readonly casinoRecord: { readonly id: string };
};
export type ItemName = keyof Items;

/** What a source may read. `playerId` is null for visitors, and always for PUBLIC sources. */
export type SourceWorld = { readonly catalogue: Catalogue; readonly playerId: string | null; readonly now: Date };

type Arguments = Readonly<Record<string, string | number | boolean>>;
type Options<I extends ItemName, A extends Arguments> = {
  readonly item: I;
  /** PLAYER sources answer only for a session, are never kept, and may fill only fields marked `@player`. */
  readonly scope: 'PUBLIC' | 'PLAYER';
  readonly args: JSONSchemaType<A>;
  /** How long an answer serves others; 0 reads anew each time. */
  readonly ttlMs: number;
  /** Most items it hands over; longer answers are cut. */
  readonly limit: number;
  readonly timeoutMs: number;
  /** Bus topic whose messages change the answer; null where time alone does. */
  readonly topic: string | null;
  readonly load: (args: A, world: SourceWorld) => Items[I] | null | Promise<Items[I] | null>;
};

export type Source = {
  readonly item: ItemName;
  readonly scope: 'PUBLIC' | 'PLAYER';
  /** Argument schema, as published in the console. */
  readonly schema: object;
  readonly check: Validate;
  /** Names of arguments that take text, and so may come from the route. */
  readonly textArguments: readonly string[];
  readonly ttlMs: number;
  readonly limit: number;
  readonly timeoutMs: number;
  readonly topic: string | null;
  /** Only with arguments that passed `check`. */
  readonly load: (args: unknown, world: SourceWorld) => unknown;
};

export function defineSource<I extends ItemName, A extends Arguments>(options: Options<I, A>): Source {
  const { args: schema, load, ...rest } = options;
  const properties: Readonly<Record<string, { readonly type?: unknown }>> = schema.properties;
  return {
    ...rest,
    schema,
    check: compile(schema),
    textArguments: Object.keys(properties).filter((name) => properties[name]?.type === 'string'),
    load: (args, world) => load(args as A, world),
  };
}
