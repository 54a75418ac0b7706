import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesUnder } from '../../files.ts';
import { evaluateStyles, edited, siteOf, type Source } from './evaluateStyles.ts';
import { mayHaveStyles, readStyles, type Span } from './readStyles.ts';
import type { Part } from './composer.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const CLIENT: readonly string[] = ['registry', 'src'];
const CONSOLE = 'src/console/';

const DOOR = /(^|\/)stitches\.ts$/;
const DOOR_PATH = 'src/ui/stitches.ts';
const STAND_IN = 'src/ui/composed.ts';
const SHEET = /^styles:(.+\.tsx?)\.css$/;
const THEME = /^styles:theme-([\w-]+)\.css$/;
const BRAND = /\/brands\/([\w-]+)\/brand\.ts$/;

/** Extracts style sheets per page and brand. Fails the build for invalid styles, or if the first sheet extends rules of a later one. */
export function extractStyles(root: string, folders = CLIENT, isFirst: (path: string) => boolean = () => false): Plugin {
  let sheet: Sheet | null = null;
  let isForServer = false;
  let isForOperators = false;
  return {
    name: 'linemaker:extract-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isForServer = build.ssr !== false;
      isForOperators = !isForServer && /(console|frame)\.html/.test(JSON.stringify(build.rolldownOptions.input));
    },
    async buildStart() {
      sheet = await sheetFor(root, folders, isForOperators);
      const early = tooEarly(sheet, isFirst);
      if (early.length > 0) this.error(early.join('\n'));
    },
    resolveId(source, importer) {
      if (SHEET.test(source) || THEME.test(source)) return source;
      return DOOR.test(source) && importer !== undefined ? join(root, STAND_IN) : null;
    },
    load(id) {
      if (sheet === null) return null;
      const [, brand] = THEME.exec(id) ?? [];
      if (brand !== undefined) return themeOf(sheet, brand);
      const [, path] = SHEET.exec(id) ?? [];
      return path === undefined
        ? null
        : path === STAND_IN
          ? firstOf(sheet, isFirst) + (isForOperators ? themeOf(sheet, 'console') : '')
          : (sheet.rules.get(path) ?? '');
    },
    transform(code, id) {
      if (sheet === null) return null;
      const [, brand] = BRAND.exec(id) ?? [];
      if (brand !== undefined && !isForServer) return { code: `import 'styles:theme-${brand}.css';\n${code}`, map: null };
      const path = id.slice(root.length + 1);
      if (path === STAND_IN) return { code: code + (isForServer ? textOf(sheet) : `\nimport 'styles:${path}.css';`), map: null };
      if (!id.startsWith(`${root}/`) || !mayHaveStyles(code)) return null;
      const own = isForServer || !sheet.rules.has(path) || isFirst(path) ? '' : `import 'styles:${path}.css';\n`;
      return { code: own + extracted(path, code, sheet), map: null };
    },
  };
}

const themeOf = ({ themes }: Sheet, brand: string): string =>
  ['light', 'dark'].map((mode) => themes.get(`${brand}-${mode}`) ?? '').join('');

const textOf = ({ plainTheme, rules, themes }: Sheet): string =>
  `\nexport const getCssText = () => ${JSON.stringify([plainTheme, ...themes.values(), ...rules.values()].join(''))};`;

/** Finds rules of the first sheet that extend rules of a later sheet, which would then override them. */
export const tooEarly = ({ madeOf }: Pick<Sheet, 'madeOf'>, isFirst: (path: string) => boolean): readonly string[] =>
  madeOf
    .filter(([path, of]) => isFirst(path) && !isFirst(of))
    .map(([path, of]) => `${path} is in the first sheet and made of ${of}, which is not. Name both in vite.config.ts, or neither.`);

const firstOf = ({ plainTheme, rules }: Sheet, isFirst: (path: string) => boolean): string =>
  [plainTheme, ...[...rules].flatMap(([path, text]) => (isFirst(path) ? [text] : []))].join('');

const sheets = new Map<string, Promise<Sheet>>();

function sheetFor(root: string, folders: readonly string[], isForOperators: boolean): Promise<Sheet> {
  const key = [root, isForOperators, ...folders].join();
  const made = sheets.get(key) ?? makeSheet(root, folders, isForOperators);
  sheets.set(key, made);
  return made;
}

async function makeSheet(root: string, folders: readonly string[], isForOperators: boolean): Promise<Sheet> {
  const sources = styleSources(root, folders).filter(({ path }) => isForOperators || !path.startsWith(CONSOLE));
  const problems = sources.flatMap(({ path, code }) => readStyles(path, code).problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const tokens = [...filesUnder('brands', 'tokens.ts', root), ...(isForOperators ? [`${CONSOLE}look/tokens.ts`] : [])];
  const themes = Object.fromEntries(tokens.map((path) => [path.split('/')[1] ?? '', path]));
  return sheetOf(await evaluateStyles(root, sources, themes));
}

export const styleSources = (root: string, folders = CLIENT): readonly Source[] =>
  folders
    .flatMap((folder) => filesUnder(folder, '', root))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== DOOR_PATH)
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }))
    .filter(({ code }) => mayHaveStyles(code));

const PURE = '/* @__PURE__ */ ';

function extracted(path: string, code: string, { parts, props }: Sheet): string {
  const { calls, props: literals } = readStyles(path, code);
  const given = literals.map((span) => ({ ...span, text: JSON.stringify(known(props, siteOf(path, span))) }));
  const left = calls.flatMap(({ maker, args, start }) => {
    const own = maker === 'styled' || maker === 'css' ? known(parts, siteOf(path, { start })) : args.map(() => undefined);
    const texts = own.map((part) => (part === undefined ? '' : part && literalOf(part)));
    const edits = args.flatMap((arg, at) => (texts[at] === null ? [] : [{ start: arg.start, end: arg.end, text: texts[at] ?? '' }]));
    return [{ start, end: start, text: PURE }, ...edits];
  });
  const all = [...given, ...left];
  const isInAnother = (span: Span): boolean => all.some(({ start, end }) => start < span.start && span.end < end);
  return edited(
    code,
    all.filter((span) => !isInAnother(span)),
  );
}

function known<T>(found: ReadonlyMap<string, T>, site: string): T {
  const value = found.get(site);
  if (value === undefined) throw new Error(`${site}: this style was not evaluated`);
  return value;
}

function literalOf([name, variants, defaults, compounds]: Part): string {
  const all = [name, variants, defaults, compounds];
  while (all.length > 1 && Object.keys(all.at(-1) ?? {}).length === 0) all.pop();
  return JSON.stringify(all);
}
