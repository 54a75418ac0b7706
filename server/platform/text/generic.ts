import { t } from '#src/shared/text/t.ts';

/** Product §8: what is said of whatever must not be said. */
export const GENERIC = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;
