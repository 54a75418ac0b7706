import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstAnswers } from '../graphql/responseCache/firstAnswers.ts';
import type { PaintedView } from './firstViews.ts';
import { codeAfterViewOf } from './codeAfterView.ts';
import { block } from './dataBlock.ts';
import { MENU } from '#src/shared/site/menuTree.ts';
import { preloadsOf } from './preloads.ts';

export type BootData = {
  readonly brand: string;
  readonly graphqlUrl: string;
  readonly build: string;
  readonly now: string;
  readonly help?: { readonly text: string; readonly phone: string; readonly age: string };
};

export type PageParts = { readonly first: FirstAnswers; readonly view: PaintedView | null; readonly hasMenu: boolean };
export type PlayersPage = (boot: Omit<BootData, 'build'>, parts: PageParts) => string;

export function playersPageAt(distDir: string): PlayersPage | null {
  const html = htmlAt(distDir, 'index.html');
  if (html === null) return null;
  const preloads = preloadsOf(distDir);
  const codeAfterView = codeAfterViewOf(distDir);
  const build = /\/assets\/[\w.]*?index-([\w-]+)\.js/.exec(html)?.[1] ?? 'unnamed';
  return (boot, { first: { json, kinds, menuKinds }, view, hasMenu }) =>
    withView(
      withBoot(html, { ...boot, build })
        .replace('</head>', () => `${preloads(boot.brand, kinds, hasMenu ? [MENU, ...menuKinds] : [])}</head>`)
        .replace('</body>', () => `${block('answers', json)}</body>`),
      view,
      codeAfterView,
    );
}

/** Adds the server-rendered view to the page. Until the client's code replaces the view, only links work. */
const withView = (html: string, view: PaintedView | null, codeAfterView: (html: string) => string): string =>
  view === null
    ? html
    : codeAfterView(html)
        .replace('</head>', () => `${sheetsOf(view)}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root" aria-busy="true">${view.html}</div>`);

/** Writes the view's style sheets. `fonts` and `rules` stay in the page, because removing them would restyle the page. */
const sheetsOf = ({ fonts, rules, css }: PaintedView): string =>
  `<style id="first-fonts">${fonts}</style><style id="first-rules">${rules}</style><style id="first-view">${css}</style>`;

export const htmlAt = (distDir: string, name: string): string | null => {
  const path = join(distDir, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

export function withBoot(html: string, boot: BootData): string {
  const data = block('boot', JSON.stringify(boot));
  const present = /<script type="application\/json" id="boot">[\s\S]*?<\/script>/;
  const marked = html.replace(
    /<html\b([^>]*)>/,
    (_tag, attributes: string) => `<html${attributes.replace(/\sdata-brand="[^"]*"/, '')} data-brand="${boot.brand}">`,
  );
  return present.test(marked) ? marked.replace(present, () => data) : marked.replace('</head>', () => `${data}</head>`);
}
