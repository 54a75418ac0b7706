import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brandWords } from './scripts/build/brandWords.ts';
import { leanLibraries } from './scripts/build/leanLibraries.ts';
import { leanTypes } from './scripts/build/leanTypes.ts';
import { lightPreloads } from './scripts/build/lightPreloads.ts';
import { extractStyles } from './scripts/build/styles/extractStyles.ts';
import { splitDocuments } from './scripts/build/splitDocuments.ts';
import { bootPlugin } from './scripts/dev/bootPlugin.ts';
import { consoleHostPlugin } from './scripts/dev/consoleHostPlugin.ts';
import { iconPlugin } from './scripts/dev/iconPlugin.ts';
import { readingPlugin } from './scripts/dev/readingPlugin.ts';

/** Modules that share a file, so that pages send fewer requests. All shelves use `SHELF`; event shelves also use `EVENTS` and `PRICES`. */
const SHELF =
  /\/(registry\/parts\/(shelf\/(ForPlayers|Shelf(Head|Problem)|looks|tabLinks|useReportUnknown)|text\/(Pill|PillLine|TogglePill|written))|src\/(ui\/(Badge|time)|render\/links\/(?!overlayAt|LeaveDialog)\w+))\.tsx?$/;
const EVENTS = /\/(registry\/parts\/(odds\/priceText|event\/(sides|eventTime))|src\/shared\/money\/odds)\.tsx?$/;
const PRICES =
  /\/(registry\/parts\/(odds\/selection|event\/teamColors)|src\/(ui\/(pictures\/Crest|OddsButton)|platform\/prices\/hooks|core\/betslip\/react\/card\/(PriceButton|offerText)))\.tsx?$/;
/** Modules whose styles every page needs at once, but not their code. */
const LOOKS =
  /\/(registry\/(\w+\/\w+\/\w+Skeleton|parts\/(\w+\/\w+Skeleton|event\/EventGrid\/(EventGridSkeleton|gridFrame)|casinoGame\/gameGridStyles|shelf\/CardGrid))|src\/(render|app\/(page|frame\/shell(\/menu)?)\/(Page|PageSkeleton|BetslipAside|Header|MenuSkeleton|frame))|render\/(AuthoredFallback|boxed))\.tsx?$/;
/** Modules whose styles join the first style sheet, because they are shorter than another sheet's name. */
const TINY =
  /\/registry\/pageShelves\/(SupportChat|ChangePassword|DisplayPreferences|LinkPrompt|LinkedAccounts|TaxForms|LegalDocument|SignUpElsewhere|Payment|TransactionReceipt|Helpline|PromotionCode|LimitHistory|AwardDetails|Collection|LoginPreferences|Onboarding|Columns|Passkeys)\/\w+\.tsx$/;
const FRAME =
  /\/(registry\/menuShelves\/(AccountEntry|LinkColumn|MenuEntries|StoreLinks)\/\w+\.tsx?|src\/(app\/(frame\/shell(\/menu)?|features\/search)\/\w+|core\/betslip\/((?!quickDeposit)\w+|react\/((?!quickDeposit)\w+\/)?(betslip\w+|refresh\w+|use\w+|BetslipMachine)))\.tsx?|immer\/dist\/immer\.mjs)$/;
const PARTS =
  /\/src\/(platform\/(analytics\/happened|supportChat|frames\/framedAddress)|shared\/text\/(t|message)|ui\/menuEntry|app\/(frame\/(phone|errors\/PartProblem|hosts\/locationNow|shell\/(FrameSlots|DrawnLayout|arrowFocus))|features\/chat\/useOfferedChat))\.tsx?$/;
const OWN =
  /\/src\/(app\/frame\/(own\/loaders|site\/use(Redirect|Site|HasCasino))|core\/auth\/react\/casinoRestriction|shared\/site\/(redirects|casinoAddress|canonical|sections|ownPages|matchOwn))\.tsx?$/;
