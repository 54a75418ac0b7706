import { t } from '#src/shared/text/t.ts';
import type { GeoRemedy } from './types.ts';

export type GeoAction = 'check' | 'dismiss' | 'help' | 'reload' | 'support';
export type GeoControl = { readonly label: string; readonly act: GeoAction };

/** Texts of the buttons (product §8). */
export const remedyControls = {
  'allow-location': { label: t`How to allow it`, act: 'help' },
  browse: { label: t`Keep browsing`, act: 'dismiss' },
  'check-connection': { label: t`Check Location`, act: 'check' },
  'contact-support': { label: t`Contact support`, act: 'support' },
  none: { label: t`OK`, act: 'dismiss' },
  reconnect: { label: t`Contact support`, act: 'support' },
  reinstall: { label: t`How to reinstall`, act: 'help' },
  reload: { label: t`Refresh`, act: 'reload' },
  retry: { label: t`Check Location`, act: 'check' },
} as const satisfies Readonly<Record<GeoRemedy, GeoControl>>;

export const helpsToRefresh = (remedy: GeoRemedy): boolean => remedy === 'contact-support' || remedy === 'reconnect' || remedy === 'reload';
