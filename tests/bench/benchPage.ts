import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { extractStyles } from '../../scripts/build/styles/extractStyles.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { ROOT } from '../../scripts/files.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';

/** Builds `tests/bench/<folder>` for production, serves it on loopback and opens a browser. Removes everything afterwards. */
export async function withBenchPage<T>(folder: string, measure: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const outDir = mkdtempSync(path.join(tmpdir(), `linemaker-${folder}-`));
  let browser: Browser | null = null;
  let server: Server | null = null;
  try {
    await build({
      root: path.join(import.meta.dirname, folder),
      configFile: false,
      logLevel: 'error',
      plugins: [react(), extractStyles(ROOT, ['src', 'registry', 'tests/bench'])],
      resolve: { conditions: ['es2015', 'module', 'browser', 'production'] },
      build: { outDir, emptyOutDir: true, target: 'es2022' },
    });
    server = await serve(outDir);
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    return await measure(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser?.close();
    server?.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

const packs = new Map<string, Buffer>();
function packed(file: string): Buffer {
  const pack = packs.get(file) ?? brotliCompressSync(readFileSync(file));
  packs.set(file, pack);
  return pack;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname;
    const file = path.join(folder, name === '/' ? 'index.html' : path.normalize(name));
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    // Compressed, like the pages with which the benchmark compares it.
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-encoding', 'br').end(packed(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
