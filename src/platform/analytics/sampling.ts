import { hashOf } from '#src/shared/values/hashOf.ts';

export const isSampled = (visit: string, rate: number): boolean => hashOf(visit) / 4_294_967_296 < rate;
