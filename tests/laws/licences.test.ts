import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { thirdPartyNotices } from '../../scripts/codegen/pages/thirdParty.ts';
import { foreignLicences } from './licences.ts';
import { report } from './tree.ts';

const planted = (name: string, license: string): string =>
  report(
    foreignLicences({
      path: 'planted',
      text: thirdPartyNotices({ packages: { [`node_modules/${name}`]: { version: '1.0.0', license } } }),
    }),
  );

it('each package that runs in production has an allowed licence', () => {
  const page = { path: 'THIRD_PARTY_NOTICES.md', text: readFileSync(join(ROOT, 'THIRD_PARTY_NOTICES.md'), 'utf8') };
  expect(page.text.match(/^- \[/gm)?.length).toBeGreaterThan(100);
  expect(report(foreignLicences(page))).toBe('');
});

it('a planted package with another licence is refused', () => {
  expect(planted('a', 'MIT')).toBe('');
  expect(planted('a', '(GPL-3.0-only OR MIT)')).toBe('');
  expect(planted('@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe('');
  expect(planted('a', 'GPL-3.0-only')).toContain('lists a under "GPL-3.0-only"');
  expect(planted('a', 'MIT AND GPL-3.0-only')).toContain('lists a');
  expect(planted('a', 'LGPL-3.0-or-later')).toContain('lists a');
  expect(planted('a', 'SEE LICENSE IN LICENSE')).toContain('lists a');
});
