import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../files.ts';

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
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
  readonly title?: string;
  readonly specs?: readonly PlaywrightSpec[];
};
type PlaywrightSpec = {
  readonly title: string;
  readonly ok: boolean;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly expectedStatus: string;
    readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & { readonly config: { readonly rootDir: string }; readonly errors?: readonly PlaywrightError[] };

export type FailedTest = {
  readonly file: string;
  readonly title: string;
  readonly unrun: number;
};
/** `test` is null if a file, hook or whole run failed. The title is the first of `lines`. */
export type Failure = { readonly test: FailedTest | null; readonly lines: readonly string[] };

export const FAILURE = '✗';

/** Maximum lines of an error message, enough for expected and actual values. */
const LINES = 6;
const IN_OTHERS_CODE = /^\s*at .*(?:node:|node_modules)/u;

export const failuresOfVitest = (report: unknown): readonly Failure[] =>
  (report as VitestReport).testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message = '', assertionResults }): readonly Failure[] => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(ROOT, name);
      const what = assertionResults.length === 0 ? 'a file that did not run' : 'a file outside of its tests';
      if (failed.length === 0) return [{ test: null, lines: brief(what, message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        test: { file, title: fullName, unrun: 0 },
        lines: brief(fullName, failureMessages?.[0] ?? ''),
      }));
    });

export function failuresOfPlaywright(report: unknown): readonly Failure[] {
  const { errors = [], suites = [], config } = report as PlaywrightReport;
  const ofRun = errors.map(({ message = '' }) => ({ test: null, lines: brief('the run', message) }));
  return [...ofRun, ...suites.flatMap((suite) => failuresOfFile(specsOf(suite, []), config.rootDir))];
}

type TitledSpec = { readonly spec: PlaywrightSpec; readonly groups: readonly string[] };
const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite, groups: readonly string[]): readonly TitledSpec[] => [
  ...specs.map((spec) => ({ spec, groups })),
  ...suites.flatMap((suite) => specsOf(suite, [...groups, suite.title ?? ''])),
];

function failuresOfFile(specs: readonly TitledSpec[], rootDir: string): readonly Failure[] {
  const isUnrun = ({ spec }: TitledSpec): boolean =>
    spec.tests.some(({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped');
  const unrun = specs.filter(isUnrun).length;
  const failed = specs.filter(({ spec }) => !spec.ok);
  if (failed.length === 0 && unrun > 0)
    return [{ test: null, lines: [`${FAILURE} ${specs[0]?.spec.file ?? 'a file'}: ${unrun} tests did not run`] }];
  return failed.map(({ spec: { title, file, tests }, groups }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    const test = { file: relative(ROOT, join(rootDir, file)), title: [...groups, title].join(' '), unrun };
    return { test, lines: [`${FAILURE} ${title}`, ...errors.flatMap(reasonsOf)] };
  });
}

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
