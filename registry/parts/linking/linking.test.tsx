import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { challengeOf } from '#src/platform/pkce.ts';
import { createStorage } from '#src/platform/storage.ts';
import { showShell, startup } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { beginLinking, takeAttempt } from './attempt.ts';
import { useBeginLinking } from './useBeginLinking.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const partner = startup.serviceAttributes;
const tabStorage = (brandId: string) => createStorage(brandId, () => sessionStorage);
const WHO = { origin: 'http://shell.test', playerId: 'p1', nonce: 'n'.repeat(62) };
const LinkingPartner = () => ({ startup: { __typename: 'Startup', serviceAttributes: partner } });

describe('an attempt', () => {
  test('an attempt to link redirects to the partner with all parameters and is used once', async () => {
    const storage = tabStorage('a');
    const to = new URL(await beginLinking(storage, partner, WHO));
    const attempt = takeAttempt(storage);
    expect(to.origin + to.pathname).toBe('https://partner.example.com/authorize');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'client',
      code_challenge: await challengeOf(attempt?.verifier ?? ''),
      code_challenge_method: 'S256',
      nonce: WHO.nonce,
      redirect_uri: 'http://shell.test/account_linking/callback',
      response_type: 'code',
      scope: 'openid favorites',
      state: attempt?.state,
    });
    expect(attempt?.state.length).toBeGreaterThanOrEqual(22);
    expect(takeAttempt(storage)).toBeNull();
  });

  test.each([
    [{ partnerClientId: null }, 'Unable to retrieve client id'],
    [{ partnerAuthorizeUrl: null }, 'Unable to retrieve authorize URL'],
  ])('an attempt to link is not started without %j', async (missing, message) => {
    await expect(beginLinking(tabStorage('b'), { ...partner, ...missing }, WHO)).rejects.toThrow(message);
    expect(takeAttempt(tabStorage('b'))).toBeNull();
  });
});

describe('linking with a partner', () => {
  function Link({ go }: { readonly go: (address: string) => void }) {
    const begin = useBeginLinking(go);
    return (
      <button type="button" onClick={() => void begin()}>
        Go
      </button>
    );
  }

  test('linking waits for the server’s nonce and redirects once for two presses', async () => {
    const go = vi.fn<(address: string) => void>();
    const server = new ShellServer({ LinkingPartner });
    const { user } = showShell(<Link go={go} />, { server, who: 'player' });
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(server.asked).toContain('AccountLinkBegin'));
    await act(async () => undefined);
    expect(go).not.toHaveBeenCalled();
    server.answer({ AccountLinkBegin: () => ({ accountLinkBegin: WHO.nonce }) });
    await user.dblClick(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(new URL(go.mock.calls[0]?.[0] ?? '').searchParams.get('nonce')).toBe(WHO.nonce));
    expect(go, 'pressed twice').toHaveBeenCalledOnce();
  });
});
