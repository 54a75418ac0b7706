import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '#src/ui/notices/toast.ts';
import { brand, showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { layoutSaying, layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { SignedUp } from '#fixtures/pageShelves/SignedUp.ts';
import { SignUpElsewhere } from '#fixtures/pageShelves/SignUpElsewhere.ts';
import { Page } from '../../page/Page.tsx';
import { SignUpPage } from './SignUpPage.tsx';

beforeEach(() => {
  localStorage.clear();
  act(() => toastStore.setState({ toasts: [] }));
});
afterEach(() => void vi.restoreAllMocks());

const regions = [
  { code: 'US-NJ', name: 'New Jersey', countryCode: 'US', isServed: true },
  { code: 'US-NV', name: 'Nevada', countryCode: 'US', isServed: false },
  { code: 'CA-ON', name: 'Ontario', countryCode: 'CA', isServed: true },
];
const SECRET = 'tall giraffe 9';

function serve(status: string) {
  const pages: Readonly<Record<string, () => unknown>> = {
    '/about/sign-up': () => layoutShowing([SignUpElsewhere.usual.node]),
    '/signup/success': () => layoutShowing([{ ...SignedUp.usual.node, identityStatus: world.status }]),
  };
  const server = new ShellServer({ PageLayout: ({ canonicalUrl }) => ({ pageLayout: pages[String(canonicalUrl)]?.() ?? null }) });
  const sent: unknown[] = [];
  const files: unknown[] = [];
  const world = { status, answer: { status: 201, body: { user_id: 'p1' } as unknown } };
  server.password = SECRET;
  server.rest.set('GET /i/regions', () => ({ status: 200, body: { regions } }));
  server.rest.set('POST /api/identity/checks', () => ({ status: 200, body: { status: world.status } }));
  server.rest.set('POST /api/accounts', (body) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : null);
    return world.answer;
  });
  server.rest.set('POST /api/identity/documents', (body) => {
    files.push(body);
    return { status: 201, body: { status: world.status } };
  });
  return { server, sent, files, world };
}

const show = (options: ShellOptions = {}) =>
  showShell(
    <Routes>
      <Route path="/signup" element={<SignUpPage />} />
      <Route path="*" element={<Page />} />
    </Routes>,
    { path: '/signup', ...options },
  );
const submit = () => screen.getByRole('button', { name: brand.copy.signUp });

async function fillIn({ user }: ReturnType<typeof show>): Promise<void> {
  await screen.findByRole('option', { name: 'Ontario' });
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), ' ada@example.com');
  await user.type(screen.getByLabelText('Password'), SECRET);
  await user.type(screen.getByLabelText('Date of birth'), '1990-12-10');
  await user.click(screen.getByRole('checkbox'));
}

