import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSameGamePush, type SameGamePush, USUAL_PUSH } from '#src/shared/betting/sameGame/push.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';

export type BrandsFound = {
  readonly brands: readonly string[];
  readonly brandNames: Readonly<Record<string, string>>;
  readonly defaultBrand: string;
  readonly sameGamePushes: Readonly<Record<string, SameGamePush>>;
  /** Casino-only brands (product §2): no sports, no bets. */
  readonly withoutSportsbook: readonly string[];
  readonly supportChats: Readonly<Record<string, readonly string[]>>;
  readonly linkingBrands: readonly string[];
  readonly braintreeBrands: readonly string[];
  readonly creditsNames: Readonly<Record<string, string>>;
  readonly icons: Readonly<Record<string, string>>;
  readonly brandColors: Readonly<Record<string, BrandColors | null>>;
  /** Contact for security reports by brand (RFC 9116), `mailto:` or `https:`, or null. */
  readonly securityContacts: Readonly<Record<string, string | null>>;
  readonly outOfState: Readonly<Record<string, OutOfState | null>>;
  readonly appUrls: Readonly<Record<string, AppUrls>>;
  readonly linkHosts: Readonly<Record<string, readonly string[]>>;
};
export type BrandColors = { readonly chrome: string; readonly surface: string };
export type OutOfState = { readonly title: string; readonly body: string };
export type AppUrls = { readonly ios: string | null; readonly android: string | null };

/** Throws if there is no brand, or if a JSON file is missing or invalid. */
export function listBrands(root: string): BrandsFound {
  const folder = join(root, 'brands');
  const brands = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  const named = membersOf(JSON.parse(readFileSync(join(folder, 'default.json'), 'utf8')))['brand'];
  const first = brands[0];
  if (first === undefined) throw new Error(`No brand found: ${folder} has no folder`);
  const houses = new Map(brands.map((brand) => [brand, readBrandSettings(join(folder, brand, 'house.json'))]));
  const brandNames = Object.fromEntries([...houses].map(([brand, { name }]) => [brand, name]));
  const sameGamePushes = Object.fromEntries([...houses].map(([brand, { sameGamePush }]) => [brand, sameGamePush]));
  const withoutSportsbook = brands.filter((brand) => houses.get(brand)?.sportsbook === false);
  const supportChats = Object.fromEntries([...houses].map(([brand, { supportChat }]) => [brand, supportChat]));
  const linkingBrands = brands.filter((brand) => houses.get(brand)?.accountLinking === true);
  const braintreeBrands = brands.filter((brand) => houses.get(brand)?.creditCards === 'BRAINTREE');
  const creditsNames = Object.fromEntries([...houses].map(([brand, { creditsName }]) => [brand, creditsName]));
  const icons = Object.fromEntries(
    brands.flatMap((brand) => {
      const file = join(folder, brand, 'icon.svg');
      return existsSync(file) ? [[brand, readFileSync(file, 'utf8')]] : [];
    }),
  );
  const brandColors = Object.fromEntries([...houses].map(([brand, { colors }]) => [brand, colors]));
  const securityContacts = Object.fromEntries([...houses].map(([brand, { securityContact }]) => [brand, securityContact]));
  const outOfState = Object.fromEntries([...houses].map(([brand, house]) => [brand, house.outOfState]));
  const linkHosts = Object.fromEntries([...houses].map(([brand, house]) => [brand, house.linkHosts]));
  const appUrls = Object.fromEntries([...houses].map(([brand, { apps }]) => [brand, apps]));
  const defaultBrand = typeof named === 'string' && brands.includes(named) ? named : first;
  return {
    brands,
    brandNames,
    sameGamePushes,
    withoutSportsbook,
    supportChats,
    linkingBrands,
    braintreeBrands,
    creditsNames,
    icons,
    brandColors,
    securityContacts,
    outOfState,
    appUrls,
    linkHosts,
    defaultBrand,
  };
}

type BrandSettings = {
  readonly name: string;
  readonly colors: BrandColors | null;
  readonly securityContact: string | null;
  readonly sportsbook: boolean;
  readonly sameGamePush: SameGamePush;
  readonly supportChat: readonly string[];
  readonly accountLinking: boolean;
  readonly creditCards: string;
  readonly creditsName: string;
  readonly outOfState: OutOfState | null;
  readonly apps: AppUrls;
  readonly linkHosts: readonly string[];
};

