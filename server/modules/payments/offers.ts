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

export type PaymentSite = {
  readonly cardGateway: CardGateway;
  /** True if the brand has an Apple merchant id and the device can pay by Apple Pay or is unknown (docs/decisions/0139). */
  readonly hasApplePay?: boolean;
};

export const isOnSite = ({ gateway, way }: Provider, { cardGateway, hasApplePay = false }: PaymentSite): boolean =>
  (gateway === null || gateway === cardGateway) && (way !== 'applepay' || hasApplePay);

export const isPlaceRight = ({ id, way }: Provider, { region }: Payer, facilityId: string | null): boolean =>
  way === 'cash' ? facilitiesOf(id, region).some((facility) => facility.id === facilityId) : facilityId === null;
