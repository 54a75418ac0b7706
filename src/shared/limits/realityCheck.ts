/** Minutes between reality checks (58 Pa. Code 814a.1(e)). */
export const REALITY_CHECK_MINUTES: readonly number[] = [15, 30, 60];

export const MINUTES_AT_MOST = 60;
