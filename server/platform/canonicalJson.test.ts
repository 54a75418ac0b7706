import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, contentHash } from './canonicalJson.ts';

describe('canonical JSON', () => {
  it('does not depend on the order of members', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
  });

  it('leaves out what JSON leaves out, and writes null for a hole in a list', () => {
    expect(canonicalJson({ a: undefined, b: [undefined, 1] })).toBe('{"b":[null,1]}');
    expect(canonicalJson(undefined)).toBe('null');
  });

  it('keeps a member named __proto__, as the database does', () => {
    const parsed: unknown = JSON.parse('{"__proto__":{"a":1}}');
    expect(canonicalJson(parsed)).toBe('{"__proto__":{"a":1}}');
  });

  it('reads back as what was written, and does not change when written again', () => {
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
  it('is the same for equal content and another for any change', () => {
    expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: '1' }));
    expect(contentHash({})).toMatch(/^[0-9a-f]{64}$/);
  });
});
