import { randomInt } from 'node:crypto';

/** Returns a random whole number from 0 to below `below`, all equally likely. */
export type Draw = (below: number) => number;

export const secureDraw: Draw = (below) => randomInt(below);
