import { type Step, stepsOf } from '../test/steps.ts';
import type { Choice } from './choose.ts';

const GENERATES = /^(schemas|src|registry|brands|server\/kinds|scripts\/codegen)\/|^codegen\.yml$|^scripts\/codegen\.ts$/;
const ALWAYS = ['types', 'lint', 'format', 'laws'];

export function checkSteps(changed: readonly string[], { unit, contract }: Choice): readonly Step[] {
  const files = new Map([
    ['unit', unit.run],
    ['contract', contract.run],
  ]);
  const isWanted = (name: string): boolean =>
    ALWAYS.includes(name) || (name === 'codegen' && changed.some((path) => GENERATES.test(path))) || (files.get(name)?.length ?? 0) > 0;
  return stepsOf(false)
    .filter(({ name }) => isWanted(name))
    .map((step) => ({ ...step, command: files.has(step.name) ? [...step.command, '--', ...(files.get(step.name) ?? [])] : step.command }));
}
