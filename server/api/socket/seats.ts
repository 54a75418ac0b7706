export type SeatLimits = { readonly ofAddress: number; readonly ofSession: number };

/** Maximum open sockets per IP address and per session. Each browser tab opens one. */
export const SEATS: SeatLimits = { ofAddress: 40, ofSession: 8 };

export type Seat = {
  /** Counts the socket for the session instead of its IP address. False if the session has too many sockets or this one is closed. */
  readonly move: (sessionId: string) => boolean;
  readonly leave: () => void;
};

export function createSeats({ ofAddress, ofSession }: SeatLimits) {
  const addresses = counted(ofAddress);
  const sessions = counted(ofSession);
  return (address: string): Seat | null => {
    if (!addresses.take(address)) return null;
    let hasLeft = false;
    let giveBack = (): void => addresses.give(address);
    return {
      move: (sessionId) => {
        if (hasLeft) return false;
        giveBack();
        const isSeated = sessions.take(sessionId);
        giveBack = isSeated ? () => sessions.give(sessionId) : () => undefined;
        return isSeated;
      },
      leave: () => {
        if (!hasLeft) giveBack();
        hasLeft = true;
      },
    };
  };
}

function counted(most: number) {
  const taken = new Map<string, number>();
  return {
    take: (key: string): boolean => {
      const count = taken.get(key) ?? 0;
      if (count >= most) return false;
      taken.set(key, count + 1);
      return true;
    },
    give: (key: string): void => {
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    },
  };
}
