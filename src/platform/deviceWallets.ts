type Wallet = { readonly canMakePayments?: () => boolean };

/** Lists the wallets of this device (product §7). Empty if the browser throws, as Safari does in insecure pages. */
export function deviceWallets(): readonly string[] {
  const { ApplePaySession: wallet } = globalThis as { readonly ApplePaySession?: Wallet };
  try {
    return wallet?.canMakePayments?.() === true ? ['APPLE_PAY'] : [];
  } catch {
    return [];
  }
}
