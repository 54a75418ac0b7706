import { t } from '#src/shared/text/t.ts';

/** Product §8: replaces errors that must not be shown. */
export const GENERIC = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;

/** Said by 503: what was asked may be asked again. */
export const UNAVAILABLE = t`Something went wrong on our side. Please try again in a moment.`;
export const UNAVAILABLE_CODE = 'TEMPORARILY_UNAVAILABLE';
