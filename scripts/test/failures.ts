import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../files.ts';

type VitestReport = {
  readonly testResults: readonly {
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
};

type PlaywrightError = { readonly message?: string; readonly location?: { readonly file: string; readonly line: number } };
type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly PlaywrightError[] }[] }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & { readonly errors?: readonly PlaywrightError[] };

/** Begins the line that names a test that failed. */
export const FAILURE = '✗';

/** Lines of an error that are told: what was expected of what; the rest stands where the test ran. */
const LINES = 6;
/** Places in the stack of an error that are not ours to mend. */
const IN_OTHERS_CODE = /^\s*at .*(?:node:|node_modules)/u;

/** Which tests failed and why, of a report of vitest (`--reporter=json`); a file that could not be read, or whose hooks failed, is told by its message. */
export const failuresOfVitest = (report: unknown): readonly string[] =>
  (report as VitestReport).testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ message = '', assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length > 0) return failed.flatMap(({ fullName, failureMessages }) => brief(fullName, failureMessages?.[0] ?? ''));
      return brief(assertionResults.length === 0 ? 'a file that did not run' : 'a file outside of its tests', message);
    });

/** The same of a report of Playwright (`--reporter=json`). */
export function failuresOfPlaywright(report: unknown): readonly string[] {
  const { errors = [] } = report as PlaywrightReport;
  return [...errors.flatMap(({ message = '' }) => brief('the run', message)), ...failuresOfSuite(report as PlaywrightReport)];
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return [`${FAILURE} ${title}`, ...errors.flatMap(reasonsOf)];
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** Where a journey stood belongs to its reason: of one that took too long, the first error says that alone, and the second what was waited for. */
const reasonsOf = ({ message = '', location }: PlaywrightError): readonly string[] => [
  ...reasons(message),
  ...(location ? [`    at ${relative(ROOT, location.file)}:${location.line}`] : []),
];

const brief = (title: string, message: string): readonly string[] => [`${FAILURE} ${title}`, ...reasons(message)];

const reasons = (message: string): readonly string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !IN_OTHERS_CODE.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line.trim()}`);
