import { describe, expect, it } from 'vitest';
import { FILE_TIMEOUT_MS, HTTP_TIMEOUT_MS } from '#src/shared/limits/timeouts.ts';
import { ask } from '#tests/support/http.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Served = {
  readonly applicationMetadata: { readonly timeouts: object };
  readonly responsibleGaming: object;
  readonly serviceAttributes: {
    readonly identityBaseUrl: string;
    readonly identityPaths: Readonly<Record<string, string>>;
    readonly appUrls: object;
    readonly casinoOutOfState: { readonly title: string } | null;
    readonly footerDisclaimers: readonly { readonly body: string }[];
  };
};
const READ = `{ startup {
  applicationMetadata { timeouts { httpMilliseconds fileMilliseconds } }
  responsibleGaming { icon restrictedBalancesDisclaimerLink { canonicalUrl } }
  serviceAttributes { identityBaseUrl identityPaths { authorize token revoke session logout passwordResetRequests } appUrls { ios android }
    footerDisclaimers { body } casinoOutOfState { title body deepLink { canonicalUrl } } } } }`;
const served = async (host?: string) =>
  (await graphql<{ startup: Served }>(server(), READ, {}, host === undefined ? {} : { host })).data.startup;

describe('startup', () => {
  it('startup returns the timeouts that the client uses for calls and files', async () => {
    expect((await served()).applicationMetadata.timeouts).toEqual({
      httpMilliseconds: HTTP_TIMEOUT_MS,
      fileMilliseconds: FILE_TIMEOUT_MS,
    });
  });

  it('startup returns identity addresses that the server answers', async () => {
    const { identityBaseUrl, identityPaths } = (await served()).serviceAttributes;
    for (const path of Object.values(identityPaths)) {
      const addressed = new URL(path, new URL(identityBaseUrl, 'http://localhost')).pathname;
      const statuses = await Promise.all(['GET', 'POST'].map(async (method) => (await ask(server().port, addressed, { method })).status));
      expect(
        statuses.some((status) => status !== 404 && status !== 405),
        addressed,
      ).toBe(true);
    }
  });

  it('startup returns out-of-state texts only for a brand without a sportsbook', async () => {
    const { brands, withoutSportsbook, outOfState } = server().app.deps.config;
    expect(withoutSportsbook).not.toEqual([]);
    for (const brand of brands) {
      const { casinoOutOfState } = (await served(`${brand}.localhost`)).serviceAttributes;
      const words = withoutSportsbook.includes(brand) ? outOfState[brand] : null;
      expect(casinoOutOfState, brand).toEqual(words && { ...words, deepLink: { canonicalUrl: '/' } });
      expect(casinoOutOfState === null, brand).toBe(!withoutSportsbook.includes(brand));
    }
  });

  it("the footer's disclaimer speaks of bets, or of play at a brand without a sportsbook", async () => {
    const { brands, withoutSportsbook } = server().app.deps.config;
    for (const brand of brands) {
      const risk = (await served(`${brand}.localhost`)).serviceAttributes.footerDisclaimers.map(({ body }) => body).join(' ');
      expect(risk, brand).toContain(withoutSportsbook.includes(brand) ? 'Only play with what you can' : 'Only bet what you can');
    }
  });

  it("the footer's disclaimer names the regulator of the visitor's region", async () => {
    const said = (await served()).serviceAttributes.footerDisclaimers.map(({ body }) => body).join(' ');
    expect(said).toContain('Regulator in New Jersey: New Jersey Division of Gaming Enforcement.');
  });

  it('startup links no app store without an app, and links the help on restricted balances', async () => {
    const { serviceAttributes, responsibleGaming } = await served();
    expect(serviceAttributes.appUrls).toEqual({ ios: null, android: null });
    expect(responsibleGaming).toEqual({
      icon: 'responsible-gaming',
      restrictedBalancesDisclaimerLink: { canonicalUrl: '/account/help#restricted-balance' },
    });
  });
});
