import { createHash } from 'node:crypto';

/** `section | name | value`. The name never holds a folder, so that a line survives a move. */
export const lineOf = (section: string, name: string, value: string | number = ''): string => `${section} | ${name} | ${value}`.trimEnd();

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** How far the first load may be from its baseline, in bytes. */
const FIRST_LOAD_MARGIN = 300;

const sectionOf = (line: string): string => line.slice(0, line.indexOf(' '));
const valueOf = (lines: readonly string[], key: string): number | null => {
  const line = lines.find((each) => each.startsWith(key));
  return line === undefined ? null : Number(line.slice(line.lastIndexOf('|') + 1));
};
const keyOf = (line: string): string => line.slice(0, line.lastIndexOf('|') + 1);

/**
 * Lines that are gone (`-`) and lines that are new (`+`), in the sections that `now` has. The first load may differ by 0.3 KB. The number of
 * expectations may grow, unless `isExact`.
 */
export function differencesOf(before: readonly string[], now: readonly string[], isExact = false): readonly string[] {
  const sections = new Set(now.map(sectionOf));
  const had = new Set(before);
  const has = new Set(now);
  const isWithin = (line: string): boolean => {
    const [was, is] = [valueOf(before, keyOf(line)), valueOf(now, keyOf(line))];
    if (was === null || is === null) return false;
    if (sectionOf(line) === 'firstLoad') return Math.abs(is - was) <= FIRST_LOAD_MARGIN;
    return sectionOf(line) === 'expectations' && !isExact && is >= was;
  };
  return [
    ...before.filter((line) => sections.has(sectionOf(line)) && !has.has(line) && !isWithin(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !had.has(line) && !isWithin(line)).map((line) => `+ ${line}`),
  ];
}
