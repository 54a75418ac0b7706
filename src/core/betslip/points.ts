/** `+3.50`, `3.5` and `3.500` are one line. */
export const samePoints = (points: string | null | undefined): string | null =>
  points === null || points === undefined || points === '' ? null : String(Number(points.replace('−', '-')));
