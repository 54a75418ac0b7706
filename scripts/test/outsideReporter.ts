import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export const OUTSIDE_FILE = 'LINEMAKER_OUTSIDE_FILE';

/** Writes the number of errors outside tests, which vitest's JSON report omits. */
export default class OutsideReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const inModules = modules.flatMap((module) => [module, ...module.children.allSuites()].flatMap((part) => part.errors()));
    writeFileSync(process.env[OUTSIDE_FILE] ?? '', String(unhandled.length + inModules.length));
  }
}
