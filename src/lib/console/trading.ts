/** A rung of the price list of teasers: what so many legs of a sport pay, moved by so many hundredths of a point. The price is profit to stake. */
type TeaserRungSetting = {
  readonly sport: string;
  readonly points: number;
  readonly legs: number;
  readonly num: number;
  readonly den: number;
};

type Settled = { readonly eventId: string; readonly round: number };

export type TradingOperations = {
  readTeaserTable: { input: Readonly<Record<never, never>>; output: { readonly rungs: readonly TeaserRungSetting[] } };
  setTeaserTable: { input: { readonly rungs: readonly TeaserRungSetting[]; readonly reason: string }; output: { readonly rungs: number } };
  settleByHand: {
    input: { readonly eventId: string; readonly homeScore: number; readonly awayScore: number; readonly reason: string };
    output: Settled;
  };
  voidByHand: { input: { readonly eventId: string; readonly reason: string }; output: Settled };
};
