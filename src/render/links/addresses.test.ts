import { describe, expect, it } from 'vitest';
import { isSitePath } from './addresses.ts';

describe('a path of this site', () => {
  it.each(['/', '/live', '/sport/football?sort=time#top', '/a-b_c/%20'])('the address %s is a path of this site', (path) =>
    expect(isSitePath(path)).toBe(true),
  );
  it.each(['', 'live', '//evil.test', '/\\evil.test', '/ space', 'https://evil.test', 'javascript:alert(1)', '/a\nb', '\t/x'])(
    '%j is not a path of this site',
    (path) => expect(isSitePath(path)).toBe(false),
  );
});
