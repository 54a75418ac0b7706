import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignedUp as cases } from '#fixtures/pageShelves/SignedUp.ts';
import { SignedUpFragmentDoc } from '#src/gql/graphql.ts';
import type { HttpClient } from '#src/platform/http/httpClient.ts';
import { AppRoutes } from '#src/app/frame/routes.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const show = (identityStatus: string) => {
  const node = { ...cases.usual.node, identityStatus };
  const server = new ShellServer({ PageLayout: () => ({ pageLayout: layoutShowing([node]) }) });
  return showShell(<AppRoutes />, { path: '/signup/success', who: 'player', server });
};

describe('SignedUp', () => {
  it('the sign-up confirmation links a visitor to the login', async () => {
    await stageCase(caseOf('SignedUp', 'usual'));
    expect(screen.getByText('Log in to use it.')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login');
  });

  it.each([
    ['VERIFIED', 'Your account is ready'],
    ['PENDING', 'We are checking who you are'],
    ['DOCUMENT_NEEDED', 'Show us your ID'],
    ['REFUSED', 'We could not confirm who you are'],
  ])('a player whose identity check is %s sees: %s', async (status, title) => {
    show(status);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  });

  it('a failed identity check request leaves the page unchanged', async () => {
    const { platform, user } = show('PENDING');
    const check = await screen.findByRole('button', { name: 'Check again' });
    const http = vi.fn<HttpClient>(async () => ({ ok: false, refusal: { code: 'UNKNOWN_ERROR', status: 503, body: null } }));
    Object.assign(platform, { http });
    await user.click(check);
    expect(http).toHaveBeenCalledOnce();
    expect(await screen.findByRole('heading', { name: 'We are checking who you are' })).toBeDefined();
  });

  it('the public fragment of the sign-up confirmation does not ask for the identity status', () => {
    expect(JSON.stringify(SignedUpFragmentDoc.definitions[0])).not.toContain('"identityStatus"');
  });
});
