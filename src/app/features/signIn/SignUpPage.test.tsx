import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '#src/ui/notices/toast.ts';
import { layoutSaying } from '#tests/support/shellServer.ts';
import {
  atStep,
  back,
  box,
  CODE,
  enterCode,
  fillAccount,
  fillAddress,
  fillIn,
  fillPerson,
  next,
  messageText,
  SECRET,
  serve,
  show,
  stepNow,
  submit,
  TAX,
} from '#tests/support/signUpPage.tsx';

beforeEach(() => {
  localStorage.clear();
  act(() => toastStore.setState({ toasts: [] }));
});
afterEach(() => void vi.restoreAllMocks());

test('a player who is logged in is led from the sign-up to the home page', async () => {
  const { server } = serve('VERIFIED');
  const view = show({ server, path: '/signup', who: 'player' });
  await waitFor(() => expect(view.address()).toBe('/'));
});

describe('a new player', () => {
  test('a new player fills in three steps, confirms the mailed code, and is logged in', async () => {
    const { server, sent, codes } = serve('VERIFIED');
    const view = show({ server, path: '/signup?referral=dana-1' });
    await fillAccount(view);
    await next(view);
    await fillAddress(view);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State or province' }).value).toBe('US-NJ');
    expect(screen.queryByRole('option', { name: 'Nevada' })).toBeNull();
    await next(view);
    await fillPerson(view);
    await view.user.click(submit());
    expect(
      await screen.findByText(/^We sent an 8-digit code to ada@example.com\..* If you do not get it, contact support\.$/),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: /^Contact Support/ })).toBeDefined();
    await enterCode(view, '87654321');
    expect(await screen.findByText('This code is not correct or has expired. Check it, or ask for a new one.')).toBeDefined();
    await enterCode(view, CODE);
    await waitFor(() => expect(view.address()).toBe('/signup/success'));
    expect(await screen.findByRole('link', { name: 'Deposit Now' })).toBeDefined();
    expect(codes.at(-1)).toEqual({ sign_up_id: 'sign-up-1', one_time_code: CODE });
    expect(sent).toEqual([
      {
        client_id: 'linemaker-web',
        first_name: 'Ada',
        last_name: 'Byron',
        email: ' ada@example.com'.trim(),
        password: SECRET,
        birth_date: '1990-12-10',
        region_code: 'US-NJ',
        address_line: '12 Market Street',
        city: 'Newark',
        postal_code: '07102',
        phone: '(201) 555-0123',
        tax_digits: '1234',
        accepts_terms: true,
        referral_code: 'dana-1',
      },
    ]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }), 'a password is never kept').not.toContain(SECRET);
  });

  test('each sign-up step reports only its own missing fields and focuses the first', async () => {
    const { server, sent } = serve('VERIFIED');
    const view = show({ server });
    await next(view);
    expect(screen.getByText('Please enter your email')).toBeDefined();
    expect(document.activeElement).toBe(box('Email'));
    await fillAccount(view);
    await next(view);
    await atStep('Step 2 of 3Where you live');
    await screen.findByRole('option', { name: 'Ontario' });
    expect(screen.queryByText(/^Please enter/), 'nothing is wrong before it was asked').toBeNull();
    await next(view);
    for (const text of ['Please enter your street address', 'Please enter a ZIP code such as 07102'])
      expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(box('Street address'));
    await fillAddress(view);
    await next(view);
    await view.user.click(submit());
    for (const text of ['Please enter your first name', 'Please accept the terms of use']) expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(box('First name'));
    expect(sent).toEqual([]);
  });

  test('Enter continues the sign-up, Back returns, and typed values are kept', async () => {
    const { server } = serve('VERIFIED');
    const view = show({ server });
    await fillAccount(view);
    await view.user.keyboard('{Enter}');
    await atStep('Step 2 of 3Where you live');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'State or province' }));
    await fillAddress(view);
    await back(view);
    await atStep('Step 1 of 3Your account');
    expect(document.activeElement).toBe(box('Email'));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(SECRET);
    await next(view);
    expect(box('City').value).toBe('Newark');
    await next(view);
    await fillPerson(view);
    await back(view);
    await next(view);
    expect([box('First name').value, box(TAX).value, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual([
      'Ada',
      '1234',
      true,
    ]);
  });

  test('a sign-up from Ontario asks for a postal code and no tax number', async () => {
    const { server, sent } = serve('VERIFIED');
    const view = show({ server });
    await fillAccount(view);
    await next(view);
    await fillAddress(view);
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'State or province' }), 'CA-ON');
    expect(box('Postal code').value, 'what was typed stays').toBe('07102');
    await next(view);
    expect(screen.getByText('Please enter a postal code such as M5V 3L9')).toBeDefined();
    await view.user.clear(box('Postal code'));
    await view.user.type(box('Postal code'), 'm5v 3l9');
    await next(view);
    await screen.findByRole('textbox', { name: 'First name' });
    expect(screen.queryByRole('textbox', { name: TAX })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('a refused sign-up opens the step of the refused field and keeps all values', async () => {
    const { server, world, sent } = serve('VERIFIED');
    const refusal = 'This password is too easy to guess';
    world.answer = { status: 422, body: messageText({ password: refusal, city: 'Which city is this?' }) };
    const view = show({ server });
    await fillIn(view);
    await view.user.click(submit());
    expect(await screen.findByText(refusal)).toBeDefined();
    expect(stepNow()).toBe('Step 1 of 3Your account');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    await next(view);
    await next(view);
    world.answer = { status: 503, body: null };
    await view.user.click(submit());
    expect(await screen.findByText(/Oops, we encountered an error/)).toBeDefined();
    world.answer = { status: 202, body: { sign_up_id: 'sign-up-1' } };
    await view.user.click(submit());
    expect(await screen.findByText(/We sent an 8-digit code to/)).toBeDefined();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((body) => JSON.stringify(body))).size, 'all three were the same').toBe(1);
  });

  test('sign-up details can be edited while the code is awaited', async () => {
    const { server } = serve('VERIFIED');
    const view = show({ server });
    await fillIn(view);
    await view.user.click(submit());
    await view.user.click(await screen.findByRole('button', { name: 'Edit my details' }));
    await atStep('Step 1 of 3Your account');
    expect(box('Email').value).toBe('ada@example.com');
  });

  test('another sign-up mail can be sent after a minute, and an ended sign-up returns to the form', async () => {
    const { server, asked } = serve('VERIFIED');
    const view = show({ server });
    await fillIn(view);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      await view.user.click(submit());
      const again = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send a new code in \d+ s$/ });
      expect(again.disabled).toBe(true);
      for (let second = 0; second < 61; second += 1) act(() => void vi.advanceTimersByTime(1_000));
      await view.user.click(screen.getByRole('button', { name: 'Send a new code' }));
      await waitFor(() => expect(asked).toEqual([{ sign_up_id: 'sign-up-1' }]));
      expect(await screen.findByRole('button', { name: /^Send a new code in/ })).toBeDefined();
      const ended = 'This sign-up has expired. Fill in the form again, or log in if you already have an account.';
      server.rest.set('POST /api/accounts/codes', () => ({ status: 410, body: messageText({ sign_up_id: ended }) }));
      for (let second = 0; second < 61; second += 1) act(() => void vi.advanceTimersByTime(1_000));
      await view.user.click(screen.getByRole('button', { name: 'Send a new code' }));
      expect(await screen.findByText(ended)).toBeDefined();
      expect(stepNow()).toBe('Step 1 of 3Your account');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a sign-up whose login fails links to the login', async () => {
    const { server } = serve('VERIFIED');
    const { fetcher } = server;
    Object.assign(server, {
      fetcher: async (...[input, init]: Parameters<typeof fetch>) =>
        String(input instanceof Request ? input.url : input).includes('/upgrade')
          ? new Response(JSON.stringify({ error: 'invalid_grant', error_reason: 'deadLimited' }), { status: 400 })
          : fetcher(input, init),
    });
    const view = show({ server });
    await fillIn(view);
    await view.user.click(submit());
    await enterCode(view, CODE);
    expect(await screen.findByText('Log in to use it.')).toBeDefined();
  });
});

