import type { AuthoredStoredNode } from '../gql/authored.ts';

/** For whom a layout is made. Nothing here belongs to one player. */
export type Audience = {
  readonly brand: string;
  /** ISO 3166-2 with its country: `US-NJ`. */
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the manifest of the client's build; null when it did not say. */
  readonly capabilities: string | null;
};

export type Rule = NonNullable<AuthoredStoredNode['when']>;

/** Whether every condition that the rule states holds. A region is named whole (`US-NJ`) or by its country (`US`). */
export function isShownTo(rule: Rule, audience: Audience): boolean {
  const country = audience.region.split('-', 1)[0] ?? '';
  return (
    (rule.brands?.includes(audience.brand) ?? true) &&
    (rule.regions?.some((region) => region === audience.region || region === country) ?? true) &&
    (rule.login === undefined || (rule.login === 'player') === audience.isLoggedIn) &&
    (rule.devices?.includes(audience.device) ?? true)
  );
}
