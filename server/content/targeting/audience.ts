import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';

/** Targeting attributes; none identifies a player. */
export type Audience = {
  readonly brand: string;
  /** ISO 3166-2: `US-NJ`. */
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the client build's manifest; null if not sent. */
  readonly capabilities: string | null;
  /** Segments of the player, only those that some rule uses. */
  readonly segments?: readonly string[];
  /** Flags that are on; set by the server, as is `at`. */
  readonly flags?: ReadonlySet<string>;
  readonly at?: Date;
};

export type Rule = NonNullable<AuthoredStoredNode['when']>;
