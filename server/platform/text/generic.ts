import { t } from '#src/shared/text/t.ts';

/** Shown instead of error texts that players must not see (product §8). */
export const GENERIC = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;

export const UNAVAILABLE = t`Something went wrong on our side. Please try again in a moment.`;
export const UNAVAILABLE_CODE = 'TEMPORARILY_UNAVAILABLE';
