export type Counts = { readonly passed: number; readonly failed: number };

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number };
type PlaywrightReport = { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } };

export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests } = report as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests };
}

export function countPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky };
}
