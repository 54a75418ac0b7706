type Corner = readonly [longitude: number, latitude: number];

/** Returns how often a ring goes around a point, from the angles between its corners; 0 if the point is outside. */
export function windingNumber(
  ring: readonly Corner[],
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): number {
  const seen = ring.map(([long, lat]) => [long - longitude, lat - latitude] as const);
  const turned = seen.reduce((sum, [ax, ay], at) => {
    const [bx, by] = seen[(at + 1) % seen.length] ?? [ax, ay];
    return sum + Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }, 0);
  return Math.round(turned / (2 * Math.PI));
}
