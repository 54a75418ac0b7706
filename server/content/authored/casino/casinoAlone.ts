import { pathOf } from '#server/kinds/deepLinkPaths.ts';
import { patternsOf } from '../../documents/routes.ts';
import { type Site, redirectOf } from '#src/shared/site/redirects.ts';
import { entriesOf } from '#src/shared/values/plainObject.ts';
import type { AuthoredDeepLink, AuthoredDocument, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { casinoDialogs } from './casinoDialogs.ts';
import { casinoSearchStart } from './casinoSearch.ts';
import { casinoWords } from './casinoWords.ts';
import { stored } from '../stored.ts';
import { promotion, promotions, withoutTag } from '../promotions.ts';
import { documentOf, draftsOf } from '../write.ts';

export const casinoSite: Site = {
  region: null,
  hasSportsbook: false,
  hasCasino: true,
  isCasinoRestricted: false,
  isCasinoAlone: true,
  flags: null,
  signUpUrl: null,
};

const isClosed = (path: string): boolean => redirectOf(path, casinoSite)?.to === '/';

/** Ids of items about sports that have no link to a sports page. */
const OF_SPORTS: ReadonlySet<unknown> = new Set(['betting', 'odds-format', 'oddsFormat', 'autoAcceptOddsChanges', 'betReference', 'legs']);

type Entry = { readonly id?: unknown; readonly region?: unknown; readonly deepLink?: AuthoredDeepLink };
const leadsAway = ({ deepLink }: Entry): boolean => {
  const path = deepLink ? pathOf(deepLink) : null;
  return path !== null && isClosed(path);
};
const isOfSports = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return OF_SPORTS.has(value);
  const entry: Entry = value;
  return OF_SPORTS.has(entry.id) || OF_SPORTS.has(entry.region) || leadsAway(entry);
};

const inCasinoWords = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => casinoWords[paragraph] ?? paragraph)
    .join('\n\n');

function withoutSports(value: unknown): unknown {
  if (typeof value === 'string') return inCasinoWords(value);
  if (Array.isArray(value)) return entriesOf(value).flatMap((each) => (isOfSports(each) ? [] : [withoutSports(each)]));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !OF_SPORTS.has(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutSports(member)]));
}

const isKept = ({ props }: AuthoredStoredNode): boolean => !leadsAway(props);

const nodeOfCasino = ({ fallback, ...node }: AuthoredStoredNode): AuthoredStoredNode => ({
  ...node,
  props: withoutSports(node.props) as AuthoredStoredNode['props'],
  ...(fallback ? { fallback: withoutSports(fallback) as NonNullable<AuthoredStoredNode['fallback']> } : {}),
});

/** Removes sports nodes and links, and replaces texts about betting. Null if the document is unchanged. */
function ofCasino(document: AuthoredDocument): AuthoredDocument | null {
  const { nodes, order, title } = document;
  const kept = Object.entries(nodes).filter(([, node]) => isKept(node));
  const changed: AuthoredDocument = {
    ...document,
    ...(title === undefined ? {} : { title: inCasinoWords(title) }),
    nodes: Object.fromEntries(kept.map(([id, node]) => [id, nodeOfCasino(node)])),
    order: order.filter((id) => kept.some(([name]) => name === id)),
  };
  return JSON.stringify(changed) === JSON.stringify(document) ? null : changed;
}

const promotionsOfCasino = draftsOf(withoutTag(promotions, 'all', 'sportsbook')).filter(({ node }) => !node.id.startsWith('parlay'));

const own: readonly AuthoredDocument[] = [
  documentOf('promotions', 'Promotions', promotionsOfCasino),
  withoutTag(promotion, 'others', 'sportsbook'),
  casinoDialogs,
  casinoSearchStart,
  stored('casino-alone-entries'),
];

const OF_BETS: ReadonlySet<string> = new Set([
  'sports-entries',
  'left-menu',
  'history-betting',
  'receipt:bet-placed',
  'receipt:bet-settled',
]);

export const isOfCasino = (surface: string): boolean => !OF_BETS.has(surface) && !patternsOf(surface).some(isClosed);

export const lessSports = (documents: readonly AuthoredDocument[]): readonly AuthoredDocument[] =>
  documents
    .filter(({ surface }) => isOfCasino(surface) && !own.some((each) => each.surface === surface))
    .flatMap((document) => ofCasino(document) ?? []);

export const inCasino = (document: AuthoredDocument): AuthoredDocument => ofCasino(document) ?? document;

export const casinoOwn: readonly AuthoredDocument[] = own.map(inCasino);
