import type { Choice } from './choose.ts';
import type { Portion } from './fitBudget.ts';

const SHOWN = 20;

export function describeChoice(changed: readonly string[], since: string, { unit, contract, folders }: Choice): string {
  const whole = folders.map((folder) => (folder === 'smoke' ? 'the smoke list, as everything uses it' : `the folder ${folder}`));
  const reasons = [...whole, 'files that import a changed file'].join('; ');
  return [
    `${changed.length} ${changed.length === 1 ? 'file differs' : 'files differ'} from ${since}`,
    ...short(changed),
    told('unit and dom tests', 'nearest by imports first', unit),
    told('contract tests', reasons, contract),
    ...short(contract.run),
    'left to npm test: dead code, build, budget, e2e',
  ].join('\n');
}

function told(what: string, why: string, { run, left, seconds }: Portion): string {
  const rest = left.length === 0 ? '' : `; ${left.length} more would exceed the time and are left to npm test`;
  return `${what}: ${run.length} files (${why}), about ${Math.round(seconds)} s${rest}`;
}

const short = (paths: readonly string[]): readonly string[] => [
  ...paths.slice(0, SHOWN).map((path) => `  ${path}`),
  ...(paths.length > SHOWN ? [`  and ${paths.length - SHOWN} more`] : []),
];
