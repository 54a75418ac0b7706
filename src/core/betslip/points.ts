/** Equal for `+3.50`, `3.5` and `3.500`. Null if there are no points. */
export const samePoints = (points: string | null | undefined): string | null =>
  points === null || points === undefined || points === '' ? null : String(Number(points.replace('−', '-')));

export const hundredthsOf = (points: string | null): number | null => (points === null ? null : Math.round(Number(points) * 100));
