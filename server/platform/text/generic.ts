import { t } from '#src/shared/text/t.ts';

/** Product §8: replaces errors that must not be shown. */
export const GENERIC = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;

/** Text of 503: retry allowed. */
export const UNAVAILABLE = t`We cannot do this just now. Please try again in a moment.`;
export const UNAVAILABLE_CODE = 'TEMPORARILY_UNAVAILABLE';
