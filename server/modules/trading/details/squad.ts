import type { Side } from '../offer/rosters.ts';
import { pick, randomOf } from '../random/random.ts';

/** Names are invented, so that nobody bets on real people. */
export type Player = { readonly id: string; readonly slot: string; readonly name: string };

const GIVEN =
  'Adan Bren Cael Dario Edric Fenn Garrin Hollis Ivo Jorrin Kellan Loric Marek Nolan Oren Pavel Quill Rowan Stellan Tavin Ulric Varro Wendell Yorick'.split(
    ' ',
  );
const FRONTS = 'Bal Cor Dros Elm Fal Gren Hask Ister Jun Kel Lam Mor Nes Or Pel Quar Ros Sand Tor Ulm Ves Wex Yar Zel'.split(' ');
const ENDS =
  'avane brask dovan ember frell garde hollow iver jorn kenby lume mund nesk orrin pryce quarn rund stane thorpe umber vorne wend'.split(
    ' ',
  );

export const playerId = (side: Side, slot: string): string => `${side.abbreviation.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}-${slot}`;

export function squadOf(competitionId: string, side: Side, slots: readonly string[]): readonly Player[] {
  const random = randomOf('squad', competitionId, side.abbreviation);
  const taken = new Set<string>();
  return slots.map((slot) => {
    let name = '';
    do name = `${pick(random, GIVEN)} ${pick(random, FRONTS)}${pick(random, ENDS)}`;
    while (taken.has(name));
    taken.add(name);
    return { id: playerId(side, slot), slot, name };
  });
}
