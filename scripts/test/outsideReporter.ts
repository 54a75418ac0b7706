import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Names the file for the count. */
export const OUTSIDE_FILE = 'LINEMAKER_OUTSIDE_FILE';

/** Counts errors that belong to no test: unhandled ones, files that did not load, hooks. The JSON report leaves most of them out. */
export default class OutsideReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const inModules = modules.flatMap((module) => [module, ...module.children.allSuites()].flatMap((part) => part.errors()));
    writeFileSync(process.env[OUTSIDE_FILE] ?? '', String(unhandled.length + inModules.length));
  }
}
