import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, contentHash } from './canonicalJson.ts';

describe('canonical JSON', () => {
  it('canonical JSON does not depend on the order of members', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
  });

  it('canonical JSON leaves out undefined members, and writes null for undefined items', () => {
    expect(canonicalJson({ a: undefined, b: [undefined, 1] })).toBe('{"b":[null,1]}');
    expect(canonicalJson(undefined)).toBe('null');
  });

  it('canonical JSON keeps a member named __proto__', () => {
    const parsed: unknown = JSON.parse('{"__proto__":{"a":1}}');
    expect(canonicalJson(parsed)).toBe('{"__proto__":{"a":1}}');
  });

  it('canonical JSON parses to the original value and is stable', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});

describe('content address', () => {
  it('equal content has the same hash, and any change another', () => {
    expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: '1' }));
    expect(contentHash({})).toMatch(/^[0-9a-f]{64}$/);
  });
});
