import { describe, expect, it } from 'vitest';
import { challengeOf, newSecret, newVerifier } from './pkce.ts';

describe('a proof of who has begun', () => {
  it('holds for the vector of RFC 7636 appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('has a verifier of 43 to 128 characters, whatever is drawn', () => {
    const lengths = new Set<number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const verifier = newVerifier((bytes) => bytes.fill(byte));
      expect(verifier).toMatch(/^[\w-]{43,128}$/);
      lengths.add(verifier.length);
    }
    expect(lengths.size).toBe(86);
  });

  it('has a state that nobody guesses', () => {
    const drawn = new Set(Array.from({ length: 50 }, newSecret));
    expect(drawn.size).toBe(50);
    for (const secret of drawn) expect(secret).toMatch(/^[\w-]{32}$/);
  });
});
