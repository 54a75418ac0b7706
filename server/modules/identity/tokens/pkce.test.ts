import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challengeOf, fitsChallenge, isChallenge, isState, isVerifier } from './pkce.ts';

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('checklist 64: PKCE', () => {
  it('the PKCE challenge of the RFC 7636 appendix B verifier is the one the RFC prints', () => {
    expect(challengeOf(VERIFIER)).toBe(CHALLENGE);
    expect(fitsChallenge(VERIFIER, CHALLENGE)).toBe(true);
  });

  it('a PKCE challenge fits its own verifier and no other', () => {
    const verifier = fc.integer({ min: 32, max: 96 }).map((bytes) => randomBytes(bytes).toString('base64url'));
    fc.assert(
      fc.property(verifier, verifier, (one, other) => {
        expect(isVerifier(one)).toBe(true);
        expect(isChallenge(challengeOf(one))).toBe(true);
        expect(fitsChallenge(one, challengeOf(one))).toBe(true);
        expect(fitsChallenge(other, challengeOf(one))).toBe(one === other);
        // Under method `plain`, a challenge that equals its verifier would be valid.
        expect(fitsChallenge(one, one)).toBe(false);
      }),
    );
  });

  it.each([VERIFIER.slice(1), 'x'.repeat(129), `${VERIFIER}=`, `${VERIFIER} `, ''])('the text %j is not a PKCE verifier', (text) => {
    expect(isVerifier(text)).toBe(false);
    expect(fitsChallenge(text, challengeOf(text))).toBe(false);
  });

  it('checklist 65: a state has 22 characters or more', () => {
    expect([isState('x'.repeat(21)), isState('x'.repeat(22)), isState(`${'x'.repeat(22)} `), isState('ü'.repeat(22))]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});
