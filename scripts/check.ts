import { importsOf } from '#tests/laws/imports.ts';
import { typescriptFiles } from '#tests/laws/tree.ts';
import { changedFiles } from './check/changedFiles.ts';
import { choose } from './check/choose.ts';
import { describeChoice } from './check/describeChoice.ts';
import { checkSteps } from './check/steps.ts';
import { baseOf } from './check/arguments.ts';
import { runSteps } from './test/runSteps.ts';

try {
  const { files, since } = changedFiles(baseOf(process.argv.slice(2)));
  const tree = typescriptFiles();
  const tests = tree.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
  const choice = choose(files, tests, tree.flatMap(importsOf));
  console.log(describeChoice(files, since, choice));
  console.log(await runSteps(checkSteps(files, choice)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
