import type { Device, ExplainedNode } from './targeting.ts';

/** Audience a page was resolved for. */
export type SeenAudience = {
  readonly brand: string;
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: Device;
  readonly capabilities: string | null;
  readonly segments?: readonly string[] | undefined;
  readonly flags: readonly string[];
  readonly off: readonly string[];
};

/** Layout shown to a player; `to` is null while it still is. */
export type Seen = {
  readonly sessionId: string;
  /** `page`, or a part of the frame around it. */
  readonly place: string;
  readonly surface: string;
  readonly revision: string;
  readonly audience: SeenAudience;
  readonly from: string;
  readonly to: string | null;
  readonly nodes: readonly ExplainedNode[];
};

export type PlayerOperations = {
  whatPlayerSaw: {
    input: { readonly playerId: string; readonly at: string; readonly reason: string };
    output: { readonly seen: readonly Seen[] };
  };
};
