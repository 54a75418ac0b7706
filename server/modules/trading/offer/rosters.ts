import baseballRosters from '#fixtures/worlds/rosters/baseball.json' with { type: 'json' };
import basketballRosters from '#fixtures/worlds/rosters/basketball.json' with { type: 'json' };
import footballRosters from '#fixtures/worlds/rosters/football.json' with { type: 'json' };
import hockeyRosters from '#fixtures/worlds/rosters/hockey.json' with { type: 'json' };
import otherRosters from '#fixtures/worlds/rosters/others.json' with { type: 'json' };
import soccerRosters from '#fixtures/worlds/rosters/soccer.json' with { type: 'json' };

export type Side = {
  readonly abbreviation: string;
  readonly name: string;
  readonly fullName: string;
  readonly colours: readonly [string, string] | null;
  readonly strength: number;
};
type Stored = Omit<Side, 'colours'> & { readonly colours: readonly string[] | null };

const sidesOf = <K extends string>(file: Readonly<Record<K, readonly Stored[]>>): Readonly<Record<K, readonly Side[]>> =>
  Object.fromEntries(Object.entries<readonly Stored[]>(file).map(([name, sides]) => [name, sides.map(sideOf)])) as Record<K, Side[]>;

function sideOf({ colours, ...side }: Stored): Side {
  const [first, second] = colours ?? [];
  return { ...side, colours: first !== undefined && second !== undefined ? [first, second] : null };
}

export const baseball = sidesOf(baseballRosters);
export const basketball = sidesOf(basketballRosters);
export const football = sidesOf(footballRosters);
export const hockey = sidesOf(hockeyRosters);
export const others = sidesOf(otherRosters);
export const soccer = sidesOf(soccerRosters);
