import { describe, expect, it } from 'vitest';
import { Turns } from './failures.ts';
import { isPassword } from '../passwords/passwords.ts';
import { createSignatureCache } from '../tokens/signatureCache.ts';

describe('turns', () => {
  it('turns for one key are taken in order, and for another key at once', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    let release: () => void = () => undefined;
    const first = turns.take('a', async () => {
      await new Promise<void>((resolve) => (release = resolve));
      seen.push('a1');
    });
    const second = turns.take('a', () => Promise.resolve(seen.push('a2')));
    await turns.take('b', () => Promise.resolve(seen.push('b')));
    release();
    await Promise.all([first, second]);
    expect(seen).toEqual(['b', 'a1', 'a2']);
  });

  it('a ninth turn is refused, and turns go on after a failure', async () => {
    const turns = new Turns();
    const first = turns.take('a', () => Promise.reject(new Error('no')));
    const others = Array.from({ length: 7 }, (_, at) => turns.take('a', () => Promise.resolve(at)));
    expect(turns.take('a', () => Promise.resolve(9))).toBeNull();
    await expect(first).rejects.toThrow('no');
    for (const [at, turn] of others.entries()) expect(await turn).toBe(at);
    expect(await turns.take('a', () => Promise.resolve(10))).toBe(10);
  });
});

describe('a password without an account', () => {
  it('a password without an account is wrong', async () => {
    expect(await isPassword(null, 'nobody has this password')).toBe(false);
  });
});

describe('signatures', () => {
  it('a valid signature is checked once a minute until it expires, and a forged one every time', async () => {
    let now = new Date(0);
    const checked: string[] = [];
    const good = { expiresAtMs: 90_000 };
    const read = createSignatureCache({ now: () => now }, (token) =>
      Promise.resolve(checked.push(token) && token === 'good' && now.getTime() < good.expiresAtMs ? good : null),
    );
    expect([await read('good'), await read('good'), await read('bad'), await read('bad')]).toEqual([good, good, null, null]);
    expect(checked).toEqual(['good', 'bad', 'bad']);
    now = new Date(60_000);
    expect(await read('good')).toBe(good);
    expect(checked).toHaveLength(4);
    now = new Date(90_000);
    expect(await read('good')).toBeNull();
  });
});
