export type Device = 'DESKTOP' | 'MOBILE' | 'TABLET';

/** Audience of a preview. `at` is ISO 8601 in UTC. Missing values mean the current ones. */
export type PreviewAudience = {
  readonly brand: string;
  readonly region: string;
  readonly login: 'visitor' | 'player';
  readonly device: Device;
  readonly segments?: readonly string[] | undefined;
  readonly flags?: readonly string[] | undefined;
  readonly at?: string | undefined;
  readonly capabilities?: string | undefined;
};

export type ExplainedNode = {
  readonly id: string;
  readonly kind: string;
  readonly criticality: string;
  readonly outcome: 'shown' | 'stands-in' | 'hidden';
  readonly why: readonly string[];
};

export type Switch = {
  readonly sort: 'kind' | 'flag';
  readonly name: string;
  readonly is_on: boolean;
  readonly operator_id: string;
  readonly reason: string;
  readonly switched_at: string;
};

export type OnOff = 'on' | 'off';

export type TargetingOperations = {
  explain: {
    input: PreviewAudience & { readonly surface: string; readonly draftId?: string | undefined };
    output: { readonly revision: string; readonly nodes: readonly ExplainedNode[] };
  };
  listSwitches: { input: Readonly<Record<never, never>>; output: { readonly switches: readonly Switch[] } };
  switchKind: {
    input: { readonly kind: string; readonly state: OnOff; readonly reason: string };
    output: { readonly kind: string; readonly state: OnOff };
  };
  switchFlag: {
    input: { readonly flag: string; readonly state: OnOff; readonly reason: string };
    output: { readonly flag: string; readonly state: OnOff };
  };
  setPlayerSegments: {
    input: { readonly playerId: string; readonly segments: readonly string[]; readonly reason: string };
    output: { readonly playerId: string; readonly segments: readonly string[] };
  };
};
