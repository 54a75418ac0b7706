import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../files.ts';

type StandIn = { readonly from: string; readonly to: string; readonly instead: string };

const emptied = (name: string, instead: string): StandIn => ({ from: `\nfunction ${name}(`, to: '\n}\n', instead: `\n${instead}\n` });

/** Replaces parts that only the router's framework mode and data router use. */
const ROUTER: readonly StandIn[] = [
  emptied('usePrefetchBehavior', 'function usePrefetchBehavior() { return [false, null, {}]; }'),
  emptied('PrefetchPageLinks', 'function PrefetchPageLinks() { return null; }'),
  emptied('useNavigateStable', 'function useNavigateStable() { return useNavigateUnstable(); }'),
  {
    from: '\nvar RenderErrorBoundary = class ',
    to: '\n};\nRenderErrorBoundary.contextType = RSCRouterContext;\n',
    instead: '\nvar RenderErrorBoundary = null;\n',
  },
  { from: '\nvar defaultErrorElement = ', to: ';\n', instead: '\nvar defaultErrorElement = null;\n' },
];

/** Removes unused parts, and display names, whose assignment keeps components in the bundle. */
export function leanRouter(code: string): string {
  return standIn(code, ROUTER)
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2');
}

/** Removes names assigned for stack traces, because the assignments keep functions in the bundle. */
export const leanRadix = (code: string): string =>
  code
    .replace(/^var __name = .*$/m, 'var __name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;')
    .replaceAll(/^\s*(?:__name\(\w+, "\w+"\);|static \{\s*__name\(this, "\w+"\);\s*\})$/gm, '');

/** Removes hydration, which no page uses, and React's preload functions, because Vite preloads. */
const DOM: readonly StandIn[] = [
  {
    from: '\nexports.preconnect = ',
    to: '\nexports.requestFormReset = ',
    instead: '\nexports.requestFormReset = ',
  },
];
const DOM_CLIENT: readonly StandIn[] = [
  { from: '\n  D: prefetchDNS,', to: '\n  M: preinitModuleScript\n', instead: '\n' },
  { from: '\nfunction preconnectAs(', to: '\nfunction getResource(', instead: '\nfunction getResource(' },
  { from: '\nexports.hydrateRoot = ', to: '\nexports.version = ', instead: '\nexports.version = ' },
];

const INNER_FROM: readonly StandIn[] = [
  { from: '\n        if (isAsyncIterable(input)) {', to: '\n        }\n', instead: '\n' },
  { from: '\n        if (isReadableStreamLike(input)) {', to: '\n        }\n', instead: '\n' },
];
const FROM: readonly StandIn[] = [
  { from: 'return scheduler ? scheduled(input, scheduler) : ', to: 'innerFrom(input);', instead: 'return innerFrom(input);' },
];

/** Makes Apollo compare queries by identity, which needs no GraphQL printer. */
const QUERIES: readonly StandIn[] = [
  { from: 'const queryString = print(', to: ';\n', instead: 'const queryString = this.transform(desc);\n' },
  { from: 'const document = print(', to: ';\n', instead: 'const document = this.transform(oq.options.query);\n' },
  { from: 'const printedServerQuery = print(', to: ';\n', instead: 'const printedServerQuery = serverQuery;\n' },
  {
    from: '\n                hasClientExports: hasDirectives(["client", "export"]',
    to: '\n                operationType: ',
    instead: `
                hasClientExports: false,
                hasForcedResolvers: false,
                hasNonreactiveDirective: false,
                hasIncrementalDirective: false,
                clientQuery: null,
                get nonReactiveQuery() { return this.nonReactive ??= unwatchedParts(document); },
                get serverQuery() { return this.sent ??= asSent(document); },
                operationType: `,
  },
];

const OWN_DOCUMENTS = join(ROOT, 'src/platform/graphql/ownDocuments.ts');
const withOwn = (names: string, code: string): string => `import { ${names} } from ${JSON.stringify(OWN_DOCUMENTS)};\n${code}`;

const MASKED: readonly StandIn[] = [
  {
    from: 'maskedFragmentTransform = new DocumentTransform(',
    to: ';\n',
    instead: 'maskedFragmentTransform = new DocumentTransform(unmaskedPart);\n',
  },
];

const TYPENAMES: readonly StandIn[] = [
  {
    from: '\nexport const addTypenameToDocument = Object.assign(function (doc) {',
    to: '\n}, {\n',
    instead: '\nexport const addTypenameToDocument = Object.assign(typenamesAdded(TYPENAME_FIELD), {\n',
  },
];

const CHECK: readonly StandIn[] = [
  { from: '\nexport const checkDocument = ', to: '\n});\n', instead: '\nexport const checkDocument = () => undefined;\n' },
];

/** Removes scalar parsing, because the client keeps amounts and instants as text. */
const SCALARS: readonly StandIn[] = [
  {
    from: '\nexport function coerceScalarFieldsToParsed(',
    to: '\n}\n',
    instead: '\nexport const coerceScalarFieldsToParsed = (result) => result;\n',
  },
];

/** Removes directives that our documents do not use: `@defer`, `@stream` and `@client`. */
const DIRECTIVES: readonly StandIn[] = [
  { from: '\nexport function hasDirectives(', to: '\n}\n', instead: '\nexport const hasDirectives = () => false;\n' },
];

