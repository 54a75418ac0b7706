import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brandWords } from './scripts/build/brandWords.ts';
import { leanLibraries } from './scripts/build/leanLibraries.ts';
import { lightPreloads } from './scripts/build/lightPreloads.ts';
import { extractStyles } from './scripts/build/styles/extractStyles.ts';
import { splitDocuments } from './scripts/build/splitDocuments.ts';
import { bootPlugin } from './scripts/dev/bootPlugin.ts';
import { consoleHostPlugin } from './scripts/dev/consoleHostPlugin.ts';
import { iconPlugin } from './scripts/dev/iconPlugin.ts';
import { readingPlugin } from './scripts/dev/readingPlugin.ts';

/** What shelves share, and what shelves of events share: a request each for pieces of 300 bytes would cost more than the bytes. */
const SHELF =
  /\/(registry\/parts\/(shelf\/(Shelf(Head|Problem)|looks)|text\/(Pill|written))|src\/(ui\/(Rail|Badge|time)|render\/links\/(?!overlayAt)\w+))\.tsx?$/;
const EVENTS =
  /\/(registry\/parts\/(odds\/selection|event\/(sides|teamColors|eventTime))|src\/(ui\/(pictures\/Crest|OddsButton)|shared\/money\/odds|platform\/prices\/hooks|core\/betslip\/react\/card\/(PriceButton|offerText)))\.tsx?$/;
/** Styles that every page begins with, whose code is not that of the ground; with those of shelves and events they make one sheet. */
const LOOKS =
  /\/(registry\/(\w+\/\w+\/\w+Skeleton|parts\/(\w+\/\w+Skeleton|event\/EventGrid\/(EventGridSkeleton|gridFrame)|casinoGame\/gameGridStyles|shelf\/CardGrid))|src\/(render|app\/(page|frame\/shell(\/menu)?)\/(Page|PageSkeleton|BetslipAside|Header|MenuSkeleton|frame))|render\/(AuthoredFallback|boxed))\.tsx?$/;
/** What stands around every page, with the slip's machine: asked for at once after the first paint. */
const FRAME =
  /\/(src\/(app\/(frame\/shell(\/menu)?|features\/search)\/\w+|core\/betslip\/(\w+|react\/(\w+\/)?(betslip\w+|refresh\w+|use\w+|BetslipMachine)))\.tsx?|immer\/dist\/immer\.mjs)$/;
/** Small parts of it that single pages need as well. */
const PARTS =
  /\/src\/(shared\/text\/t|ui\/(fields\/Segmented|menuEntry|Tooltip|copyText)|app\/(frame\/(phone|errors\/PartProblem|hosts\/locationNow|shell\/(FrameSlots|arrowFocus|cashbackNotice))|features\/account\/(LostPanel|PreferenceChoices)))\.tsx?$/;
/** What starts once the first page has come to rest: dialogs, flags, analytics, news of the page. */
const AFTER =
  /\/src\/(ui\/useWholeScreen|app\/(startup\/afterStart|frame\/(dialogs|site)|page\/live)\/\w+|app\/page\/disturbed|render\/links\/overlayAt|flags\/live\/(liveFlagStore|overrides)|platform\/(analytics\/\w+|gamePlay|ids|localState|errors\/forwardFaults)|shared\/(flags\/\w+|site\/(bots|canonical|canonicalUrl|casinoAddress|matchOwn|ownPages|pageType|redirects|sections)|layouts\/layoutPatch\/\w+))\.tsx?$/;
/** Small parts of shelves that come late, most of which each of them has: every file of its own has its name in the first load. */
const LISTS =
  /\/registry\/parts\/(shelf\/(ActionNotice|ForPlayers|NextPage|useReportUnknown)|casinoGame\/AwardGame|text\/(entryLines|Facts|Paragraphs|PillLine|TogglePill)|odds\/priceText|bet\/signedAmount|event\/StatisticTable|promotion\/TierProgress)\.tsx?$/;
/** Fragments of what comes late: the player's part, dialogs, forms, receipts. Several late files share most of them. */
const FRAGMENTS = /\/src\/gql\/documents\/\w+Part\.ts$/;

/** Makes texts of documents: the socket's, and of what the server does not know by its hash. Reached from the first load, and not used there. */
const PRINTER =
  /\/(graphql\/language\/(printer|printString|blockString|characterClasses)\.mjs|@apollo\/client\/utilities\/graphql\/print\.js)$/;

