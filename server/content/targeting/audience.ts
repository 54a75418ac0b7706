import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';

/** Facts that rules may test. None identifies a player. */
export type Audience = {
  readonly brand: string;
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the client's manifest. Null if not sent. */
  readonly capabilities: string | null;
  readonly segments?: readonly string[];
  /** Flags that are on. The server sets them, like `at`. */
  readonly flags?: ReadonlySet<string>;
  readonly at?: Date;
};

export type Rule = NonNullable<AuthoredStoredNode['when']>;
