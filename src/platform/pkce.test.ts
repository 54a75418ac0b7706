import { describe, expect, it } from 'vitest';
import { challengeOf, newSecret, newVerifier } from './pkce.ts';

describe('PKCE', () => {
  it('the PKCE challenge of the RFC 7636 appendix B verifier is the one the RFC prints', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('a PKCE verifier has 43 to 128 characters for any random bytes', () => {
    const lengths = new Set<number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const verifier = newVerifier((bytes) => bytes.fill(byte));
      expect(verifier).toMatch(/^[\w-]{43,128}$/);
      lengths.add(verifier.length);
    }
    expect(lengths.size).toBe(86);
  });

  it('state secrets are random and unique', () => {
    const drawn = new Set(Array.from({ length: 50 }, newSecret));
    expect(drawn.size).toBe(50);
    for (const secret of drawn) expect(secret).toMatch(/^[\w-]{32}$/);
  });
});
