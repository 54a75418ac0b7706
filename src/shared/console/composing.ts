import type { PreviewAudience } from './targeting.ts';

type OfDraft = { readonly draftId: string };

/** `needs`: item type that each place for live data needs. */
export type ListedKind = {
  readonly kind: string;
  readonly family: string;
  readonly version: number;
  readonly isContainer: boolean;
  readonly isAllowed: boolean;
  readonly isOff: boolean;
  readonly needs: Readonly<Record<string, string>>;
  readonly example: object;
};
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