const PAYING =
  /\/(src\/(shared\/payments\/(choices|walletPaths)\.ts|gql\/documents\/(PaymentProvidersLandingPageDocument|(PaymentProvider\w+|PaymentOutcome)Part)\.ts|render\/payments\/(Choices\.tsx|(useCreatePayment|keptRequest|callsLater)\.ts))|registry\/parts\/(payment\/(Problem|payment)|text\/words)\.tsx?)$/;
/** Apollo hooks that pages without queries do not need. */
const HOOKS = /\/@apollo\/client\/react\/hooks\/(useMutation|useSubscription|internal\/useIsomorphicLayoutEffect)\.js$/;
const AFTER =
  /\/src\/(ui\/useWholeScreen|app\/(startup\/afterStart|frame\/(dialogs|site)|page\/live)\/\w+|app\/page\/disturbed|render\/links\/(overlayAt|LeaveDialog)|flags\/live\/(liveFlagStore|overrides)|platform\/(analytics\/\w+|gamePlay|localState|errors\/forwardFaults)|shared\/(flags\/\w+|site\/(bots|canonicalUrl|pageType)|layouts\/layoutPatch\/\w+))\.tsx?$/;
/** Small modules of most lazy shelves. They share one file, because the first load names every file. */
const LISTS = /\/registry\/parts\/(shelf\/NextPage|casinoGame\/AwardGame|text\/(entryLines|Facts|Paragraphs))\.tsx?$/;
const FIGURES = /\/registry\/parts\/(bet\/signedAmount|event\/StatisticTable)\.tsx?$/;
const FRAGMENTS =
  /\/src\/gql\/documents\/(BuiltBet|GameLaunch|SharedLeg|GeolocationErrorFields|LinkedAccountFields|Enrollment|Dismissals)Part\.ts$/;
const BETS =
  /\/src\/gql\/documents\/(Bet(ListSection|Section|Page|Card)|CashOutState|Price|Receipt|Default|Header|Information|List|Location|Prompt|Separator|Warning|WorkingHours)Part\.ts$/;
const LIMITS =
  /\/src\/gql\/documents\/(((OwnLimit|LimitHistory|Loyalty|LimitList|LimitsSetByUs|Passkeys|LoginPreferences|TaxForms|AccountSummary|ReferralsOwn|AwardDetails|SignedUp)\w*|LimitSetByUs|AccountFields|BalancesFields|DepositsOwed)Part|UnreadLimits(Part|FragmentDoc))\.ts$/;
const HELD = /\/src\/gql\/documents\/(?!WithdrawalConfirmationFields)\w+Part\.ts$/;

/** Prints GraphQL documents. The first page load imports it but does not call it. */
const PRINTER =
  /\/(graphql\/language\/(printer|printString|blockString|characterClasses)\.mjs|@apollo\/client\/utilities\/graphql\/print\.js)$/;

const LIBRARIES = /node_modules|\/src\/platform\/graphql\/ownDocuments\.ts$/;
const DRAWING = /\/src\/app\/startup\/boot\/drawing\.ts$/;
/** Style rules and GraphQL documents: half of the start-up time, so they load as a separate task. */
const GROUND = /\/src\/(ui|gql)\//;

/** All modules but the small loader that runs before the application. */
const AT_ONCE = /^(?!.*\/src\/app\/startup\/beforeStart\/)/;

