import type { PreviewAudience } from './targeting.ts';

type OfDraft = { readonly draftId: string };

/** A kind with what a part of it begins with, and the live data that it needs by the name of the place. */
export type ListedKind = {
  readonly kind: string;
  readonly family: string;
  readonly version: number;
  readonly isContainer: boolean;
  /** Whether the surface takes it. */
  readonly isAllowed: boolean;
  /** Switched off for everybody at the moment. */
  readonly isOff: boolean;
  readonly needs: Readonly<Record<string, string>>;
  readonly example: object;
};
/** Where live data comes from; `item` is what it hands over, `schema` that of its arguments. */
export type ListedSource = { readonly source: string; readonly item: string; readonly scope: string; readonly schema: object };

export type ComposingOperations = {
  previewDraft: {
    input: OfDraft & PreviewAudience & { readonly document?: object | undefined; readonly query: string; readonly variables: object };
    output: { readonly answer: object | null };
  };
  previewAddresses: { input: OfDraft; output: { readonly addresses: readonly { readonly path: string; readonly name: string }[] } };
  listKinds: {
    input: { readonly surface: string };
    output: {
      readonly kinds: readonly ListedKind[];
      readonly sources: readonly ListedSource[];
      readonly params: readonly string[];
      readonly mandatoryKinds: readonly string[];
    };
  };
};
