import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { facilitiesOf } from './places/index.ts';
import type { Provider } from './rules/providers.ts';
import type { CardGateway } from './types.ts';

export type Payer = { readonly currency: string; readonly region: string };

export const payerOf = (db: Kysely<Schema>, playerId: string): Promise<Payer> =>
  db.selectFrom('players').select(['currency', 'region']).where('id', '=', playerId).executeTakeFirstOrThrow();

export const isThereFor = ({ id, way, currencies }: Provider, { currency, region }: Payer): boolean =>
  currencies.includes(currency) && (way !== 'cash' || facilitiesOf(id, region).length > 0);

export const isByGateway = ({ gateway }: Pick<Provider, 'gateway'>, cardGateway: CardGateway): boolean =>
  gateway === null || gateway === cardGateway;

export const isPlaceRight = ({ id, way }: Provider, { region }: Payer, facilityId: string | null): boolean =>
  way === 'cash' ? facilitiesOf(id, region).some((facility) => facility.id === facilityId) : facilityId === null;
