import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import { AccountArea } from '#src/app/features/account/AccountArea.tsx';
// Loaded here, so that the first test does not wait for these modules.
import '#registry/pageShelves/payments.ts';
import '#registry/pageShelves/paymentSteps.ts';
import '#registry/pageShelves/paymentUpkeep.ts';
import { showShell, type ShellOptions } from './shell.tsx';
import { ShellServer } from './shellServer.ts';
import { walletDocuments } from './walletDocument.ts';

export const VENDOR = 'https://pay.example.com';
export const ID = 'deposit00000001';
export const money = (formattedAmount: string) => ({ __typename: 'Money', formattedAmount });
export const provider = (id: string, more: object = {}) => ({
  __typename: 'PaymentProvider',
  id,
  name: id,
  code: 'CARD',
  description: `${id} in words.`,
  details: '',
  availability: 'AVAILABLE',
  supportsMethods: true,
  excluded: false,
  warning: null,
  typicalTime: null,
  minimumAmount: money('$10.00'),
  maximumAmount: money('$5,000.00'),
  preferredMethod: null,
  methods: [],
  methodOptions: {
    __typename: 'PaymentMethodOptions',
    newMethodsPermitted: true,
    manageMethodsPermitted: true,
    paymentsMethodsHeader: 'Pay with',
  },
  ...more,
});
export const page = (more: object = {}) => ({
  __typename: 'PaymentProvidersLandingPage',
  permitted: true,
  message: null,
  providers: [
    provider('debit-card'),
    provider('credit-card', { excluded: true, warning: 'On the excluded list.' }),
    provider('wire', { availability: 'UNAVAILABLE' }),
  ],
  preferredProvider: null,
  ...more,
});
export const outcome = (more: object = {}) => ({
  __typename: 'PaymentResult',
  permitted: true,
  succeeded: true,
  userErrors: [],
  uri: null,
  ...more,
});
export const uriMade = {
  __typename: 'PaymentUri',
  webUrl: `/i/deposits/${ID}/gateway`,
  transactionId: ID,
  deepLink: { __typename: 'CardProviderDeepLink' },
};
export const made = outcome({ uri: uriMade });
export const refused = (message: string, ...field: readonly string[]) =>
  outcome({ succeeded: false, userErrors: [{ __typename: 'UserError', field, message }] });

export function show(
  path: string,
  answers: Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => unknown>> = {},
  more: ShellOptions = {},
  beside: ReactNode = null,
) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const server = new ShellServer({
    PaymentProvidersLandingPage: () => ({ paymentProvidersLandingPage: page() }),
    ValidateDeposit: () => ({ depositValidateCreate: outcome() }),
    DepositCreate: (variables) => {
      asked.push(variables);
      return { depositCreate: made };
    },
    Receipt: () => ({ paymentTransaction: null }),
    ...walletDocuments({ isOpen: more.startup?.startup !== null }),
    ...answers,
  });
  server.rest.set(`GET /i/deposits/${ID}/gateway`, () => ({ status: 200, body: { url: `${VENDOR}/pay/s1` } }));
  const shown = showShell(
    <>
      {beside}
      <Routes>
        <Route path="/account/*" element={<AccountArea />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>,
    { path, server, who: 'player', ...more },
  );
  return { ...shown, asked };
}

export const frame = async (): Promise<HTMLIFrameElement> => {
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  return document.querySelector('iframe') as HTMLIFrameElement;
};

/** Gives the vendor's iframe a fake window. Returns the messages that this window receives, and `say`, which posts a message from it. */
export async function vendorPage() {
  const posted: [unknown, unknown][] = [];
  const source = { postMessage: (message: unknown, target: unknown) => void posted.push([message, target]) } as unknown as Window;
  const iframe = await frame();
  // The page listens for messages only after adding the iframe.
  await act(async () => undefined);
  Object.defineProperty(iframe, 'contentWindow', { value: source, configurable: true });
  const say = (data: unknown, from: { readonly origin?: string; readonly source?: Window | null } = {}): void =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin: VENDOR, source, ...from })));
  return { posted, say };
}

export const amountField = () => screen.findByLabelText('Amount');
export const depositButton = () => screen.getByRole('button', { name: /^Deposit/ }) as HTMLButtonElement;
export const otherMethods = () => screen.getByRole('button', { name: /^Other methods/ });
