import { t } from '../text/t.ts';

/** Titles by the last segment of `/legal/:document`. */
export const legalDocuments = {
  privacy: t`Privacy Policy`,
  terms: t`Terms of Use`,
  accessibility: t`Accessibility Policies`,
  'house-rules': t`House Rules`,
  about: t`About Us`,
} as const;

export type LegalDocument = keyof typeof legalDocuments;
