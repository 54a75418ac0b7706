type Wallet = { readonly canMakePayments?: () => boolean };

/** Names the wallets of this device (product §7). Empty in a browser that throws, as Safari does in insecure pages. */
export function deviceWallets(): readonly string[] {
  const { ApplePaySession: wallet } = globalThis as { readonly ApplePaySession?: Wallet };
  try {
    return wallet?.canMakePayments?.() === true ? ['APPLE_PAY'] : [];
  } catch {
    return [];
  }
}
