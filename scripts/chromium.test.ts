import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureChromium, findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'linemaker-chromium-'));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the browser of the tests', () => {
  it('the tests use the browser of CHROMIUM_PATH before an installed one', () => {
    const path = join(folder, 'chromium');
    writeFileSync(path, '');
    vi.stubEnv('CHROMIUM_PATH', path);
    expect(findChromium()).toBe(path);
    expect(ensureChromium()).toBe(path);
    rmSync(folder, { recursive: true, force: true });
  });

  it('a CHROMIUM_PATH without a file is ignored', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(findChromium()).not.toBe('/nowhere/chromium');
  });

  it('a user without root is shown how to install a browser', () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(() => ensureChromium([])).toThrow(/Debian: {2}sudo apt-get update && sudo apt-get install -y chromium[\s\S]*CHROMIUM_PATH/);
  });
});
