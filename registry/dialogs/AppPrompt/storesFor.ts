type Store = { readonly platform: string };

/** The stores of a device: its own when there is one, else those for any; all of them where the device does not say what it is. */
export function storesFor<S extends Store>(userAgent: string, stores: readonly S[]): readonly S[] {
  const platform = /iPad|iPhone|iPod/.test(userAgent) ? 'IOS' : userAgent.includes('Android') ? 'ANDROID' : null;
  if (platform === null) return stores;
  const own = stores.filter((store) => store.platform === platform);
  return own.length > 0 ? own : stores.filter((store) => store.platform !== 'IOS' && store.platform !== 'ANDROID');
}
