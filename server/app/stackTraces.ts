import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** With the method that V8 gives it: function, file, line and column. */
type Frame = NodeJS.CallSite & { readonly toString: () => string };

/**
 * Makes stack traces name the TypeScript files that the bundle `file` was built from; does nothing for a file without a map beside it. Node's
 * own option reads the map at the start, which costs 0.1 s; here the first trace does.
 */
export function nameSourcesInTraces(file: string): void {
  const mapFile = `${file}.map`;
  if (!existsSync(mapFile)) return;
  const address = pathToFileURL(realpathSync(file)).href;
  let map: SourceMap | null = null;
  const sourceOf = (line: number, column: number): string | null => {
    map ??= new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload);
    const entry = map.findEntry(line - 1, column - 1);
    return 'originalSource' in entry
      ? `${resolve(file, '..', entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
      : null;
  };
  Error.prepareStackTrace = (error, sites) => [describe(error), ...sites.map((site) => `    at ${placed(site, sourceOf)}`)].join('\n');

  function placed(site: Frame, find: typeof sourceOf): string {
    const [name, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
    const written = site.toString();
    if (name !== address || line === null || column === null) return written;
    const source = find(line, column);
    return source === null ? written : written.replace(`${name}:${line}:${column}`, source);
  }
}

/** As V8 begins a trace; an error whose own `toString` throws must not hide where it was made. */
function describe(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}
