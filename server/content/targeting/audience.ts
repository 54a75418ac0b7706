import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';

/** None identifies a player. */
export type Audience = {
  readonly brand: string;
  /** ISO 3166-2: `US-NJ`. */
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the client's manifest; null if not sent. */
  readonly capabilities: string | null;
  /** Only those in rules. */
  readonly segments?: readonly string[];
  /** Flags that are on; set by the server, as is `at`. */
  readonly flags?: ReadonlySet<string>;
  readonly at?: Date;
};

export type Rule = NonNullable<AuthoredStoredNode['when']>;
