import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { rowsOf } from './docs.ts';
import { plain, unseenTexts } from './specTexts.ts';
import { filesOf, isGenerated, isTest, report } from './tree.ts';

const path = 'docs/spec-texts.md';
const read = (file: string): string | null => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null);
const text = read(path) ?? '';
const product = plain(
  filesOf(['brands', 'registry', 'server', 'src'], ['.json', '.ts', '.tsx'])
    .filter((file) => !isTest(file.path) && !isGenerated(file.path))
    .map((file) => file.text)
    .join('\n'),
);

describe('texts of the error catalogue', () => {
  it('every text of the error catalogue is in the product and seen by a browser test, or its row says why not', () => {
    expect(rowsOf(text).length).toBeGreaterThanOrEqual(60);
    expect(report(unseenTexts({ path, text }, { product, read }))).toBe('');
  });

  it.each([
    ['A text of nobody | `tests/e2e/account.e2e.ts` | ', 'is not in the product'],
    ['Copied to clipboard | `tests/e2e/none.e2e.ts` | ', 'is not there'],
    ['Copied to clipboard | `tests/e2e/account.e2e.ts` | ', 'is not in tests/e2e/account.e2e.ts'],
    ['Copied to clipboard | — | ', 'needs a browser test'],
  ])('a planted row of the table of texts is caught: %s', (row, message) => {
    const planted = `| text | test | why |\n|---|---|---|\n| ${row}|\n`;
    expect(report(unseenTexts({ path, text: planted }, { product, read }))).toContain(message);
  });
});
