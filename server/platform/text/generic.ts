import { t } from '#src/shared/text/t.ts';

/** Product §8: replaces errors that must not be shown. */
export const GENERIC = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;
