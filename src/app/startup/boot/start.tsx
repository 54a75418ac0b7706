import { startTransition } from 'react';
import type { Brand } from '#src/brand/contract.ts';
import { resolveThemeMode } from '#src/brand/themeMode.ts';
import { flagDefaults } from '#src/flags/index.ts';
import { capabilitiesHash } from '#src/gql/capabilities.ts';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { PageLayoutDocument } from '#src/gql/graphql.ts';
import { createPlatform, type Platform } from '#src/platform/index.ts';
import { watchLostSheets } from '#src/ui/lostSheet.ts';
import { pageStyles } from '#src/ui/page.ts';
import { App } from '../../frame/App.tsx';
import { DARK_SYSTEM } from '../../frame/useThemeMode.ts';
import { canonicalUrlOf } from '../../frame/paths.ts';
import { nextTask, whenIdle, withTimeout } from '../pauses.ts';
import { Scheduler } from '../scheduler.ts';
import { readBootData } from './bootData.ts';
import { defaultBrand, loadBrand } from './brands.ts';
import { createRoot } from './drawing.ts';
import { arrivalOf, readGivenAnswers } from './givenAnswers.ts';
import { readPreferences, writePreferences } from './preferenceStore.ts';
import { vocabulary } from './registries.ts';
import { loadStartup, type Startup, takeStartup } from './startup.ts';
import { warmPage } from './warmPage.ts';
import { loadFonts, showTheme, themeClasses } from './theme.ts';

/** Maximum wait for the font and the code of the shelves in the HTML. */
const PATIENCE_MS = 120;

/** Rejects if no brand loads. */
export async function start(page: Document): Promise<void> {
  const root = page.getElementById('root');
  if (!root) return;
  watchLostSheets();
  const scheduler = new Scheduler();
  // A separate task keeps the page responsive.
  const behind = root.firstElementChild === null ? null : await nextTask().then(() => import('./behindView.ts'));
  const stage = behind?.stageBehind(root, scheduler);
  const pause = async () => behind && nextTask();
  const boot = readBootData(page.getElementById('boot')?.textContent, defaultBrand);
  const loading = loadBrand(boot.brand);
  await pause();
  const platform = createPlatform({ brandId: boot.brand, hashes: documentHashes, graphqlPath: boot.graphqlUrl });
  platform.credentials.setCapabilities(capabilitiesHash);
  platform.clock.synchronise(boot.now);
  await pause();
  const given = readGivenAnswers(page.getElementById('answers')?.textContent, arrivalOf(performance));
  const isKnown = platform.credentials.anonymousToken() !== null;
  const startup = firstStartup(platform, isKnown ? null : given.startup).then((answer) => {
    takeStartup(platform, answer);
    return answer;
  });
  startup.catch(() => undefined);
  await pause();
  const warmed = warmPage(platform, canonicalUrlOf(location.pathname), given, behind?.take);
  if (given.layout !== null && isKnown) whenIdle(() => void showUp(platform));
  const brand = await loading;
  await pause();
  const { theme, preferences } = dress(page, brand, platform);
  await pause();
  const answered = behind ? await behind.whenReady(brand, warmed, startup) : await dressed(brand, given.layout === null ? null : warmed);
  const drawn = createRoot(stage?.element ?? root);
  const app = (
    <App
      scheduler={scheduler}
      brand={brand}
      platform={platform}
      flags={flagDefaults}
      vocabulary={vocabulary}
      preferences={preferences}
      onPreferences={(next) => writePreferences(platform.storage, next, page)}
      theme={theme}
      startup={startup}
      answered={answered}
      onDrawn={stage?.show}
    />
  );
  // Renders in slices, to keep the page responsive.
  if (stage) startTransition(() => drawn.render(app));
  else drawn.render(app);
}

async function dressed(brand: Brand, code: Promise<void> | null): Promise<null> {
  await withTimeout(Promise.all([loadFonts(brand), code]), PATIENCE_MS);
  return null;
}

const firstStartup = ({ client }: Platform, given: Startup | null): Promise<Startup> =>
  given === null ? loadStartup(client) : Promise.resolve(given);

function dress(page: Document, brand: Brand, { storage }: Platform) {
  page.title = brand.name;
  const theme = themeOf(brand, page);
  const preferences = readPreferences(storage);
  theme.show(resolveThemeMode(brand.options, preferences.themeMode, matchMedia(DARK_SYSTEM).matches));
  pageStyles();
  return { theme, preferences };
}

function themeOf(brand: Brand, page: Document) {
  const classes = themeClasses(brand);
  return { show: (mode: 'light' | 'dark') => showTheme(page.documentElement, classes, mode, brand.tokens.colors[mode].chrome) };
}

/** Refetches the layout, because the server counts page views by this request. */
async function showUp({ client }: Platform): Promise<void> {
  const variables = { canonicalUrl: canonicalUrlOf(location.pathname) };
  await client.query({ query: PageLayoutDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
}
