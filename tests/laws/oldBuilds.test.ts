import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { type Landed, readLanded, withBuild } from '../../scripts/codegen/landing.ts';
import { readSdl } from '../../scripts/codegen/sdl.ts';
import { ROOT } from '../../scripts/files.ts';
import { lostConsents, lostOperations } from './oldBuilds.ts';
import { report } from './tree.ts';

const landed = readLanded();
const { brands } = listBrands(ROOT);
const HASH = 'b74b0a4ba4e0cb6ca31bbd27a4c6bb7a8d5e1e9ba6dd8d7c3ea3ac5ae0ad3c2c';
const ODDS = 'query Odds { odds }';

describe('operations of landed builds', () => {
  it("operations of landed builds are kept with the text of their hash, and run on today's schema", () => {
    expect(landed.builds.length).toBeGreaterThan(0);
    for (const { build, operations } of landed.builds) expect(operations.length, build).toBeGreaterThan(100);
    expect(report(lostOperations(landed, readSdl(ROOT)))).toBe('');
  });

  it('a landed operation that is removed, or that the schema no longer answers, is caught', () => {
    const [first] = landed.builds;
    const [hash = ''] = first?.operations ?? [];
    const builds = first ? [{ ...first, operations: [hash] }] : [];
    expect(report(lostOperations({ builds, texts: {}, consents: {} }, readSdl(ROOT)))).toContain(
      `${hash} of build ${first?.build} is not kept`,
    );
    const planted: Landed = { builds: [], texts: { [HASH]: ODDS }, consents: {} };
    expect(report(lostOperations(planted, buildSchema('type Query { price: Int }')))).toMatch(
      /Odds, which a landed build sends: Cannot query/,
    );
    expect(lostOperations(planted, buildSchema('type Query { odds: Int }'))).toEqual([]);
  });

  it('consent texts of landed builds are kept for each brand, and a lost one is caught', () => {
    expect(Object.keys(landed.consents).length).toBeGreaterThan(0);
    expect(report(lostConsents(landed, brands))).toBe('');
    const [build = ''] = Object.keys(landed.consents);
    const lost = { ...landed, consents: { ...landed.consents, [build]: {} } };
    expect(lostConsents(lost, brands).map(({ message }) => message)).toEqual(
      brands.map((brand) => `Consent texts of build ${build} on ${brand} are not kept.`),
    );
  });

  it('a new landing keeps the builds that landed before', () => {
    const manifest = { build: 'next', kinds: {}, presentations: {} };
    const own = { texts: { [HASH]: ODDS }, consents: { tsb: { sentence: 'It leaves now.', label: 'Confirm' } } };
    const next = withBuild(landed, manifest, own);
    expect(next.builds.map(({ build }) => build)).toEqual([...landed.builds.map(({ build }) => build), 'next']);
    expect(next.texts).toEqual({ ...landed.texts, [HASH]: ODDS });
    expect(next.consents).toEqual({ ...landed.consents, next: own.consents });
    expect(withBuild(next, manifest, own)).toEqual(next);
  });
});