const root = import.meta.dirname;
const port = Number(process.env['PORT'] ?? '4000');
const server = `http://127.0.0.1:${port}`;
/** Paths that the development server passes to the server with the same host, which selects the brand. */
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
    extractStyles(root, undefined, (path) => [LOOKS, TINY, SHELF, EVENTS, PRICES, /^\/src\/ui\//].some((group) => group.test(`/${path}`))),
    brandWords(root, process.env['LOCALE']),
    splitDocuments(),
    leanTypes(),
    leanLibraries(),
    consoleHostPlugin(),
    bootPlugin(root),
    iconPlugin(root),
    readingPlugin(),
  ],
  // Selects the modern code of rxjs instead of ES5.
  resolve: { conditions: ['es2015', ...defaultClientConditions], alias: productionRouter(command) },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // No inline scripts or data URLs, because the content security policy forbids them.
    modulePreload: { polyfill: false, resolveDependencies: lightPreloads },
    assetsInlineLimit: 0,
    // Not minified here, because styles are minified already and their order matters.
    cssMinify: false,
    rolldownOptions: {
      // Omits the console, which is built separately (scripts/build/consolePage.ts).
      input: { index: resolve(root, 'index.html'), beforeStart: resolve(root, 'src/app/startup/beforeStart/main.ts') },
      output: {
        // Short hashes, because they compress badly and the first page load names every file.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        hashCharacters: 'base36',
        // Libraries get their own files, because they change less often. Small files are merged, because they compress badly.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: LIBRARIES, priority: 2 },
            { name: 'printer', test: PRINTER, priority: 3, includeDependenciesRecursively: false },
            { name: 'drawing', test: DRAWING, priority: 2, includeDependenciesRecursively: false },
            { name: 'ground', tags: ['$initial'], test: GROUND, priority: 2 },
            { name: 'first', tags: ['$initial'], test: AT_ONCE, priority: 1 },
            { name: 'shelf', test: SHELF },
            { name: 'money', test: /\/src\/(shared\/money\/money|platform\/ids)\.ts$/ },
            { name: 'events', test: EVENTS },
            { name: 'prices', test: PRICES },
            { name: 'refusals', test: /\/src\/shared\/betting\/refusals\.ts$/ },
            { name: 'enrolled', priority: 1, test: /\/src\/gql\/documents\/PromotionEnrolledPart\.ts$/ },
            { name: 'field', test: /\/src\/ui\/fields\/Field\.tsx$/ },
            { name: 'entries', test: /\/src\/shared\/text\/(fieldErrors|password)\.ts$/ },
            { name: 'paying', test: PAYING, priority: 1 },
            {
              name: 'played',
              priority: 1,
              test: /\/src\/(gql\/documents\/((CasinoRewardsHeld|RecentGamesPlayed|AwardsHeld)Part|AwardsHeldFragmentDoc)|shared\/site\/openedGame)\.ts$/,
            },
            {
              name: 'choices',
              test: /\/src\/(ui\/(fields\/(Segmented|PreferenceChoices)|Tooltip|copyText)|shared\/text\/phone|platform\/(localState|cashbackNotice))\.tsx?$/,
            },
            { name: 'hooks', test: HOOKS },
            { name: 'parts', test: PARTS },
            { name: 'own', test: OWN },
            { name: 'site', test: /\/src\/app\/frame\/site\/(PlayersPage|WelcomeGuard|ReferralRedirect)\.tsx$/ },
            { name: 'searching', test: /\/src\/app\/frame\/(site\/SearchPage|shell\/usePageFrame)\.tsx?$/ },
            { name: 'frame', test: FRAME },
            { name: 'gate', test: /\/src\/render\/(codeGate\/useCodeGate|actions\/rejectionIn)\.tsx?$/ },
            { name: 'acts', test: /\/src\/render\/actions\/settle\.ts$/ },
            { name: 'lists', test: LISTS },
            { name: 'figures', test: FIGURES },
            { name: 'after', test: AFTER },
            { name: 'fragments', test: FRAGMENTS, priority: 1 },
            { name: 'bets', test: BETS, priority: 1 },
            { name: 'limits', test: LIMITS, priority: 1 },
            { name: 'held', test: HELD, priority: 1 },
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

/** Selects the router's production build, which the package does not export. */
function productionRouter(command: 'build' | 'serve'): { find: RegExp; replacement: string }[] {
  if (command === 'serve') return [];
  const folder = resolve(root, 'node_modules/react-router/dist/production');
  return [
    { find: /^react-router$/, replacement: resolve(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: resolve(folder, 'dom-export.mjs') },
  ];
}
