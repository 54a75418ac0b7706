import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { Page } from '#src/app/page/Page.tsx';
import { SignUpPage } from '#src/app/features/signIn/SignUpPage.tsx';
import { SignedUp } from '#fixtures/pageShelves/SignedUp.ts';
import { SignUpElsewhere } from '#fixtures/pageShelves/SignUpElsewhere.ts';
import { brand, showShell, type ShellOptions } from './shell.tsx';
import { layoutShowing, ShellServer } from './shellServer.ts';

const regions = [
  { code: 'US-NJ', name: 'New Jersey', countryCode: 'US', isServed: true },
  { code: 'US-NV', name: 'Nevada', countryCode: 'US', isServed: false },
  { code: 'CA-ON', name: 'Ontario', countryCode: 'CA', isServed: true },
];
export const SECRET = 'tall giraffe 9';
export const CODE = '12345678';
export const messageText = (problems: Readonly<Record<string, string>>) => ({
  errors: Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [{ message }]])),
});

export function serve(status: string) {
  const pages: Readonly<Record<string, () => unknown>> = {
    '/about/sign-up': () => layoutShowing([SignUpElsewhere.usual.node]),
    '/signup/success': () => layoutShowing([{ ...SignedUp.usual.node, identityStatus: world.status }]),
  };
  const server = new ShellServer({ PageLayout: ({ canonicalUrl }) => ({ pageLayout: pages[String(canonicalUrl)]?.() ?? null }) });
  const sent: unknown[] = [];
  const files: unknown[] = [];
  const world = { status, answer: { status: 202, body: { sign_up_id: 'sign-up-1' } as unknown } };
  const codes: unknown[] = [];
  const asked: unknown[] = [];
  server.rest.set('GET /i/regions', () => ({ status: 200, body: { regions } }));
  server.rest.set('POST /api/identity/checks', () => ({ status: 200, body: { status: world.status } }));
  server.rest.set('POST /api/accounts', (body) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : null);
    return world.answer;
  });
  server.rest.set('POST /api/accounts/codes', (body) => {
    asked.push(JSON.parse(body as string));
    return { status: 202, body: { sent: true } };
  });
  server.rest.set('POST /api/accounts/confirmations', (body) => {
    codes.push(JSON.parse(body as string));
    const { one_time_code: code } = JSON.parse(body as string) as { readonly one_time_code: string };
    return code === CODE
      ? { status: 201, body: { user_id: 'p1', limited_access_token: 'limited' } }
      : { status: 422, body: messageText({ one_time_code: 'This code is not correct or has expired. Check it, or ask for a new one.' }) };
  });
  server.rest.set('POST /api/identity/documents', (body) => {
    files.push(body);
    return { status: 201, body: { status: world.status } };
  });
  return { server, sent, files, world, codes, asked };
}

function Browser() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <div role="toolbar" aria-label="Browser" data-state={JSON.stringify(state)}>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
    </div>
  );
}
export const browserGoes = async ({ user }: View, way: 'Back' | 'Forward') => {
  const browser = screen.getByRole('toolbar', { name: 'Browser' });
  await user.click(within(browser).getByRole('button', { name: way }));
  const state = screen.getByRole('toolbar', { name: 'Browser' }).dataset['state'] ?? '';
  for (const secret of [SECRET, 'ada@', 'Newark', '0123']) expect(state, 'nothing typed is in the history').not.toContain(secret);
};

export const show = (options: ShellOptions = {}) =>
  showShell(
    <>
      <main>
        <Routes>
          <Route path="/signup" element={<SignUpPage />} />
          <Route path="*" element={<Page />} />
        </Routes>
      </main>
      <Browser />
    </>,
    { path: '/signup', ...options },
  );
export const submit = () => screen.getByRole('button', { name: brand.copy.signUp });

export type View = ReturnType<typeof show>;
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const next = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Continue' }));
export const back = ({ user }: View) => user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Back' }));
export const stepNow = () => screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('Step'))?.textContent;
export const atStep = (words: string) => waitFor(() => expect(stepNow()).toBe(words));

export async function fillAccount(view: View): Promise<void> {
  await view.user.type(box('Email'), ' ada@example.com');
  await view.user.type(screen.getByLabelText('Password'), SECRET);
}
export async function fillAddress({ user }: View): Promise<void> {
  await screen.findByRole('option', { name: 'Ontario' });
  await user.type(box('Street address'), '12 Market Street');
  await user.type(box('City'), 'Newark');
  await user.type(box('ZIP code'), '07102');
  await user.type(box('Phone'), '(201) 555-0123');
}
export async function fillPerson({ user }: View): Promise<void> {
  await user.type(box('First name'), 'Ada');
  await user.type(box('Last name'), 'Byron');
  await user.type(screen.getByLabelText('Date of birth'), '1990-12-10');
  await user.type(box(TAX), '1234');
  await user.click(screen.getByRole('checkbox'));
}
export const TAX = 'Last 4 digits of your Social Security number (optional)';

/** Fills in all steps of the form without submitting it. */
export async function fillIn(view: View): Promise<void> {
  await fillAccount(view);
  await next(view);
  await fillAddress(view);
  await next(view);
  await fillPerson(view);
}
export const enterCode = async ({ user }: View, code: string) => {
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await user.clear(field);
  await user.type(field, code);
};
