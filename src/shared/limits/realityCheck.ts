/** Intervals of the reality check, in minutes (58 Pa. Code 814a.1(e)). */
export const REALITY_CHECK_MINUTES: readonly number[] = [15, 30, 60];

export const MINUTES_AT_MOST = 60;
