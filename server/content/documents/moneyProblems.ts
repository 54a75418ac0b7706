import { pathOf } from '#server/kinds/deepLinkPaths.ts';
import type { SchemaProblem } from '#server/kinds/validators.ts';
import type { AuthoredDeepLink, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { helpPages } from '#server/platform/regions/regions.ts';
import { escaped } from './diff.ts';
import { linksIn } from './links.ts';
import type { Surface } from './surfaces.ts';

/** Link targets allowed on payment pages: account pages without bets, games or rewards, legal texts, and help. */
const PATHS =
  /^\/(?:legal|account\/(?:help|summary|responsible-gaming|settings|wallet|wire-transfer|cash-at-casino|history\/transactions|taxes))(?:\/|$)/;
const FORMS: ReadonlySet<string> = new Set(['contact-us', 'responsible-gaming']);
const FIGURES = /[\p{N}\p{Sc}%]|:\/\/|www\./u;
const INVITES = /(?<!cannot be )\b(?:bets?|betting|wager\w*|play(?:ing)?|spins?|odds|parlays?|bonus\w*|jackpots?)\b/i;
const SAID_OF_DEPOSITS = /\/(?:playLabel|slipLabel)$/;
const NO_TEXT: ReadonlySet<string> = new Set(['providerId', 'deepLink']);

/** Finds links and words not allowed on payment pages. */
export function moneyProblems(node: AuthoredStoredNode, props: unknown, { money }: Surface): readonly SchemaProblem[] {
  if (money === undefined) return [];
  const { fallback, label } = node;
  const ways = linksIn(props, '/props').map(({ link, path }) => ({ path, to: addressOf(link) }));
  if (fallback?.kind === 'FallbackLink') ways.push({ path: '/fallback/url', to: fallback.url });
  return [
    ...ways
      .filter(({ to }) => !isNear(to))
      .map(({ path, to }) => ({
        path,
        message: `On payment pages, links can lead only to the account, legal texts or help, not to ${to}.${sitesOfHelp(to)}`,
      })),
    ...wordProblems({ props, fallback: fallback && { ...fallback, url: '' }, label }, money),
  ];
}

const sitesOfHelp = (to: string): string =>
  to.startsWith('/') || !URL.canParse(to) ? '' : ` Allowed help sites: ${[...HELP_ORIGINS].join(' and ')}.`;

/** Finds numbers, currencies and addresses in texts and, on withdrawal pages, invitations to bet. */
export const wordProblems = (value: unknown, money: Surface['money'], path = ''): readonly SchemaProblem[] =>
  money === undefined ? [] : textsIn(value, path).flatMap((text) => problemOf(text, money));

function problemOf({ text, path }: Text, money: 'in' | 'out'): readonly SchemaProblem[] {
  if (FIGURES.test(text)) return [{ path, message: 'Remove the figures. Amounts, limits and fees on payment pages come from the server.' }];
  const invites = money === 'out' && !SAID_OF_DEPOSITS.test(path) ? INVITES.exec(text)?.[0] : undefined;
  return invites === undefined ? [] : [{ path, message: `Remove “${invites}”. Withdrawal pages must not invite players to bet.` }];
}

type Text = { readonly text: string; readonly path: string };
function textsIn(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (NO_TEXT.has(key) ? [] : textsIn(member, `${path}/${escaped(key)}`)));
}

const addressOf = (link: AuthoredDeepLink): string =>
  pathOf(link) ??
  (link.kind === 'WebPageDeepLink' ? link.url : null) ??
  (link.kind === 'FormDeepLink' && FORMS.has(link.formId) ? '/account/help' : link.kind);

const HELP_ORIGINS: ReadonlySet<string> = new Set(Object.values(helpPages).map((page) => new URL(page).origin));

const isNear = (to: string): boolean =>
  to.startsWith('/') && !to.startsWith('//')
    ? PATHS.test(new URL(to, 'https://here').pathname)
    : URL.canParse(to) && HELP_ORIGINS.has(new URL(to).origin);
