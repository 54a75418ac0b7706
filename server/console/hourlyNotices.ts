const HOUR_MS = 3_600_000;

/** Lets so many through in each hour, for one process. */
export class HourlyNotices {
  readonly #most: number;
  #hour = Number.NEGATIVE_INFINITY;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether there is room for one more at `now`; it is then taken. */
  take(now: Date): boolean {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    if (hour !== this.#hour) [this.#hour, this.#taken] = [hour, 0];
    if (this.#taken >= this.#most) return false;
    this.#taken += 1;
    return true;
  }
}
