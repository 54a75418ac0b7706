import { createRoot } from 'react-dom/client';
import type { Brand } from '#src/brand/contract.ts';
import { resolveThemeMode } from '#src/brand/themeMode.ts';
import { flagDefaults } from '#src/flags/index.ts';
import { capabilitiesHash } from '#src/gql/capabilities.ts';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { PageLayoutDocument } from '#src/gql/graphql.ts';
import { createPlatform, type Platform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { pageStyles } from '#src/ui/page.ts';
import { App } from '../App.tsx';
import { DARK_SYSTEM } from '../useThemeMode.ts';
import { canonicalUrlOf } from '../paths.ts';
import { whenIdle } from '../page/whenIdle.ts';
import { readBootData } from './bootData.ts';
import { defaultBrand, loadBrand } from './brands.ts';
import { arrivalOf, readGivenAnswers } from './givenAnswers.ts';
import { readPreferences, writePreferences } from './preferenceStore.ts';
import { vocabulary } from './registries.ts';
import { loadStartup, takeStartup } from './startup.ts';
import { loadFonts, showTheme, themeClasses } from './theme.ts';

/** How long the first paint waits for the brand's font, whose stand-in is of the same size, and for the code of shelves that came with the page. In milliseconds. */
const PATIENCE_MS = 120;

/** From the bare document to the first paint. Everything that can travel side by side does. */
export async function start(page: Document): Promise<void> {
  const boot = readBootData(page.getElementById('boot')?.textContent, defaultBrand);
  const loading = loadBrand(boot.brand);
  const given = readGivenAnswers(page.getElementById('answers')?.textContent, arrivalOf(performance));
  const platform = createPlatform({ brandId: boot.brand, hashes: documentHashes, graphqlPath: boot.graphqlUrl, given });
  platform.credentials.setCapabilities(capabilitiesHash);
  platform.clock.synchronise(boot.now);
  const startup = loadStartup(platform.client).then((answer) => {
    takeStartup(platform, answer);
    return answer;
  });
  startup.catch(() => undefined);
  const warmed = warmPage(platform);
  if (given.length > 0 && platform.credentials.anonymousToken() !== null) whenIdle(() => void showUp(platform));
  const brand = await loading;
  const theme = themeOf(brand, page);
  const preferences = readPreferences(platform.storage);
  theme.show(resolveThemeMode(brand.options, preferences.themeMode, matchMedia(DARK_SYSTEM).matches));
  pageStyles();
  const dressed = Promise.all([loadFonts(brand), given.length > 0 ? warmed : null]);
  await Promise.race([dressed, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no element "root"');
  createRoot(root).render(
    <App
      brand={brand}
      platform={platform}
      flags={flagDefaults}
      vocabulary={vocabulary}
      preferences={preferences}
      onPreferences={(next) => writePreferences(platform.storage, next)}
      theme={theme}
      startup={startup}
    />,
  );
}

function themeOf(brand: Brand, page: Document) {
  const classes = themeClasses(brand);
  return { show: (mode: 'light' | 'dark') => showTheme(page.documentElement, classes, mode, brand.tokens.colors[mode].chrome) };
}

/** Asks for the first page, and for the code of its shelves, before anything is drawn; who draws it finds both under way. */
async function warmPage({ client }: Platform): Promise<void> {
  try {
    const { data } = await client.query({ query: PageLayoutDocument, variables: { canonicalUrl: canonicalUrlOf(location.pathname) } });
    await preloadViews(
      vocabulary.layoutNodes,
      (data?.pageLayout?.slots ?? []).map(({ kind }) => kind),
    );
  } catch {
    // The page asks again and says what went wrong.
  }
}

/** Asks once more for what came with the page, in the name of who is here: the server counts who sees a page by who asks for it. */
async function showUp({ client }: Platform): Promise<void> {
  const variables = { canonicalUrl: canonicalUrlOf(location.pathname) };
  await client.query({ query: PageLayoutDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
}
