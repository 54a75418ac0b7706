import { randomInt } from 'node:crypto';

/** Returns a random whole number that is at least 0 and less than `below`. All are equally likely. */
export type Draw = (below: number) => number;

export const secureDraw: Draw = (below) => randomInt(below);
