import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT } from '../../scripts/files.ts';
import { brokenLinks, misnumbered, missingScripts, poorReadmes, rowsOf, unexplainedFlaky, unmappedRooms, untrueRows } from './docs.ts';
import { missingPaths } from './paths.ts';
import { filesOf, report } from './tree.ts';
import { misTabled } from './variables.ts';

const exists = (path: string): boolean => existsSync(join(ROOT, path));
const read = (path: string): string | null => (exists(path) ? readFileSync(join(ROOT, path), 'utf8') : null);
const page = (path: string) => ({ path, text: read(path) ?? '' });
const readme = page('README.md');
/** Lines of .gitignore, whose root folders need no README.md. */
const ignored = (read('.gitignore') ?? '').split('\n');
const tops = readdirSync(ROOT, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !entry.name.startsWith('.') && ![`${entry.name}/`, `/${entry.name}/`].some((name) => ignored.includes(name)),
  )
  .map(({ name }) => name);
const rootPages = readdirSync(ROOT)
  .filter((name) => name.endsWith('.md'))
  .map(page);
const folderPages = filesOf(tops, ['/README.md']).filter(({ path }) => !path.startsWith('docs/'));
const pages = [...rootPages, ...filesOf(['docs'], ['.md']), ...folderPages];
/** Returns the folders that contain a file, because git leaves empty folders behind. */
const foldersIn = (room: string): readonly string[] => [
  ...new Set(filesUnder(room, '').flatMap((path) => /^([^/]+)\//.exec(path.slice(room.length + 1))?.[1] ?? [])),
];
const rooms = [
  ...tops,
  'registry/parts',
  ...['server', 'server/modules', 'src'].flatMap((room) => foldersIn(room).map((name) => `${room}/${name}`)),
];
const { scripts: declared } = JSON.parse(read('package.json') ?? '{}') as { readonly scripts: Readonly<Record<string, string>> };
const scripts = Object.keys(declared);
const PROMISED =
  'start dev build preview codegen lint format typecheck test test:unit test:laws test:contract test:e2e bench new feed:import feed:results check stress verify:full';

describe('README and docs', () => {
  it('the docs name only scripts that exist, and every promised script exists', () => {
    expect(report(missingScripts(pages, scripts))).toBe('');
    expect(scripts).toEqual(expect.arrayContaining(PROMISED.split(' ')));
  });

  it('the docs link only to existing files', () => {
    expect(report(brokenLinks(pages, exists))).toBe('');
  });

  it('docs/coverage.md claims only existing tests', () => {
    const areas = filesOf(['docs/coverage'], ['.md']);
    const rows = areas.flatMap(({ text }) => rowsOf(text));
    expect(rowsOf(page('docs/coverage.md').text)).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(700);
    expect(report(areas.filter(({ text }) => rowsOf(text).length === 0).map(({ path }) => ({ path, message: 'has no row.' })))).toBe('');
    expect(report(areas.flatMap((area) => untrueRows(area, read)))).toBe('');
  });

  it('docs/flaky.md lists no test without its cause', () => {
    const page = { path: 'docs/flaky.md', text: read('docs/flaky.md') ?? '' };
    expect(report(unexplainedFlaky(page, read))).toBe('');
    const planted = (row: string): string =>
      report(
        unexplainedFlaky({ path: 'docs/flaky.md', text: `\n| test | seen | cause |\n|---|---|---|\n${row}\n` }, (path) =>
          path.endsWith('film.e2e.ts') ? "test('a film plays')" : null,
        ),
      );
    const test = '`tests/e2e/film.e2e.ts`: a film plays';
    const cause = 'the captions load after the first frame, which the test took for the last';
    expect(planted(`| ${test} | 2026-11-27 | ${cause} |`)).toBe('');
    expect(planted(`| ${test} | yesterday | ${cause} |`)).toContain('write a day');
    expect(planted(`| ${test} | 2026-11-27 | slow machine |`)).toContain('has no cause');
    expect(planted(`| \`tests/e2e/film.e2e.ts\` | 2026-11-27 | ${cause} |`)).toContain('names no title');
    expect(planted(`| \`tests/e2e/film.e2e.ts\`: a ball | 2026-11-27 | ${cause} |`)).toContain('has no test "a ball"');
    expect(planted(`| \`tests/e2e/bet.e2e.ts\`: places | 2026-11-27 | ${cause} |`)).toContain('is strict');
    expect(report(unexplainedFlaky({ path: 'docs/flaky.md', text: '# Flaky' }, read))).toContain('has no table');
  });

  it('each decision has its own number', () => {
    expect(report(misnumbered(filesOf(['docs/decisions'], ['.md'])))).toBe('');
    const record = (name: string, number: string) => ({ path: `docs/decisions/${name}.md`, text: `# ${number} A title\n` });
    expect(misnumbered([record('0001-one', '0001'), record('README', ''), record('0003-three', '0003')])).toEqual([]);
    expect(report(misnumbered([record('0001-one', '0001'), record('0001-other', '0001')]))).toContain(
      'has the number of docs/decisions/0001-one',
    );
    expect(report(misnumbered([record('0001-one', '0002')]))).toContain('without its number 0001');
  });

  it('each README.md says in at most 30 lines what its folder is and contains', () => {
    expect(rooms).toEqual(expect.arrayContaining(['brands', 'docs', 'server/modules', 'server/modules/wallet', 'src/app']));
    expect(report(poorReadmes(rooms, read, foldersIn))).toBe('');
    const planted = (text: string | null): string =>
      report(
        poorReadmes(
          ['src/ui'],
          () => text,
          () => ['icons'],
        ),
      );
    const answers = '\nTests: beside the code.\n\nChange freely: colours.\nAsk first: roles.\n';
    const sound = `# ui\n\nVisual components.\n\n- \`icons/\`: icons as paths\n${answers}`;
    expect(planted(sound)).toBe('');
    expect(planted(null)).toContain('src/ui/README.md: is not there');
    expect(planted(`${sound}${'more\n'.repeat(21)}`)).toContain('has 31 lines');
    expect(planted(`${sound}${'more\n'.repeat(20)}`)).toBe('');
    expect(planted(sound.replace('components.', 'components. They know no product.'))).toContain('one sentence');
    expect(planted(sound.replace('components', 'components and icons'))).toContain('without "and"');
    expect(planted(`# ui\n\n- \`icons/\`: icons as paths\n${answers}`)).toContain('one sentence');
    expect(planted(sound.replace('Ask first:', 'Ask:'))).toContain('has no line "Ask first: …"');
    expect(planted(sound.replace('Change freely:', 'Change:'))).toContain('has no line "Change freely: …"');
    expect(planted(sound.replace('icons/', 'fields/'))).toContain('does not list icons/');
    expect(planted(`${sound}- \`gone/\`: art\n`)).toContain('lists gone/, which is not there');
  });

  it('the docs name only existing files and folders', () => {
    const disk = { tops, exists, filesIn: (folder: string) => filesUnder(folder, '') };
    const howTos = filesOf(['docs/how-to'], ['.md']);
    expect(report([...rootPages, ...howTos, ...folderPages, page('docs/README.md')].flatMap((one) => missingPaths(one, disk)))).toBe('');
    const there = ['src/ui/icons/Icon.tsx', 'src/ui/Box.tsx'];
    const plantedDisk = {
      tops: ['src'],
      exists: (path: string) => there.some((file) => `${file}/`.startsWith(path.replace(/\/?$/, '/'))),
      filesIn: () => there,
    };
    const planted = (path: string, text: string): string => report(missingPaths({ path, text }, plantedDisk));
    expect(planted('ARCHITECTURE.md', 'see `src/ui/Box.tsx`, `src/ui/icons/`, `npm start`, `dist/a.js`')).toBe('');
    expect(planted('ARCHITECTURE.md', 'see `src/ui/Gone.tsx`')).toContain('names src/ui/Gone.tsx, which is not there');
    expect(planted('ARCHITECTURE.md', 'see `src/ui/gone/`')).toContain('names src/ui/gone/');
    expect(planted('README.md', '```\nsrc/gone/   pictures\n```')).toContain('names src/gone/');
    expect(planted('src/ui/README.md', '- `icons/`: `Icon.tsx`, `src/ui/Box.tsx`')).toBe('');
    expect(planted('src/ui/README.md', '- `icons/`: `Gone.tsx`')).toContain('names Gone.tsx');
  });

  it("the main page's table lists every environment variable that the server reads", () => {
    const sources = filesOf(['server'], ['.ts']).filter(({ path }) => !path.endsWith('.test.ts'));
    expect(report(misTabled(readme, sources))).toBe('');
    const source = { path: 'server/config.ts', text: "reader.read('PORT', port, 1); outsideParty(reader, 'BANK')" };
    const planted = (rows: string): string => report(misTabled({ path: 'README.md', text: `## Configuration\n${rows}\n## Map` }, [source]));
    expect(planted('| `PORT` | 1 | port |\n| `BANK_URL`, `BANK_SECRET` | none | both |')).toBe('');
    expect(planted('| `BANK_URL`, `BANK_SECRET` | none | both |')).toContain('has no row for PORT');
    expect(planted('| `PORT`, `HOST` | 1 | both |')).toContain('lists HOST, which nothing reads');
  });

  it("the main page's map lists every folder with a README.md", () => {
    expect(report(unmappedRooms(readme, rooms))).toBe('');
    const page = { path: 'README.md', text: 'src/ui/  components\nand src/app/ pages\n' };
    expect(unmappedRooms(page, ['src/ui'])).toEqual([]);
    expect(report(unmappedRooms(page, ['src/app']))).toContain('has no line "src/app/');
  });

  it('a planted script, link or claim in the docs is caught', () => {
    const page = { path: 'docs/how-to/a.md', text: 'Run `npm run fly`, see [there](../gone.md).' };
    expect(report(missingScripts([page], ['start']))).toContain('npm fly');
    expect(report(brokenLinks([page], (path) => path === 'docs/here.md'))).toContain('../gone.md');
    const row = (test: string) => ({
      path: 'docs/coverage.md',
      text: `| what | where | test |\n|---|---|---|\n| bets | src | ${test} |\n`,
    });
    const files = (path: string) => (path === 'a.test.ts' ? "it('places a bet')" : null);
    expect(report(untrueRows(row('later'), files))).toContain('names no test');
    expect(report(untrueRows(row('`b.test.ts`'), files))).toContain('b.test.ts is not there');
    expect(report(untrueRows(row('`a.test.ts`: cashes out'), files))).toContain('no test "cashes out"');
    expect(untrueRows(row('`a.test.ts`: places a bet'), files)).toEqual([]);
  });
});
