import { graphql } from '#tests/support/playerClient.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { quantile } from './quantiles.ts';
import type { BenchRow } from './row.ts';

/** Maximum search time for a misspelled term, as a multiple of the correct term's. */
const LIMIT = 2;
const ROUNDS = 3;
const P95 = 0.95;

function misspelled(name: string): string {
  const word = name.split(' ').reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  const at = Math.floor(word.length / 2);
  return name.replace(word, word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1));
}

/** Measures a page of search results over HTTP. Each round adds a space to the terms, so that no response is cached. */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer();
  try {
    const { catalogue } = server.app.deps;
    const names = catalogue.competitions().flatMap(({ id }) => catalogue.participantsOf(id).map(({ fullName }) => fullName));
    const terms = [...new Set(names)].filter((name) => name.length >= 6);
    await timeOf(server, 'warm up');
    const [exact, close]: readonly [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const term of terms) {
        exact.push(await timeOf(server, `${term}${' '.repeat(round)}`));
        close.push(await timeOf(server, `${misspelled(term)}${' '.repeat(round)}`));
      }
    const [of, against] = [quantile(close, P95), quantile(exact, P95)];
    const ratio = of / against;
    const note = `${of.toFixed(1)} ms against ${against.toFixed(1)} ms, ${terms.length} names, ${ROUNDS} rounds`;
    return [
      {
        name: 'search: p95 of a misspelled term ÷ of the right one',
        measured: ratio,
        unit: 'ratio',
        limit: LIMIT,
        passed: ratio <= LIMIT,
        note,
      },
    ];
  } finally {
    await server.stop();
  }
}

async function timeOf(server: TestServer, term: string): Promise<number> {
  const began = performance.now();
  await graphql(server, operation('PageLayout'), { canonicalUrl: `/search/${encodeURIComponent(term)}/all` });
  return performance.now() - began;
}
