import type { PlacementRequest, RequestedBet, RequestedLeg } from './placementTypes.ts';

type Text<T> = { readonly [Key in keyof T]: T[Key] extends bigint ? string : T[Key] };
type StoredBet = Omit<RequestedBet, 'agreed' | 'legs' | 'stakeCents'> & {
  readonly stakeCents: string;
  readonly legs: readonly Text<RequestedLeg>[];
  readonly agreed?: { readonly num: string; readonly den: string };
};
type Stored = Omit<PlacementRequest, 'bets'> & { readonly bets: readonly StoredBet[] };

export function storeRequest({ bets, ...request }: PlacementRequest): string {
  const stored: Stored = {
    ...request,
    bets: bets.map(({ stakeCents, legs, agreed, ...bet }) => ({
      ...bet,
      stakeCents: String(stakeCents),
      legs: legs.map((leg) => ({ ...leg, num: String(leg.num), den: String(leg.den) })),
      ...(agreed ? { agreed: { num: String(agreed.num), den: String(agreed.den) } } : {}),
    })),
  };
  return JSON.stringify(stored);
}

export function restoreRequest(json: unknown): PlacementRequest {
  const { bets, ...request } = json as Stored;
  return {
    ...request,
    bets: bets.map(({ stakeCents, legs, agreed, ...bet }) => ({
      ...bet,
      stakeCents: BigInt(stakeCents),
      legs: legs.map((leg) => ({ ...leg, num: BigInt(leg.num), den: BigInt(leg.den) })),
      ...(agreed ? { agreed: { num: BigInt(agreed.num), den: BigInt(agreed.den) } } : {}),
    })),
  };
}
