import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';

/** Facts that rules may test. No fact identifies a player. */
export type Audience = {
  readonly brand: string;
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the client's manifest; null if not sent. */
  readonly capabilities: string | null;
  readonly segments?: readonly string[];
  /** Flags that are on. The server sets them, as it sets `at`. */
  readonly flags?: ReadonlySet<string>;
  readonly at?: Date;
};

export type Rule = NonNullable<AuthoredStoredNode['when']>;