/** With what the build puts in place of their parts. */
const LIBRARIES = /node_modules|\/src\/platform\/graphql\/ownDocuments\.ts$/;
/** Where the library that draws is first reached: what it then does is a task by itself. */
const DRAWING = /\/src\/app\/startup\/boot\/drawing\.ts$/;
/** Where rules of styles and documents are made ready: half of what the application does when it is run. A file of its own costs half a kilobyte. */
const GROUND = /\/src\/(ui|gql)\//;

/** All but what stands in a page with a first view instead of the application. */
const AT_ONCE = /^(?!.*\/src\/app\/startup\/beforeStart\/)/;

const root = import.meta.dirname;
const port = Number(process.env['PORT'] ?? '4000');
const server = `http://127.0.0.1:${port}`;
/** What the server answers; all else is a page or a module. The host is kept: it names the brand. */
const SERVED = [
  '/graphql',
  '/api',
  '/console/api',
  '/oauth',
  '/i/',
  '/sandbox',
  '/ofrep',
  '/healthz',
  '/readyz',
  '/metrics',
  '/viewer',
  '/telemetry',
];

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    react(),
    extractStyles(root, undefined, (path) => [LOOKS, SHELF, EVENTS, /^\/src\/ui\//].some((group) => group.test(`/${path}`))),
    brandWords(root),
    splitDocuments(),
    leanLibraries(),
    consoleHostPlugin(),
    bootPlugin(root),
    iconPlugin(root),
    readingPlugin(),
  ],
  // rxjs offers modern code under its own condition; otherwise its classes come as functions with helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions], alias: productionRouter(command) },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The content security policy allows no inline script and no data address: neither the polyfill nor inlined assets may appear.
    modulePreload: { polyfill: false, resolveDependencies: lightPreloads },
    assetsInlineLimit: 0,
    // Rules are written short, and in an order that counts.
    cssMinify: false,
    rolldownOptions: {
      // The players' page alone: the console is built apart (scripts/build/consolePage.ts), so that neither makes the other's files larger.
      input: { index: resolve(root, 'index.html'), beforeStart: resolve(root, 'src/app/startup/beforeStart/main.ts') },
      output: {
        // The first load names every late file; what is drawn by lot in a name does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'base36',
        // Two files for what a page needs at once: libraries change less often than we do, and small files compress badly.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: LIBRARIES, priority: 2 },
            { name: 'printer', test: PRINTER, priority: 3, includeDependenciesRecursively: false },
            { name: 'drawing', test: DRAWING, priority: 2, includeDependenciesRecursively: false },
            { name: 'ground', tags: ['$initial'], test: GROUND, priority: 2 },
            { name: 'first', tags: ['$initial'], test: AT_ONCE, priority: 1 },
            { name: 'shelf', test: SHELF },
            { name: 'events', test: EVENTS },
            // The words of refusals are the slip's; what else is in the parts, many pages need.
            { name: 'refusals', test: /\/src\/shared\/betting\/refusals\.ts$/ },
            // A page of promotions needs of them its fragment alone.
            { name: 'enrolled', test: /\/src\/gql\/documents\/PromotionEnrolledPart\.ts$/ },
            // A page that can be read needs no field.
            { name: 'field', test: /\/src\/(ui\/fields\/Field\.tsx|shared\/text\/(distance|fieldErrors|password)\.ts)$/ },
            { name: 'parts', test: PARTS },
            { name: 'frame', test: FRAME },
            { name: 'acts', test: /\/src\/render\/(actions\/settle|codeGate\/useCodeGate)\.tsx?$/ },
            { name: 'lists', test: LISTS },
            { name: 'hooks', test: /@apollo\/client\/react\/hooks\/(useMutation|useSubscription)\.js$/ },
            { name: 'after', test: AFTER },
            { name: 'fragments', test: FRAGMENTS },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['DEV_PORT'] ?? '5173'),
    proxy: Object.fromEntries(SERVED.map((path) => [path, { target: server, ws: path === '/graphql' }])),
  },
}));

/** The router has two builds, and its package names only the one with warnings for developers. */
function productionRouter(command: 'build' | 'serve'): { find: RegExp; replacement: string }[] {
  if (command === 'serve') return [];
  const folder = resolve(root, 'node_modules/react-router/dist/production');
  return [
    { find: /^react-router$/, replacement: resolve(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: resolve(folder, 'dom-export.mjs') },
  ];
}