/** Replaces an unused Apollo method by one that throws. */
const unusedMethod = (name: string, parameters: string): StandIn => ({
  from: `\n    ${name}(${parameters}`,
  to: '\n    }\n',
  instead: `\n    ${name}() { throw new Error('${name}: left out by scripts/build/leanLibraries.ts'); }\n`,
});
export const UNUSED_METHODS = ['fetchMore', 'subscribeToMore', 'updateQuery'] as const;
const WATCHED: readonly StandIn[] = UNUSED_METHODS.map((name) => unusedMethod(name, name === 'fetchMore' ? '{ query, ' : ''));

/** Describes an invalid node without graphql's value printer, which the bundle thus omits. */
const leanVisitor = (code: string): string =>
  standIn(code, [
    { from: 'import { inspect } from', to: ';\n', instead: '' },
    { from: '${inspect(node)', to: '}', instead: '${String(node)}' },
  ]);

/** Inlines operation names, because importing their enum would import graphql's visitor. */
const namedOperations = (code: string): string =>
  code.replaceAll(/\bOperationTypeNode\.([A-Z]+)\b/g, (_whole, name: string) => `"${name.toLowerCase()}"`);

const CACHE: readonly StandIn[] = [{ from: '\n        print.reset();', to: '\n', instead: '\n' }];

type Edit = {
  readonly library: string;
  readonly version: string;
  /** Gzipped bytes that the edit saves in the largest first load. Edits that save under 300 bytes are not worth their upkeep. */
  readonly saves: number;
  readonly files: readonly (readonly [RegExp, (code: string) => string])[];
};

export const EDITS: readonly Edit[] = [
  {
    library: 'react-router',
    version: '7.18.5',
    saves: 4_359,
    files: [[/\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/, leanRouter]],
  },
  {
    library: 'react-dom',
    version: '19.3.1',
    saves: 1_297,
    files: [
      [/\/react-dom\/cjs\/react-dom\.production\.js$/, (code) => standIn(code, DOM)],
      [/\/react-dom\/cjs\/react-dom-client\.production\.js$/, (code) => standIn(code, DOM_CLIENT)],
    ],
  },
  {
    library: 'radix-ui',
    version: '1.8.1',
    saves: 3_440,
    files: [[/\/@radix-ui\/[\w-]+\/dist\/index\.mjs$/, leanRadix]],
  },
  {
    library: 'rxjs',
    version: '7.8.2',
    saves: 1_300,
    files: [
      [/\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/, (code) => standIn(code, INNER_FROM)],
      [/\/rxjs\/dist\/esm\/internal\/observable\/from\.js$/, (code) => standIn(code, FROM)],
    ],
  },
  {
    library: 'graphql',
    version: '16.15.0',
    saves: 500,
    files: [[/\/graphql\/language\/visitor\.mjs$/, leanVisitor]],
  },
  {
    library: '@apollo/client',
    version: '4.3.8',
    saves: 6_300,
    files: [
      [/\/@apollo\/client\/core\/ObservableQuery\.js$/, (code) => standIn(code, WATCHED)],
      [/\/@apollo\/client\/core\/QueryManager\.js$/, (code) => withOwn('asSent, unwatchedParts', namedOperations(standIn(code, QUERIES)))],
      [/\/@apollo\/client\/core\/ApolloClient\.js$/, (code) => withOwn('unmaskedPart', namedOperations(standIn(code, MASKED)))],
      [/\/@apollo\/client\/utilities\/graphql\/transform\.js$/, (code) => withOwn('typenamesAdded', standIn(code, TYPENAMES))],
      [/\/@apollo\/client\/utilities\/internal\/coerceScalarFieldsToParsed\.js$/, (code) => standIn(code, SCALARS)],
      [/\/@apollo\/client\/utilities\/internal\/hasDirectives\.js$/, (code) => standIn(code, DIRECTIVES)],
      [/\/@apollo\/client\/utilities\/internal\/checkDocument\.js$/, (code) => standIn(code, CHECK)],
      [/\/@apollo\/client\/cache\/inmemory\/inMemoryCache\.js$/, (code) => standIn(code, CACHE)],
    ],
  },
];

export const leanCode = (id: string, code: string): string | null =>
  EDITS.flatMap(({ files }) => files).find(([path]) => path.test(id))?.[1](code) ?? null;

/** Removes unused library code. Fails the build if a library file differs from its pinned version. */
export function leanLibraries(): Plugin {
  return { name: 'linemaker:lean-libraries', apply: 'build', enforce: 'pre', transform: (code, id) => leanCode(id, code) };
}

/** Replaces code from `from` to `to`. Throws if a `from` does not occur exactly once, or no `to` follows. */
function standIn(code: string, replacements: readonly StandIn[]): string {
  let lean = code;
  for (const { from, to, instead } of replacements) {
    const start = lean.indexOf(from);
    const end = start < 0 ? -1 : lean.indexOf(to, start + from.length);
    if (end < 0 || lean.includes(from, start + from.length))
      throw new Error(`A library has changed: "${from.trim()}" is not in it once. Correct scripts/build/leanLibraries.ts.`);
    lean = lean.slice(0, start) + instead + lean.slice(end + to.length);
  }
  return lean;
}
