import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { GameProvider } from '#server/modules/casino/play/wallet/index.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Geolocation } from '#server/modules/geolocation/index.ts';
import type { Identity } from '#server/modules/identity/index.ts';
import type { Impressions, FrameSites, Health, LayoutPublishing, LayoutUpkeep, ServedLayouts } from '#server/content/index.ts';
import type { IdentityVendor } from '#server/modules/identity/signUp/index.ts';
import type { Linking } from '#server/modules/identity/linking/index.ts';
import type { Scan } from '#server/platform/files/clamd.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import type { LiveStreams } from '#server/modules/streams/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { RegionOfAddress } from './addressRegion.ts';
import type { MaintenanceGate } from './maintenanceGate.ts';
import type { Budget } from './graphql/budget.ts';
import type { RecentlyBarred } from './recentlyBarred.ts';
import type { PersonKeys } from '#server/modules/persons/index.ts';
import type { Register } from '#server/modules/exclusionRegister/index.ts';
import type { PaymentVendor } from '#server/modules/payments/vendor/index.ts';
import type { RateLimit, RateLimits } from '#server/platform/rateLimits/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

export type AppDeps = {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly bus: Bus;
  readonly catalogue: Catalogue;
  readonly layouts: ServedLayouts;
  readonly publishing: LayoutPublishing;
  readonly layoutUpkeep: LayoutUpkeep;
  readonly identity: Identity;
  readonly rateLimits: RateLimits;
  /** Budget of operations. */
  readonly budget: Budget;
  /** Placements of a session. */
  readonly placements: RateLimit;
  readonly exposures: Impressions;
  readonly health: Health;
  readonly geolocation: Geolocation;
  readonly mail: Outbox;
  readonly scanFile: Scan;
  readonly linking: Linking;
  readonly identityVendor: IdentityVendor;
  readonly personKeys: PersonKeys;
  readonly register: Register;
  /** Null disables payments. */
  readonly paymentVendor: PaymentVendor | null;
  /** Null disables casino games. */
  readonly gameProvider: GameProvider | null;
  readonly frames: FrameSites;
  readonly liveStreams: LiveStreams;
  readonly supportChatUrl: string | null;
  /** Null: page errors are reported only to us. */
  readonly errorDsn: string | null;
  readonly doorsNow: () => MaintenanceGate;
  readonly regionOfAddress: RegionOfAddress;
  readonly barredRecently: RecentlyBarred;
};