describe('a new player', () => {
  test('opens an account where they are, is logged in with it, and sees what comes next', async () => {
    const { server, sent } = serve('VERIFIED');
    const view = show({ server, path: '/signup?referral=dana-1' });
    await fillIn(view);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where you live' }).value).toBe('US-NJ');
    expect(screen.queryByRole('option', { name: 'Nevada' })).toBeNull();
    await view.user.click(submit());
    await waitFor(() => expect(view.address()).toBe('/signup/success'));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeDefined();
    expect(sent).toEqual([
      {
        client_id: 'linemaker-web',
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@example.com',
        password: SECRET,
        birth_date: '1990-12-10',
        region_code: 'US-NJ',
        accepts_terms: true,
        referral_code: 'dana-1',
      },
    ]);
  });

  test('is told what is missing at each field, and the first of them has the focus', async () => {
    const { server, sent } = serve('VERIFIED');
    const { user } = show({ server });
    await user.click(submit());
    for (const text of ['Please enter your first name', 'Please enter your date of birth', 'Please accept the terms of use'])
      expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First name' }));
    expect(sent).toEqual([]);
  });

  test('is told what the server does not take, at its field, and goes on from there', async () => {
    const { server, world } = serve('VERIFIED');
    const refusal = 'This email cannot be used. If you have an account, log in or reset your password.';
    world.answer = { status: 422, body: { errors: { email: [{ message: refusal }] } } };
    const view = show({ server });
    await fillIn(view);
    await view.user.click(submit());
    expect(await screen.findByText(refusal)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    world.answer = { status: 503, body: null };
    await view.user.click(submit());
    expect(await screen.findByText(/Oops, we encountered an error/)).toBeDefined();
    world.answer = { status: 201, body: {} };
    await view.user.click(submit());
    await waitFor(() => expect(view.address()).toBe('/signup/success'));
  });

  test('whose login does not come about has the way to it', async () => {
    const { server } = serve('VERIFIED');
    server.password = 'another one';
    const view = show({ server });
    await fillIn(view);
    await view.user.click(submit());
    expect(await screen.findByText('Log in to use it.')).toBeDefined();
  });
});

describe('who has an account', () => {
  const after = async (status: string) => {
    const served = serve(status);
    const view = show({ server: served.server, who: 'player', path: '/signup' });
    await waitFor(() => expect(view.address()).toBe('/signup/success'));
    return { ...served, view };
  };

  test('and is not known yet can have it looked at again', async () => {
    const { world, view } = await after('PENDING');
    expect(await screen.findByRole('heading', { level: 1, name: 'We are checking who you are' })).toBeDefined();
    world.status = 'VERIFIED';
    await view.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeDefined();
  });

  test('shows a document where it is asked for, another one where it could not be read', async () => {
    const { files, world, view } = await after('DOCUMENT_NEEDED');
    const picker = await screen.findByLabelText('Picture of your ID');
    const picture = new File(['x'], 'id.png', { type: 'image/png' });
    await view.user.upload(picker, picture);
    expect(await screen.findByText('We could not read this document. Please send a sharper picture.')).toBeDefined();
    world.status = 'VERIFIED';
    await view.user.upload(picker, new File(['xx'], 'better.png', { type: 'image/png' }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeDefined();
    expect(files).toHaveLength(2);
  });

  test('hears why a document was not taken', async () => {
    const { server, view } = await after('DOCUMENT_NEEDED');
    server.rest.set('POST /api/identity/documents', () => ({ status: 415, body: { message: 'Choose a picture (JPEG, PNG) or a PDF.' } }));
    await view.user.upload(await screen.findByLabelText('Picture of your ID'), new File(['x'], 'id.png', { type: 'image/png' }));
    expect(await screen.findByText('Choose a picture (JPEG, PNG) or a PDF.')).toBeDefined();
  });

  test('and was refused is led to people', async () => {
    await after('REFUSED');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not confirm who you are' })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Contact Support (leaves this site)' })).toBeDefined();
  });
});

describe('on a phone', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const LAPTOP = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0; Android) AppleWebKit/537.36';
  const onA = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const about = () => screen.queryByRole('heading', { level: 1, name: 'Open your account on a computer' });

  test('an account is opened on the sign-up page while the flag lets phones do so', async () => {
    onA(PHONE);
    show(serve('VERIFIED'));
    expect(await screen.findByRole('option', { name: 'Ontario' })).toBeDefined();
    expect(about()).toBeNull();
  });

  test('the flag leads to where else it is opened, with the friend’s link to take along', async () => {
    onA(PHONE);
    const { user, address, brandId } = show({ ...serve('VERIFIED'), flags: { 'mobile-sign-up': false } });
    await waitFor(() => expect(about()).not.toBeNull());
    expect(address()).toBe('/about/sign-up');
    localStorage.setItem(`${brandId}.signUpUrl`, JSON.stringify({ v: 1, value: '/signup?referral=dana-1' }));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['Copied to clipboard']);
  });

  test('is not what a computer is, whatever the flag says', async () => {
    onA(LAPTOP);
    show({ ...serve('VERIFIED'), flags: { 'mobile-sign-up': false } });
    expect(await screen.findByRole('option', { name: 'Ontario' })).toBeDefined();
  });
});

test('what operators have published for it stands over the form', async () => {
  const { server } = serve('VERIFIED');
  server.answer({ FrameLayout: ({ surface }) => ({ frameLayout: layoutSaying(`Published as ${String(surface)}`) }) });
  show({ server });
  expect(await screen.findByText('Published as sign-up-banner')).toBeDefined();
});
