import { expect, vi } from 'vitest';
import { type AuthRunner, createAuthRunner } from '#src/core/auth/react/authRunner.ts';
import { EXISTING_USER } from '#src/core/auth/react/existingUser.ts';
import type { LogoutReason } from '#src/core/auth/types.ts';
import { createPlatform } from '#src/platform/index.ts';

type Held = {
  readonly grant: string;
  readonly form: URLSearchParams;
  readonly headers: Headers;
  readonly answer: (status: number, body: object) => void;
};

export const granted = (token: string, user = 'p1') => ({ access_token: token, user_id: user, expires_in: 900 });
export const refused = { error: 'invalid_grant', error_reason: 'deadToken' };

/** Returns a token request's form. The upgrade of a limited token sends none, so its form names the token. */
const formOf = (init: RequestInit | undefined): URLSearchParams =>
  init?.body instanceof URLSearchParams ? init.body : new URLSearchParams({ grant_type: 'limited_access_token' });

const isPacket = (init: RequestInit | undefined): boolean => typeof init?.body === 'string' && init.body.includes('"geoPacket"');
const refusedRegion = (): Response =>
  new Response('{"errors":[{"message":"no","extensions":{"code":"UNAUTHORIZED_REGION"}}]}', {
    headers: { 'content-type': 'application/json' },
  });

let brand = 0;
const stops: (() => void)[] = [];

/** Opens a tab. The test answers its token requests. */
export function openTab(isExistingUser: boolean, regionCode: string | null = 'US-NJ') {
  const asked: Held[] = [];
  const calls: string[] = [];
  const said: LogoutReason[] = [];
  const left: LogoutReason[] = [];
  const warned: (number | null)[] = [];
  const logouts: (() => void)[] = [];
  const tab = { elsewhere: false };
  const fetcher: typeof fetch = (input, init) => {
    const path = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, 'http://players.test').pathname;
    calls.push(path);
    if (path === '/api/logout') return new Promise((resolve) => logouts.push(() => resolve(new Response(null, { status: 204 }))));
    if (tab.elsewhere && isPacket(init)) return Promise.resolve(refusedRegion());
    if (tab.elsewhere && path !== '/graphql') return Promise.resolve(new Response('{"error":"UNAUTHORIZED_REGION"}', { status: 403 }));
    if (path !== '/oauth/token' && path !== '/api/limited_access_tokens/upgrade') return Promise.reject(new TypeError('not reached'));
    return new Promise((resolve) =>
      asked.push({
        grant: formOf(init).get('grant_type') ?? '',
        form: formOf(init),
        headers: new Headers(init?.headers),
        answer: (status, body) => resolve(new Response(JSON.stringify(body), { status })),
      }),
    );
  };
  const brandId = `runner-${brand}`;
  const platform = createPlatform({ brandId, hashes: {}, fetcher });
  if (regionCode !== null) platform.credentials.setRegion({ regionCode, countryCode: 'US' });
  if (isExistingUser) platform.storage.write(EXISTING_USER, true);
  const runner = createAuthRunner({
    platform,
    brandId,
    onTell: (reason) => said.push(reason),
    onWarn: (secondsLeft) => warned.push(secondsLeft),
    onLeave: (reason) => left.push(reason),
  });
  const stop = runner.start();
  stops.push(stop);
  return Object.assign(tab, { runner, platform, asked, calls, said, left, warned, logouts, stop });
}

export type LoginTab = ReturnType<typeof openTab>;

export const next = async ({ asked }: LoginTab, grant: string): Promise<Held> => {
  await vi.waitFor(() => expect(asked.map((held) => held.grant)).toContain(grant));
  return asked.find((held) => held.grant === grant) ?? expect.fail('not asked');
};
export const logIn = async (tab: LoginTab): Promise<void> => {
  const result = tab.runner.logIn('p1', 'right');
  (await next(tab, 'password')).answer(200, granted('t1'));
  expect(await result).toMatchObject({ ok: true });
};
export const token = ({ store }: AuthRunner): string | null => store.getState().tokens?.token ?? null;

/** Clears storage, as if the next test used another browser. */
export function newBrowser(): void {
  localStorage.clear();
  brand += 1;
}

export function closeTabs(): void {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
}
