import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Frame = NodeJS.CallSite & { readonly toString: () => string };

/** Makes stack traces name TypeScript sources. Loads source maps at the first trace, because Node's own option slows the start by 0.1 s. */
export function nameSourcesInTraces(file: string): void {
  if (!existsSync(`${file}.map`)) return;
  const folder = new URL('.', pathToFileURL(realpathSync(file))).href;
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (address: string): SourceMap | null => {
    if (!maps.has(address)) maps.set(address, readMap(fileURLToPath(address)));
    return maps.get(address) ?? null;
  };
  const placed = (site: Frame): string => {
    const [name, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
    const written = site.toString();
    if (line === null || column === null || !name?.startsWith(folder)) return written;
    const entry = mapOf(name)?.findEntry(line - 1, column - 1);
    if (entry === undefined || !('originalSource' in entry)) return written;
    const source = resolve(fileURLToPath(name), '..', entry.originalSource);
    return written.replace(`${name}:${line}:${column}`, `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
  };
  Error.prepareStackTrace = (error, sites) => [describe(error), ...sites.map((site) => `    at ${placed(site)}`)].join('\n');
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

function describe(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}
