import { randomInt } from 'node:crypto';

/** Returns a whole number from 0 to `below`, exclusive, each equally likely. */
export type Draw = (below: number) => number;

export const secureDraw: Draw = (below) => randomInt(below);
