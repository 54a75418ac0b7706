import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { facilitiesOf } from './rules/facilities.ts';
import type { Provider } from './rules/providers.ts';
import type { CardGateway } from './types.ts';

/** What of a player decides which ways there are. */
export type Payer = { readonly currency: string; readonly region: string };

export const payerOf = (db: Kysely<Schema>, playerId: string): Promise<Payer> =>
  db.selectFrom('players').select(['currency', 'region']).where('id', '=', playerId).executeTakeFirstOrThrow();

/** Whether a provider is there for a player at all: of the wallet's currency and, where cash changes hands, with a place in the region of the account. */
export const isThereFor = ({ id, way, currencies }: Provider, { currency, region }: Payer): boolean =>
  currencies.includes(currency) && (way !== 'cash' || facilitiesOf(id, region).length > 0);

/** Whether a provider takes deposits on sites whose credit cards go by this gateway. */
export const isByGateway = ({ gateway }: Pick<Provider, 'gateway'>, cardGateway: CardGateway): boolean =>
  gateway === null || gateway === cardGateway;

/** Whether a place was named where the way needs one, of those that the player has; and none where it needs none. */
export const isPlaceRight = ({ id, way }: Provider, { region }: Payer, facilityId: string | null): boolean =>
  way === 'cash' ? facilitiesOf(id, region).some((facility) => facility.id === facilityId) : facilityId === null;
