import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import type { AppDeps } from '../deps.ts';
import { sourceOf } from './firstViews.ts';

const LEGAL = /^\/legal\/([a-z]+)(?:\/(\d{1,6}))?$/;
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
const CSS = 'body{margin:0 auto;max-width:44rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}';
export const LEGAL_STYLE = sourceOf(CSS);

export type LegalPage = { readonly title: string; readonly brand: string; readonly paragraphs: readonly string[] };

/** Returns the legal text for the viewer's region, followed by the helpline. Null for other paths and unknown versions. */
export function legalPageAt(
  { config, layouts }: Pick<AppDeps, 'config' | 'layouts'>,
  viewer: Pick<Viewer, 'brand' | 'region' | 'addressRegion'>,
  path: string,
): LegalPage | null {
  const [, document = '', version] = LEGAL.exec(path) ?? [];
  if (!isKeyOf(legalDocuments, document)) return null;
  const found = layouts.legalText(viewer, document, version === undefined ? null : Number(version));
  if (found === null) return null;
  const brand = config.brandNames[viewer.brand] ?? viewer.brand;
  const helpline = regionOfCode(viewer.addressRegion)?.helpline.text ?? 'Gambling problem? Call 1-800-GAMBLER.';
  return { title: found.title, brand, paragraphs: [...found.body.replaceAll('{brand}', brand).split('\n\n'), helpline] };
}

export const withLegalText = (html: string, page: LegalPage): string =>
  html.replace(NOSCRIPT, () => `<noscript>${articleOf(page)}</noscript>`);

/** Renders a legal page that works during outages, without API or scripts. */
export const plainLegalPage = (page: LegalPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>${escaped(`${page.title} · ${page.brand}`)}</title><style>${CSS}</style></head>` +
  `<body>${articleOf(page)}</body></html>`;

const articleOf = ({ title, paragraphs }: LegalPage): string =>
  `<main><h1>${escaped(title)}</h1>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}</main>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
