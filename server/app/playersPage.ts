import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstAnswers } from '../graphql/firstAnswers.ts';
import { preloadsOf } from './preloads.ts';

/** What a page is told before it asks anything. */
export type BootData = {
  readonly brand: string;
  readonly graphqlUrl: string;
  /** Name of the build, or `development`. */
  readonly build: string;
  /** Server time, ISO 8601. */
  readonly now: string;
};

/** A page of the site, for a brand and with the answers it would ask for first. */
export type PlayersPage = (boot: Omit<BootData, 'build'>, first: FirstAnswers) => string;

/** Null without a build. */
export function playersPageAt(distDir: string): PlayersPage | null {
  const html = htmlAt(distDir, 'index.html');
  if (html === null) return null;
  const preloads = preloadsOf(distDir);
  const build = /\/assets\/[\w.]*?index-([\w-]+)\.js/.exec(html)?.[1] ?? 'unnamed';
  return (boot, { json, kinds }) =>
    withBoot(html, { ...boot, build })
      .replace('</head>', () => `${preloads(boot.brand, kinds)}</head>`)
      .replace('</body>', () => `${block('answers', json)}</body>`);
}

export const htmlAt = (distDir: string, name: string): string | null => {
  const path = join(distDir, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

/** A data block is no script to the policy; `<` is written so that nothing in it can end the block. */
const block = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

export function withBoot(html: string, boot: BootData): string {
  const data = block('boot', JSON.stringify(boot));
  const present = /<script type="application\/json" id="boot">[\s\S]*?<\/script>/;
  const marked = html.replace(
    /<html\b([^>]*)>/,
    (_tag, attributes: string) => `<html${attributes.replace(/\sdata-brand="[^"]*"/, '')} data-brand="${boot.brand}">`,
  );
  return present.test(marked) ? marked.replace(present, () => data) : marked.replace('</head>', () => `${data}</head>`);
}
