import { rowsOf } from '#tests/laws/docs.ts';
import type { Page } from './decisionIndex.ts';

const HEAD = `# What is covered, and by which test

One row for each promise: an item of the product specification or of the design, as far as it is built. The page of its area names the place in the code and each test that fails without it.
Written by \`npm run codegen\` from \`docs/coverage/\`; do not edit. Add a row to the page of an area: item, where, and each test as \`path\`: title, separated by \`<br>\`. A law reads those pages: a test that is not there fails.

| item | area | tests |
|---|---|---|`;

const SHORT = 120;

/** Throws for a page without a title or without table rows. */
export function coverageIndex(pages: readonly Page[]): string {
  return `${[HEAD, ...pages.flatMap(rowsOfArea)].join('\n')}\n`;
}

function rowsOfArea({ path, text }: Page): readonly string[] {
  const [, title] = /^# (.+)\n/.exec(text) ?? [];
  const rows = rowsOf(text);
  if (title === undefined || rows.length === 0) throw new Error(`${path}: begin with "# Area", and add the table | item | where | test |`);
  const link = `[${title}](coverage/${path.split('/').at(-1) ?? ''})`;
  return rows.map(([item = '', , tests = '']) => `| ${shortened(item)} | ${link} | ${tests.split('<br>').length} |`);
}

function shortened(item: string): string {
  if (item.length <= SHORT) return item;
  const cut = item.slice(0, item.lastIndexOf(' ', SHORT)).replace(/[,;:]$/, '');
  return `${cut.split('`').length % 2 === 0 ? cut.slice(0, cut.lastIndexOf('`')).trimEnd() : cut} …`;
}
