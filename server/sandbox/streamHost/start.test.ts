import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { testPorts } from '#tests/support/players.ts';
import { startStreamHost } from './start.ts';

afterEach(() => vi.restoreAllMocks());

it.each([true, false])('a port with a stream host (ours: %s) is asked once, and the answer is read completely', async (isOurs) => {
  const folder = (): string => mkdtempSync(join(tmpdir(), 'stream-host-'));
  const dataDir = folder();
  const options = { host: '127.0.0.1', ports: testPorts(), broadcasts: () => ({}) };
  const first = await startStreamHost({ ...options, dataDir, port: 0 });
  const answers: Response[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const answer = await fetch(...call);
    answers.push(answer);
    return answer;
  });
  const second = startStreamHost({ ...options, dataDir: isOurs ? dataDir : folder(), port: Number(new URL(first.origin).port) });
  if (isOurs) expect(await second).toMatchObject({ origin: first.origin, secret: first.secret });
  else await expect(second).rejects.toThrow('the stream host');
  expect(answers.map(({ ok, bodyUsed }) => [ok, bodyUsed])).toEqual([[isOurs, true]]);
  await first.close();
});
