import { expect, it } from 'vitest';
import { FULL, Turns } from './turns.ts';

function stage() {
  const turns = new Turns({ mostAtOnce: 2, mostWaiting: 3, mostOfOne: 3 });
  const begun: ((error?: Error) => void)[] = [];
  const work = () => new Promise<string>((resolve, reject) => begun.push((error) => (error ? reject(error) : resolve('done'))));
  const settle = () => new Promise((done) => setImmediate(done));
  return { begun, settle, run: (key: string) => turns.run(key, work) };
}

it('work runs and waits within its limits, and more is refused', async () => {
  const { begun, settle, run } = stage();
  const answers = ['a', 'b', 'c', 'd', 'e'].map(run);
  await settle();
  expect(begun).toHaveLength(2);
  expect(await run('f')).toBe(FULL);
  for (let at = 0; at < 5; at += 1) {
    expect(begun.length).toBeLessThanOrEqual(at + 2);
    begun[at]?.();
    await settle();
  }
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(begun).toHaveLength(5);
});

it('one key cannot take all turns, and failed work frees its turn', async () => {
  const { begun, settle, run } = stage();
  const answers = [run('a'), run('a'), run('a')];
  expect(await run('a')).toBe(FULL);
  begun[0]?.(new Error('broken'));
  await expect(answers[0]).rejects.toThrow('broken');
  await settle();
  for (const end of begun.slice(1)) end();
  expect(await Promise.all(answers.slice(1))).toEqual(['done', 'done']);
  const again = run('a');
  await settle();
  begun[3]?.();
  expect(await again).toBe('done');
});
