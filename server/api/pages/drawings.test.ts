import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawings, type Drawings } from './drawings.ts';

const THREAD = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, asked: { path } }) => {
  if (path === '/ends') throw new Error('out of memory');
  if (path === '/fails') return parentPort.postMessage({ id, fault: 'An answer is missing' });
  if (path !== '/never') parentPort.postMessage({ id, view: { html: path, css: '', rules: '', fonts: '' } });
});`;

let folder: string;
let drawings: Drawings;
const log = { warn: vi.fn() };
const draw = (path: string) => drawings.draw({ brand: 'one', path, answers: '[]', now: '2026-11-21T12:00:00.000Z' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawings-'));
  mkdirSync(join(folder, '.view'));
  writeFileSync(join(folder, '.view/thread.mjs'), THREAD);
  log.warn.mockReset();
  drawings = createDrawings(folder, log) ?? expect.fail('there is a build');
});
afterEach(async () => {
  await drawings.close();
  rmSync(folder, { recursive: true });
});

describe('the first-view thread', () => {
  it('the first-view thread answers each request with its own view', async () => {
    expect(await Promise.all([draw('/a'), draw('/b')])).toMatchObject([{ html: '/a' }, { html: '/b' }]);
  });

  it('a view that cannot be drawn is logged, and the first-view thread goes on', async () => {
    expect(await draw('/fails')).toBeNull();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ event: 'first-view-not-drawn', fault: 'An answer is missing' });
    expect(await draw('/a')).not.toBeNull();
  });

  it('requests get null after the first-view thread has ended, pending ones too', async () => {
    expect(await Promise.all([draw('/never'), draw('/ends')])).toEqual([null, null]);
    expect(await draw('/a')).toBeNull();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: 'first-view-thread-ended' }));
  });

  it('closing the first-view thread answers pending requests with null', async () => {
    const asked = draw('/never');
    await drawings.close();
    expect(await asked).toBeNull();
  });

  it('the first-view thread is null without a build', () => {
    expect(createDrawings(join(folder, 'elsewhere'), log)).toBeNull();
  });
});
