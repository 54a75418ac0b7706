import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = Buffer.alloc(32, 7);

describe('a sealed text', () => {
  it('a sealed text is unsealed unchanged, and each seal differs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [first, second] = [seal(secret, 'segments', text), seal(secret, 'segments', text)];
        expect(unseal(secret, 'segments', first)).toBe(text);
        expect(second).not.toBe(first);
      }),
    );
  });

  it('a sealed text does not unseal for another purpose or with another secret', () => {
    const sealed = seal(secret, 'segments', 'high-risk');
    expect(unseal(secret, 'other', sealed)).toBeNull();
    expect(unseal(Buffer.alloc(32, 8), 'segments', sealed)).toBeNull();
  });

  it('a sealed text does not unseal after one changed bit', () => {
    const sealed = Buffer.from(seal(secret, 'segments', 'high-risk'), 'base64url');
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const forged = Buffer.from(sealed);
        forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(unseal(secret, 'segments', forged.toString('base64url'))).toBeNull();
      }),
    );
  });

  it.each(['', 'short', 'x'.repeat(200), '\0'])('the text %j is not a sealed text', (text) => {
    expect(unseal(secret, 'segments', text)).toBeNull();
  });
});
