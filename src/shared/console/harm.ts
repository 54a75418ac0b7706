export const HARM_OUTCOMES = ['CONTACTED', 'EXCLUDED', 'LIMITED', 'NOT_REACHED', 'NO_HARM'] as const;
export type HarmOutcome = (typeof HARM_OUTCOMES)[number];

export type HarmMarker = { readonly name: string; readonly isStrong: boolean; readonly words: string };
/** Block of wagers until compliance contacts the player. `isMissed`: `until` passed without contact. */
export type HarmWait = { readonly from: string; readonly until: string; readonly isMissed: boolean };
export type OpenHarmCase = {
  readonly caseId: string;
  readonly playerId: string;
  readonly level: number;
  readonly openedAt: string;
  readonly wait: HarmWait | null;
};
export type HarmView = {
  readonly playerId: string;
  readonly now: { readonly points: number; readonly level: number; readonly markers: readonly HarmMarker[] };
  /** Newest first; risk markers are kept 13 months. */
  readonly scores: readonly {
    readonly computedAt: string;
    readonly points: number;
    readonly level: number;
    readonly markers: readonly HarmMarker[] | null;
  }[];
  readonly cases: readonly {
    readonly id: string;
    readonly openedAt: string;
    readonly points: number;
    readonly level: number;
    readonly outcome: HarmOutcome | null;
    readonly reason: string | null;
    readonly closedBy: string | null;
    readonly closedAt: string | null;
    readonly wait: HarmWait | null;
  }[];
};

export type HarmOperations = {
  listHarmCases: { input: Readonly<Record<never, never>>; output: { readonly cases: readonly OpenHarmCase[] } };
  readHarm: { input: { readonly playerId: string; readonly reason: string }; output: HarmView };
  closeHarmCase: {
    input: { readonly caseId: string; readonly outcome: HarmOutcome; readonly reason: string };
    output: { readonly caseId: string };
  };
};
