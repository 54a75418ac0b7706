export type Page = { readonly path: string; readonly text: string };

const TOPICS: Readonly<Record<string, string>> = {
  structure: 'Structure of the code',
  contract: 'Contract and operations',
  layouts: 'Documents and layouts',
  client: 'Browser client',
  weight: 'Weight and start of a page',
  prices: 'Prices on the page',
  trading: 'Trading',
  bets: 'Bets and rewards',
  money: 'Money and ledger',
  payments: 'Payments',
  casino: 'Casino',
  accounts: 'Accounts, sessions, regions',
  safety: 'Safety of players, and the law',
  console: 'Console and operators',
  texts: 'Texts and formats',
  server: 'Server and database',
  sandbox: 'Sandbox',
  tests: 'Tests and gates',
};

const HEAD = `# Decisions

One page each: context, decision, consequences. The title is the claim. A decision is never edited to say something else; a later one amends or supersedes it, and both say so.
Take the next free number. Lines 3 and 4 of a record are \`date · status\` and \`Topic: …\`; the topics are in \`scripts/codegen/pages/decisionIndex.ts\`.
A record that lifts a check (a breaking change of the schema, a larger budget) contains the sentence that the check printed. Written by \`npm run codegen\`; do not edit.
`;

const RECORD = /^# (\d{4}) (.+)\n\n\d{4}-\d{2}-\d{2} · (accepted|(?:amended|superseded) by [^·\n]+?)(?: · [^\n]+)?\nTopic: (\w+)\n/;

const CHANGES = / · ((?:amends|supersedes) .+?)(?: · follows|\n)/;

/** Throws for an invalid, misnamed or overlong record, and for one that changes an older record whose status does not name it. */
export function decisionIndex(records: readonly Page[]): string {
  const read = records.map(readRecord);
  read.forEach((record) => checkAnswered(record, read));
  const sections = Object.entries(TOPICS).map(([topic, heading]) => {
    const own = read.filter((record) => record.topic === topic);
    return own.length === 0 ? '' : `## ${heading}\n\n${own.map(line).join('\n')}\n`;
  });
  return [HEAD, ...sections.filter(Boolean), unused(read.map(({ number }) => number))].join('\n');
}

type Entry = {
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly status: string;
  readonly topic: string;
  readonly changes: readonly string[];
};

const PAGE = 700;

function readRecord({ path, text }: Page): Entry {
  const words = text.trim().split(/\s+/).length;
  if (words > PAGE) throw new Error(`${path}: has ${words} words, and a page has ${PAGE}. Move details to docs/how-to.`);
  const [, number, title, status, topic] = RECORD.exec(text) ?? [];
  if (number === undefined || title === undefined || status === undefined || topic === undefined || !(topic in TOPICS))
    throw new Error(
      `${path}: begin with "# NNNN Title", an empty line, "date · accepted|amended by …|superseded by …" and "Topic: ${Object.keys(TOPICS).join('|')}"`,
    );
  const name = `${number}-${slugOf(title)}.md`;
  if (!path.endsWith(`/${name}`)) throw new Error(`${path}: is not named after its title. Move it to ${name}`);
  const [, relations = ''] = CHANGES.exec(text) ?? [];
  const changes = [...relations.matchAll(/\[(\d{4})\]/g)].map(([, changed = '']) => changed);
  return { file: path.split('/').at(-1) ?? '', number, title, status, topic, changes };
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

function checkAnswered({ file, number, changes }: Entry, all: readonly Entry[]): void {
  const silent = changes.filter((changed) => !all.some((record) => record.number === changed && record.status.includes(`[${number}]`)));
  if (silent.length > 0) throw new Error(`${file}: changes ${silent.join(', ')}, whose status does not say so`);
}

const line = ({ file, number, title, status }: Entry): string =>
  `- ${number} [${title}](${file})${status === 'accepted' ? '' : ` (${status.replace(/\[(\d{4})\]\([^)]*\)/g, '$1')})`}`;

function unused(numbers: readonly string[]): string {
  const last = Math.max(...numbers.map(Number));
  const missing = Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0')).filter((number) => !numbers.includes(number));
  return missing.length === 0 ? '' : `## Unused numbers\n\n${missing.join(', ')}: no record has ever had one of them.\n`;
}
