import type { AuthoredDocument, AuthoredStoredNode } from '../../gql/authored.ts';
import { accountMenu, histories } from './account.ts';
import { accountPanel } from './frame.ts';
import { allPromotions, promotionPage } from './promotions.ts';
import { care } from './care.ts';
import { documentOf } from './write.ts';

/** Entries and tabs of an account that only a sportsbook fills. */
const OF_SPORTS: ReadonlySet<unknown> = new Set(['open', 'settled', 'betting']);

type Named = { readonly id?: unknown; readonly region?: unknown };
const kept = (list: unknown): unknown =>
  Array.isArray(list) ? (list as readonly Named[]).filter(({ id, region }) => !OF_SPORTS.has(id) && !OF_SPORTS.has(region)) : list;

function withoutSports(node: AuthoredStoredNode): AuthoredStoredNode {
  const props: Readonly<Record<string, unknown>> = { ...node.props };
  const shown = Object.entries(props).map(([name, value]) => [name, name === 'title' && value === 'Betting' ? 'Play' : kept(value)]);
  return { ...node, props: Object.fromEntries(shown) };
}

/** The documents that a casino without a sportsbook beside it has otherwise: what they hold, less what leads to bets. */
export const casinoAlone: readonly AuthoredDocument[] = [
  ...[accountPanel, accountMenu, ...histories.filter(({ surface }) => !surface.includes('betting'))].map((document) => ({
    ...document,
    nodes: Object.fromEntries(Object.entries(document.nodes).map(([id, node]) => [id, withoutSports(node)])),
  })),
  documentOf('promotions', 'Promotions', [allPromotions('sportsbook'), ...care()]),
  promotionPage('sportsbook'),
];
