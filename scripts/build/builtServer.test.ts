import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesUnder, ROOT } from '../files.ts';
import { builtServer, serverBundle } from './builtServer.ts';

let root = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const run = async (): Promise<string> => {
  await build({ ...serverBundle(root), logLevel: 'silent' });
  return execFileSync(process.execPath, [builtServer(root)], { encoding: 'utf8', cwd: tmpdir() }).trim();
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'linemaker-bundle-')));
  write('server/rooms/low/words.json', '"beside the module"');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a module of the built server', () => {
  it('a module of the built server finds files beside its source from any working folder', async () => {
    write(
      'server/rooms/low/words.ts',
      `import { readFileSync } from 'node:fs';
export const words = JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')) as string;`,
    );
    write('server/main.ts', `import { words } from './rooms/low/words.ts';\nconsole.log(words);`);
    expect(await run()).toBe('beside the module');
  });

  it.each(['dirname', 'filename', "resolve('./words.json')"])(
    'a build that uses import.meta.%s is refused: in a bundle it would be the bundle’s own',
    async (name) => {
      write('server/main.ts', `console.log(import.meta.${name});`);
      await expect(run()).rejects.toThrow(/server\/main\.ts uses import\.meta\.\w+, .*use new URL/);
    },
  );

  it('the server bundle refuses a package that looks for files beside itself', async () => {
    write('node_modules/nosy/package.json', '{"name":"nosy","version":"1.0.0","main":"index.js"}');
    write('node_modules/nosy/index.js', `// __dirname in a comment is none\nexports.at = () => require('node:path').join(__dirname, 'x');`);
    write('server/main.ts', `import nosy from 'nosy';\nconsole.log(nosy.at());`);
    await expect(run()).rejects.toThrow(/add its package to LEFT_OUT\. It says: .*__dirname/);
  });
});

describe('a module that the built server loads by import()', () => {
  const shared = (text: string): void => {
    write('server/shared.ts', `export const kept: string[] = [];`);
    write('server/sandbox/index.ts', `import { kept } from '../shared.ts';\nkept.push('loaded');\nexport const size = kept.length;`);
    write('server/main.ts', text);
  };

  it('a module loaded by import() shares the state of other modules, even while main awaits it', async () => {
    shared(`import { kept } from './shared.ts';\nkept.push('main');\nconst { size } = await import('./sandbox/index.ts');
console.log(kept.join(), size);`);
    expect(await run()).toBe('main,loaded 2');
  });

  it('a module loaded by import() is a separate file that is not read earlier', async () => {
    shared(`import { kept } from './shared.ts';\nif (kept.length > 0) await import('./sandbox/index.ts');\nconsole.log(kept.length);`);
    await run();
    rmSync(join(dirname(builtServer(root)), 'sandbox.mjs'));
    expect(execFileSync(process.execPath, [builtServer(root)], { encoding: 'utf8' }).trim()).toBe('0');
  });
});

const byWorkingFolder = (text: string): readonly string[] =>
  text.match(/process\.cwd\(\)|\b(?:readFile|readFileSync|readdir|readdirSync|createReadStream|existsSync)\((['"`])(?![/$])[^'"`]*\1/g) ??
  [];

describe('sources of the server', () => {
  const sources = ['server', 'brands', 'fixtures', 'src/shared']
    .flatMap((folder) => filesUnder(folder, '.ts'))
    .filter((path) => !path.includes('.test.'));

  it('no source of the server reads a file relative to the working folder', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((path) => byWorkingFolder(readFileSync(join(ROOT, path), 'utf8')).length > 0)).toEqual([]);
  });

  it.each([`readFileSync('server/kinds/generated/schema.graphql')`, `join(process.cwd(), 'brands')`])(
    'the check of working-folder reads catches a planted %s',
    (text) => {
      expect(byWorkingFolder(text)).toHaveLength(1);
    },
  );
});
