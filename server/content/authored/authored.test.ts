import { describe, expect, it } from 'vitest';
import { checkForPublish } from '../publish/check.ts';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { kinds } from '#server/kinds/index.ts';
import { walletSurfaces } from '../documents/walletKinds.ts';
import { isPageSurface } from '../documents/routes.ts';
import { gameFeatures } from '#server/sandbox/gameProvider/paytable.ts';
import { authored } from './index.ts';

/** Surfaces with a MANDATORY helpline of their own instead of the usual help at the end. */
const PLAIN = new Set<string>(walletSurfaces);

const named = authored.map((entry) => [`${entry.document.surface} (${entry.brand}, ${entry.region})`, entry.document] as const);
const pages = named.filter(([, { surface }]) => isPageSurface(surface));

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
const propsOf = ({ nodes }: AuthoredDocument): readonly unknown[] =>
  Object.values(nodes).map(({ props, fallback }) => ({ props, fallback }));

/** Kind that no default document uses. It is for sites whose header has no search. */
const FOR_SITES_WITHOUT_SEARCH = 'GameSearchShelf';

describe('authored documents', () => {
  it.each(named)('%s passes the check for publishing without a warning', (_, document) => {
    expect(checkForPublish(document.surface, document)).toEqual({ problems: [], warnings: [] });
  });

  it('every place has at most one authored document', () => {
    const places = named.map(([name]) => name);
    expect(new Set(places).size).toBe(places.length);
  });

  it('every page surface has a document, and every kind is used in one', () => {
    const surfaces = new Set(authored.map(({ document }) => document.surface));
    for (const surface of [
      'home',
      'live',
      'quick-bets',
      'exclusives',
      'parlay-lounge',
      'fan-for-you',
      'fan-fantasy',
      'play-with-rewards',
      'shared-bet',
      'linking-callback',
      'search-start',
      'search',
      'sport',
      'competition',
      'event',
      'my-bets',
      'my-bets-settled',
      'bet',
      'promotions',
      'promotion',
      'casino',
      'casino-category',
      'casino-game',
      'casino-f2p',
      'account-settings',
      'about-sign-up',
      'legal',
      'signed-up',
      'welcome-promo',
      'responsible-gaming',
    ]) {
      expect(surfaces).toContain(surface);
    }
    const used = new Set(authored.flatMap(({ document }) => Object.values(document.nodes).map(({ kind }) => kind)));
    const waiting = [...(gameFeatures.has('dealer') ? [] : ['LiveGamesShelf']), FOR_SITES_WITHOUT_SEARCH];
    expect(Object.keys(kinds).filter((kind) => !used.has(kind))).toEqual(waiting);
  });

  it('authored documents use the current version of each kind', () => {
    for (const [, { nodes }] of named)
      for (const { kind, v } of Object.values(nodes))
        expect(v).toBe(Object.entries(kinds).find(([name]) => name === kind)?.[1].versions.current);
  });

  it.each(pages.filter(([, { surface }]) => !PLAIN.has(surface)))('%s ends with a link to help', (_, { nodes, order }) => {
    const last = nodes[order.at(-1) ?? ''];
    expect(last?.label).toBe('Responsible gaming');
    expect(last?.criticality).toBe('DEGRADABLE');
    expect(JSON.stringify(last?.fallback)).toMatch(/1-800-GAMBLER|1-866-531-2600/);
  });

  it.each(pages)('%s has no shelf with the page’s own title', (_, { title, nodes }) => {
    const heads = Object.values(nodes).map(({ props }) => (props as { readonly title?: string }).title);
    expect(heads.filter((head) => head !== undefined && head === title)).toEqual([]);
  });

  it.each(named)('%s has no hype in its texts', (_, document) => {
    for (const text of propsOf(document).flatMap(textsOf))
      expect(text).not.toMatch(/!|risk.?free|guarantee|sure thing|can't lose|huge|massive|insane|hurry|last chance|don't miss/i);
  });

  it.each(named)('%s has no amounts of money in its texts', (_, document) => {
    for (const text of propsOf(document).flatMap(textsOf)) expect(text).not.toMatch(/\$\s?\d/);
  });

  it.each(named)('%s links to no reserved host name', (_, document) => {
    for (const text of propsOf(document).flatMap(textsOf))
      if (URL.canParse(text))
        expect(new URL(text).hostname).not.toMatch(/(^|\.)(example|invalid|test|localhost)$|(^|\.)example\.(com|net|org)$/);
  });

  it('a promotion has the same text wherever it is shown', () => {
    const seen = new Map<string, string>();
    for (const [, { nodes }] of named) {
      for (const { kind, props } of Object.values(nodes)) {
        if (kind !== 'PromotionsShelf') continue;
        for (const card of (props as { readonly promotions: readonly { readonly id: string }[] }).promotions) {
          const text = JSON.stringify(Object.entries(card).toSorted(([a], [b]) => (a < b ? -1 : 1)));
          expect(seen.get(card.id) ?? text).toBe(text);
          seen.set(card.id, text);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('no dialog opens because of a login, and the tour only opens from the help page', () => {
    type OfDialog = { readonly triggers: { readonly onLogin: boolean; readonly pages: readonly string[] } };
    const all = named
      .filter(([, { surface }]) => surface === 'dialogs')
      .flatMap(([name, { nodes }]) => Object.values(nodes).map((node) => ({ name, ...node })));
    expect(all.length).toBeGreaterThan(10);
    const triggersOf = ({ props }: { readonly props: unknown }) => (props as OfDialog).triggers;
    expect(all.filter((node) => triggersOf(node).onLogin).map(({ name, id }) => [name, id])).toEqual([]);
    const tours = all.filter(({ kind }) => kind === 'AppTourDialog');
    expect(tours.map((node) => triggersOf(node).pages)).toEqual(tours.map(() => []));
    const help = named.filter(([, { surface }]) => surface === 'help');
    expect(help.length).toBeGreaterThan(0);
    for (const [name, { nodes }] of help) expect(JSON.stringify(nodes), name).toContain('"dialogId":"app-tour"');
  });
});
