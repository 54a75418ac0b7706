import type { Logger } from 'pino';
import type { FrameSites } from '#server/content/index.ts';
import type { LocationVendor } from '#server/modules/geolocation/index.ts';
import { areBanksInvented } from '#server/modules/payments/places/index.ts';
import { clamdAt, type Scan, type ScannerAddress } from '#server/platform/files/clamd.ts';
import { provenScan } from '#server/platform/files/provenScan.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { OpenSandbox, Parties } from '#server/sandbox/index.ts';

type Played = Pick<OpenSandbox, 'fileScanner' | 'locationVendor' | 'parties' | 'streamHost'>;

/** Stands for a missing vendor. The host name never resolves (RFC 2606). */
const NO_VENDOR: LocationVendor = { origin: 'https://location-vendor.invalid', apiSecret: '' };
const NO_PARTIES: { readonly [Party in keyof Parties]: null } = {
  identityVendor: null,
  registerVendor: null,
  paymentVendor: null,
  gameProvider: null,
  partner: null,
  helpDesk: null,
  supportChatUrl: null,
  errorDsn: null,
};
const NOTHING_PLAYED: Played = { fileScanner: null, locationVendor: null, parties: null, streamHost: null };

/** Without a location vendor, every wager is refused. Throws if players could send money to the build's invented bank accounts. */
export function vendorsOf(config: Config, sandbox: Played | null, log: Pick<Logger, 'warn'>) {
  refuseInventedBanks(config);
  const played = sandbox ?? NOTHING_PLAYED;
  const parties = played.parties ?? NO_PARTIES;
  const location = config.locationVendor ?? played.locationVendor;
  if (location === null) log.warn({ event: 'no-location-vendor' }, 'LOCATION_VENDOR_URL is not set: every wager will be refused');
  const registerVendor = config.register ?? parties.registerVendor;
  if (registerVendor === null)
    log.warn({ event: 'no-register' }, 'REGISTER_URL is not set: every wager, deposit, game and offer will be refused');
  const help = parties.helpDesk === null ? [] : [['help', parties.helpDesk] as const];
  const frames: FrameSites = new Map([...help, ...config.frameSites]);
  return {
    location: location ?? NO_VENDOR,
    streamHost: config.streamHost ?? played.streamHost,
    identityVendor: config.identityVendor ?? parties.identityVendor,
    registerVendor,
    paymentVendor: onOneOrigin(config.paymentVendor) ?? parties.paymentVendor,
    gameProvider: onOneOrigin(config.gameProvider) ?? parties.gameProvider,
    partner: config.partner ?? parties.partner,
    frames,
    fileScanner: config.scanner ?? played.fileScanner,
    supportChatUrl: config.supportChatUrl ?? parties.supportChatUrl,
    errorDsn: config.errorDsn ?? parties.errorDsn,
  };
}

/** Scans files. Without a scanner, every result is `unknown`. */
export const scanBy = (scanner: ScannerAddress | null): Scan =>
  scanner === null
    ? () => Promise.resolve({ kind: 'unknown', why: 'There is no scanner of files.' })
    : provenScan(clamdAt(scanner), () => performance.now());

const onOneOrigin = (vendor: { readonly origin: string; readonly secret: string } | null) =>
  vendor && { apiOrigin: vendor.origin, pageOrigin: vendor.origin, secret: vendor.secret };

function refuseInventedBanks({ paymentVendor, hasSandbox }: Config): void {
  if (paymentVendor === null || hasSandbox || !areBanksInvented) return;
  throw new Error(
    'The bank accounts in server/modules/payments/places/receivingBanks.json are invented. Replace them before payments open.',
  );
}
