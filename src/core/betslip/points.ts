/** `+3.50`, `3.5` and `3.500` are one line. */
export const samePoints = (points: string | null | undefined): string | null =>
  points === null || points === undefined || points === '' ? null : String(Number(points.replace('−', '-')));

/** The line in hundredths of a point, as prices of one game are reckoned; null where there is none. */
export const hundredthsOf = (points: string | null): number | null => (points === null ? null : Math.round(Number(points) * 100));
