export const LIMITS_SET_BY_US = '/account/responsible-gaming/limits-set-by-us';

export const LEAST_OBJECTION = 10;
export const MOST_OBJECTION = 2_000;
export const LEAST_ANSWER = 20;
export const MOST_ANSWER = 2_000;
