import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { CODE_FOLDER, registerCodeFiles } from './codeFiles.ts';

const build = (root: string, name: string, files: Readonly<Record<string, string>>): string => {
  const folder = join(root, name);
  mkdirSync(join(folder, CODE_FOLDER), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, CODE_FOLDER, file), text);
  return folder;
};

it('code of an earlier build is served beside today’s, and a missing folder is skipped', async () => {
  const root = mkdtempSync(join(tmpdir(), 'linemaker-code-'));
  const app = fastify();
  const today = build(root, 'today', { 'a-1.js': 'today', 'both-1.js': 'same' });
  const earlier = build(root, 'earlier', { 'a-0.js': 'earlier', 'both-1.js': 'same' });
  for (const folder of [today, earlier, join(root, 'gone')]) registerCodeFiles(app, folder);
  const text = async (name: string) => (await app.inject(`/${CODE_FOLDER}/${name}`)).body;
  expect([await text('a-1.js'), await text('a-0.js'), await text('both-1.js')]).toEqual(['today', 'earlier', 'same']);
  expect((await app.inject(`/${CODE_FOLDER}/a-2.js`)).statusCode).toBe(404);
  await app.close();
  rmSync(root, { recursive: true });
});
