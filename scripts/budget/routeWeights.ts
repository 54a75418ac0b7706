import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authored } from '#server/content/authored/index.ts';
import { pageSurfaces, patternsOf } from '#server/content/documents/routes.ts';
import { viewModules } from '../build/viewFiles.ts';
import { ROOT } from '../files.ts';
import { measure, type ViteManifest } from './measure.ts';
import { chunkOf, type Group, kindsOf, ownModules, type Source } from './routeModules.ts';

/** Lazy modules of a route: `first` for its first shelf, `all` for all shelves. */
export type RouteModules = { readonly route: string; readonly first: readonly string[]; readonly all: readonly string[] };

const OWN_PAGES = 'src/app/frame/own/OwnPages.tsx';
const ACCOUNT = 'src/app/features/account/AccountArea.tsx';

const source = (path: string): Source => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

export function routeModules(): readonly RouteModules[] {
  const own = ownModules(source('src/app/frame/own/loaders.ts'));
  const pages = [...own].flatMap(([route, module]) =>
    module === null ? [] : [{ route, first: [OWN_PAGES, module], all: [OWN_PAGES, module] }],
  );
  const views: Readonly<Record<string, string>> = Object.assign(
    {},
    ...['pageShelves', 'casinoShelves', 'menuShelves'].map((family) => viewModules(source(`registry/${family}/index.ts`))),
  );
  const composed = pageSurfaces.map((surface) => {
    const [route = surface] = patternsOf(surface);
    const around = [...own].flatMap(([path, module]) =>
      path.endsWith('/*') && `${route}/`.startsWith(path.slice(0, -1)) ? [OWN_PAGES, ...(module === null ? [] : [module])] : [],
    );
    const before = [...around, ...(route.startsWith('/account') ? [ACCOUNT] : [])];
    const document = authored.find((each) => each.brand === '*' && each.region === '*' && each.document.surface === surface)?.document;
    const { first, all } = document ? kindsOf(document) : { first: [], all: [] };
    const modules = (kinds: readonly string[]): readonly string[] => [...before, ...kinds.flatMap((kind) => views[kind] ?? [])];
    return { route, first: modules(first), all: modules(all) };
  });
  return [...pages, ...composed];
}

export type RouteWeight = { readonly route: string; readonly firstBytes: number; readonly allBytes: number };

/** Returns the gzipped JavaScript, in bytes, that a first visit to each route loads. Throws for modules missing in the build. */
export const weighRoutes = (
  { manifest, groups }: { readonly manifest: ViteManifest; readonly groups: readonly Group[] },
  routes: readonly RouteModules[],
  read: (file: string) => Uint8Array,
): readonly RouteWeight[] => {
  // Includes only one brand's module, because all brands' modules have about the same size.
  const brand = Object.keys(manifest).filter((key) => /^brands\/[^/]+\/brand\.ts$/.test(key));
  const bytes = (route: string, late: readonly string[]): number => {
    const chunks = [...brand.slice(0, 1), ...late].map((module) => chunkOf(module, manifest, groups));
    return measure(manifest, { name: route, entry: 'index.html', with: chunks, limitKb: 0 }, read).bytes;
  };
  return routes.map(({ route, first, all }) => ({ route, firstBytes: bytes(route, first), allBytes: bytes(route, all) }));
};
