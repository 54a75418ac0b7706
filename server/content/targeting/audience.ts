import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';

/** For whom a layout is made. Nothing here belongs to one player. */
export type Audience = {
  readonly brand: string;
  /** ISO 3166-2 with its country: `US-NJ`. */
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the manifest of the client's build; null when it did not say. */
  readonly capabilities: string | null;
  /** Those of a player that some rule asks for. */
  readonly segments?: readonly string[];
  /** Flags that are on, and the time: the server adds both when it answers. */
  readonly flags?: ReadonlySet<string>;
  readonly at?: Date;
};

export type Rule = NonNullable<AuthoredStoredNode['when']>;