function readBrandSettings(file: string): BrandSettings {
  const written = existsSync(file) ? membersOf(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const {
    sportsbook = true,
    sameGamePush = USUAL_PUSH,
    supportChat = [],
    accountLinking = false,
    creditCards = 'DIRECT',
    creditsName = 'Promotional credits',
  } = written;
  if (typeof sportsbook !== 'boolean') throw new Error(`${file}: sportsbook is ${JSON.stringify(sportsbook)}, neither true nor false`);
  if (typeof accountLinking !== 'boolean')
    throw new Error(`${file}: accountLinking is ${JSON.stringify(accountLinking)}, neither true nor false`);
  if (creditCards !== 'DIRECT' && creditCards !== 'BRAINTREE')
    throw new Error(`${file}: creditCards is ${JSON.stringify(creditCards)}, neither DIRECT nor BRAINTREE`);
  if (typeof creditsName !== 'string' || creditsName.trim() === '')
    throw new Error(`${file}: creditsName is ${JSON.stringify(creditsName)}, which is no name`);
  if (!isSameGamePush(sameGamePush)) throw new Error(`${file}: sameGamePush is ${JSON.stringify(sameGamePush)}, which is no rule`);
  if (!Array.isArray(supportChat) || !supportChat.every(isPlace))
    throw new Error(`${file}: supportChat is ${JSON.stringify(supportChat)}, which is no list of countries and regions`);
  return {
    name: nameIn(file, written.name),
    colors: colorsIn(file, written.colors),
    securityContact: contactIn(file, written.securityContact),
    sportsbook,
    sameGamePush,
    supportChat,
    accountLinking,
    creditCards,
    creditsName,
    outOfState: wordsIn(file, written.outOfState),
    apps: appsIn(file, written.apps),
    linkHosts: linkHostsIn(file, written.linkHosts),
  };
}

function nameIn(file: string, name: unknown = basename(dirname(file))): string {
  if (typeof name === 'string' && name.trim() !== '') return name;
  throw new Error(`${file}: name is ${JSON.stringify(name)}, which is no name`);
}

function colorsIn(file: string, colors: unknown): BrandColors | null {
  if (colors === undefined) return null;
  const { chrome, surface } = membersOf(colors);
  if (isColor(chrome) && isColor(surface)) return { chrome, surface };
  throw new Error(`${file}: colors is ${JSON.stringify(colors)}, not colours as #1c0f3e by chrome and surface`);
}

const isColor = (color: unknown): color is string => typeof color === 'string' && /^#[\da-f]{6}$/.test(color);

function contactIn(file: string, contact: unknown = null): string | null {
  if (contact === null || (typeof contact === 'string' && /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))) return contact;
  throw new Error(`${file}: securityContact is ${JSON.stringify(contact)}, which does not begin with mailto: or https://`);
}

function wordsIn(file: string, words: unknown): OutOfState | null {
  if (words === undefined || words === null) return null;
  const { title, body } = membersOf(words);
  if (typeof title === 'string' && title !== '' && typeof body === 'string' && body !== '') return { title, body };
  throw new Error(`${file}: outOfState is ${JSON.stringify(words)}, not a title and a body`);
}

function appsIn(file: string, apps: unknown = {}): AppUrls {
  const { ios = null, android = null } = membersOf(apps);
  if (isStore(ios) && isStore(android)) return { ios, android };
  throw new Error(`${file}: apps is ${JSON.stringify(apps)}, not addresses that start with https:// by ios and android`);
}

function linkHostsIn(file: string, hosts: unknown = []): readonly string[] {
  if (Array.isArray(hosts) && hosts.every(isLinkHost)) return hosts;
  throw new Error(`${file}: linkHosts is ${JSON.stringify(hosts)}, which is no list of hosts`);
}

const isLinkHost = (host: unknown): host is string => typeof host === 'string' && /^\.?[a-z\d-]+(\.[a-z\d-]+)+$/.test(host);

const isStore = (at: unknown): at is string | null =>
  at === null || (typeof at === 'string' && URL.canParse(at) && new URL(at).protocol === 'https:');

const isPlace = (place: unknown): place is string => typeof place === 'string' && /^[A-Z]{2}(?:-[A-Z]{2,3})?$/.test(place);
