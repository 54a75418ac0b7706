import type { LegalDocument } from '../site/legalDocuments.ts';

export type LegalVersionView = {
  readonly brand: string;
  readonly region: string;
  readonly document: LegalDocument;
  readonly version: number;
  readonly title: string;
  readonly body: string;
  readonly hash: string;
  readonly holdsFrom: string | null;
  readonly isMaterial: boolean;
  readonly publishedBy: string;
  readonly publishedAt: string;
};

type Wish = Pick<LegalVersionView, 'brand' | 'region' | 'document' | 'title' | 'body' | 'holdsFrom'> & {
  readonly change: 'editorial' | 'material';
};

export type LegalOperations = {
  listLegalVersions: {
    input: { readonly brand: string; readonly document: LegalDocument };
    output: { readonly versions: readonly LegalVersionView[] };
  };
  callOffLegalVersion: {
    input: Pick<LegalVersionView, 'brand' | 'document' | 'version'> & { readonly reason: string };
    output: { readonly version: number };
  };
  publishLegalVersion: { input: Wish & { readonly reason: string }; output: { readonly version: number; readonly hash: string } };
};