describe('a player after the sign-up', () => {
  const after = async (status: string) => {
    const served = serve(status);
    const view = show({ server: served.server, who: 'player', path: '/signup/success' });
    await waitFor(() => expect(view.address()).toBe('/signup/success'));
    return { ...served, view };
  };

  test('a pending identity check can be repeated', async () => {
    const { world, view } = await after('PENDING');
    expect(await screen.findByRole('heading', { level: 1, name: 'We are checking who you are' })).toBeDefined();
    world.status = 'VERIFIED';
    await view.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('link', { name: 'Deposit Now' })).toBeDefined();
  });

  test('an unreadable identity document can be replaced by another', async () => {
    const { files, world, view } = await after('DOCUMENT_NEEDED');
    const picker = await screen.findByLabelText('Picture of your ID');
    const picture = new File(['x'], 'id.png', { type: 'image/png' });
    await view.user.upload(picker, picture);
    expect(await screen.findByText('We could not read this document. Please send a sharper picture.')).toBeDefined();
    world.status = 'VERIFIED';
    await view.user.upload(picker, new File(['xx'], 'better.png', { type: 'image/png' }));
    expect(await screen.findByRole('link', { name: 'Deposit Now' })).toBeDefined();
    expect(files).toHaveLength(2);
  });

  test('a refused identity document shows the reason', async () => {
    const { server, view } = await after('DOCUMENT_NEEDED');
    server.rest.set('POST /api/identity/documents', () => ({ status: 415, body: { message: 'Choose a picture (JPEG, PNG) or a PDF.' } }));
    await view.user.upload(await screen.findByLabelText('Picture of your ID'), new File(['x'], 'id.png', { type: 'image/png' }));
    expect(await screen.findByText('Choose a picture (JPEG, PNG) or a PDF.')).toBeDefined();
  });

  test('a refused identity links to support', async () => {
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

  test('a phone gets the sign-up form while the flag allows it', async () => {
    onA(PHONE);
    show(serve('VERIFIED'));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeDefined();
    expect(about()).toBeNull();
  });

  test('without its flag a phone gets the page to sign up elsewhere, with the referral link', async () => {
    onA(PHONE);
    const { user, address, brandId } = show({ ...serve('VERIFIED'), flags: { 'mobile-sign-up': false } });
    await waitFor(() => expect(about()).not.toBeNull());
    expect(address()).toBe('/about/sign-up');
    localStorage.setItem(`${brandId}.signUpUrl`, JSON.stringify({ v: 1, value: '/signup?referral=dana-1' }));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['Copied to clipboard']);
  });

  test('a computer gets the sign-up form whatever the flag says', async () => {
    onA(LAPTOP);
    show({ ...serve('VERIFIED'), flags: { 'mobile-sign-up': false } });
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeDefined();
  });
});

test('the published sign-up banner is above the form', async () => {
  const { server } = serve('VERIFIED');
  server.answer({ FrameLayout: ({ surface }) => ({ frameLayout: layoutSaying(`Published as ${String(surface)}`) }) });
  show({ server });
  expect(await screen.findByText('Published as sign-up-banner')).toBeDefined();
});
