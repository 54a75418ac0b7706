import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files.ts';
import type { Output } from './output.ts';
import { coverageIndex } from './pages/coverageIndex.ts';
import { decisionIndex } from './pages/decisionIndex.ts';
import { type Lock, thirdPartyNotices } from './pages/thirdParty.ts';

/** Throws if a source page has an unexpected form. */
export function pages(root: string): readonly Output[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const below = (folder: string) =>
    filesUnder(folder, '.md', root)
      .filter((path) => !path.endsWith('/README.md'))
      .map((path) => ({ path, text: read(path) }));
  return [
    { path: 'docs/coverage.md', text: coverageIndex(below('docs/coverage')) },
    { path: 'docs/decisions/README.md', text: decisionIndex(below('docs/decisions')) },
    { path: 'THIRD_PARTY_NOTICES.md', text: thirdPartyNotices(JSON.parse(read('package-lock.json')) as Lock) },
  ];
}
