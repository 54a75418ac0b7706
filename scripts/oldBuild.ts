import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLanded } from './codegen/landing.ts';
import { ROOT } from './files.ts';
import { run, script } from './process.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Tests clients of older builds against this server: `npx tsx scripts/oldBuild.ts [commit …]`. The default is every recorded build. */
const named = process.argv.slice(2);
const commits = named.length > 0 ? named : readLanded().builds.map(({ build }) => build);
for (const commit of commits) {
  const code = isKept(commit) ? await drive(commit) : missing(commit);
  if (code !== 0) process.exitCode = code;
}

function isKept(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

function missing(commit: string): number {
  console.error(
    `Commit ${commit} is not in this checkout, so its client cannot be built: fetch the whole history (git fetch --unshallow).`,
  );
  return 1;
}

async function drive(commit: string): Promise<number> {
  const tree = join(mkdtempSync(join(tmpdir(), 'linemaker-old-')), commit);
  try {
    git('worktree', 'add', '--detach', tree, commit);
    const code = (await install(tree)) || (await run(...script('scripts/build.ts'), { cwd: tree }));
    if (code !== 0) return code;
    console.log(`The client of ${commit} against this server:`);
    const [node, args] = script('scripts/e2e.ts', '--config', 'tests/oldBuild/playwright.config.ts');
    return await run(node, args, { env: { ...process.env, OLD_DIST: join(tree, 'dist') } });
  } finally {
    rmSync(join(tree, '..'), { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

async function install(tree: string): Promise<number> {
  const [own, theirs] = [ROOT, tree].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (own !== theirs) return run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  return 0;
}
