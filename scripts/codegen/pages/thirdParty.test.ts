import { describe, expect, it } from 'vitest';
import { thirdPartyNotices } from './thirdParty.ts';

const packages = {
  '': { version: '1.0.0' },
  'node_modules/pg': { version: '8.0.0', license: 'MIT' },
  'node_modules/pg/node_modules/split': { version: '2.0.0', license: 'ISC' },
  'node_modules/split': { version: '1.0.0', license: 'ISC' },
  'node_modules/vitest': { version: '4.0.0', license: 'MIT', dev: true },
  'node_modules/fsevents': { version: '2.3.0', license: 'MIT', devOptional: true },
};

describe('third-party notices', () => {
  it('the third-party notices list production packages by licence and version, without development ones', () => {
    const text = thirdPartyNotices({ packages });
    expect(text).toContain('## ISC (2)');
    expect(text).toContain('- [split](https://www.npmjs.com/package/split) 1.0.0\n- [split](https://www.npmjs.com/package/split) 2.0.0');
    expect(text).toContain('## MIT (1)');
    expect(text).not.toMatch(/vitest|fsevents/);
  });

  it('the third-party notices refuse a package without a licence', () => {
    const unlicensed = { ...packages, 'node_modules/odd': { version: '0.1.0' } };
    expect(() => thirdPartyNotices({ packages: unlicensed })).toThrow('odd@0.1.0 has no licence');
  });
});
