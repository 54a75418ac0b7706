import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { type ModuleStyles, readStyles } from './readStyles.ts';
import type { library, StyleRecord } from './recorder.ts';

export type Source = { readonly path: string; readonly code: string };
export type Evaluated = {
  readonly records: ReadonlyMap<string, StyleRecord>;
  readonly library: typeof library;
};

export const siteOf = (path: string, { start }: { readonly start: number }): string => `${path}:${start}`;

const ENTRY = 'styles:entry';
const RECORDER = 'scripts/build/styles/recorder.ts';
const LIBRARY = 'styles:library';
const ANYTHING = `
const anything = new Proxy(function () {}, {
  get: (_, name) => (typeof name === 'symbol' ? undefined : name === 'displayName' ? 'Anything' : anything),
  getPrototypeOf: () => anything,
  apply: () => anything,
});
module.exports = anything;`;

/** Runs all calls that define styles, in import order. `themes` maps brands to token files. Throws on failure. */
export async function evaluateStyles(
  root: string,
  sources: readonly Source[],
  themes: Readonly<Record<string, string>>,
): Promise<Evaluated> {
  const styles = new Map(sources.map(({ path, code }) => [join(root, path), { path, code, ...readStyles(path, code) }]));
  const from = (path: string): string => JSON.stringify(join(root, path));
  const entry = [
    ...sources.map(({ path }) => `import ${from(path)};`),
    `import { themeClasses } from ${from('src/app/startup/boot/theme.ts')};`,
    ...Object.entries(themes).map(
      ([id, path], at) => `import { tokens as t${at} } from ${from(path)}; themeClasses({ id: '${id}', tokens: t${at} });`,
    ),
    `export { records, library } from ${from(RECORDER)};`,
  ];
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'browser',
    shimMissingExports: true,
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.glob': '(() => ({}))' } },
    plugins: [onlyStyles(root, entry.join('\n'), styles)],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return (await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`)) as Evaluated;
  } catch (error) {
    throw new Error(`Styles cannot be evaluated: ${String(error)}`);
  } finally {
    await bundle.close();
  }
}

type Found = ModuleStyles & Source;

function onlyStyles(root: string, entry: string, styles: ReadonlyMap<string, Found>): Plugin {
  const recorder = join(root, RECORDER);
  const isOfDoor = (importer: string): boolean => importer.endsWith('/src/ui/stitches.ts') || importer.includes('/node_modules/');
  return {
    name: 'linemaker:only-styles',
    resolveId(source, importer = '', { kind }) {
      const own = source.replace(/^#/, `${root}/`);
      if (source === ENTRY || styles.has(own)) return own;
      if (kind === 'dynamic-import') return LIBRARY;
      if (/(^|\/)stitches\.ts$/.test(source) && importer !== recorder) return recorder;
      const isOwn = /^[./]|^#(src|registry|brands|schemas)\//.test(source) && !/\.(css|svg|woff2)\b/.test(source);
      return isOwn || isOfDoor(importer) ? null : LIBRARY;
    },
    load: (id) => (id === ENTRY ? entry : id === LIBRARY ? ANYTHING : (styles.get(id)?.code ?? null)),
    transform(code, id) {
      const found = styles.get(id);
      return found && found.calls.length + found.props.length > 0 ? { code: recordingCode(code, found), moduleSideEffects: true } : null;
    },
  };
}

function recordingCode(code: string, { path, calls, props }: Found): string {
  const sited = calls.map(({ start, args: [first] }) => ({
    start: first?.start ?? start,
    end: first?.start ?? start,
    text: `'${siteOf(path, { start })}', `,
  }));
  const styles = edited(code, sited);
  const values = props.map((span) => `prop('${siteOf(path, span)}', ${code.slice(span.start, span.end)});\n`);
  return values.length === 0 ? styles : `${styles}\nimport { prop } from '#src/ui/stitches.ts';\n${values.join('')}`;
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };

export const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((left, right) => right.start - left.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
