import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { differencesOf } from '../../scripts/invariants/lines.ts';
import { stringsIn } from '../../scripts/invariants/sources.ts';
import { staticLines } from '../../scripts/invariants/static.ts';

const baseline = readFileSync(join(ROOT, '.ci/invariants.txt'), 'utf8').trimEnd().split('\n');
const now = staticLines();

describe('while files move', () => {
  it('names, documents, migrations and snapshots stay as they were: see npm run invariants', () => {
    expect(differencesOf(baseline, now)).toEqual([]);
  });

  it.each(['wire', 'operation', 'environment', 'path', 'consoleOperation', 'node', 'analytics', 'migration', 'snapshot'])(
    'a lost line of %s is named',
    (section) => {
      const lost = now.find((line) => line.startsWith(`${section} | `)) ?? '';
      expect(differencesOf([...now, `${lost}0`], now)).toEqual([`- ${lost}0`]);
    },
  );

  it('a name that is new and a name that is lost are both told, and what was not drawn is not compared', () => {
    const before = ['path | /a |', 'node | home | top', 'table | bets | id'];
    expect(differencesOf(before, ['path | /b |', 'node | home | top'])).toEqual(['- path | /a |', '+ path | /b |']);
  });

  it('expectations may grow against the committed baseline, and not between two moves', () => {
    expect(differencesOf(['expectations | in tests | 10'], ['expectations | in tests | 11'])).toEqual([]);
    expect(differencesOf(['expectations | in tests | 10'], ['expectations | in tests | 9'])).toHaveLength(2);
    expect(differencesOf(['expectations | in tests | 10'], ['expectations | in tests | 11'], true)).toHaveLength(2);
  });

  it('the first load may differ by 300 bytes', () => {
    const before = ['firstLoad | home | 189000', 'firstLoad | login | 150000'];
    expect(differencesOf(before, ['firstLoad | home | 189300', 'firstLoad | login | 150301'])).toEqual([
      '- firstLoad | login | 150000',
      '+ firstLoad | login | 150301',
    ]);
  });

  it('strings are read from code and not from comments', () => {
    const text = [
      '// `/comment`',
      "import { a } from './a.ts';",
      "app.get('/i/planted', (request) => a(request.headers['x-planted-header']));",
      'app.post(`/sandbox/${a}`, () => process.env["PLANTED_A"]);',
      "reader.read('PLANTED_B', text, null);",
      "outsideParty(reader, 'PLANTED');",
    ].join('\n');
    expect(stringsIn([{ path: 'server/planted.ts', text }])).toEqual(
      [
        'environment | PLANTED_A |',
        'environment | PLANTED_B |',
        'environment | PLANTED_SECRET |',
        'environment | PLANTED_URL |',
        'header | x-planted-header |',
        'path | /i/planted |',
        'path | /sandbox/${} |',
      ].toSorted(),
    );
  });
});
