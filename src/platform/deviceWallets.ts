type Wallet = { readonly canMakePayments?: () => boolean };

/** Wallets of the device (product §7). Empty if the browser throws, like Safari on insecure pages. */
export function deviceWallets(): readonly string[] {
  const { ApplePaySession: wallet } = globalThis as { readonly ApplePaySession?: Wallet };
  try {
    return wallet?.canMakePayments?.() === true ? ['APPLE_PAY'] : [];
  } catch {
    return [];
  }
}
